import { standingOf } from '@fairground/domain/payment'
import { readBalance } from '../ledger'
import type { Db } from '../platform/database/database'
import type { PaidContract } from './standing.repository'
import { sumWaiting } from './voucher.repository'

/** What both sides read of a contract's money. A contract that is not sealed yet asks for nothing. */
export async function readStanding(db: Db, contract: PaidContract, today: string) {
  const { contractId, number, state, currency } = contract
  const [balance, waiting] = await Promise.all([readBalance(db, contractId), sumWaiting(db, contractId)])
  return {
    contractId,
    number,
    state,
    currency,
    balance,
    waiting: waiting.amount,
    instalments: standingOf(contract.instalments, balance, today),
  }
}
