import { mayTake, type ReviewStep, variantTitles } from '@fairground/domain/review'
import { companyPath } from '@fairground/wire/hub/screens'
import type { Claim } from '@fairground/wire/review'
import { Button, Tooltip } from 'antd'
import { type Ref, useState } from 'react'
import { Link } from 'react-router'
import { useLanguage, useSay } from '../../lib/language'
import { useTimeZone } from '../../session/use-fair'
import { listMoment } from '../../ui/list/list-moment'
import { StatusTag } from '../../ui/status-tag'
import { detailTexts } from '../detail/detail.texts'
import type { SignUp } from '../detail/use-sign-up'
import { listTitles, reviewTexts } from '../review.texts'
import { listPaths } from '../review-paths'
import { StateTag } from '../state-tag'
import { useCompanyName } from '../use-company-name'
import { ClaimNote } from './claim-note'
import { deskTexts as texts } from './desk.texts'
import styles from './desk-head.module.css'
import { KeyCap } from './key-cap'
import { useDeskKeys } from './use-desk-keys'

interface Props {
  ref: Ref<HTMLHeadingElement>
  company: SignUp['company']
  claim: Claim | null
  onStep: (step: ReviewStep) => Promise<void>
}

/** Who this is, where the sign-up stands, who is at it, and the next step before a decision. */
export function DeskHead({ ref, company, claim, onStep }: Props) {
  const say = useSay()
  const language = useLanguage()
  const timeZone = useTimeZone()
  const name = useCompanyName()(company)
  const other = language === 'en' ? company.nameZh : company.nameEn
  const [busy, setBusy] = useState(false)
  const step = (['started', 'second'] as const).find((next) => mayTake(next, company))
  const facts = [
    company.registrationNumber,
    variantTitles[company.variant][language],
    company.submittedAt
      ? say(detailTexts.submitted, { at: listMoment(company.submittedAt, timeZone) })
      : say(detailTexts.notSubmitted),
  ]

  async function take(next: ReviewStep): Promise<void> {
    if (busy) return
    setBusy(true)
    try {
      await onStep(next)
    } finally {
      setBusy(false)
    }
  }
  useDeskKeys(step === 'started' ? { s: () => void take('started') } : {})

  return (
    <header className={styles.head}>
      <div className={styles.who}>
        <Link className={styles.back} to={listPaths.reviews}>
          {say(detailTexts.back, { list: say(listTitles.reviews) })}
        </Link>{' '}
        <Link className={styles.company} to={companyPath(company.id)}>
          {say(detailTexts.companyPage)}
        </Link>
        <h1 ref={ref} tabIndex={-1}>
          {name}
          <span className={styles.tags}>
            <StateTag {...company} />
            {company.blacklisted ? <StatusTag tone="bad">{say(reviewTexts.blacklisted)}</StatusTag> : null}
          </span>
        </h1>
        {other && other !== name ? <p>{other}</p> : null}
        <p className={styles.facts}>{facts.filter(Boolean).join(' · ')}</p>
      </div>
      <div className={styles.side}>
        <div className={styles.actions}>
          {claim ? null : <ClaimNote company={company} claim={null} />}
          {step ? (
            <Tooltip title={step === 'started' ? say(texts.startNote) : null}>
              <Button
                loading={busy}
                aria-keyshortcuts={step === 'started' ? 'S' : undefined}
                onClick={() => void take(step)}
              >
                {say(step === 'started' ? texts.start : texts.passOn)}
                {step === 'started' ? <KeyCap>S</KeyCap> : null}
              </Button>
            </Tooltip>
          ) : null}
        </div>
        {claim ? <ClaimNote company={company} claim={claim} /> : null}
      </div>
    </header>
  )
}
