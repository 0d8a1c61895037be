import type { BoothClass } from '../booth'
import { assignmentMessages as say } from './assignment.messages'

/** How many booths of a kind one company may have, whoever gives them. */
export type BoothCaps = Record<BoothClass, number>

interface CapSettings {
  standardBooths: { most: number }
  rawBooths: { hardCap: number }
}

export const capsOf = ({ standardBooths, rawBooths }: CapSettings): BoothCaps => ({
  standard: standardBooths.most,
  raw: rawBooths.hardCap,
})

interface Held {
  hallId: string
  boothClass: BoothClass
}

/** What no company may have, whoever gives it: booths of two halls or two kinds, or more than the cap. */
export function faultOfHoldings(
  booths: readonly Held[],
  caps: BoothCaps,
): { message: string; params: Record<string, number> } | undefined {
  if (new Set(booths.map(({ hallId }) => hallId)).size > 1) return { message: say.crossHall, params: {} }
  const [kind, ...others] = new Set(booths.map(({ boothClass }) => boothClass))
  if (!kind) return undefined
  if (others.length > 0) return { message: say.oneClass, params: {} }
  const message = kind === 'raw' ? say.rawMost : say.standardMost
  return booths.length > caps[kind] ? { message, params: { count: caps[kind] } } : undefined
}
