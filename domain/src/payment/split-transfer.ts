import type { OpenContract } from './match-statement'

/** All that the contracts still owe, the next instalment of each, or all of some and the next of others. */
export const splitKinds = ['split', 'splitNext', 'splitMixed'] as const
export type SplitKind = (typeof splitKinds)[number]

export interface Split {
  parts: { contractId: string; amount: number }[]
  kind: SplitKind
  /** Contracts that may have been meant are left out. */
  isSome: boolean
  /** All contracts in the same way, and no other way to divide it among them was left untried. */
  isPlain: boolean
}

/** Among so few every way to divide a transfer is tried; among more only all of them together, and any two. */
const mostTried = 6
/** More than a person looks at; of two already neither is sure. */
const mostFound = 5

interface Share {
  contractId: string
  amount: number
  isWhole: boolean
  isNext: boolean
}

/** What somebody pays of a contract: its next instalment or all of it, which is the same at the last. */
function sharesOf({ id, outstanding, instalments }: OpenContract): {
  next: Share
  whole: Share
  all: Share[]
} {
  const [amount = outstanding] = instalments
  const isLast = amount === outstanding
  const next = { contractId: id, amount, isWhole: isLast, isNext: true }
  const whole = { contractId: id, amount: outstanding, isWhole: true, isNext: isLast }
  return { next, whole, all: isLast ? [whole] : [next, whole] }
}

/**
 * The ways in which one transfer pays several of these contracts to the last unit, those with the fewest first. What that
 * costs is bounded, however many contracts one payer has.
 */
export function splitsAmong(contracts: readonly OpenContract[], amount: number): Split[] {
  if (contracts.length < 2) return []
  const isTried = contracts.length <= mostTried
  const found = isTried
    ? everyWay(contracts, amount)
    : [...togetherOf(contracts, amount), ...pairsOf(contracts, amount)]
  return found
    .map((shares): Split => {
      const kind = kindOf(shares)
      const isSome = shares.length < contracts.length
      return {
        parts: shares.map((share) => ({ contractId: share.contractId, amount: share.amount })),
        kind,
        isSome,
        // More than all they owe together is no way to pay them, so that nothing else comes to it.
        isPlain: !isSome && (kind === 'split' || (kind === 'splitNext' && isTried)),
      }
    })
    .sort((one, other) => one.parts.length - other.parts.length)
    .slice(0, mostFound)
}

function kindOf(shares: readonly Share[]): SplitKind {
  if (shares.every(({ isWhole }) => isWhole)) return 'split'
  return shares.every(({ isNext }) => isNext) ? 'splitNext' : 'splitMixed'
}

function everyWay(contracts: readonly OpenContract[], amount: number): Share[][] {
  const found: Share[][] = []
  const shares = contracts.map((contract) => sharesOf(contract).all)
  const divide = (place: number, left: number, taken: readonly Share[]) => {
    if (left === 0 && taken.length > 1) found.push([...taken])
    const ways = shares[place]
    if (left <= 0 || !ways) return
    for (const share of ways) divide(place + 1, left - share.amount, [...taken, share])
    divide(place + 1, left, taken)
  }
  divide(0, amount, [])
  return found
}

function togetherOf(contracts: readonly OpenContract[], amount: number): Share[][] {
  const shares = contracts.map(sharesOf)
  const [whole, next] = [shares.map((one) => one.whole), shares.map((one) => one.next)]
  return [whole, ...(next.every(({ isWhole }) => isWhole) ? [] : [next])].filter(
    (some) => some.reduce((sum, share) => sum + share.amount, 0) === amount,
  )
}

/** What each leaves is looked up among those before it. */
function pairsOf(contracts: readonly OpenContract[], amount: number): Share[][] {
  const found: Share[][] = []
  const byAmount = new Map<number, Share[]>()
  for (const { all } of contracts.map(sharesOf)) {
    for (const share of all)
      for (const other of byAmount.get(amount - share.amount) ?? []) {
        found.push([other, share])
        if (found.length === mostFound) return found
      }
    for (const share of all) {
      const equal = byAmount.get(share.amount)
      if (equal) equal.push(share)
      else byAmount.set(share.amount, [share])
    }
  }
  return found
}
