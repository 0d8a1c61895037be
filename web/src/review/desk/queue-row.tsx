import { mayDecide, type QueueTab } from '@fairground/domain/review'
import type { QueuedSignUp } from '@fairground/wire/review'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { useCodeName } from '../../codelist'
import { useSay } from '../../lib/language'
import { useTimeZone } from '../../session/use-fair'
import { useUser } from '../../session/use-session'
import { StatusTag } from '../../ui/status-tag'
import { daysSince, requestText } from '../list/request-text'
import { reviewTexts } from '../review.texts'
import { decidePath } from '../review-paths'
import { useCompanyName } from '../use-company-name'
import { clockIn } from './clock'
import { deskTexts as texts } from './desk.texts'
import styles from './queue-row.module.css'

const longDays = 9

interface Props {
  row: QueuedSignUp
  tab: QueueTab
  current: boolean
}

export function QueueRow({ row, tab, current }: Props) {
  const say = useSay()
  const name = useCompanyName()(row)
  const boothType = useCodeName('boothType')
  const link = useRef<HTMLAnchorElement>(null)
  const days = row.submittedAt && mayDecide(row) ? daysSince(row.submittedAt, new Date()) : undefined

  useEffect(() => {
    if (current) link.current?.scrollIntoView({ block: 'nearest' })
  }, [current])

  return (
    <Link
      ref={link}
      className={styles.row}
      to={decidePath(row.id, tab)}
      aria-current={current ? 'true' : undefined}
    >
      <span className={styles.name}>{name}</span>
      {days === undefined ? null : (
        <span className={days >= longDays ? styles.long : styles.days}>
          {days === 0 ? say(reviewTexts.waitingToday) : say(reviewTexts.waitingDays, { count: days })}
        </span>
      )}
      <span className={styles.facts}>
        <span className={styles.number}>{row.registrationNumber}</span> {requestText(row, boothType)}
      </span>
      <span className={styles.marks}>
        {row.blacklisted ? <StatusTag tone="bad">{say(reviewTexts.blacklisted)}</StatusTag> : null}
        {row.claim ? <Claimant claim={row.claim} /> : null}
      </span>
    </Link>
  )
}

function Claimant({ claim }: { claim: NonNullable<QueuedSignUp['claim']> }) {
  const say = useSay()
  const timeZone = useTimeZone()
  const mine = claim.reviewerId === useUser().id
  return (
    <span className={styles.claim} data-mine={mine}>
      <i aria-hidden="true">{claim.reviewerName.slice(0, 1)}</i>
      {mine ? say(texts.me) : `${claim.reviewerName} ${clockIn(claim.at, timeZone)}`}
    </span>
  )
}
