import type { KeptList } from '@fairground/wire/list'
import type { ImportRow, ImportRun } from '@fairground/wire/list/import-calls'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Pagination } from 'antd'
import { useState } from 'react'
import { useLanguage, useSay } from '../../lib/language'
import { asking } from '../../session/use-call'
import { EmptyState } from '../../ui/empty-state'
import { LoadFailed } from '../../ui/load-failed'
import { PartSkeleton } from '../../ui/part-skeleton'
import { useMedia } from '../../ui/use-media'
import { readableFields } from '../cells'
import { ChangeList } from '../details/change-list'
import styles from './import.module.css'
import { importTexts as texts } from './import.texts'
import { importCallsOf } from './import-calls-of'
import { ImportCards } from './import-cards'
import { importedChanges } from './import-changes'
import type { RowKind } from './import-state'
import { type ImportColumn, ImportTable } from './import-table'

const pageSize = 10

interface Props {
  list: KeptList
  run: ImportRun
  kind: RowKind
}

/** The rows of one part of the file, each with what is to be known about it. */
export function ImportRows({ list, run, kind }: Props) {
  const say = useSay()
  const language = useLanguage()
  const phone = useMedia('(max-width: 760px)')
  const { importRows } = importCallsOf(list)
  const [page, setPage] = useState(1)
  const body = { action: kind, page, pageSize }
  const { data, isError, isFetching, refetch } = useQuery({
    ...asking(importRows, { params: { run: run.id }, body }),
    placeholderData: keepPreviousData,
  })
  if (!data)
    return isError ? (
      <LoadFailed onRetry={() => void refetch()} busy={isFetching} />
    ) : (
      <PartSkeleton rows={5} />
    )
  if (data.list.length === 0) return <EmptyState title={say(texts.noRows)} />

  const titleOf = (field: string | undefined): string =>
    field ? (list.fields[field]?.title[language] ?? field) : say(texts.wholeRow)
  const name = list.namedBy
  const columns = columnsOf(kind)

  function columnsOf(shown: RowKind): ImportColumn[] {
    const named = { title: titleOf(name), names: true, cell: (row: ImportRow) => row.values[name] ?? '' }
    const remarks = (rowsRemarks: ImportRow['faults']) => (
      <ul className={styles.remarks}>
        {rowsRemarks.map(({ field, message }) => (
          <li key={`${field}${message}`}>
            {/* Some messages name their field themselves. */}
            {message.startsWith(titleOf(field)) ? null : <b>{titleOf(field)}</b>} {message}
          </li>
        ))}
      </ul>
    )
    switch (shown) {
      case 'fault':
        return [named, { title: say(texts.reason), whole: true, cell: (row) => remarks(row.faults) }]
      case 'doubtful':
        return [named, { title: say(texts.warning), whole: true, cell: (row) => remarks(row.warnings) }]
      case 'change':
        return [
          named,
          {
            title: say(texts.changes),
            whole: true,
            cell: (row) => <ChangeList changes={changesOf(row)} />,
          },
        ]
      default:
        return readableFields({ fields: list.fields }).map(([field]) => ({
          title: titleOf(field),
          names: field === name,
          cell: (row) => row.values[field] ?? '',
        }))
    }
  }

  const changesOf = (row: ImportRow) =>
    importedChanges(row).map(({ field, ...change }) => ({ key: field, title: titleOf(field), ...change }))

  const Rows = phone ? ImportCards : ImportTable
  return (
    <div aria-busy={isFetching}>
      <Rows rows={data.list} columns={columns} />
      {data.total > pageSize ? (
        <Pagination
          simple
          size="small"
          align="end"
          className={styles.pages ?? ''}
          current={page}
          pageSize={pageSize}
          total={data.total}
          showSizeChanger={false}
          onChange={setPage}
        />
      ) : null}
    </div>
  )
}
