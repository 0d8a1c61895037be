import { inLanguage } from '@fairground/domain/field'
import { mayCall } from '@fairground/wire/kernel/access'
import { type DeskEntry, portalDesk } from '@fairground/wire/portal'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useLanguage, useSay } from '../../lib/language'
import { useCall } from '../../session/use-call'
import { useTimeZone } from '../../session/use-fair'
import { useUser } from '../../session/use-session'
import { listMoment } from '../../ui/list/list-moment'
import { LoadFailed } from '../../ui/load-failed'
import { PageSkeleton } from '../../ui/page-skeleton'
import { Panel } from '../../ui/panel'
import { StatusTag } from '../../ui/status-tag'
import { contentNamed, pathOf } from '../content-at'
import styles from './home.module.css'
import { homeTexts as texts } from './home.texts'

/** What there is to do for whoever keeps the portal. */
export function DeskHome() {
  const say = useSay()
  const { data, isError, isFetching, refetch } = useCall(portalDesk)
  if (!data)
    return isError ? <LoadFailed onRetry={() => void refetch()} busy={isFetching} /> : <PageSkeleton />
  const { drafts, revised, planned, stale, counts } = data
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>{say(texts.title)}</h1>
        <p>
          {drafts.length + revised.length > 0
            ? say(texts.open, { drafts: drafts.length, revised: revised.length })
            : say(texts.nothingOpen)}
        </p>
      </div>
      <div className={styles.panels}>
        <Panel id="planned" title={say(texts.planned)}>
          <Entries entries={planned} none={say(texts.nonePlanned)}>
            {(entry) => (
              <StatusTag tone={entry.step === 'publish' ? 'info' : 'warn'}>
                {say(entry.step === 'publish' ? texts.goesOut : texts.comesDown)}
              </StatusTag>
            )}
          </Entries>
        </Panel>
        <Panel id="drafts" title={say(texts.drafts)}>
          <Entries entries={drafts} none={say(texts.noneDrafted)} />
        </Panel>
        <Panel id="revised" title={say(texts.revised)}>
          <Entries entries={revised} none={say(texts.noneRevised)} />
        </Panel>
        <Panel id="stale" title={say(texts.stale)}>
          <Entries entries={stale} none={say(texts.noneStale)} />
        </Panel>
      </div>
      <Panel id="content" title={say(texts.content)}>
        <ul className={styles.counts}>
          {counts.map((count) => (
            <Count key={count.list} {...count} />
          ))}
        </ul>
      </Panel>
    </div>
  )
}

interface EntriesProps<Entry extends DeskEntry> {
  entries: readonly Entry[]
  none: string
  children?: (entry: Entry) => ReactNode
}

function Entries<Entry extends DeskEntry>({ entries, none, children }: EntriesProps<Entry>) {
  const language = useLanguage()
  const timeZone = useTimeZone()
  const user = useUser()
  if (entries.length === 0) return <p className={styles.none}>{none}</p>
  return (
    <ul className={styles.entries}>
      {entries.map((entry) => {
        const list = contentNamed(entry.list)
        return list ? (
          <li key={`${entry.id} ${Number(entry.at)}`}>
            <Link to={pathOf(list, mayCall(list.may.edit, user) ? 'edit' : 'show', entry.id)}>
              {inLanguage(entry.name, language)}
            </Link>
            <span>
              {list.title[language]} · {entry.by ? `${entry.by} · ` : null}
              {listMoment(entry.at, timeZone)} {children?.(entry)}
            </span>
          </li>
        ) : null
      })}
    </ul>
  )
}

function Count({
  list: name,
  entries,
  published,
  drafts,
  noEnglish,
}: {
  list: string
  entries: number
  published: number
  drafts: number
  noEnglish: number
}) {
  const say = useSay()
  const language = useLanguage()
  const list = contentNamed(name)
  if (!list) return null
  const parts = [
    { text: say(texts.published, { count: published }), state: 'published', count: published },
    { text: say(texts.drafted, { count: drafts }), state: 'draft', count: drafts },
    { text: say(texts.noEnglish, { count: noEnglish }), state: 'noEnglish', count: noEnglish },
  ]
  return (
    <li>
      <Link to={list.path}>
        <strong>{list.title[language]}</strong>
        {list.single ? null : <b>{entries}</b>}
      </Link>
      <span>
        {parts
          .filter(({ count }) => count > 0)
          .map(({ text, state }) =>
            list.single ? (
              <span key={state}>{text}</span>
            ) : (
              <Link key={state} to={`${list.path}?state=${state}`}>
                {text}
              </Link>
            ),
          )}
      </span>
    </li>
  )
}
