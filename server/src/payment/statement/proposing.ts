import { setImmediate as letOthers } from 'node:timers/promises'
import { doubting, type Matcher, matcherFor, type Proposal } from '@fairground/domain/payment'
import type { LineFilters, StatementProposal } from '@fairground/wire/payment/statement'
import type { Db } from '../../platform/database/database'
import {
  readSimilar,
  readSimilarToWaiting,
  readWaitingLines,
  type SimilarPayment,
  type WaitingLine,
} from './lines.repository'
import { type ProposedContract, readOpenContracts, readWaitingVouchers } from './open-contracts.repository'

const atOnce = 500

/** Thousands of lines are matched in pieces, so that nobody else waits for all of them. */
export async function matchAll(
  match: Matcher,
  lines: readonly WaitingLine[],
): Promise<Map<string, Proposal[]>> {
  const proposals = new Map<string, Proposal[]>()
  for (const [place, line] of lines.entries()) {
    if (place % atOnce === atOnce - 1) await letOthers()
    proposals.set(line.id, match(line))
  }
  return proposals
}

export interface Proposed {
  contracts: ReadonlyMap<string, ProposedContract>
  proposals: ReadonlyMap<string, Proposal[]>
  similar: ReadonlyMap<string, SimilarPayment[]>
}

/** What would become of lines, as things stand now. Nothing of it is kept: every payment changes it. */
export async function propose(
  db: Db,
  edition: number,
  lines: readonly WaitingLine[],
  /** Looks at these contracts alone. */
  among?: readonly string[],
): Promise<Proposed> {
  if (lines.length === 0) return { contracts: new Map(), proposals: new Map(), similar: new Map() }
  const [matcher, payments] = await Promise.all([
    readMatcher(db, edition, among),
    readSimilar(
      db,
      lines.map(({ id }) => id),
    ),
  ])
  return proposeWith(matcher, lines, payments)
}

/** Of all lines that wait: what they are matched by is made ready while they are read. */
export async function proposeWaiting(
  db: Db,
  edition: number,
  search: LineFilters,
): Promise<{ waiting: WaitingLine[]; proposed: Proposed }> {
  const [matcher, waiting, payments] = await Promise.all([
    readMatcher(db, edition),
    readWaitingLines(db, edition, search),
    readSimilarToWaiting(db, edition, search),
  ])
  return { waiting, proposed: await proposeWith(matcher, waiting, payments) }
}

interface ReadMatcher {
  contracts: readonly ProposedContract[]
  match: Matcher
}

async function readMatcher(db: Db, edition: number, among?: readonly string[]): Promise<ReadMatcher> {
  const contracts = await readOpenContracts(db, edition, among)
  return { contracts, match: matcherFor(contracts) }
}

async function proposeWith(
  { contracts, match }: ReadMatcher,
  lines: readonly WaitingLine[],
  payments: readonly SimilarPayment[],
): Promise<Proposed> {
  const matched = await matchAll(match, lines)
  const similar = new Map<string, SimilarPayment[]>()
  for (const payment of payments) {
    const { lineId, contractId, bookedBy } = payment
    // Many companies pay as much on one day: a line of another file counts where this one would be booked on its contract.
    if (
      bookedBy === 'statement' &&
      !matched.get(lineId)?.some(({ parts }) => parts.some((one) => one.contractId === contractId))
    )
      continue
    similar.set(lineId, [...(similar.get(lineId) ?? []), payment])
  }
  const proposals = new Map(
    [...matched].map(([id, found]) => [
      id,
      doubting(found, new Set(similar.get(id)?.map(({ contractId }) => contractId))),
    ]),
  )
  return { contracts: new Map(contracts.map((one) => [one.id, one])), proposals, similar }
}

/** With what a person has to see of the contracts, and with the vouchers that seem to tell of the same transfer. */
export async function spelledOut(db: Db, { contracts, proposals }: Proposed, lineIds: readonly string[]) {
  const found = new Map(lineIds.map((id) => [id, proposals.get(id) ?? []]))
  const ids = [...found.values()].flatMap((some) =>
    some.flatMap(({ parts }) => parts.map((one) => one.contractId)),
  )
  const vouchers = ids.length > 0 ? await readWaitingVouchers(db, [...new Set(ids)]) : []
  return new Map(
    [...found].map(([lineId, some]): [string, StatementProposal[]] => [
      lineId,
      some.map(({ sureness, reasons, parts }) => ({
        sureness,
        reasons,
        parts: parts.flatMap(({ contractId, amount }) => {
          const contract = contracts.get(contractId)
          if (!contract) return []
          const { number, companyZh, companyEn, outstanding } = contract
          const voucher = vouchers.find((one) => one.contractId === contractId && one.amount === amount)
          return [
            { contractId, number, companyZh, companyEn, amount, outstanding, voucherId: voucher?.id ?? null },
          ]
        }),
      })),
    ]),
  )
}
