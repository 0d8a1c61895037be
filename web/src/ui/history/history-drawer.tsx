import type { CallGiven } from '@fairground/wire/kernel/client'
import type { CallInput, CallResult, Endpoint } from '@fairground/wire/kernel/endpoint'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Button, Drawer } from 'antd'
import type { ReactNode } from 'react'
import type { z } from 'zod'
import { formatFullMoment } from '../../lib/format'
import { useLanguage, useSay } from '../../lib/language'
import { call } from '../../session/session'
import { asking } from '../../session/use-call'
import { useTimeZone } from '../../session/use-fair'
import { EmptyState } from '../empty-state'
import { LoadFailed } from '../load-failed'
import { PartSkeleton } from '../part-skeleton'
import { historyTexts as texts } from './history.texts'
import styles from './history-drawer.module.css'

interface HistoryEntry {
  id: number
  at: Date
  by: string
}

type HistoryEndpoint = Endpoint<
  z.ZodType,
  z.ZodType<{ before?: number | undefined }>,
  z.ZodType,
  z.ZodType<{ entries: HistoryEntry[]; more: boolean }>
>

interface Props<E extends HistoryEndpoint> {
  title: string
  endpoint: E
  params: CallInput<E>['params']
  entry: (entry: CallResult<E>['entries'][number]) => ReactNode
  onClose: () => void
}

/** What was changed, by whom and when; older changes are fetched when asked for. */
export function HistoryDrawer<E extends HistoryEndpoint>(props: Props<E>) {
  const { title, endpoint, params, entry, onClose } = props
  const say = useSay()
  const language = useLanguage()
  const timeZone = useTimeZone()
  const { data, isError, isFetching, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    ...asking(endpoint, { params } as CallGiven<E>),
    queryFn: ({ pageParam, signal }) =>
      call(endpoint, { params, query: { before: pageParam }, signal } as CallGiven<E>),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ entries, more }) => (more ? entries.at(-1)?.id : undefined),
  })
  const entries = data?.pages.flatMap((page) => page.entries)

  return (
    <Drawer open title={title} size={520} onClose={onClose}>
      {entries === undefined ? (
        isError ? (
          <LoadFailed onRetry={() => void refetch()} busy={isFetching} />
        ) : (
          <PartSkeleton rows={6} />
        )
      ) : entries.length === 0 ? (
        <EmptyState title={say(texts.none)} />
      ) : (
        <ol className={styles.entries}>
          {entries.map((row) => (
            <li key={row.id}>
              <p className={styles.who}>
                <b>{row.by}</b>
                <time dateTime={row.at.toISOString()}>
                  {formatFullMoment(row.at, { language, timeZone })}
                </time>
              </p>
              {entry(row)}
            </li>
          ))}
        </ol>
      )}
      {hasNextPage ? (
        <Button block loading={isFetching} onClick={() => void fetchNextPage()}>
          {say(texts.older)}
        </Button>
      ) : null}
    </Drawer>
  )
}
