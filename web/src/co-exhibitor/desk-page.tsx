import { coExhibitorStateNames, coExhibitorStates } from '@fairground/domain/co-exhibitor'
import {
  type CoExhibitorFilters,
  coExhibitorFilters,
  type DeskCoExhibitor,
  decideCoExhibitor,
  listCoExhibitors,
} from '@fairground/wire/co-exhibitor'
import { companyPath } from '@fairground/wire/hub/screens'
import { Button, Form } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { formatMoment } from '../lib/format'
import { useLanguage, useSay } from '../lib/language'
import { useReader } from '../session/use-fair'
import { useMayCall } from '../session/use-session'
import { ChoiceFilter } from '../ui/list/choice-filter'
import { ListFilters } from '../ui/list/list-filters'
import { ListPage } from '../ui/list/list-page'
import { type Column, ListRows } from '../ui/list/list-rows'
import { TextFilter } from '../ui/list/text-filter'
import { useList } from '../ui/list/use-list'
import { StatusTag } from '../ui/status-tag'
import { coExhibitorTexts as texts } from './co-exhibitor.texts'
import { DecideDialog } from './decide-dialog'
import { nameIn, stateTones } from './tones'

const Typed = TextFilter<keyof CoExhibitorFilters>
const Chosen = ChoiceFilter<keyof CoExhibitorFilters>

/** Those of all companies, the ones that wait first. */
export function DeskPage() {
  const say = useSay()
  const language = useLanguage()
  const [form] = Form.useForm<CoExhibitorFilters>()
  const [open, setOpen] = useState<DeskCoExhibitor>()
  const list = useList<DeskCoExhibitor, CoExhibitorFilters, typeof listCoExhibitors>(
    listCoExhibitors,
    coExhibitorFilters,
  )
  const mayDecide = useMayCall(decideCoExhibitor)
  return (
    <ListPage title={say(texts.title)} lead={say(texts.deskLead)}>
      <ListFilters form={form} filters={list.filters} onSearch={list.search} onReset={list.reset}>
        <Typed name="company" label={say(texts.company)} />
        <Typed name="name" label={say(texts.name)} />
        <Chosen
          name="state"
          label={say(texts.state)}
          options={coExhibitorStates.map((state) => ({
            value: state,
            label: coExhibitorStateNames[state][language],
          }))}
        />
      </ListFilters>
      <ListRows
        label={say(texts.title)}
        list={list}
        columns={useColumns()}
        keyOf={({ id }) => id}
        emptyNote={say(texts.empty)}
        actions={(row) => (
          <Button
            type="link"
            size="small"
            aria-label={say(mayDecide ? texts.decideOf : texts.lookOf, { name: nameIn(language, row) })}
            onClick={() => setOpen(row)}
          >
            {say(mayDecide ? texts.decide : texts.look)}
          </Button>
        )}
      />
      {open ? (
        <DecideDialog
          one={list.rows?.find(({ id }) => id === open.id) ?? open}
          onClose={() => setOpen(undefined)}
        />
      ) : null}
    </ListPage>
  )
}

function useColumns(): Column<DeskCoExhibitor>[] {
  const say = useSay()
  const language = useLanguage()
  const reader = useReader()
  return [
    { key: 'name', title: say(texts.name), names: true, wraps: true, cell: (row) => nameIn(language, row) },
    {
      key: 'company',
      title: say(texts.company),
      wraps: true,
      cell: ({ companyId, companyName }) => <Link to={companyPath(companyId)}>{companyName}</Link>,
    },
    { key: 'booths', title: say(texts.booths), wraps: true, cell: ({ booths }) => booths.join(' ') },
    { key: 'country', title: say(texts.country), cell: ({ country }) => country },
    {
      key: 'state',
      title: say(texts.state),
      cell: ({ state }) => (
        <StatusTag tone={stateTones[state]}>{coExhibitorStateNames[state][language]}</StatusTag>
      ),
    },
    { key: 'namedAt', title: say(texts.namedAt), cell: ({ namedAt }) => formatMoment(namedAt, reader) },
    { key: 'remark', title: say(texts.remark), wraps: true, cell: ({ remark }) => remark },
  ]
}
