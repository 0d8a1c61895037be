import { dayIn } from '@fairground/domain/field'
import { nextStep, sumsOf } from '@fairground/domain/payment'
import type { Settings } from '@fairground/domain/settings'
import type { ExhibitorTask } from '@fairground/domain/task'
import type { Db } from '../platform/database/database'
import { readStanding } from './standing'
import { findBinding } from './standing.repository'
import { readVouchers } from './voucher.repository'

/** What a company has to do about paying; nothing before its contract is in force. */
export async function paymentTasks(
  db: Db,
  company: { id: string },
  { timeZone }: Pick<Settings, 'timeZone'>,
): Promise<ExhibitorTask[]> {
  const contract = await findBinding(db, { companyId: company.id })
  if (!contract) return []
  if (contract.state === 'inForce') return [{ key: 'pay', state: 'waiting', dueOn: null }]
  const { balance, waiting, instalments } = await readStanding(db, contract, dayIn(timeZone))
  const vouchers = await readVouchers(db, contract.contractId)
  const { step, instalment } = nextStep(instalments, sumsOf(balance, waiting), vouchers)
  if (step === 'paid') return [{ key: 'pay', state: 'done', dueOn: null }]
  if (step === 'wait') return [{ key: 'pay', state: 'waiting', dueOn: null }]
  return [{ key: 'pay', state: 'todo', dueOn: instalment?.dueOn ?? null }]
}
