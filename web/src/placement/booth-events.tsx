import { boothEventNames } from '@fairground/domain/booth'
import { moneyText } from '@fairground/domain/money'
import { ledgerKindNames } from '@fairground/domain/payment'
import type { BoothTimeline } from '@fairground/wire/selection/choosers'
import { useLanguage, useSay } from '../lib/language'
import type { TextEntry } from '../lib/text'
import { useTimeZone } from '../session/use-fair'
import { listMoment } from '../ui/list/list-moment'
import styles from './placement.module.css'
import { placementTexts as texts } from './placement.texts'

const names = { ...boothEventNames, ...ledgerKindNames }

interface Props {
  entries: BoothTimeline['entries']
  /** Said where there are none. */
  none?: TextEntry
}

/** What happened to a booth, to the place it stands on and to the money of its contracts, newest first. */
export function BoothEvents({ entries, none = texts.noHistory }: Props) {
  const say = useSay()
  const language = useLanguage()
  const timeZone = useTimeZone()
  if (entries.length === 0) return <p className={styles.soft}>{say(none)}</p>
  return (
    <ol className={styles.events}>
      {entries.map(({ at, kind, version, what, money, reason, actor }) => (
        <li key={`${at.toISOString()} ${kind} ${what} ${money?.amount ?? ''}`}>
          <time className={styles.soft} dateTime={at.toISOString()}>
            {listMoment(at, timeZone)}
          </time>
          <span>
            <strong>
              {kind === 'plan' ? say(texts.planVersion, { version: version ?? 0 }) : names[kind][language]}
            </strong>{' '}
            {[money && moneyText(money), what, reason, actor].filter(Boolean).join(' · ')}
          </span>
        </li>
      ))}
    </ol>
  )
}
