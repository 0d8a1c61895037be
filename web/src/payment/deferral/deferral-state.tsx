import { type DeferralState, deferralStateNames } from '@fairground/domain/payment'
import { useLanguage } from '../../lib/language'
import { StatusTag, type Tone } from '../../ui/status-tag'

const tones: Record<DeferralState, Tone> = {
  proposed: 'warn',
  granted: 'ok',
  refused: 'bad',
  withdrawn: 'quiet',
}

export function DeferralStateTag({ state }: { state: DeferralState }) {
  const language = useLanguage()
  return <StatusTag tone={tones[state]}>{deferralStateNames[state][language]}</StatusTag>
}
