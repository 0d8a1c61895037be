import type { Calendar } from '../calendar'
import type { Random } from '../random'
import type { ContractRows, LedgerEntryRow } from './rows'

interface Context {
  calendar: Calendar
  adminId: string
  random: Random
}

const byStatement = '银行流水核对 / By the bank statement'

/** What is in force was charged; who paid in full did so at once, and the others have paid part of their first instalment. */
export function ledgerRows(
  { contract, contract_instalment }: Pick<ContractRows, 'contract' | 'contract_instalment'>,
  { calendar, adminId, random }: Context,
): LedgerEntryRow[] {
  let part = 0
  return contract.flatMap(({ id, company_id, edition, currency, state, total }) => {
    if ((state !== 'payment' && state !== 'paid') || total === 0) return []
    const common = { contract_id: id, company_id, edition, currency }
    const charge: LedgerEntryRow = {
      ...common,
      id: random.uuid(),
      kind: 'charge',
      amount: total,
      booked_on: calendar.date(-4),
      reason: '',
      once: `charge:${id}`,
      made_at: calendar.at(-4, '14:30'),
      made_by: null,
    }
    const first = contract_instalment.find(({ contract_id, number }) => contract_id === id && number === 1)
    const asked = first?.amount ?? total
    const paid = state === 'paid' ? total : part++ % 2 === 0 ? Math.floor(asked / 2) : asked
    const payment: LedgerEntryRow = {
      ...common,
      id: random.uuid(),
      kind: 'payment',
      amount: -paid,
      booked_on: calendar.date(-2),
      reason: byStatement,
      once: `demo:${id}`,
      made_at: calendar.at(-2, '15:10'),
      made_by: adminId,
    }
    return [charge, payment]
  })
}
