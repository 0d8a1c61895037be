import { createHash } from 'node:crypto'
import {
  type ContractLine,
  documentText,
  type Revision,
  contractMessages as say,
} from '@fairground/domain/contract'
import { dayIn } from '@fairground/domain/field'
import { instalmentsOf, keepingDays, moneyText } from '@fairground/domain/money'
import { translate } from '@fairground/domain/text'
import type { Outcome } from '@fairground/wire/contract/desk'
import { codes } from '@fairground/wire/kernel/codes'
import { takeBackCharge } from '../ledger'
import type { SignedInCaller } from '../platform/http/principal'
import { Refusal, refuseField } from '../platform/http/refusal'
import type { Platform } from '../platform/platform'
import { requireNotAmended, takePlace } from './amendment.service'
import { readClasses, readTemplates } from './classes.repository'
import {
  claimBooths,
  freeContractBooths,
  insertInstalments,
  type KeptContract,
  readDue,
  readFirstDay,
  rewriteContract,
} from './contract.repository'
import { findContractNumber } from './contract-list.repository'
import { takeStep } from './contract-record'
import { reckon, sayProblem, subjectOf, written } from './reckoning'
import { readContracting } from './reckoning.repository'
import { requestSealing } from './sealing'
import { letPlansFollow } from './settlement'

interface Seen {
  contractId: string
  version: number
}

export const sha256Of = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex')

/** One after the other, each whole; what cannot be done is named and holds up none of the others. */
async function forEach(
  platform: Platform,
  contracts: readonly Seen[],
  caller: SignedInCaller,
  act: (seen: Seen) => Promise<void>,
): Promise<Outcome> {
  const outcome: Outcome = { count: 0, left: [] }
  for (const seen of contracts) {
    try {
      await act(seen)
      outcome.count += 1
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      outcome.left.push({
        name: (await findContractNumber(platform.db, seen.contractId)) ?? seen.contractId,
        why: translate(error.messageKey, caller.language, error.params),
      })
    }
  }
  return outcome
}

export const sendContracts = (
  platform: Platform,
  contracts: readonly Seen[],
  caller: SignedInCaller,
): Promise<Outcome> =>
  forEach(platform, contracts, caller, (seen) =>
    takeStep(
      platform,
      seen,
      {
        event: 'send',
        meanwhile: async () => ({ sent: true }),
        tells: { template: 'contractSent', params: sentWords },
      },
      caller,
    ),
  )

const sentWords = ({ total, currency, signBy }: KeptContract) => ({
  total: moneyText({ amount: total, currency }),
  until: signBy ?? '—',
})

export const recallContract = (
  platform: Platform,
  { reason, ...seen }: Seen & { reason: string },
  caller: SignedInCaller,
): Promise<void> =>
  takeStep(platform, seen, { event: 'recall', reason, tells: { template: 'contractRecalled' } }, caller)

export const returnContract = (
  platform: Platform,
  { reason, ...seen }: Seen & { reason: string },
  caller: SignedInCaller,
): Promise<void> =>
  takeStep(
    platform,
    seen,
    { event: 'return', reason, meanwhile: async () => ({ reason }), tells: { template: 'contractReturned' } },
    caller,
  )

/** Its booths are free for another contract; its company keeps them. */
export const voidContract = (
  platform: Platform,
  { reason, ...seen }: Seen & { reason: string },
  caller: SignedInCaller,
): Promise<void> =>
  takeStep(
    platform,
    seen,
    {
      event: 'void',
      reason,
      async meanwhile(trx, contract) {
        const { id, companyId } = contract
        await requireNotAmended(trx, contract)
        const day = dayIn(platform.settings.current().timeZone)
        await takeBackCharge(trx, { id, day, reason }, caller)
        await freeContractBooths(trx, id)
        // Whoever holds them holds them as before there was money.
        await letPlansFollow(platform, trx, companyId)
        return { reason }
      },
      tells: { template: 'contractVoided' },
    },
    caller,
  )

/** In force from now on, with days for its payments; the sealed paper follows by itself. */
export async function countersignContracts(
  platform: Platform,
  contracts: readonly Seen[],
  caller: SignedInCaller,
): Promise<Outcome> {
  const { timeZone, fairDates } = platform.settings.current()
  const outcome = await forEach(platform, contracts, caller, (seen) =>
    takeStep(
      platform,
      seen,
      {
        event: 'countersign',
        async meanwhile(trx, contract) {
          requireUntouched(contract)
          const days = { signedOn: dayIn(timeZone), opensOn: fairDates.opens }
          const fresh = instalmentsOf(contract.total, contract.plan, days)
          const due = contract.amends && (await readDue(trx, contract.amends.id))
          await insertInstalments(trx, contract.id, due ? keepingDays(fresh, due.parts, due.paid) : fresh)
          await takePlace(platform, trx, contract, caller)
          await requestSealing(platform, trx, contract.id)
          return { countersigned: true }
        },
      },
      caller,
    ),
  )
  platform.jobs.wake('contract-seal')
  return outcome
}

/** What is countersigned is what was signed, to the letter. */
function requireUntouched(contract: KeptContract): void {
  if (contract.documentSha256 !== sha256Of(documentText(contract)))
    throw new Error(`the text of contract ${contract.number} is not the one that was signed`)
}

/** Reckoned anew with the booths, prices and template of today; further lines have their reason in the process. */
export function reviseContract(
  platform: Platform,
  { contractId, version, classId, extras, signBy, reason }: Revision,
  caller: SignedInCaller,
): Promise<void> {
  const settings = platform.settings.current()
  const { edition, timeZone } = settings
  const today = dayIn(timeZone)
  if (signBy !== null && signBy < today) throw refuseField('signBy', say.dayPast)
  const further = extras.map((extra): ContractLine => ({ kind: 'extra', ...extra }))
  return takeStep(
    platform,
    { contractId, version },
    {
      event: 'revise',
      reason,
      async meanwhile(trx, { id, companyId, number, amends, currency: before }) {
        const day = amends ? await readFirstDay(trx, amends.id) : today
        const [company] = await readContracting(trx, [companyId], { edition, today: day })
        if (!company) throw new Refusal(codes.refused, say.unknownCompany)
        const classes = await readClasses(trx, edition)
        const templates = await readTemplates(trx, [classId])
        const { kept, template, calculation, problems } = reckon(company, classes, templates, {
          classId,
          extras: further,
        })
        if (problems.length > 0 || !kept || !template)
          throw new Refusal(
            codes.refused,
            problems.map((one) => sayProblem(one, caller.language)).join(' · '),
          )
        const { currency } = kept
        if (amends && currency !== before) throw refuseField('classId', say.amendCurrency)
        const { lines, total } = calculation
        const subject = subjectOf({ number, company, currency, lines, settings, today })
        await rewriteContract(trx, id, {
          classId,
          templateId: template.id,
          language: subject.language,
          currency,
          lines,
          total,
          ...written(subject, template),
          plan: [...subject.plan],
          signBy,
        })
        await claimBooths(
          trx,
          id,
          company.booths.map((booth) => booth.id),
          { live: !amends },
        )
        return {}
      },
    },
    caller,
  )
}
