import type { EventKind } from '@fairground/domain/review'
import { fairFacts } from '@fairground/wire/fair'
import { Segmented } from 'antd'
import { useState } from 'react'
import { formatFullMoment } from '../../lib/format'
import { useLanguage, useSay } from '../../lib/language'
import { useCall } from '../../session/use-call'
import { eventTexts, detailTexts as texts } from './detail.texts'
import { Panel } from './panel'
import styles from './timeline-panel.module.css'
import type { SignUp } from './use-sign-up'
import { useTitles } from './use-titles'

const ofReview: readonly EventKind[] = ['started', 'second', 'approved', 'rejected']
type Event = SignUp['timeline'][number]

/** What became of the sign-up, newest first: the reviewers' part of it, or all of it. */
export function TimelinePanel({ signUp }: { signUp: SignUp }) {
  const say = useSay()
  const [which, setWhich] = useState<'review' | 'all'>('all')
  const events = signUp.timeline.filter(({ kind }) => which === 'all' || ofReview.includes(kind))
  return (
    <Panel
      id="past"
      title={say(texts.past)}
      aside={
        <Segmented
          size="small"
          value={which}
          onChange={setWhich}
          options={[
            { value: 'all', label: say(texts.everything) },
            { value: 'review', label: say(texts.decisionsOnly) },
          ]}
        />
      }
    >
      {events.length === 0 ? <p className={styles.none}>{say(texts.noDecisions)}</p> : null}
      <ol className={styles.events}>
        {events.map((event) => (
          <li key={`${event.at.toISOString()} ${event.kind}`} className={styles[event.kind]}>
            <OneEvent event={event} variant={signUp.company.variant} />
          </li>
        ))}
      </ol>
      {signUp.older > 0 ? <p className={styles.none}>{say(texts.older, { count: signUp.older })}</p> : null}
    </Panel>
  )
}

function OneEvent({ event, variant }: { event: Event; variant: SignUp['company']['variant'] }) {
  const say = useSay()
  const language = useLanguage()
  const titles = useTitles(variant)
  const timeZone = useCall(fairFacts, {}, { staleTime: 600_000 }).data?.timeZone ?? 'Asia/Shanghai'
  const { kind, section, fields } = event

  function what(): string {
    if (kind !== 'saved') return say(eventTexts[kind])
    if (!section) return say(eventTexts.changed)
    const named = fields.map((field) => titles.field(section, field)).join(language === 'en' ? ', ' : '、')
    const title = titles.section(section)
    return named
      ? say(texts.savedAgain, { section: title, fields: named })
      : say(texts.savedFirst, { section: title })
  }

  return (
    <>
      <p>
        <b>{event.by}</b>
        {event.byStaff ? <span className={styles.staff}>{say(texts.staff)}</span> : null} {what()}
      </p>
      {event.remark ? <blockquote>{event.remark}</blockquote> : null}
      <time dateTime={event.at.toISOString()}>{formatFullMoment(event.at, { language, timeZone })}</time>
    </>
  )
}
