import { CallFailure } from '@fairground/wire/kernel/client'
import { codes } from '@fairground/wire/kernel/codes'
import { demoOutbox } from '@fairground/wire/outbox'
import { Button, Input } from 'antd'
import { Link, useSearchParams } from 'react-router'
import { frontPage } from '../lib/front-page'
import { useLanguage, useSay } from '../lib/language'
import { useCall } from '../session/use-call'
import { useTimeZone } from '../session/use-fair'
import { BrandMark } from '../ui/brand-mark'
import { EmptyState } from '../ui/empty-state'
import { LanguageLink } from '../ui/language-link'
import { LoadFailed } from '../ui/load-failed'
import { PartSkeleton } from '../ui/part-skeleton'
import { MessageList } from './message-list'
import { outboxTexts as texts } from './outbox.texts'
import styles from './outbox-page.module.css'

/** What the product would have sent. A tool for whoever tries the system, so it is plain and quick. */
export function OutboxPage() {
  const say = useSay()
  const language = useLanguage()
  const english = language === 'en'
  const [search, setSearch] = useSearchParams()
  const to = search.get('to') ?? ''
  const outbox = useCall(demoOutbox, to ? { query: { to } } : {}, { staleTime: 0 })

  function look(value: string): void {
    const next = new URLSearchParams(search)
    if (value.trim()) next.set('to', value.trim())
    else next.delete('to')
    setSearch(next, { replace: true })
  }

  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <BrandMark name="Fairground" />
        <Link to={frontPage[language]}>{say(texts.back)}</Link>
        <LanguageLink to={english ? '?' : '?lang=en'} />
      </header>
      <main id="main" tabIndex={-1}>
        <h1>{say(texts.title)}</h1>
        <p className={styles.intro}>{say(texts.intro)}</p>
        <search className={styles.tools}>
          <Input.Search
            key={to}
            defaultValue={to}
            onSearch={look}
            placeholder={say(texts.recipient)}
            aria-label={say(texts.recipient)}
            enterButton={say(texts.search)}
            allowClear
          />
          <Button onClick={() => void outbox.refetch()} loading={outbox.isFetching && { delay: 400 }}>
            {say(texts.refresh)}
          </Button>
        </search>
        <Results outbox={outbox} to={to} />
      </main>
    </div>
  )
}

function Results({ outbox, to }: { outbox: ReturnType<typeof useCall<typeof demoOutbox>>; to: string }) {
  const say = useSay()
  const language = useLanguage()
  const timeZone = useTimeZone()
  const { data, error, isFetching, refetch } = outbox
  if (error instanceof CallFailure && error.code === codes.notFound)
    return <EmptyState title={say(texts.notDemo)}>{say(texts.notDemoNote)}</EmptyState>
  if (!data)
    return error ? <LoadFailed onRetry={() => void refetch()} busy={isFetching} /> : <PartSkeleton rows={4} />
  if (data.length === 0)
    return to ? (
      <EmptyState title={say(texts.noneFound, { to })}>{say(texts.noneFoundNote)}</EmptyState>
    ) : (
      <EmptyState title={say(texts.none)}>{say(texts.noneNote)}</EmptyState>
    )
  return <MessageList messages={data} reader={{ language, timeZone }} />
}
