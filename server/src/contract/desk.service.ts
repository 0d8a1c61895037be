import { createHash } from 'node:crypto'
import { documentText } from '@fairground/domain/contract'
import { dayIn } from '@fairground/domain/field'
import { instalmentsOf, keepingDays, moneyText } from '@fairground/domain/money'
import { translate } from '@fairground/domain/text'
import type { Outcome } from '@fairground/wire/contract/desk'
import { askForNothing } from '../ledger'
import type { SignedInCaller } from '../platform/http/principal'
import { Refusal } from '../platform/http/refusal'
import type { Platform } from '../platform/platform'
import { requireNotAmended, takePlace } from './amendment.service'
import { freeContractBooths, insertInstalments, type KeptContract, readDue } from './contract.repository'
import { findContractNumber } from './contract-read.repository'
import { takeStep } from './contract-record'
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
        await askForNothing(trx, { id, day, reason }, caller)
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
