import type { ReferenceList } from '@fairground/wire/reference'
import type { ImportRow, ImportRun } from '@fairground/wire/reference/import-calls'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Pagination, Skeleton } from 'antd'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { useLanguage, useSay } from '../../lib/language'
import { call } from '../../session/session'
import { keyOf } from '../../session/use-call'
import { EmptyState } from '../../ui/empty-state'
import { LoadFailed } from '../../ui/load-failed'
import { nameField, readableFields } from '../cells'
import { ChangeList } from '../details/change-list'
import styles from './import.module.css'
import { importTexts as texts } from './import.texts'
import { importCallsOf } from './import-calls-of'
import { importedChanges } from './import-changes'
import type { RowKind } from './import-state'

const pageSize = 10

interface Props {
  list: ReferenceList
  run: ImportRun
  kind: RowKind
}

/** The rows of one part of the file, each with what is to be known about it. */
export function ImportRows({ list, run, kind }: Props) {
  const say = useSay()
  const language = useLanguage()
  const { importRows } = importCallsOf(list)
  const [page, setPage] = useState(1)
  const body = { action: kind, page, pageSize }
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: [...keyOf(importRows), run.id, body],
    queryFn: ({ signal }) => call(importRows, { params: { run: run.id }, body, signal }),
    placeholderData: keepPreviousData,
  })
  if (!data)
    return isError ? (
      <LoadFailed onRetry={() => void refetch()} busy={isFetching} />
    ) : (
      <Skeleton active title={false} paragraph={{ rows: 5 }} />
    )
  if (data.list.length === 0) return <EmptyState title={say(texts.noRows)} />

  const titleOf = (field: string | undefined): string =>
    field ? (list.fields[field]?.title[language] ?? field) : say(texts.wholeRow)
  const name = nameField(list)
  const order = Object.keys(list.fields)
  const inOrder = (remarks: ImportRow['faults']) =>
    [...remarks].sort((one, other) => order.indexOf(one.field ?? '') - order.indexOf(other.field ?? ''))
  const columns = columnsOf(kind)

  function columnsOf(shown: RowKind): { title: string; cell: (row: ImportRow) => ReactNode }[] {
    const named = { title: titleOf(name), cell: (row: ImportRow) => row.values[name] ?? '' }
    const remarks = (rowsRemarks: ImportRow['faults']) => (
      <ul className={styles.remarks}>
        {inOrder(rowsRemarks).map(({ field, message }) => (
          <li key={`${field}${message}`}>
            <b>{titleOf(field)}</b> {message}
          </li>
        ))}
      </ul>
    )
    switch (shown) {
      case 'fault':
        return [named, { title: say(texts.reason), cell: (row) => remarks(row.faults) }]
      case 'doubtful':
        return [named, { title: say(texts.warning), cell: (row) => remarks(row.warnings) }]
      case 'change':
        return [named, { title: say(texts.changes), cell: (row) => <ChangeList changes={changesOf(row)} /> }]
      default:
        return readableFields({ fields: list.fields }).map(([field]) => ({
          title: titleOf(field),
          cell: (row) => row.values[field] ?? '',
        }))
    }
  }

  const changesOf = (row: ImportRow) =>
    importedChanges(row).map(({ field, ...change }) => ({ key: field, title: titleOf(field), ...change }))

  return (
    <div aria-busy={isFetching}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls sideways must be reachable by keyboard */}
      <div className={styles.scroll} tabIndex={0}>
        <table className={styles.rows}>
          <thead>
            <tr>
              <th scope="col">{say(texts.row)}</th>
              {columns.map(({ title }) => (
                <th key={title} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {data.list.map((row) => (
              <tr key={row.number}>
                <td className={styles.number}>{row.number}</td>
                {columns.map(({ title, cell }) => (
                  <td key={title}>{cell(row)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
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
