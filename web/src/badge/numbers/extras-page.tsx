import {
  type ExtraFilters,
  extraFilters,
  giveExtra,
  type ListedExtra,
  listExtras,
} from '@fairground/wire/badge/numbers'
import { companyPath } from '@fairground/wire/hub/screens'
import { Button, Form } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { formatMoment } from '../../lib/format'
import { useSay } from '../../lib/language'
import { useReader } from '../../session/use-fair'
import { useMayCall } from '../../session/use-session'
import { ListFilters } from '../../ui/list/list-filters'
import { ListPage } from '../../ui/list/list-page'
import { type Column, ListRows } from '../../ui/list/list-rows'
import { TextFilter } from '../../ui/list/text-filter'
import { useList } from '../../ui/list/use-list'
import { GiveDialog } from './give-dialog'
import { numbersTexts as texts } from './numbers.texts'

const Typed = TextFilter<keyof ExtraFilters>

/** Every word of the organiser on badges beyond the rule, and the next one. */
export function ExtrasPage() {
  const say = useSay()
  const mayGive = useMayCall(giveExtra)
  const [form] = Form.useForm<ExtraFilters>()
  const [giving, setGiving] = useState(false)
  const list = useList<ListedExtra, ExtraFilters, typeof listExtras>(listExtras, extraFilters)
  return (
    <ListPage
      title={say(texts.manage)}
      lead={say(texts.manageLead)}
      actions={
        mayGive ? (
          <Button type="primary" onClick={() => setGiving(true)}>
            {say(texts.give)}
          </Button>
        ) : null
      }
    >
      <ListFilters form={form} filters={list.filters} onSearch={list.search} onReset={list.reset}>
        <Typed name="companyName" label={say(texts.company)} />
      </ListFilters>
      <ListRows
        label={say(texts.manage)}
        list={list}
        columns={useColumns()}
        keyOf={({ id }) => id}
        emptyNote={say(texts.noExtras)}
      />
      {giving ? <GiveDialog onClose={() => setGiving(false)} /> : null}
    </ListPage>
  )
}

function useColumns(): Column<ListedExtra>[] {
  const say = useSay()
  const reader = useReader()
  return [
    {
      key: 'companyName',
      title: say(texts.company),
      names: true,
      wraps: true,
      cell: ({ companyId, companyName }) => <Link to={companyPath(companyId)}>{companyName}</Link>,
    },
    { key: 'count', title: say(texts.count), cell: ({ count }) => (count > 0 ? `+${count}` : count) },
    { key: 'reason', title: say(texts.reason), wraps: true, cell: ({ reason }) => reason },
    { key: 'givenAt', title: say(texts.when), cell: ({ givenAt }) => formatMoment(givenAt, reader) },
    { key: 'givenBy', title: say(texts.who), cell: ({ givenBy }) => givenBy },
  ]
}
