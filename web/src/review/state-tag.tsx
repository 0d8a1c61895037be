import type { DataState, ReviewState } from '@fairground/domain/company'
import { dataStateTitles, reviewStateTitles } from '@fairground/domain/review'
import { useLanguage } from '../lib/language'
import { StatusTag, type Tone } from '../ui/status-tag'

const tones: Record<ReviewState, Tone> = {
  awaiting: 'info',
  started: 'info',
  second: 'info',
  approved: 'ok',
  rejected: 'warn',
}

/** Where a sign-up stands, the two stages of a review told apart. */
export function StateTag(states: { dataState: DataState; reviewState: ReviewState | null }) {
  const { dataState, reviewState } = states
  const language = useLanguage()
  return reviewState ? (
    <StatusTag tone={tones[reviewState]}>{reviewStateTitles[reviewState][language]}</StatusTag>
  ) : (
    <StatusTag tone={dataState === 'rejected' ? 'warn' : 'quiet'}>
      {dataStateTitles[dataState][language]}
    </StatusTag>
  )
}
