import { contractStates } from '@fairground/domain/contract'
import { currencies } from '@fairground/domain/money'
import { ledgerKinds } from '@fairground/domain/payment'
import { z } from 'zod'
import { staff } from '../kernel/access'
import { instant } from '../kernel/codecs'
import { endpoint } from '../kernel/endpoint'
import { pageOf, paging, sortNote, sortsBy } from '../kernel/page'

/** Money of all contracts in figures. Currencies stand beside each other and are never added up. */

const currency = z.enum(currencies)
const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/)

const contractCell = z.object({
  classId: z.uuid(),
  currency,
  contracts: z.int(),
  charged: z.int(),
  paid: z.int(),
  /** Below nothing: more came than was asked for. */
  outstanding: z.int(),
  /** What of it is past its day. */
  overdue: z.int(),
})
export type ContractCell = z.output<typeof contractCell>

const receivedCell = z.object({
  classId: z.uuid(),
  currency,
  /** By the day of the transfer: `2026-11`. */
  month,
  entries: z.int(),
  /** What came, less what went back. */
  amount: z.int(),
})
export type ReceivedCell = z.output<typeof receivedCell>

const figures = z.object({
  classes: z.array(z.object({ id: z.uuid(), nameZh: z.string(), nameEn: z.string() })),
  contracts: z.array(contractCell),
  received: z.array(receivedCell),
})
export type PaymentFigures = z.output<typeof figures>

export const paymentFigures = endpoint({
  method: 'GET',
  path: '/payment/figures',
  summary: 'Charged, paid, outstanding and overdue by class and currency, and what came by month',
  access: staff,
  effect: 'reads',
  shows: ['signUps'],
  result: figures,
})

export const exportFigures = endpoint({
  method: 'GET',
  path: '/payment/figures/export',
  summary: 'The figures by class and currency as a workbook',
  access: staff,
  effect: 'reads',
  answer: 'file',
  result: z.null(),
})

export const contractFigureFilters = z.object({
  classId: z.uuid().optional(),
  currency: currency.optional(),
  /** Only those that make up this figure. */
  part: z.enum(['outstanding', 'overdue']).optional(),
})
export type ContractFigureFilters = z.output<typeof contractFigureFilters>

export const contractFigureColumns = ['number', 'charged', 'paid', 'outstanding', 'overdue'] as const
export type ContractFigureColumn = (typeof contractFigureColumns)[number]
const contractSearch = contractFigureFilters.extend({
  sort: z.enum(sortsBy(contractFigureColumns)).describe(sortNote).optional(),
})
export type ContractFigureSearch = z.output<typeof contractSearch>

const contractRow = z.object({
  id: z.uuid(),
  number: z.string(),
  state: z.enum(contractStates),
  companyId: z.uuid(),
  companyZh: z.string(),
  companyEn: z.string(),
  classZh: z.string(),
  classEn: z.string(),
  currency,
  charged: z.int(),
  paid: z.int(),
  outstanding: z.int(),
  overdue: z.int(),
})
export type ContractFigure = z.output<typeof contractRow>

export const figureContracts = endpoint({
  method: 'POST',
  path: '/payment/figures/contracts',
  summary: 'The contracts a figure is made of, page by page: they sum to it',
  access: staff,
  effect: 'reads',
  shows: ['signUps'],
  body: contractSearch.extend({ page: paging.pageNum, pageSize: paging.pageSize }),
  result: pageOf(contractRow),
})

export const exportFigureContracts = endpoint({
  method: 'GET',
  path: '/payment/figures/contracts/export',
  summary: 'The contracts a figure is made of, as a workbook',
  access: staff,
  effect: 'reads',
  query: contractSearch,
  answer: 'file',
  result: z.null(),
})

export const entryFigureFilters = z.object({
  classId: z.uuid().optional(),
  currency: currency.optional(),
  month: month.optional(),
})
export type EntryFigureFilters = z.output<typeof entryFigureFilters>

export const entryFigureColumns = ['bookedOn', 'received', 'number'] as const
export type EntryFigureColumn = (typeof entryFigureColumns)[number]
const entrySearch = entryFigureFilters.extend({
  sort: z.enum(sortsBy(entryFigureColumns)).describe(sortNote).optional(),
})
export type EntryFigureSearch = z.output<typeof entrySearch>

const entryRow = z.object({
  id: z.uuid(),
  contractId: z.uuid(),
  number: z.string(),
  companyId: z.uuid(),
  companyZh: z.string(),
  companyEn: z.string(),
  currency,
  kind: z.enum(ledgerKinds),
  /** What came; below nothing went back. */
  received: z.int(),
  bookedOn: z.iso.date(),
  reason: z.string(),
  madeAt: instant,
  madeBy: z.string(),
})
export type EntryFigure = z.output<typeof entryRow>

export const figureEntries = endpoint({
  method: 'POST',
  path: '/payment/figures/entries',
  summary: 'The payments a figure is made of, with what went back, page by page: they sum to it',
  access: staff,
  effect: 'reads',
  shows: ['signUps'],
  body: entrySearch.extend({ page: paging.pageNum, pageSize: paging.pageSize }),
  result: pageOf(entryRow),
})

export const exportFigureEntries = endpoint({
  method: 'GET',
  path: '/payment/figures/entries/export',
  summary: 'The payments a figure is made of, as a workbook',
  access: staff,
  effect: 'reads',
  query: entrySearch,
  answer: 'file',
  result: z.null(),
})
