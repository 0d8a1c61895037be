import type { UserType } from '@fairground/domain/account'
import type { SignUpEvent } from '@fairground/domain/review'
import { formatFullMoment } from '../../lib/format'
import { useLanguage, useSay } from '../../lib/language'
import { useTimeZone } from '../../session/use-fair'
import styles from './event-list.module.css'
import { eventTexts, pastTexts as texts } from './past.texts'
import { useTitles } from './use-titles'

interface Props {
  events: readonly SignUpEvent[]
  variant: UserType
}

/** What became of a sign-up, newest first. */
export function EventList({ events, variant }: Props) {
  return (
    <ol className={styles.events}>
      {events.map((event) => (
        <li key={`${event.at.toISOString()} ${event.kind}`} className={styles[event.kind]}>
          <OneEvent event={event} variant={variant} />
        </li>
      ))}
    </ol>
  )
}

function OneEvent({ event, variant }: { event: SignUpEvent; variant: UserType }) {
  const say = useSay()
  const language = useLanguage()
  const titles = useTitles(variant)
  const timeZone = useTimeZone()
  const { kind, section, fields } = event
  const separator = language === 'en' ? ', ' : '、'

  function what(): string {
    if (kind !== 'saved') return say(eventTexts[kind])
    if (!section) return say(eventTexts.changed)
    const named = fields.map((field) => titles.field(section, field)).join(separator)
    const title = titles.section(section)
    return named
      ? say(texts.savedAgain, { section: title, fields: named })
      : say(texts.savedFirst, { section: title })
  }

  return (
    <>
      <p>
        {/* To the company, staff are not named. */}
        <b>{event.by || say(texts.organiser)}</b>
        {event.byStaff && event.by ? <span className={styles.staff}>{say(texts.staff)}</span> : null} {what()}
      </p>
      {event.remark ? <blockquote>{event.remark}</blockquote> : null}
      {event.sections.length > 0 ? (
        <p className={styles.pointsAt}>
          {say(texts.pointsAt, { sections: event.sections.map(titles.section).join(separator) })}
        </p>
      ) : null}
      <time dateTime={event.at.toISOString()}>{formatFullMoment(event.at, { language, timeZone })}</time>
    </>
  )
}
