import { contractStateNames } from '@fairground/domain/contract'
import { moneyText } from '@fairground/domain/money'
import {
  type LineBooked,
  type LinePart,
  type LineSetAside,
  type SureBooked,
  statementMessages as say,
} from '@fairground/domain/payment'
import { translate } from '@fairground/domain/text'
import { codes } from '@fairground/wire/kernel/codes'
import { type KeptContract, lockContract } from '../../contract'
import { recordAudit } from '../../platform/audit/audit'
import type { Db } from '../../platform/database/database'
import type { SignedInCaller } from '../../platform/http/principal'
import { Refusal } from '../../platform/http/refusal'
import { momentIn } from '../../platform/moment-in'
import type { Platform } from '../../platform/platform'
import { book, tellOfPayment } from '../booking'
import { decide, findVoucher } from '../voucher.repository'
import { decideLine, insertPart, type KeptLine, lockLine, openAgain, readLines } from './lines.repository'
import { propose } from './proposing'

async function takeLine(platform: Platform, trx: Db, lineId: string): Promise<KeptLine> {
  const line = await lockLine(trx, lineId)
  if (line?.edition !== platform.settings.current().edition)
    throw new Refusal(codes.notFound, say.unknownLine)
  return line
}

/** Whoever comes second is told what the first did. */
async function decidedBefore(platform: Platform, trx: Db, line: KeptLine): Promise<Refusal> {
  const who = line.decidedName
  const when = line.decidedAt ? momentIn(line.decidedAt, platform.settings.current().timeZone) : ''
  if (line.state === 'aside')
    return new Refusal(codes.refused, say.setAside, { who, when, reason: line.reason })
  const [shown] = await readLines(trx, [line.id])
  const parts = (shown?.booked ?? [])
    .map(({ number, amount }) => `${number} ${moneyText({ amount, currency: line.currency })}`)
    .join(', ')
  return new Refusal(codes.refused, say.booked, { who, when, parts })
}

async function isBookedSo(
  trx: Db,
  line: KeptLine,
  parts: readonly LinePart[],
  { user }: SignedInCaller,
): Promise<boolean> {
  if (line.state !== 'booked' || line.decidedBy !== user.id) return false
  const [shown] = await readLines(trx, [line.id])
  const booked = new Map(shown?.booked.map(({ contractId, amount }) => [contractId, amount]))
  return booked.size === parts.length && parts.every((part) => booked.get(part.contractId) === part.amount)
}

/**
 * One transaction: the line, then its contracts in one order, so that two lines over the same contracts never wait for
 * each other. All parts are booked or none, and everything that follows from money follows.
 */
export function bookLine(
  platform: Platform,
  { lineId, parts }: LineBooked,
  caller: SignedInCaller,
  { onlySure = false }: { onlySure?: boolean } = {},
): Promise<void> {
  return platform.db.transaction().execute(async (trx) => {
    const line = await takeLine(platform, trx, lineId)
    if (await isBookedSo(trx, line, parts, caller)) return
    if (line.state !== 'open') throw await decidedBefore(platform, trx, line)
    requireWhole(line, parts)
    const taken: { part: LinePart; contract: KeptContract }[] = []
    for (const part of parts.toSorted((a, b) => (a.contractId < b.contractId ? -1 : 1)))
      taken.push({ part, contract: await takeContract(trx, line, part, caller) })
    if (onlySure) await requireSure(trx, line, parts)
    for (const { part, contract } of taken) await bookPart(platform, trx, line, contract, part, caller)
    await decideLine(trx, lineId, { state: 'booked', by: caller.user.id })
    const { amount, currency, payer, reference } = line
    await recordAudit(trx, caller, {
      action: 'statement-book',
      subjectType: 'statement-line',
      subjectId: lineId,
      after: {
        amount,
        currency,
        payer,
        reference,
        parts: taken.map(({ part, contract }) => `${contract.number}: ${part.amount}`),
      },
    })
    await tellStaff(platform, trx)
  })
}

const tellStaff = ({ live }: Platform, trx: Db): Promise<void> =>
  live.publish(trx, { type: 'list-changed', audience: 'staff', list: 'statement' })

function requireWhole({ amount, currency }: KeptLine, parts: readonly LinePart[]): void {
  const sum = parts.reduce((total, part) => total + part.amount, 0)
  if (sum !== amount)
    throw new Refusal(codes.refused, say.notSum, {
      sum: moneyText({ amount: sum, currency }),
      amount: moneyText({ amount, currency }),
    })
}

async function takeContract(
  trx: Db,
  line: KeptLine,
  { contractId }: LinePart,
  { language }: SignedInCaller,
): Promise<KeptContract> {
  const contract = await lockContract(trx, contractId)
  if (!contract || contract.edition !== line.edition || !contract.countersignedAt)
    throw new Refusal(codes.refused, say.unknownContract)
  const { number, state, currency } = contract
  if (state !== 'payment' && state !== 'paid')
    throw new Refusal(codes.refused, say.notPayable, { number, state: contractStateNames[state][language] })
  if (currency !== line.currency)
    throw new Refusal(codes.refused, say.otherCurrency, { number, contract: currency, line: line.currency })
  return contract
}

/** Looked at under the locks: of two lines that each pay all of it, the second is not sure any more. */
async function requireSure(trx: Db, line: KeptLine, parts: readonly LinePart[]): Promise<void> {
  const among = parts.map(({ contractId }) => contractId)
  const { proposals } = await propose(trx, line.edition, [line], among)
  const [best] = proposals.get(line.id) ?? []
  const amounts = new Map(best?.parts.map(({ contractId, amount }) => [contractId, amount]))
  const isSame =
    amounts.size === parts.length &&
    parts.every(({ contractId, amount }) => amounts.get(contractId) === amount)
  if (best?.sureness !== 'sure' || !isSame) throw new Refusal(codes.refused, say.notSure)
}

/** One entry, also where a voucher tells of the same transfer: it is confirmed by that very entry. */
async function bookPart(
  platform: Platform,
  trx: Db,
  line: KeptLine,
  contract: KeptContract,
  { amount, voucherId }: LinePart,
  caller: SignedInCaller,
): Promise<void> {
  const { number } = contract
  if (voucherId !== null) {
    const voucher = await findVoucher(trx, voucherId)
    const isItself = voucher?.contractId === contract.id && voucher.amount === amount
    if (!isItself || !(await decide(trx, voucherId, { state: 'confirmed', by: caller.user.id })))
      throw new Refusal(codes.refused, say.voucherOther, { number })
    await recordAudit(trx, caller, {
      action: 'voucher-confirm',
      subjectType: 'payment-voucher',
      subjectId: voucherId,
      after: { number, amount },
    })
  }
  const once = `statement:${line.id}:${line.round}:${contract.id}`
  const said = { day: line.day, payer: [line.payer, line.reference].filter(Boolean).join(' ') }
  const entry = await book(
    platform,
    trx,
    contract,
    {
      contractId: contract.id,
      kind: 'payment',
      amount,
      day: line.day,
      reason: `${translate(say.ledgerReason, 'zh', said)} / ${translate(say.ledgerReason, 'en', said)}`.slice(
        0,
        500,
      ),
      ...(voucherId !== null && { voucherId }),
      once,
    },
    caller,
  )
  if (!entry) throw new Error('a line under its lock is booked once in a round')
  await insertPart(trx, {
    lineId: line.id,
    round: line.round,
    contractId: contract.id,
    amount,
    entryId: entry.id,
  })
  await tellOfPayment(platform, trx, contract, { amount, once }, caller)
}

/** Each line by itself: what keeps one of them back keeps no other. */
export async function bookSureLines(
  platform: Platform,
  { lines }: SureBooked,
  caller: SignedInCaller,
): Promise<{ booked: number; left: { lineId: string; message: string }[] }> {
  const { edition } = platform.settings.current()
  const left: { lineId: string; message: string }[] = []
  const asked = await readLines(
    platform.db,
    lines.map(({ lineId }) => lineId),
  )
  // Among all contracts first: only there is seen whether another one is as likely.
  const { proposals } = await propose(
    platform.db,
    edition,
    asked.filter(({ state }) => state === 'open'),
  )
  for (const given of lines) {
    const best = proposals.get(given.lineId)
    try {
      if (best && best[0]?.sureness !== 'sure') throw new Refusal(codes.refused, say.notSure)
      await bookLine(platform, given, caller, { onlySure: true })
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      left.push({ lineId: given.lineId, message: translate(error.messageKey, caller.language, error.params) })
    }
  }
  return { booked: lines.length - left.length, left }
}

export function setLineAside(
  platform: Platform,
  { lineId, reason }: LineSetAside,
  caller: SignedInCaller,
): Promise<void> {
  return platform.db.transaction().execute(async (trx) => {
    const line = await takeLine(platform, trx, lineId)
    if (line.state === 'aside' && line.decidedBy === caller.user.id && line.reason === reason) return
    if (line.state !== 'open') throw await decidedBefore(platform, trx, line)
    await decideLine(trx, lineId, { state: 'aside', by: caller.user.id, reason })
    await recordAudit(trx, caller, {
      action: 'statement-aside',
      subjectType: 'statement-line',
      subjectId: lineId,
      after: { amount: line.amount, payer: line.payer, reason },
    })
    await tellStaff(platform, trx)
  })
}

/** What was booked stays booked until its entries are taken back, where they were made. */
export function reopenLine(platform: Platform, lineId: string, caller: SignedInCaller): Promise<void> {
  return platform.db.transaction().execute(async (trx) => {
    const line = await takeLine(platform, trx, lineId)
    if (line.state === 'open') return
    const [shown] = await readLines(trx, [lineId])
    if (line.state === 'booked' && !shown?.booked.every(({ isReversed }) => isReversed))
      throw new Refusal(codes.refused, say.notReopened)
    await openAgain(trx, lineId)
    await recordAudit(trx, caller, {
      action: 'statement-reopen',
      subjectType: 'statement-line',
      subjectId: lineId,
      before: { state: line.state, reason: line.reason },
    })
    await tellStaff(platform, trx)
  })
}
