import { SearchOutlined } from '@ant-design/icons'
import { type CodeListName, codeListFacts } from '@fairground/domain/codelist'
import { codeListOverview } from '@fairground/wire/codelist/admin'
import type { CallResult } from '@fairground/wire/kernel/endpoint'
import { Input } from 'antd'
import { Link, useSearchParams } from 'react-router'
import { useLanguage, useSay } from '../lib/language'
import { useCall } from '../session/use-call'
import { useTimeZone } from '../session/use-fair'
import { EmptyState } from '../ui/empty-state'
import { ListCards } from '../ui/list/list-cards'
import { listMoment } from '../ui/list/list-moment'
import { ListPage } from '../ui/list/list-page'
import type { Column } from '../ui/list/list-rows'
import { ListTable } from '../ui/list/list-table'
import { LoadFailed } from '../ui/load-failed'
import { PartSkeleton } from '../ui/part-skeleton'
import { StatusTag } from '../ui/status-tag'
import { useMedia } from '../ui/use-media'
import styles from './code-lists-page.module.css'
import { codelistTexts as texts } from './codelist.texts'
import { detailPath } from './detail-path'

type Overview = CallResult<typeof codeListOverview>[number]

export function CodeListsPage() {
  const say = useSay()
  const columns = useColumns()
  const phone = useMedia('(max-width: 760px)')
  // In the address, so that coming back from a list finds the same ones.
  const [address, setAddress] = useSearchParams()
  const typed = address.get('search') ?? ''
  const { data, isError, isFetching, refetch } = useCall(codeListOverview)
  const rows = data?.filter(({ list }) => fits(list, typed))
  const Rows = phone ? ListCards : ListTable

  return (
    <ListPage title={say(texts.title)} lead={say(texts.lead)}>
      <search className={styles.search}>
        <Input
          type="search"
          prefix={<SearchOutlined aria-hidden />}
          defaultValue={typed}
          placeholder={say(texts.search)}
          aria-label={say(texts.search)}
          onChange={({ target }) =>
            setAddress(target.value ? { search: target.value } : {}, { replace: true })
          }
        />
      </search>
      {rows ? (
        rows.length > 0 ? (
          <Rows
            label={say(texts.title)}
            rows={rows}
            columns={columns}
            keyOf={({ list }) => list}
            first={1}
            numbered={false}
          />
        ) : (
          <EmptyState title={say(texts.noneFound)}>{say(texts.noneFoundNote)}</EmptyState>
        )
      ) : (
        <div className={styles.waiting}>
          {isError ? (
            <LoadFailed onRetry={() => void refetch()} busy={isFetching} />
          ) : (
            <PartSkeleton rows={8} />
          )}
        </div>
      )}
    </ListPage>
  )
}

function useColumns(): Column<Overview>[] {
  const say = useSay()
  const language = useLanguage()
  const timeZone = useTimeZone()
  return [
    {
      key: 'name',
      title: say(texts.name),
      names: true,
      cell: ({ list }) => <Link to={detailPath(list)}>{codeListFacts[list].title[language]}</Link>,
    },
    {
      key: 'use',
      title: say(texts.use),
      wraps: true,
      cell: ({ list }) => codeListFacts[list].use[language],
    },
    { key: 'items', title: say(texts.items), cell: ({ items }) => items },
    {
      key: 'disabled',
      title: say(texts.disabled),
      cell: ({ disabled }) => (disabled > 0 ? <StatusTag tone="warn">{disabled}</StatusTag> : ''),
    },
    {
      key: 'kind',
      title: say(texts.kind),
      cell: ({ list }) => say(codeListFacts[list].kind === 'fixed' ? texts.kindFixed : texts.kindOpen),
    },
    {
      key: 'changed',
      title: say(texts.changed),
      cell: ({ changedAt, changedBy }) =>
        changedAt ? say(texts.changedBy, { who: changedBy, when: listMoment(changedAt, timeZone) }) : '',
    },
  ]
}

function fits(list: CodeListName, typed: string): boolean {
  const { title, use } = codeListFacts[list]
  const text = [title.zh, title.en, use.zh, use.en].join(' ').toLowerCase()
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}
