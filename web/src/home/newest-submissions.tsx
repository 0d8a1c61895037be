import { companyPath } from '@fairground/wire/hub/screens'
import dayjs from 'dayjs'
import relativeTime from 'dayjs/plugin/relativeTime'
import { Link } from 'react-router'
import { formatMoment, type Reader } from '../lib/format'
import { useSay } from '../lib/language'
import { EmptyState } from '../ui/empty-state'
import styles from './newest-submissions.module.css'
import panel from './organiser-home.module.css'
import { organiserTexts as texts } from './organiser-home.texts'
import type { Overview } from './overview/types'

dayjs.extend(relativeTime)

export function NewestSubmissions({ newest, reader }: { newest: Overview['newest']; reader: Reader }) {
  const say = useSay()
  return (
    <section className={panel.panel} aria-labelledby="newest">
      <div className={panel.head}>
        <h2 id="newest">{say(texts.newest)}</h2>
      </div>
      {newest.length === 0 ? (
        <EmptyState title={say(texts.noNewest)}>{say(texts.noNewestNote)}</EmptyState>
      ) : (
        <ul className={styles.list}>
          {newest.map(({ companyId, name, registrationNumber, submittedAt }) => (
            <li key={companyId}>
              <Link className={styles.name} to={companyPath(companyId)}>
                {name}
              </Link>
              <span className={styles.number}>{registrationNumber}</span>
              <time dateTime={submittedAt.toISOString()} title={formatMoment(submittedAt, reader)}>
                {dayjs(submittedAt).fromNow()}
              </time>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
