import { mayTake, type ReviewStep } from '@fairground/domain/review'
import { Button } from 'antd'
import { useState } from 'react'
import { useSay } from '../../lib/language'
import type { SignUp } from '../detail/use-sign-up'
import styles from './decide.module.css'
import { decideTexts as texts } from './decide.texts'

interface Props {
  company: SignUp['company']
  onStep: (step: ReviewStep) => Promise<void>
}

/** How far the review is, and the next step before a decision. */
export function StepBar({ company, onStep }: Props) {
  const say = useSay()
  const [busy, setBusy] = useState(false)
  const step = (['started', 'second'] as const).find((next) => mayTake(next, company))

  async function take(next: ReviewStep): Promise<void> {
    setBusy(true)
    try {
      await onStep(next)
    } finally {
      setBusy(false)
    }
  }

  const [title, note] =
    step === 'started'
      ? [texts.awaiting, say(texts.awaitingNote)]
      : step === 'second'
        ? [texts.started, say(texts.startedNote)]
        : [texts.second, company.reviewerName ? say(texts.secondNote, { name: company.reviewerName }) : '']
  return (
    <div className={styles.step}>
      <div>
        <p className={styles.stage}>{say(title)}</p>
        {note ? <p className={styles.note}>{note}</p> : null}
      </div>
      {step ? (
        <Button loading={busy} onClick={() => void take(step)}>
          {say(step === 'started' ? texts.start : texts.passOn)}
        </Button>
      ) : null}
    </div>
  )
}
