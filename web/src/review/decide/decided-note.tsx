import { listSignUps } from '@fairground/wire/review'
import { Button } from 'antd'
import { useNavigate } from 'react-router'
import { formatFullMoment } from '../../lib/format'
import { useLanguage, useSay } from '../../lib/language'
import { useCall } from '../../session/use-call'
import { useTimeZone } from '../../session/use-fair'
import type { SignUp } from '../detail/use-sign-up'
import { decidePath } from '../review-paths'
import { useCompanyName } from '../use-company-name'
import styles from './decide.module.css'
import { decideTexts as texts } from './decide.texts'

/** Nothing is left to decide: what was decided, and what waits next. */
export function DecidedNote({ company, mayReview }: { company: SignUp['company']; mayReview: boolean }) {
  const say = useSay()
  const language = useLanguage()
  const timeZone = useTimeZone()
  const { dataState, reviewedAt, reviewerName: name, reviewRemark } = company
  const decided = dataState !== 'draft'
  const title = decided
    ? dataState === 'rejected'
      ? texts.rejectedTitle
      : texts.approvedTitle
    : texts.closedTitle
  return (
    <div className={styles.decided}>
      <p className={styles.stage}>{say(title)}</p>
      {decided ? null : <p className={styles.note}>{say(texts.closedNote)}</p>}
      {decided && reviewedAt ? (
        <p className={styles.note}>
          {say(texts.decidedBy, { name, at: formatFullMoment(reviewedAt, { language, timeZone }) })}
        </p>
      ) : null}
      {decided && reviewRemark ? <blockquote>{reviewRemark}</blockquote> : null}
      {mayReview ? <Next after={company.id} /> : null}
    </div>
  )
}

function Next({ after }: { after: string }) {
  const say = useSay()
  const navigate = useNavigate()
  const nameOf = useCompanyName()
  const waiting = useCall(listSignUps, {
    body: { view: 'reviews', reviewState: 'awaiting', page: 1, pageSize: 2 },
  })
  const next = waiting.data?.list.find(({ id }) => id !== after)
  if (!waiting.data) return null
  return next ? (
    <Button type="primary" className={styles.next ?? ''} onClick={() => void navigate(decidePath(next.id))}>
      {say(texts.next, { company: nameOf(next) })}
    </Button>
  ) : (
    <p className={styles.note}>{say(texts.noNext)}</p>
  )
}
