import { oneVoucher, voucherDraft } from '@fairground/domain/payment'
import { z } from 'zod'
import { exhibitor } from '../kernel/access'
import { instant } from '../kernel/codecs'
import { endpoint } from '../kernel/endpoint'
import { standing, voucher } from './shapes'

/** What a company sees and does about paying its own contract. */

const ownPayment = z.object({
  ...standing,
  countersignedAt: instant.nullable(),
  drawnUpOn: z.iso.date(),
  /** Who is likely to pay: the company as the contract names it. */
  company: z.string(),
  vouchers: z.array(voucher),
  /** Where the money goes. */
  account: z.object({ holder: z.string(), bank: z.string(), number: z.string(), code: z.string() }),
  /** What to write on the transfer, so that it is found again. */
  word: z.string(),
})
export type OwnPayment = z.output<typeof ownPayment>

export const ownPayments = endpoint({
  method: 'GET',
  path: '/payment/own',
  summary: 'What the own contract in force asks for, what came of it, and the vouchers sent',
  access: exhibitor,
  effect: 'reads',
  shows: ['ownSignUp', 'settings'],
  result: z.object({ payment: ownPayment.nullable() }),
})

export const uploadVoucherFile = endpoint({
  method: 'POST',
  path: '/payment/own/file',
  summary: 'Uploads the bank’s paper about a transfer: png, jpg or pdf of at most 10 pages, up to 5 MB',
  access: exhibitor,
  effect: 'changes',
  takesFile: true,
  body: z.object({ contractId: z.uuid().toLowerCase() }),
  result: z.object({ fileId: z.uuid(), name: z.string() }),
})

export const sendVoucher = endpoint({
  method: 'POST',
  path: '/payment/own/vouchers',
  summary: 'Sends a voucher about a transfer to be checked; the same file again is the same voucher',
  access: exhibitor,
  effect: 'changes',
  body: voucherDraft,
  result: z.object({ voucherId: z.uuid() }),
})

export const withdrawVoucher = endpoint({
  method: 'POST',
  path: '/payment/own/vouchers/withdraw',
  summary: 'Takes a voucher back that nobody has decided about yet',
  access: exhibitor,
  effect: 'changes',
  body: oneVoucher,
  result: z.null(),
})

export const ownStatement = endpoint({
  method: 'GET',
  path: '/payment/own/{contractId}/statement',
  summary: 'The account of the own contract as a workbook: every entry with the balance after it',
  access: exhibitor,
  effect: 'reads',
  params: z.object({ contractId: z.uuid() }),
  answer: 'file',
  result: z.null(),
})
