import {
  assignBooths,
  type BoothFilters,
  boothColumns,
  boothFilters,
  exportBooths,
  listBooths,
  type PlacedBooth,
} from '@fairground/wire/placement'
import { Button, Form } from 'antd'
import { type ReactNode, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { useSay } from '../lib/language'
import { useMayCall } from '../session/use-session'
import { ExportButton } from '../ui/export-button'
import { listTexts } from '../ui/list/list.texts'
import { ListFilters } from '../ui/list/list-filters'
import { ListPage } from '../ui/list/list-page'
import { ListRows } from '../ui/list/list-rows'
import { ListSummary } from '../ui/list/list-summary'
import { useList } from '../ui/list/use-list'
import { useSelection } from '../ui/list/use-selection'
import { useBoothFilterFields } from './booth-filters'
import type { BoothWays } from './booth-ways'
import { OverdueNote } from './overdue-note'
import { PlaceDialog } from './place-dialog'
import styles from './placement.module.css'
import { placementTexts as texts } from './placement.texts'
import { planPathOf, tickedIn } from './placement-paths'
import { type ActionOver, actionsOver } from './placing'
import { useActionWords } from './use-action-words'
import { useBoothColumns } from './use-booth-columns'

interface Props {
  title: string
  lead: string
  emptyNote: string
  ways: BoothWays
  /** Only booths that companies have. */
  held?: boolean
  /** Where one came from. */
  back?: ReactNode
}

/** Booths by whatever is looked for, with what can be done with them. */
export function BoothList({ title, lead, emptyNote, ways, held = false, back }: Props) {
  const say = useSay()
  const [form] = Form.useForm<BoothFilters>()
  const list = useList<PlacedBooth, BoothFilters, typeof listBooths>(listBooths, boothFilters, {
    fixed: held ? { held: 'yes' } : {},
    sortable: boothColumns,
  })
  const columns = useBoothColumns(ways)
  const fields = useBoothFilterFields(held)
  const mayPlace = useMayCall(assignBooths)
  const { pathname, search: here } = useLocation()
  const wereTicked = tickedIn(new URLSearchParams(here))
  const [placing, setPlacing] = useState<ActionOver<PlacedBooth>>()
  const selection = useSelection(
    list.rows,
    ({ id }) => id,
    ({ code }) => say(texts.select, { booth: code }),
    ({ code }) => wereTicked.has(code),
  )
  const [inOneHall] = selection.chosen
  const isOneHall = selection.chosen.every(({ hallId }) => hallId === inOneHall?.hallId)
  const { page: _page, pageSize: _size, ...search } = list.asked
  const wordsOf = useActionWords()
  const bulk = actionsOver(selection.chosen).map((over) => {
    const { label, title } = wordsOf(over, selection.chosen.length)
    return (
      <Button key={over.action} type="primary" size="small" title={title} onClick={() => setPlacing(over)}>
        {label}
      </Button>
    )
  })
  const actionsOf = (row: PlacedBooth) =>
    actionsOver([row]).map((over) => (
      <Button
        key={over.action}
        type="link"
        size="small"
        onClick={() => setPlacing(over)}
        aria-label={`${say(texts[over.action])} ${row.code}`}
      >
        {say(texts[over.action])}
      </Button>
    ))

  return (
    <ListPage
      title={title}
      lead={lead}
      summary={<ListSummary list={list} />}
      above={
        mayPlace && !held && !back && list.filters.overdue !== 'yes' ? (
          <OverdueNote onShow={() => list.search({ overdue: 'yes' })} />
        ) : null
      }
      actions={
        <>
          {back}
          <ExportButton endpoint={exportBooths} given={{ query: search }} busyLabel={texts.exporting} />
        </>
      }
    >
      <ListFilters
        form={form}
        filters={list.filters}
        onSearch={list.search}
        onReset={list.reset}
        fields={fields}
      />
      <ListRows
        label={title}
        list={list}
        columns={columns}
        keyOf={({ id }) => id}
        selection={selection}
        bulk={
          <span className={styles.actions}>
            {mayPlace ? bulk : null}
            {isOneHall ? (
              <Link to={planPathOf(selection.chosen, pathname + here)}>{say(texts.onPlan)}</Link>
            ) : null}
            <ExportButton
              endpoint={exportBooths}
              given={{ query: { ...search, ids: selection.chosen.map(({ id }) => id) } }}
              label={listTexts.exportSelected}
            />
          </span>
        }
        emptyNote={emptyNote}
        actions={mayPlace ? actionsOf : undefined}
      />
      {placing ? (
        <PlaceDialog
          action={placing.action}
          booths={placing.booths}
          onClose={() => setPlacing(undefined)}
          onDone={selection.clear}
        />
      ) : null}
    </ListPage>
  )
}
