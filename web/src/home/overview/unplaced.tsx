import { noBoothReasonNames } from '@fairground/domain/statistics'
import { companyPath } from '@fairground/wire/hub/screens'
import { rowsPath } from '@fairground/wire/statistics/addresses'
import { statistics } from '@fairground/wire/statistics/definitions'
import { Link } from 'react-router'
import { useLanguage, useSay } from '../../lib/language'
import { useCall } from '../../session/use-call'
import { StatusTag } from '../../ui/status-tag'
import styles from './overview.module.css'
import { overviewTexts as texts } from './overview.texts'
import type { Narrowed, SignUps } from './types'

const { view } = statistics.unplaced
const shownRows = 6
const from = { pathname: '/home', search: '' }
const tones = {
  blacklisted: 'quiet',
  waiting: 'info',
  windowOver: 'bad',
  windowOpen: 'ok',
  windowAhead: 'info',
  noWindow: 'warn',
} as const

/** Who has been approved and has no booth, and why: those whose time has passed first. */
export function Unplaced({ reasons, narrowed }: { reasons: SignUps['reasons']; narrowed: Narrowed }) {
  const say = useSay()
  const language = useLanguage()
  const { data } = useCall(view.calls.page, {
    body: { ...narrowed, page: 1, pageSize: shownRows, sort: 'reason' },
  })
  if (reasons.length === 0) return <p className={styles.quiet}>{say(texts.nobody)}</p>
  return (
    <>
      <p className={styles.reasons}>
        {reasons.map(({ key, count }) => (
          <Link key={key} to={rowsPath(statistics.unplaced, { ...narrowed, reason: key }, from)}>
            {noBoothReasonNames[key as keyof typeof noBoothReasonNames][language]} <b>{count}</b>
          </Link>
        ))}
      </p>
      <ul className={styles.people}>
        {(data?.list ?? []).map((row) => (
          <li key={row.id}>
            <Link to={companyPath(row.id)}>
              {String((language === 'en' && row.nameEn) || row.companyName)}
            </Link>
            <StatusTag tone={tones[row.reason as keyof typeof tones] ?? 'quiet'}>
              {noBoothReasonNames[row.reason as keyof typeof noBoothReasonNames]?.[language] ?? ''}
            </StatusTag>
          </li>
        ))}
      </ul>
    </>
  )
}
