import { type BoothState, boothStateNames } from '@fairground/domain/booth'
import { useLanguage } from '../lib/language'
import { StatusTag, type Tone } from '../ui/status-tag'

const tones: Record<BoothState, Tone> = {
  normal: 'ok',
  allotted: 'info',
  bespoke: 'warn',
  occupy: 'warn',
  partial: 'bad',
  completed: 'bad',
  function: 'info',
  disabled: 'quiet',
}

export function BoothStateTag({ state }: { state: BoothState }) {
  const language = useLanguage()
  return <StatusTag tone={tones[state]}>{boothStateNames[state][language]}</StatusTag>
}
