import type { Gate } from '@fairground/domain/selection'
import type { OwnSelection } from './eligibility'

/** Where a company stands with choosing, as one word for a whole page. */
export type Phase = 'missing' | 'before' | 'open' | 'over' | 'finished' | 'confirmed'

type Told = Pick<OwnSelection, 'gates' | 'window' | 'stage' | 'now'>

/** On which side of the window it is, where that is what keeps the gate closed. */
export function closedFor(own: Told, gate: Gate): 'beforeWindow' | 'afterWindow' | 'other' | undefined {
  if (own.gates.find((each) => each.gate === gate)?.missing == null) return undefined
  if (gate !== 'window' || !own.window) return 'other'
  return own.now < own.window.startsAt ? 'beforeWindow' : 'afterWindow'
}

export function phaseOf(own: Told): Phase {
  if (own.stage !== 'choosing') return own.stage
  const closed = own.gates.filter(({ missing }) => missing !== null)
  if (closed.length === 0) return 'open'
  const side = closedFor(own, 'window')
  if (side === 'afterWindow') return 'over'
  return closed.length === 1 && side === 'beforeWindow' ? 'before' : 'missing'
}

/** The first thing that is missing, in words. */
export const firstMissing = ({ gates }: Pick<Told, 'gates'>): string | undefined =>
  gates.find(({ missing }) => missing !== null)?.missing ?? undefined
