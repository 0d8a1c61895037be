import type { Currency } from '../money'
import type { Text } from '../text'
import { type Split, splitKinds, splitsAmong } from './split-transfer'

/** What came in, as a bank's statement tells it. */
export interface StatementLine {
  amount: number
  currency: Currency
  payer: string
  /** What the payer wrote, and whatever else the bank adds to it. */
  remark: string
}

export interface OpenContract {
  id: string
  /** `HT-2127-0142` */
  number: string
  /** What its exhibitor is told to write: `BM-2127-0318`. */
  paymentWord: string
  /** All the names money may come under. */
  payers: readonly string[]
  currency: Currency
  outstanding: number
  /** What each open instalment still asks for. */
  instalments: readonly number[]
}

export const matchReasons = [
  'number',
  'payer',
  'wholeAmount',
  'instalmentAmount',
  ...splitKinds,
  'notAll',
  'bookedBefore',
] as const
export type MatchReason = (typeof matchReasons)[number]

export const matchReasonNames: Record<MatchReason, Text> = {
  number: { zh: '附言中有编号', en: 'number in the remark' },
  payer: { zh: '付款户名相符', en: 'payer known' },
  wholeAmount: { zh: '等于未收全额', en: 'all that is outstanding' },
  instalmentAmount: { zh: '等于一期应付', en: 'an instalment' },
  split: { zh: '等于几份合同未收之和', en: 'what several contracts owe together' },
  splitNext: { zh: '等于几份合同下一期之和', en: 'the next instalments of several contracts together' },
  splitMixed: {
    zh: '等于部分合同未收与其余合同下一期之和',
    en: 'what some contracts owe and the next instalments of others together',
  },
  notAll: { zh: '还可能涉及其他合同', en: 'further contracts may be meant' },
  bookedBefore: {
    zh: '同额收款已登记过，可能就是这笔',
    en: 'the same amount was booked already; perhaps it is this one',
  },
}

export const matchSureness = ['sure', 'likely', 'unsure'] as const
export type MatchSureness = (typeof matchSureness)[number]

export const matchSurenessNames: Record<MatchSureness, Text> = {
  sure: { zh: '确定', en: 'Sure' },
  likely: { zh: '可能', en: 'Likely' },
  unsure: { zh: '不确定', en: 'Unsure' },
}

export interface Proposal {
  parts: { contractId: string; amount: number }[]
  reasons: MatchReason[]
  sureness: MatchSureness
}

/** Written together, apart, full-width, in small letters, without the zeros a spreadsheet takes away: still one number. */
const written = /(?:([A-Z]{1,4})[\s\-_/.—－]*)?(\d{2,6})(?:[\s\-_/.—－]*(\d{1,6}))?/g
const plainNumber = (text: string) => text.normalize('NFKC').toUpperCase()
const withoutZeros = (digits: string) => digits.replace(/^0+(?=\d)/, '')

function keysOf(text: string): string[] {
  const keys: string[] = []
  for (const [, letters = '', first = '', second = ''] of plainNumber(text).matchAll(written)) {
    if (second) keys.push(`${letters}${withoutZeros(first)}|${withoutZeros(second)}`)
    if (first.length + second.length >= 6) keys.push(`${letters}${first}${second}`)
  }
  return keys
}

/** Legal forms and signs say nothing about who it is. */
const plainName = (name: string) =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(
      /股份有限公司|有限责任公司|有限公司|集团|公司|\b(?:co|ltd|limited|inc|gmbh|llc|corp|company)\b|[^\p{L}\p{N}]/gu,
      '',
    )

export type Matcher = (line: StatementLine) => Proposal[]

/** Made once for all contracts, so that a statement costs as much as it has lines. */
export function matcherFor(contracts: readonly OpenContract[]): Matcher {
  const byNumber: Index = new Map()
  const byPayer: Index = new Map()
  const byAmount: Index = new Map()
  // One payer has many lines, and a company many contracts.
  const names = new Map<string, string>()
  const nameOf = (payer: string): string => {
    const known = names.get(payer)
    if (known !== undefined) return known
    const name = plainName(payer)
    names.set(payer, name)
    return name
  }
  for (const contract of contracts) {
    const { number, paymentWord, currency } = contract
    for (const key of keysOf(number)) note(byNumber, key, contract)
    for (const key of keysOf(paymentWord)) note(byNumber, key, contract)
    // Digits alone are taken for a contract's number: those of the word to pay with may be another contract's.
    note(byNumber, number.replace(/\D/g, ''), contract)
    for (const payer of contract.payers) if (nameOf(payer)) note(byPayer, nameOf(payer), contract)
    note(byAmount, `${currency}${contract.outstanding}`, contract)
    for (const amount of contract.instalments) note(byAmount, `${currency}${amount}`, contract)
  }

  return (line) => {
    const named: OpenContract[] = []
    for (const key of keysOf(line.remark)) addInCurrency(named, byNumber.get(key), line)
    const paid: OpenContract[] = []
    addInCurrency(paid, byPayer.get(nameOf(line.payer)), line)
    const seen = [...named]
    addInCurrency(seen, paid, line)
    const splits = splitsFor(line, named, seen)
    if (seen.length === 0) addInCurrency(seen, byAmount.get(`${line.currency}${line.amount}`), line)
    const singles = seen.map((contract) =>
      proposalFor(contract, line, {
        named: named.includes(contract),
        paid: paid.includes(contract),
        namesOthers: named.length > 1,
      }),
    )
    if (singles.length < 2) return singles
    const proposals = onlyOneSure([
      ...singles.filter(isExact),
      ...splits,
      ...singles.filter((one) => !isExact(one)),
    ])
    // Nothing else comes to it, so that none of the contracts by itself is worth a look.
    const whole = proposals.find(({ sureness, parts }) => sureness === 'sure' && parts.length > 1)
    if (whole) return [whole]
    return proposals
      .sort((a, b) => matchSureness.indexOf(a.sureness) - matchSureness.indexOf(b.sureness))
      .slice(0, mostProposals)
  }
}

type Index = Map<string, OpenContract[]>

/** Contracts are noted one after the other, so that one which is noted again is the last. */
function note(index: Index, key: string, contract: OpenContract): void {
  const known = index.get(key)
  if (!known) index.set(key, [contract])
  else if (known.at(-1) !== contract) known.push(contract)
}

function addInCurrency(
  to: OpenContract[],
  found: readonly OpenContract[] | undefined,
  { currency }: StatementLine,
): void {
  if (!found) return
  // Almost always one; of those that are thousands each is looked for once.
  const known = to.length > 0 ? new Set(to) : undefined
  for (const one of found) if (one.currency === currency && !known?.has(one)) to.push(one)
}

/**
 * Where the same amount was booked on the contract around that day, by a voucher or by hand, the line is probably about
 * that very transfer: nobody is to book it twice by ticking a box.
 */
export const doubting = (proposals: readonly Proposal[], bookedOn: ReadonlySet<string>): Proposal[] =>
  proposals.map((one) =>
    one.parts.some(({ contractId }) => bookedOn.has(contractId))
      ? { ...one, reasons: [...one.reasons, 'bookedBefore'], sureness: 'unsure' }
      : one,
  )

const mostProposals = 5

const isExact = ({ reasons }: Proposal): boolean =>
  reasons.includes('wholeAmount') || reasons.includes('instalmentAmount')

/**
 * One transfer for several contracts: those that are named, or else those the payer is known for, among them the one that
 * is named.
 */
function splitsFor({ amount }: StatementLine, named: OpenContract[], seen: OpenContract[]): Proposal[] {
  const several = named.length > 1
  const must = several ? undefined : named[0]?.id
  return splitsAmong(several ? named : seen, amount)
    .filter(({ parts }) => !must || parts.some(({ contractId }) => contractId === must))
    .map(({ parts, kind, isSome, isPlain }: Split) => ({
      parts,
      reasons: [named.length > 0 ? 'number' : 'payer', kind, ...(isSome ? (['notAll'] as const) : [])],
      sureness: isPlain ? 'sure' : 'likely',
    }))
}

/** Of two that are as good neither is sure, and a transfer that can be divided has two meanings: a person says which. */
function onlyOneSure(proposals: Proposal[]): Proposal[] {
  const rivals = proposals.filter(({ sureness, parts }) => sureness === 'sure' || parts.length > 1)
  if (rivals.length < 2) return proposals
  return proposals.map((one) => (one.sureness === 'sure' ? { ...one, sureness: 'likely' } : one))
}

function proposalFor(
  { id, outstanding, instalments }: OpenContract,
  { amount }: StatementLine,
  { named, paid, namesOthers }: { named: boolean; paid: boolean; namesOthers: boolean },
): Proposal {
  const reasons: MatchReason[] = []
  if (named) reasons.push('number')
  if (paid) reasons.push('payer')
  if (amount === outstanding) reasons.push('wholeAmount')
  else if (instalments.includes(amount)) reasons.push('instalmentAmount')
  const fits = reasons.includes('wholeAmount') || reasons.includes('instalmentAmount')
  const fitsNotMore = amount <= outstanding
  return {
    parts: [{ contractId: id, amount }],
    reasons,
    sureness: surenessOf({ named, paid, namesOthers, fits, fitsNotMore }),
  }
}

/**
 * Sure needs two witnesses that do not come from one another; more than is owed is never sure, nor is one contract where
 * others are named beside it.
 */
function surenessOf(seen: {
  named: boolean
  paid: boolean
  namesOthers: boolean
  fits: boolean
  fitsNotMore: boolean
}): MatchSureness {
  const witnesses = [seen.named, seen.paid, seen.fits].filter(Boolean).length
  if (witnesses >= 2 && seen.fitsNotMore && !seen.namesOthers) return 'sure'
  return seen.named || (seen.paid && seen.fitsNotMore) ? 'likely' : 'unsure'
}
