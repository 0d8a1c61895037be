import { type Correction, isDecided } from '@fairground/domain/review'
import { Button } from 'antd'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { formatFullMoment } from '../../lib/format'
import { useLanguage, useSay } from '../../lib/language'
import { useTimeZone } from '../../session/use-fair'
import type { SignUp } from '../detail/use-sign-up'
import { CorrectionDialog } from './correction-dialog'
import styles from './decided-bar.module.css'
import { deskTexts as texts } from './desk.texts'
import { type Ways, WaysOn } from './ways-on'

interface Props extends Ways {
  company: SignUp['company']
  onCorrect: (correction: Correction) => Promise<void>
  onCorrected: () => Promise<void>
}

/** Nothing is left to decide: what was decided, by whom, and the way back from it. */
export function DecidedBar({ company, onCorrect, onCorrected, ...ways }: Props) {
  const say = useSay()
  const language = useLanguage()
  const timeZone = useTimeZone()
  const asked = useLocation().state as { correcting?: boolean } | null
  const [correcting, setCorrecting] = useState(asked?.correcting === true)
  const { dataState, reviewedAt, reviewerName: name, reviewRemark } = company
  const decided = isDecided(company)
  const title = !decided
    ? texts.closedTitle
    : dataState === 'rejected'
      ? texts.rejectedTitle
      : texts.approvedTitle
  return (
    <div className={styles.bar}>
      <div>
        <p>
          <b>{say(title)}</b>{' '}
          {decided && reviewedAt
            ? say(texts.decidedBy, { name, at: formatFullMoment(reviewedAt, { language, timeZone }) })
            : null}
        </p>
        {decided && reviewRemark ? <p className={styles.remark}>{reviewRemark}</p> : null}
      </div>
      <div className={styles.buttons}>
        {decided ? (
          <Button size="large" onClick={() => setCorrecting(true)}>
            {say(texts.correct)}
          </Button>
        ) : (
          <span />
        )}
        <WaysOn {...ways} />
      </div>
      {decided && correcting ? (
        <CorrectionDialog
          company={company}
          onCorrect={onCorrect}
          onClose={() => setCorrecting(false)}
          onCorrected={onCorrected}
        />
      ) : null}
    </div>
  )
}
