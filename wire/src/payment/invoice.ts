import { currencies } from '@fairground/domain/money'
import {
  invoiceCancelled,
  invoiceIssued,
  invoiceKinds,
  invoiceWish,
  oneWish,
  wishRefused,
  wishStates,
} from '@fairground/domain/payment'
import { z } from 'zod'
import { exhibitor, holderOf, staff } from '../kernel/access'
import { instant } from '../kernel/codecs'
import { endpoint } from '../kernel/endpoint'
import { pageOf, paging } from '../kernel/page'

/** Invoices: what a company wishes for, and what the organiser makes of it. */

const checks = holderOf('financial/payment:check')

const details = z.object({
  title: z.string(),
  creditCode: z.string(),
  address: z.string(),
  phone: z.string(),
  bank: z.string(),
  bankAccount: z.string(),
})

const issued = z.object({
  id: z.uuid(),
  number: z.string(),
  issuedOn: z.iso.date(),
  amount: z.int(),
  fileId: z.uuid(),
  fileName: z.string(),
  cancelledAt: instant.nullable(),
  cancelReason: z.string(),
})

const wish = z.object({
  id: z.uuid(),
  state: z.enum(wishStates),
  kind: z.enum(invoiceKinds),
  details,
  amount: z.int(),
  remark: z.string(),
  askedAt: instant,
  decidedAt: instant.nullable(),
  /** Why it was refused. */
  reason: z.string(),
  invoice: issued.nullable(),
})
export type OwnWish = z.output<typeof wish>

export const ownInvoices = endpoint({
  method: 'GET',
  path: '/payment/own/invoices',
  summary: 'What of the own contract can be invoiced, to whom, and what was wished for and issued',
  access: exhibitor,
  effect: 'reads',
  shows: ['ownSignUp', 'settings'],
  result: z.object({
    invoices: z
      .object({
        contractId: z.uuid(),
        currency: z.enum(currencies),
        /** What was paid less what was invoiced. */
        most: z.int(),
        kinds: z.array(z.enum(invoiceKinds)),
        /** The one the sign-up names. */
        kind: z.enum(invoiceKinds),
        details,
        /** The latest first. */
        wishes: z.array(wish),
      })
      .nullable(),
  }),
})
export type OwnInvoices = NonNullable<z.output<typeof ownInvoices.result>['invoices']>

export const askForInvoice = endpoint({
  method: 'POST',
  path: '/payment/own/invoices/ask',
  summary: 'Asks for an invoice over part or all of what was paid; one request of a contract at a time',
  access: exhibitor,
  effect: 'changes',
  body: invoiceWish,
  result: z.object({ wishId: z.uuid() }),
})

export const withdrawInvoiceWish = endpoint({
  method: 'POST',
  path: '/payment/own/invoices/withdraw',
  summary: 'Takes a request for an invoice back that nobody has dealt with',
  access: exhibitor,
  effect: 'changes',
  body: oneWish,
  result: z.null(),
})

const yes = z.enum(['yes']).optional()
export const invoiceFilters = z.object({
  state: z.enum(wishStates).optional(),
  /** Number of contract or invoice, a name of the company or of whom it is made out to. */
  text: z.string().trim().max(100).optional(),
  kind: z.enum(invoiceKinds).optional(),
  currency: z.enum(currencies).optional(),
  cancelled: yes,
})
export type InvoiceFilters = z.output<typeof invoiceFilters>

const listedInvoice = wish.extend({
  contractId: z.uuid(),
  number: z.string(),
  currency: z.enum(currencies),
  companyId: z.uuid(),
  companyZh: z.string(),
  companyEn: z.string(),
  decidedBy: z.string(),
  cancelledBy: z.string(),
  /** What of its contract can be invoiced now. */
  most: z.int(),
})
export type ListedInvoice = z.output<typeof listedInvoice>

export const listInvoices = endpoint({
  method: 'POST',
  path: '/payment/invoices/list',
  summary: 'Requests for invoices and what was issued: one page of what matches, those that wait first',
  access: staff,
  effect: 'reads',
  shows: ['signUps'],
  body: invoiceFilters.extend({ page: paging.pageNum, pageSize: paging.pageSize }),
  result: pageOf(listedInvoice),
})

export const exportInvoices = endpoint({
  method: 'GET',
  path: '/payment/invoices/export',
  summary: 'Every request for an invoice that matches the filters, with what was issued, as a workbook',
  access: staff,
  effect: 'reads',
  query: invoiceFilters,
  answer: 'file',
  result: z.null(),
})

export const uploadInvoiceFile = endpoint({
  method: 'POST',
  path: '/payment/invoices/file',
  summary:
    'Uploads an invoice for the company that asked for it: png, jpg or pdf of at most 10 pages, up to 5 MB',
  access: checks,
  effect: 'changes',
  takesFile: true,
  body: oneWish,
  result: z.object({ fileId: z.uuid(), name: z.string() }),
})

export const issueInvoice = endpoint({
  method: 'POST',
  path: '/payment/invoices/issue',
  summary: 'Issues the invoice that was asked for, with its number and file; the company is told once',
  access: checks,
  effect: 'changes',
  body: invoiceIssued,
  result: z.null(),
})

export const refuseInvoice = endpoint({
  method: 'POST',
  path: '/payment/invoices/refuse',
  summary: 'Refuses a request for an invoice with a reason the company reads',
  access: checks,
  effect: 'changes',
  body: wishRefused,
  result: z.null(),
})

export const cancelInvoice = endpoint({
  method: 'POST',
  path: '/payment/invoices/cancel',
  summary: 'Cancels an issued invoice with a reason (red letter); both stay on record',
  access: checks,
  effect: 'changes',
  body: invoiceCancelled,
  result: z.null(),
})
