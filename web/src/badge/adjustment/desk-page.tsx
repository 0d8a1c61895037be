import { requestKindNames, requestKinds, requestStateNames, requestStates } from '@fairground/domain/badge'
import {
  type DeskRequest,
  listRequests,
  type RequestFilters,
  requestFilters,
} from '@fairground/wire/badge/requests'
import { companyPath } from '@fairground/wire/hub/screens'
import { Button, Form } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { formatMoment } from '../../lib/format'
import { useLanguage, useSay } from '../../lib/language'
import { useReader } from '../../session/use-fair'
import { ChoiceFilter } from '../../ui/list/choice-filter'
import { ListFilters } from '../../ui/list/list-filters'
import { ListPage } from '../../ui/list/list-page'
import { type Column, ListRows } from '../../ui/list/list-rows'
import { TextFilter } from '../../ui/list/text-filter'
import { useList } from '../../ui/list/use-list'
import { StatusTag } from '../../ui/status-tag'
import { adjustmentTexts as texts } from './adjustment.texts'
import { DecideDialog } from './decide-dialog'
import { requestTones, useRequestWords } from './use-request-words'

const Typed = TextFilter<keyof RequestFilters>
const Chosen = ChoiceFilter<keyof RequestFilters>

/** Requests of all companies, those that wait first. */
export function DeskPage() {
  const say = useSay()
  const language = useLanguage()
  const [form] = Form.useForm<RequestFilters>()
  const [deciding, setDeciding] = useState<DeskRequest>()
  const list = useList<DeskRequest, RequestFilters, typeof listRequests>(listRequests, requestFilters)
  return (
    <ListPage title={say(texts.deskTitle)} lead={say(texts.deskLead)}>
      <ListFilters form={form} filters={list.filters} onSearch={list.search} onReset={list.reset}>
        <Typed name="companyName" label={say(texts.company)} />
        <Chosen
          name="kind"
          label={say(texts.kind)}
          options={requestKinds.map((kind) => ({ value: kind, label: requestKindNames[kind][language] }))}
        />
        <Chosen
          name="state"
          label={say(texts.state)}
          options={requestStates.map((state) => ({
            value: state,
            label: requestStateNames[state][language],
          }))}
        />
      </ListFilters>
      <ListRows
        label={say(texts.deskTitle)}
        list={list}
        columns={useColumns()}
        keyOf={({ id }) => id}
        emptyNote={say(texts.empty)}
        actions={(row) =>
          row.state === 'open' ? (
            <Button
              type="link"
              size="small"
              aria-label={say(texts.decideOf, { company: row.companyName })}
              onClick={() => setDeciding(row)}
            >
              {say(texts.decide)}
            </Button>
          ) : null
        }
      />
      {deciding ? <DecideDialog request={deciding} onClose={() => setDeciding(undefined)} /> : null}
    </ListPage>
  )
}

function useColumns(): Column<DeskRequest>[] {
  const say = useSay()
  const language = useLanguage()
  const reader = useReader()
  const { who } = useRequestWords()
  return [
    {
      key: 'companyName',
      title: say(texts.company),
      names: true,
      wraps: true,
      cell: ({ companyId, companyName }) => <Link to={companyPath(companyId)}>{companyName}</Link>,
    },
    { key: 'kind', title: say(texts.kind), cell: ({ kind }) => requestKindNames[kind][language] },
    { key: 'who', title: say(texts.who), cell: who },
    { key: 'reason', title: say(texts.reason), wraps: true, cell: ({ reason }) => reason },
    { key: 'madeAt', title: say(texts.when), cell: ({ madeAt }) => formatMoment(madeAt, reader) },
    {
      key: 'state',
      title: say(texts.state),
      cell: ({ state }) => (
        <StatusTag tone={requestTones[state]}>{requestStateNames[state][language]}</StatusTag>
      ),
    },
    { key: 'answer', title: say(texts.answer), wraps: true, cell: ({ decisionReason }) => decisionReason },
  ]
}
