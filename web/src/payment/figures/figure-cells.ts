import { type Currency, moneyText } from '@fairground/domain/money'
import type { ContractCell, PaymentFigures, ReceivedCell } from '@fairground/wire/payment/figures'

/** Only within one currency: whoever has several has several sums. */
export function sumContracts(cells: readonly ContractCell[]): Omit<ContractCell, 'classId' | 'currency'> {
  const sum = { contracts: 0, charged: 0, paid: 0, outstanding: 0, overdue: 0 }
  for (const cell of cells) for (const key of Object.keys(sum) as (keyof typeof sum)[]) sum[key] += cell[key]
  return sum
}

export const sumReceived = (cells: readonly ReceivedCell[]): { entries: number; amount: number } => ({
  entries: cells.reduce((sum, { entries }) => sum + entries, 0),
  amount: cells.reduce((sum, { amount }) => sum + amount, 0),
})

export const currenciesIn = ({ contracts }: PaymentFigures): Currency[] =>
  [...new Set(contracts.map(({ currency }) => currency))].sort()

/** What the given ones of some filters leave. */
export const matching = <Cell extends object>(
  cells: readonly Cell[],
  filters: { [Key in keyof Cell]?: Cell[Key] | undefined },
): Cell[] =>
  cells.filter((cell) =>
    Object.entries(filters).every(([key, value]) => value === undefined || cell[key as keyof Cell] === value),
  )

export const said = (amount: number, currency: Currency): string => moneyText({ amount, currency })
