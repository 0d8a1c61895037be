import { typeChangeStateNames, typeChangeStates } from '@fairground/domain/type-change'
import { companyPath } from '@fairground/wire/hub/screens'
import {
  type DeskTypeChange,
  decideTypeChange,
  listTypeChanges,
  type TypeChangeFilters,
  typeChangeFilters,
} from '@fairground/wire/type-change'
import { Button, Form } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { useCodeList } from '../codelist'
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
import { AnswerDialog } from './answer-dialog'
import { typeChangeTexts as texts } from './type-change.texts'
import { changeTones, useWords } from './use-words'

const Typed = TextFilter<keyof TypeChangeFilters>
const Chosen = ChoiceFilter<keyof TypeChangeFilters>

/** Requests of all companies, those that wait first. */
export function DeskPage() {
  const say = useSay()
  const language = useLanguage()
  const [form] = Form.useForm<TypeChangeFilters>()
  const [open, setOpen] = useState<DeskTypeChange>()
  const list = useList<DeskTypeChange, TypeChangeFilters, typeof listTypeChanges>(
    listTypeChanges,
    typeChangeFilters,
  )
  const mayDecide = useMayCall(decideTypeChange)
  const { nameOf } = useWords()
  const types = useCodeList('boothType').data ?? []
  return (
    <ListPage title={say(texts.deskTitle)} lead={say(texts.deskLead)}>
      <ListFilters form={form} filters={list.filters} onSearch={list.search} onReset={list.reset}>
        <Typed name="company" label={say(texts.company)} />
        <Chosen
          name="state"
          label={say(texts.state)}
          options={typeChangeStates.map((state) => ({
            value: state,
            label: typeChangeStateNames[state][language],
          }))}
        />
        <Chosen
          name="boothType"
          label={say(texts.wanted)}
          options={types.map(({ value }) => ({ value, label: nameOf(value) }))}
        />
      </ListFilters>
      <ListRows
        label={say(texts.deskTitle)}
        list={list}
        columns={useColumns()}
        keyOf={({ id }) => id}
        emptyNote={say(texts.empty)}
        actions={(row) => {
          const answers = mayDecide && row.state === 'open'
          return (
            <Button
              type="link"
              size="small"
              aria-label={say(answers ? texts.decideOf : texts.lookOf, { company: row.companyName })}
              onClick={() => setOpen(row)}
            >
              {say(answers ? texts.decide : texts.look)}
            </Button>
          )
        }}
      />
      {open ? <AnswerDialog row={open} onClose={() => setOpen(undefined)} /> : null}
    </ListPage>
  )
}

function useColumns(): Column<DeskTypeChange>[] {
  const say = useSay()
  const language = useLanguage()
  const reader = useReader()
  const { sized } = useWords()
  return [
    {
      key: 'companyName',
      title: say(texts.company),
      names: true,
      wraps: true,
      cell: ({ companyId, companyName }) => <Link to={companyPath(companyId)}>{companyName}</Link>,
    },
    { key: 'from', title: say(texts.from), cell: ({ before }) => sized(before) },
    { key: 'to', title: say(texts.to), cell: ({ wanted }) => sized(wanted) },
    { key: 'reason', title: say(texts.reason), wraps: true, cell: ({ reason }) => reason },
    { key: 'madeAt', title: say(texts.when), cell: ({ madeAt }) => formatMoment(madeAt, reader) },
    {
      key: 'state',
      title: say(texts.state),
      cell: ({ state }) => (
        <StatusTag tone={changeTones[state]}>{typeChangeStateNames[state][language]}</StatusTag>
      ),
    },
    { key: 'answer', title: say(texts.answer), wraps: true, cell: ({ answer }) => answer },
  ]
}
