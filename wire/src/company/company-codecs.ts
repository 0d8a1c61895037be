import { dataStates, reviewStates } from '@fairground/domain/company'
import { z } from 'zod'
import { enumerated, flag } from '../kernel/codecs'
import { renamed } from '../kernel/renamed'

export const dataState = enumerated({ '01': 'draft', '03': 'submitted', '04': 'rejected' })
export const reviewState = enumerated({
  '01': 'awaiting',
  '02': 'rejected',
  '03': 'approved',
  '04': 'started',
  '05': 'second',
})
export const dataStateType = z.enum(dataStates)
export const reviewStateType = z.enum(reviewStates).nullable()

export const savedFlag = flag('T', 'F')
export const yesNo = flag('1', '0')

/**
 * Which company a call is about: by its id, or this edition's by its account. Exhibitors need not say; whatever they
 * say, only their own is found.
 */
export const companyRef = renamed(
  'CompanyRef',
  z.object({ companyId: z.string().max(60).optional(), accountId: z.string().max(60).optional() }),
  { companyId: 'qyid', accountId: 'userid' },
)
export type CompanyRef = z.output<typeof companyRef>
export const companyPath = renamed('CompanyPath', z.object({ companyId: z.string().max(60) }), {
  companyId: 'qyid',
})

/** Figures come as numbers or as digits, and blank where none was asked for. */
export const figure = z.codec(z.union([z.number(), z.string(), z.null()]), z.unknown(), {
  decode: (given) => {
    if (given === null || given === '') return undefined
    return typeof given === 'string' && /^\d{1,9}$/.test(given.trim()) ? Number(given) : given
  },
  encode: (value) => (value as number | null) ?? null,
})
