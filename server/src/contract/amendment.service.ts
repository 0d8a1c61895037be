import {
  type Amendment,
  type ContractLine,
  isAmendable,
  isBinding,
  contractMessages as say,
} from '@fairground/domain/contract'
import { dayIn } from '@fairground/domain/field'
import { dayAfter, moneyText } from '@fairground/domain/money'
import type { Language } from '@fairground/domain/text'
import type { ProposedAmendment } from '@fairground/wire/contract/desk'
import { codes } from '@fairground/wire/kernel/codes'
import { bookCharge, carryOver, readBalance } from '../ledger'
import { recordAudit } from '../platform/audit/audit'
import type { Db } from '../platform/database/database'
import type { SignedInCaller } from '../platform/http/principal'
import { Refusal, refuseField } from '../platform/http/refusal'
import type { Platform } from '../platform/platform'
import { keeping } from '../platform/record/keeper'
import { countWaitingVouchers, findAmendmentOf, handOverWishes, lockCompanyOf } from './amendment.repository'
import {
  handOverBooths,
  insertContractEvent,
  type KeptContract,
  lockContract,
  moveContract,
  readFirstDay,
} from './contract.repository'
import { findContractDetail } from './contract-read.repository'
import { contractRecord, nameOf, notNow } from './contract-record'
import { readBook } from './draw-up.service'
import { type Reckoned, reckon, sayProblem } from './reckoning'
import { type ContractingCompany, readContracting } from './reckoning.repository'
import { followMoney } from './settlement'
import { writeContract } from './write-contract'

type Amended = Pick<KeptContract, 'id' | 'companyId' | 'edition' | 'classId' | 'currency' | 'lines'>

/**
 * With the booths held now and the prices of today, in the class and currency of before. What the company stood for on the
 * day it first signed up to its contract goes on counting, and so do the lines that were written in by hand.
 */
async function reckonAmendment(
  db: Db,
  { id: contractId, companyId, edition, classId, currency, lines }: Amended,
): Promise<Reckoned & { company: ContractingCompany }> {
  const today = await readFirstDay(db, contractId)
  const [company] = await readContracting(db, [companyId], { edition, today })
  if (!company) throw new Refusal(codes.refused, say.unknownCompany)
  const { classes, templates } = await readBook(db, edition)
  const same = classes.filter((one) => one.currency === currency)
  const own = same.filter(({ id }) => id === classId)
  const extras = lines.filter((line): line is ContractLine & { kind: 'extra' } => line.kind === 'extra')
  return { company, ...reckon(company, own.length > 0 ? own : same, templates, { extras }) }
}

/** What a clerk looks at first. */
export async function proposeAmendment(
  { db, settings }: Platform,
  contractId: string,
  language: Language,
): Promise<ProposedAmendment> {
  const { edition, timeZone, contractSignDays } = settings.current()
  const found = await findContractDetail(db, contractId, { edition, language })
  if (!found) throw new Refusal(codes.notFound, say.unknown)
  const { number, version, differs, lines, total, currency } = found
  const { calculation, problems } = await reckonAmendment(db, { ...found, edition })
  const { paid } = await readBalance(db, contractId)
  return {
    number,
    version,
    differs,
    before: { lines, total },
    currency,
    lines: calculation.lines,
    total: calculation.total,
    paid,
    signBy: dayAfter(dayIn(timeZone), contractSignDays),
    problems: problems.map((one) => sayProblem(one, language)),
  }
}

/** Stands beside the contract, which binds until both sides have signed. Whoever presses twice has drawn up one. */
export function amendContract(
  platform: Platform,
  { contractId, version, total, signBy, reason }: Amendment,
  caller: SignedInCaller,
): Promise<{ contractId: string }> {
  const { edition, timeZone } = platform.settings.current()
  if (signBy !== null && signBy < dayIn(timeZone)) throw refuseField('signBy', say.dayPast)
  return keeping(platform, caller, contractRecord, async (keeper, trx) => {
    await lockCompanyOf(trx, contractId)
    const contract = await keeper.take(contractId)
    if (contract.edition !== edition) throw new Refusal(codes.refused, say.unknown)
    const before = await findAmendmentOf(trx, contractId)
    if (before) {
      const isSame = before.total === total && before.reason === reason && before.by === caller.user.id
      if (isSame) return { contractId: before.id }
      throw new Refusal(codes.refused, say.amendedAlready, { number: before.number })
    }
    if (!isAmendable(contract.state)) throw notNow(contract, caller)
    await keeper.requireSeen(contract, version)
    const { company, kept, template, calculation, problems } = await reckonAmendment(trx, contract)
    if (problems.length > 0 || !kept || !template)
      throw new Refusal(codes.refused, problems.map((one) => sayProblem(one, caller.language)).join(' · '))
    if (calculation.total !== total)
      throw new Refusal(codes.refused, say.totalChanged, {
        seen: moneyText({ amount: total, currency: kept.currency }),
        now: moneyText({ amount: calculation.total, currency: kept.currency }),
      })
    const amends = { id: contract.id, number: contract.number, reason }
    const id = await writeContract(
      platform,
      trx,
      { company, kept, template, calculation, signBy, amends },
      caller,
    )
    return { contractId: id }
  })
}

/** Nothing happens to a contract as long as something is on its way to take its place. */
export async function requireNotAmended(trx: Db, { id }: KeptContract): Promise<void> {
  const amendment = await findAmendmentOf(trx, id)
  if (amendment && !isBinding(amendment.state))
    throw new Refusal(codes.refused, say.amendedAlready, { number: amendment.number })
}

/**
 * In the transaction that brings an amendment into force: the contract before is superseded, its booths are the amendment's,
 * and so is its money. It owes from now on, and what was paid before counts.
 */
export async function takePlace(
  platform: Platform,
  trx: Db,
  amendment: KeptContract,
  caller: SignedInCaller,
): Promise<void> {
  const { amends, id, number } = amendment
  if (!amends) return
  const prior = await lockContract(trx, amends.id)
  if (!prior || !isAmendable(prior.state)) throw notNow(prior ?? amendment, caller)
  const count = await countWaitingVouchers(trx, prior.id)
  if (count > 0) throw new Refusal(codes.refused, say.vouchersWaiting, { number: prior.number, count })
  await moveContract(trx, prior.id, { state: 'superseded', by: caller.user.id })
  await insertContractEvent(trx, {
    contractId: prior.id,
    event: 'supersede',
    actorId: caller.user.id,
    actorName: nameOf(caller),
    reason: number,
  })
  await recordAudit(trx, caller, {
    action: 'contract-supersede',
    subjectType: 'contract',
    subjectId: prior.id,
    before: { number: prior.number, state: prior.state },
    after: { number: prior.number, state: 'superseded', by: number },
  })
  await handOverBooths(trx, { from: prior.id, to: id })
  await handOverWishes(trx, { from: prior.id, to: id })
  const day = dayIn(platform.settings.current().timeZone)
  await carryOver(trx, { from: prior, to: { id, number }, day }, caller)
  await bookCharge(trx, { id, total: amendment.total, day }, caller)
  await followMoney(platform, trx, amendment, caller, nameOf(caller))
}
