import { boothClassNames } from '@fairground/domain/booth'
import {
  type BoothColumn,
  type BoothFilters,
  boothColumns,
  boothFilters,
  exportBooths,
  listBooths,
  type PlacedBooth,
} from '@fairground/wire/placement'
import { setBoothTypes } from '@fairground/wire/venue'
import { Button, Form } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { useCodeName } from '../codelist'
import { useLanguage, useSay } from '../lib/language'
import { BoothStateTag, KeptFor, placementTexts, useWaysFromRows, WhoHasIt } from '../placement'
import { useMayCall } from '../session/use-session'
import { ExportButton } from '../ui/export-button'
import { listTexts } from '../ui/list/list.texts'
import { ListFilters } from '../ui/list/list-filters'
import { ListPage } from '../ui/list/list-page'
import { type Column, ListRows } from '../ui/list/list-rows'
import { ListSummary } from '../ui/list/list-summary'
import { useList } from '../ui/list/use-list'
import { useSelection } from '../ui/list/use-selection'
import { useBoothTypeFields } from './booth-type-filters'
import { TypeDialog } from './type-dialog'
import styles from './venue.module.css'
import { venueTexts as texts } from './venue.texts'

/** What each booth is, and changing many of them at once. */
export function BoothTypesPage() {
  const say = useSay()
  const [form] = Form.useForm<BoothFilters>()
  const list = useList<PlacedBooth, BoothFilters, typeof listBooths>(listBooths, boothFilters, {
    sortable: boothColumns,
  })
  const columns = useTypeColumns()
  const maySet = useMayCall(setBoothTypes)
  const { page: _page, pageSize: _size, ...search } = list.asked
  const [setting, setSetting] = useState<readonly PlacedBooth[]>()
  const selection = useSelection(
    list.rows,
    ({ id }) => id,
    ({ code }) => say(texts.select, { booth: code }),
  )
  return (
    <ListPage
      title={say(texts.types)}
      lead={say(texts.typesLead)}
      summary={<ListSummary list={list} />}
      actions={
        <ExportButton
          endpoint={exportBooths}
          given={{ query: search }}
          busyLabel={placementTexts.exporting}
        />
      }
    >
      <ListFilters
        form={form}
        filters={list.filters}
        onSearch={list.search}
        onReset={list.reset}
        fields={useBoothTypeFields()}
      />
      <ListRows
        label={say(texts.types)}
        list={list}
        columns={columns}
        keyOf={({ id }) => id}
        selection={selection}
        bulk={
          <span className={styles.bulk}>
            {maySet ? (
              <Button type="primary" size="small" onClick={() => setSetting(selection.chosen)}>
                {say(texts.set)}
              </Button>
            ) : null}
            <ExportButton
              endpoint={exportBooths}
              given={{ query: { ...search, ids: selection.chosen.map(({ id }) => id) } }}
              label={listTexts.exportSelected}
            />
          </span>
        }
        emptyNote={say(texts.empty)}
        actions={
          maySet
            ? (row) => (
                <Button
                  type="link"
                  size="small"
                  aria-label={`${say(texts.set)} ${row.code}`}
                  onClick={() => setSetting([row])}
                >
                  {say(texts.set)}
                </Button>
              )
            : undefined
        }
      />
      {setting ? (
        <TypeDialog booths={setting} onClose={() => setSetting(undefined)} onDone={selection.clear} />
      ) : null}
    </ListPage>
  )
}

const sorted = (key: BoothColumn, rest: Omit<Column<PlacedBooth>, 'key' | 'sort'>): Column<PlacedBooth> => ({
  key,
  sort: key,
  ...rest,
})

function useTypeColumns(): Column<PlacedBooth>[] {
  const say = useSay()
  const language = useLanguage()
  const exhibitType = useCodeName('exhibitType')
  const ways = useWaysFromRows()
  return [
    sorted('code', {
      title: say(texts.code),
      names: true,
      cell: ({ id, code }) => (
        <Link className={styles.mono} to={ways.booth(id)}>
          {code}
        </Link>
      ),
    }),
    sorted('hall', {
      title: say(texts.hall),
      wraps: 'words',
      cell: ({ hallZh, hallEn }) => (language === 'en' ? hallEn : hallZh),
    }),
    sorted('boothClass', {
      title: say(texts.kind),
      cell: ({ boothClass }) => boothClassNames[boothClass][language],
    }),
    {
      key: 'exhibitType',
      title: say(texts.exhibitType),
      wraps: 'words',
      cell: ({ exhibitType: code }) => exhibitType(code),
    },
    { key: 'special', title: say(texts.special), cell: ({ special }) => (special ? say(texts.yes) : '') },
    sorted('area', {
      title: say(texts.area),
      cell: ({ areaM2 }) => <span className={styles.mono}>{areaM2} m²</span>,
    }),
    sorted('state', { title: say(texts.state), cell: ({ state }) => <BoothStateTag state={state} /> }),
    { key: 'whose', title: say(texts.whose), wraps: true, cell: (booth) => <WhoHasIt booth={booth} /> },
    {
      key: 'reservedFor',
      title: say(placementTexts.reservedFor),
      wraps: true,
      cell: (booth) => <KeptFor booth={booth} />,
    },
    {
      key: 'plan',
      title: say(placementTexts.onPlanShort),
      cell: (booth) => (
        <Link to={ways.plan(booth)} aria-label={`${say(placementTexts.onPlan)} ${booth.code}`}>
          {say(placementTexts.onPlanShort)}
        </Link>
      ),
    },
  ]
}
