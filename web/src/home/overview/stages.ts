import type { Progress } from '@fairground/domain/statistics'
import type { SignUps } from './types'

export const stages = ['submitted', 'approved', 'placed', 'signed', 'paid'] as const
export type Stage = (typeof stages)[number]

/** Who has come as far as this, or further. */
export const reached: Record<Stage, readonly Progress[]> = {
  submitted: ['awaiting', 'returned', 'noBooth', 'unsigned', 'unpaid', 'paid'],
  approved: ['noBooth', 'unsigned', 'unpaid', 'paid'],
  placed: ['unsigned', 'unpaid', 'paid'],
  signed: ['unpaid', 'paid'],
  paid: ['paid'],
}

/** Who stays behind between a stage and the next. */
export const dropped = {
  submitted: ['awaiting', 'returned'],
  approved: ['noBooth'],
  placed: ['unsigned'],
  signed: ['unpaid'],
} as const satisfies Partial<Record<Stage, readonly Progress[]>>

export function sumOver(progress: SignUps['progress'], keys: readonly Progress[]) {
  const own = progress.filter(({ key }) => keys.includes(key))
  const sum = (pick: (row: SignUps['progress'][number]) => number) =>
    own.reduce((all, row) => all + pick(row), 0)
  return {
    companies: sum(({ companies }) => companies),
    booths: sum(({ booths }) => booths),
    before: sum(({ before }) => before),
  }
}
