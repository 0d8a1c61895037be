import { divide } from './money'

/** As the setting says it. */
export interface InstalmentPlan {
  /** In hundredths of a percent; all of them together are the whole. */
  share: number
  due: { days: number; from: DueFrom }
}
export const dueFroms = ['afterSignature', 'beforeOpening'] as const
export type DueFrom = (typeof dueFroms)[number]

export interface Instalment {
  /** 1 is the first. */
  number: number
  share: number
  amount: number
  /** A day, in the fair's zone. */
  dueOn: string
}

export const wholeShare = 10_000

/** A calendar day so many days later, or earlier where they are negative. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

/**
 * Together always the total. None is due before the one before it, nor before the day of signature: whoever signs late
 * pays at once what others had time for.
 */
export function instalmentsOf(
  total: number,
  plan: readonly InstalmentPlan[],
  { signedOn, opensOn }: { signedOn: string; opensOn: string },
): Instalment[] {
  const amounts = divide(
    total,
    plan.map(({ share }) => share),
  )
  let earliest = signedOn
  return plan.map(({ share, due }, place) => {
    const wished = due.from === 'afterSignature' ? dayAfter(signedOn, due.days) : dayAfter(opensOn, -due.days)
    earliest = wished > earliest ? wished : earliest
    return { number: place + 1, share, amount: amounts[place] ?? 0, dueOn: earliest }
  })
}

/**
 * Days of a contract that takes the place of another: what was not settled stays due when it was, deferrals and delays
 * included; what was settled and grew is due by the new plan. None is due before the one before it.
 */
export function keepingDays(
  fresh: readonly Instalment[],
  before: readonly Pick<Instalment, 'number' | 'amount' | 'dueOn'>[],
  paid: number,
): Instalment[] {
  if (fresh.length !== before.length) return [...fresh]
  let until = 0
  const dues = fresh.map(({ dueOn }, place) => {
    until += before[place]?.amount ?? 0
    return until <= paid ? dueOn : (before[place]?.dueOn ?? dueOn)
  })
  return fresh.map((part, place) => ({
    ...part,
    dueOn: dues.slice(place).reduce((earliest, day) => (day < earliest ? day : earliest)),
  }))
}
