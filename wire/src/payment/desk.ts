import { contractStates } from '@fairground/domain/contract'
import { currencies } from '@fairground/domain/money'
import { oneVoucher, reversal, typedEntry, voucherReturned } from '@fairground/domain/payment'
import { z } from 'zod'
import { holderOf, staff } from '../kernel/access'
import { endpoint } from '../kernel/endpoint'
import { chosenIds, pageOf, paging, sortNote, sortsBy } from '../kernel/page'
import { entry, standing, voucher } from './shapes'

/** What the organiser does about payments. */

const checks = holderOf('financial/payment:check')
const corrects = holderOf('financial/payment:correct')

const yes = z.enum(['yes']).optional()
export const paymentFilters = z.object({
  /** The contract's number, or a name of the company. */
  text: z.string().trim().max(100).optional(),
  state: z.enum(['payment', 'paid']).optional(),
  currency: z.enum(currencies).optional(),
  /** With a voucher to check. */
  waiting: yes,
  /** With an instalment past its day. */
  late: yes,
  /** More came than is asked for. */
  over: yes,
})
export type PaymentFilters = z.output<typeof paymentFilters>

export const paymentColumns = [
  'number',
  'company',
  'due',
  'paid',
  'outstanding',
  'nextDue',
  'waiting',
] as const
export type PaymentColumn = (typeof paymentColumns)[number]

const paymentSearch = paymentFilters.extend({
  sort: z.enum(sortsBy(paymentColumns)).describe(sortNote).optional(),
  ids: chosenIds.optional(),
})
export type PaymentSearch = z.output<typeof paymentSearch>

const listedPayment = z.object({
  /** Of the contract. */
  id: z.uuid(),
  number: z.string(),
  state: z.enum(contractStates),
  companyId: z.uuid(),
  companyZh: z.string(),
  companyEn: z.string(),
  currency: z.enum(currencies),
  due: z.int(),
  paid: z.int(),
  outstanding: z.int(),
  /** When the first instalment that is not settled is due. */
  nextDue: z.iso.date().nullable(),
  late: z.boolean(),
  /** What would follow if somebody made a late one void; by itself nothing follows. Null where nothing is late. */
  ifVoid: z
    .object({
      /** Nobody's contract any more, so that they can be taken back. */
      booths: z.array(z.string()),
      owedBack: z.int(),
    })
    .nullable(),
  /** How many vouchers are to be checked. */
  waiting: z.int(),
})
export type ListedPayment = z.output<typeof listedPayment>

export const listPayments = endpoint({
  method: 'POST',
  path: '/payment/list',
  summary: 'Contracts in force with their money: one page of what matches the filters',
  access: staff,
  effect: 'reads',
  shows: ['signUps'],
  body: paymentSearch.extend({ page: paging.pageNum, pageSize: paging.pageSize }),
  result: pageOf(listedPayment),
})

export const exportPayments = endpoint({
  method: 'GET',
  path: '/payment/export',
  summary:
    'Every contract in force that matches the filters, with its money, as a workbook: one sheet by contract, one by instalment',
  access: staff,
  effect: 'reads',
  query: paymentSearch,
  answer: 'file',
  result: z.null(),
})

const paymentDetail = z.object({
  ...standing,
  companyId: z.uuid(),
  companyZh: z.string(),
  companyEn: z.string(),
  word: z.string(),
  vouchers: z.array(voucher.extend({ decidedBy: z.string() })),
  /** The latest first. */
  entries: z.array(entry),
})
export type PaymentDetail = z.output<typeof paymentDetail>

export const findPayment = endpoint({
  method: 'GET',
  path: '/payment/contracts/{contractId}',
  summary: 'The money of one contract: instalments, vouchers and every entry of its ledger',
  access: staff,
  effect: 'reads',
  shows: ['signUps'],
  params: z.object({ contractId: z.uuid() }),
  result: paymentDetail,
})

export const confirmVoucher = endpoint({
  method: 'POST',
  path: '/payment/vouchers/confirm',
  summary: 'Says that the money of a voucher arrived: it is booked, and the company is told once',
  access: checks,
  effect: 'changes',
  body: oneVoucher,
  result: z.null(),
})

export const returnVoucher = endpoint({
  method: 'POST',
  path: '/payment/vouchers/return',
  summary: 'Gives a voucher back with a reason the company reads',
  access: checks,
  effect: 'changes',
  body: voucherReturned,
  result: z.null(),
})

export const bookTyped = endpoint({
  method: 'POST',
  path: '/payment/entries',
  summary: 'Books a payment without a voucher, a refund or a credit, with a reason; the same key books once',
  access: corrects,
  effect: 'changes',
  body: typedEntry,
  result: z.null(),
})

export const reverseEntry = endpoint({
  method: 'POST',
  path: '/payment/entries/reverse',
  summary: 'Takes an entry back by its counter-entry, with a reason; both stay',
  access: corrects,
  effect: 'changes',
  body: reversal,
  result: z.null(),
})
