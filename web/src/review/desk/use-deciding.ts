import {
  type Correction,
  type ReviewStep,
  reviewMessages,
  type SignUpDecision,
  whatHappened,
} from '@fairground/domain/review'
import { translate } from '@fairground/domain/text'
import { CallFailure } from '@fairground/wire/kernel/client'
import { codes } from '@fairground/wire/kernel/codes'
import { correctDecision, decideSignUp, takeReviewStep } from '@fairground/wire/review'
import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { useLanguage } from '../../lib/language'
import { useRefresh } from '../../session/freshness'
import { call } from '../../session/session'
import type { SignUp } from '../detail/use-sign-up'
import { announce, announceFailure } from './announce'

/**
 * What the reviewer has on the screen stays there until they ask for the newest, so that nobody decides on something
 * that changed under their eyes. Commands carry the version that is shown; the server refuses an older one.
 */
export function useDeciding(first: SignUp, query: UseQueryResult<SignUp>) {
  const language = useLanguage()
  const refresh = useRefresh()
  const [shown, setShown] = useState(first)
  const [own, setOwn] = useState(false)
  const latest = query.data ?? shown
  const { company } = latest
  const overtaken = !own && company.version !== shown.company.version
  const seen = { companyId: shown.company.id, version: shown.company.version }

  /** Shows what became of it. */
  async function settle(): Promise<void> {
    const now = (await query.refetch()).data
    if (now) setShown(now)
    setOwn(false)
  }

  /** What one does oneself is no news, however soon the page hears of it: it stands until it is shown, or was refused. */
  async function asOwn(command: () => Promise<unknown>): Promise<void> {
    setOwn(true)
    try {
      await command()
    } catch (error) {
      setOwn(false)
      throw error
    }
  }

  /** Answers whether it was done. */
  async function act(command: () => Promise<unknown>, done: string): Promise<boolean> {
    try {
      await asOwn(command)
    } catch (error) {
      if (!(error instanceof CallFailure) || error.code !== codes.conflict) throw error
      // The page itself then says what happened; where it cannot, the answer's own words do.
      const now = (await query.refetch()).data
      if (!now || now.company.version === seen.version) throw error
      return false
    }
    announce('success', done)
    // Whoever comes back to it must not find what was kept from before.
    void refresh('signUps')
    return true
  }

  return {
    shown,
    /** A claim decides nothing, so the newest is shown at once. */
    claim: company.claim,
    /** What happened since, in words. */
    news: overtaken ? translate(whatHappened(company), language, { name: whoDid(company) }) : undefined,
    catchUp: () => setShown(latest),
    settle,
    correct: (correction: Correction) =>
      asOwn(() => call(correctDecision, { body: { ...seen, ...correction } })),
    decide: (decision: SignUpDecision) =>
      act(() => call(decideSignUp, { body: { ...seen, ...decision } }), reviewMessages[decision.decision]),
    step: (step: ReviewStep) =>
      act(() => call(takeReviewStep, { body: { ...seen, step } }), reviewMessages[step])
        .then((done) => (done ? settle() : undefined))
        .catch((error: unknown) => announceFailure(error)),
  }
}

const whoDid = ({ reviewState, reviewerName, changedBy }: SignUp['company']): string =>
  reviewState === 'approved' || reviewState === 'rejected' ? reviewerName : changedBy
