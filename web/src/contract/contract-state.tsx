import { type ContractState, contractStateNames } from '@fairground/domain/contract'
import { useLanguage } from '../lib/language'
import { StatusTag, type Tone } from '../ui/status-tag'

const tones: Record<ContractState, Tone> = {
  drawnUp: 'quiet',
  sent: 'info',
  signed: 'warn',
  returned: 'bad',
  inForce: 'ok',
  payment: 'ok',
  paid: 'ok',
  superseded: 'quiet',
  void: 'quiet',
}

export function ContractStateTag({ state }: { state: ContractState }) {
  return <StatusTag tone={tones[state]}>{contractStateNames[state][useLanguage()]}</StatusTag>
}
