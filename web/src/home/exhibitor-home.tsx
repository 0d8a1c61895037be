import { exhibitorHome } from '@fairground/wire/home'
import { BoardCard } from '../board'
import { useLanguage, useSay } from '../lib/language'
import type { TextEntry } from '../lib/text'
import { useCall } from '../session/use-call'
import { useFair } from '../session/use-fair'
import { BlacklistBanner } from '../standing'
import { LoadFailed } from '../ui/load-failed'
import { PageSkeleton } from '../ui/page-skeleton'
import { clockOffset } from '../ui/remaining'
import { StatusTag, type Tone } from '../ui/status-tag'
import styles from './exhibitor-home.module.css'
import { exhibitorTexts as texts } from './exhibitor-home.texts'
import { partOfDay } from './greeting'
import { JourneyPath } from './journey-path'
import { NextCard } from './next-card'
import { BoothsCard, HistoryCard, SignUpCard } from './sign-up-card'
import { TaskCard } from './task-card'
import { type Standing, useBoothRequest } from './use-booth-request'

/** One home for both languages; the area it stands in decides which one it speaks. */
export function ExhibitorHome() {
  const home = useCall(exhibitorHome, {}, { refetchInterval: 60_000 })
  const fair = useFair()
  const language = useLanguage()
  const standing = home.data
  const facts = fair.data
  const request = useBoothRequest(standing?.request ?? null)

  function reload(): void {
    void home.refetch()
    if (!facts) void fair.refetch()
  }

  if (!standing || !facts)
    return home.isError || fair.isError ? (
      <LoadFailed onRetry={reload} busy={home.isFetching || fair.isFetching} />
    ) : (
      <PageSkeleton />
    )
  const reader = { language, timeZone: facts.timeZone }
  return (
    <>
      <Hello standing={standing} />
      <BlacklistBanner />
      <div className={styles.columns}>
        <div className={styles.stack}>
          <NextCard
            standing={standing}
            facts={facts}
            request={request}
            reader={reader}
            clockOffsetMs={clockOffset(standing.serverNow, home.dataUpdatedAt)}
            onMomentCome={reload}
          />
          <TaskCard tasks={standing.tasks} reader={reader} />
          <BoothsCard booths={standing.booths} />
        </div>
        <JourneyPath standing={standing} reader={reader} />
        <div className={styles.stack}>
          <BoardCard />
          <SignUpCard standing={standing} request={request} />
          <HistoryCard history={standing.history} />
        </div>
      </div>
    </>
  )
}

function Hello({ standing }: { standing: Standing }) {
  const say = useSay()
  const { contactName, companyName, edition, registrationNumber } = standing
  const { tone, text } = stateOf(standing)
  const greeting = say(texts[partOfDay(new Date().getHours())])
  // Someone who has just registered has given neither name yet.
  const name = contactName || companyName
  return (
    <div className={styles.hello}>
      <div>
        <h1>{name ? say(texts.greetByName, { greeting, name }) : greeting}</h1>
        <p>
          {say(texts.edition, { edition })}
          {registrationNumber ? (
            <>
              {' · '}
              {say(texts.registration)} <span className={styles.mono}>{registrationNumber}</span>
            </>
          ) : null}
        </p>
      </div>
      <StatusTag tone={tone}>{say(text)}</StatusTag>
    </div>
  )
}

function stateOf({ dataState, reviewState, blacklisting }: Standing): { tone: Tone; text: TextEntry } {
  if (blacklisting) return { tone: 'bad', text: texts.stateBlacklisted }
  if (reviewState === 'approved') return { tone: 'ok', text: texts.stateApproved }
  if (dataState === 'rejected') return { tone: 'bad', text: texts.stateRejected }
  if (dataState === 'draft') return { tone: 'quiet', text: texts.stateDraft }
  if (reviewState === 'started' || reviewState === 'second')
    return { tone: 'info', text: texts.stateReviewing }
  return { tone: 'info', text: texts.stateAwaiting }
}
