import { contractMessages } from '@fairground/domain/contract'
import { moneyText } from '@fairground/domain/money'
import { codes } from '@fairground/wire/kernel/codes'
import { followMoney, type KeptContract, nameOf, tellCompany } from '../contract'
import { type BookedEntry, bookEntry, type NewEntry, readBalance } from '../ledger'
import type { Db } from '../platform/database/database'
import type { SignedInCaller } from '../platform/http/principal'
import { Refusal } from '../platform/http/refusal'
import type { Platform } from '../platform/platform'

/** With everything that follows from money, under the contract's lock. Nothing where it was booked before. */
export async function book(
  platform: Platform,
  trx: Db,
  contract: KeptContract,
  entry: NewEntry,
  caller: SignedInCaller,
  /** Looked at only where it is booked now: what was booked before was allowed then. */
  requireAllowed: () => void = () => undefined,
): Promise<BookedEntry | undefined> {
  if (contract.state === 'superseded')
    throw new Refusal(codes.refused, contractMessages.replaced, { number: contract.number })
  const booked = await bookEntry(trx, entry, caller)
  if (!booked) return undefined
  requireAllowed()
  await followMoney(platform, trx, contract, caller, nameOf(caller))
  return booked
}

/** Once, in the company's language, with what is left. */
export async function tellOfPayment(
  platform: Platform,
  trx: Db,
  contract: KeptContract,
  { amount, once }: { amount: number; once: string },
  caller: SignedInCaller,
): Promise<void> {
  const { currency } = contract
  const { outstanding } = await readBalance(trx, contract.id)
  await tellCompany(platform, trx, contract, {
    template: outstanding <= 0 ? 'paymentComplete' : 'paymentConfirmed',
    params: {
      amount: moneyText({ amount, currency }),
      ...(outstanding > 0 && { left: moneyText({ amount: outstanding, currency }) }),
    },
    once,
    caller,
  })
}
