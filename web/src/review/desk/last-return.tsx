import type { UserType } from '@fairground/domain/account'
import { useTitles } from '../../company'
import { useLanguage, useSay } from '../../lib/language'
import { useTimeZone } from '../../session/use-fair'
import { listMoment } from '../../ui/list/list-moment'
import { StatusTag } from '../../ui/status-tag'
import type { SignUp } from '../detail/use-sign-up'
import { deskTexts as texts } from './desk.texts'
import styles from './last-return.module.css'

interface Props {
  last: NonNullable<SignUp['lastReturn']>
  variant: UserType
}

/** What it was returned for, and whether that was looked after: the first thing to know when it comes back. */
export function LastReturn({ last, variant }: Props) {
  const say = useSay()
  const separator = useLanguage() === 'en' ? ', ' : '、'
  const timeZone = useTimeZone()
  const titles = useTitles(variant)
  const open = last.sections.filter((section) => !last.changed.includes(section))
  const named = (sections: typeof last.sections) => sections.map(titles.section).join(separator)
  return (
    <section className={styles.last} aria-label={say(texts.lastReturn)}>
      <p className={styles.head}>
        <b>{say(texts.lastReturn)}</b>
        <span>
          {last.by} · {listMoment(last.at, timeZone)}
        </span>
        {last.sections.map((section) => (
          <StatusTag key={section} tone="bad">
            {titles.section(section)}
          </StatusTag>
        ))}
        <span className={styles.answer}>
          {last.changed.length === 0 ? (
            <span className={styles.open}>{say(texts.nothingChanged)}</span>
          ) : open.length > 0 ? (
            <span className={styles.open}>{say(texts.someUnchanged, { sections: named(open) })}</span>
          ) : last.sections.length > 0 ? (
            <span className={styles.done}>✓ {say(texts.allChanged)}</span>
          ) : null}
        </span>
      </p>
      <p className={styles.remark}>{last.remark}</p>
    </section>
  )
}
