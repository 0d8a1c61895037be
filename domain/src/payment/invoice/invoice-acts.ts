import { z } from 'zod'
import { positiveAmount as amount } from '../../money'
import { plainLine } from '../../text'
import { reason } from '../reason'
import { invoiceKinds } from './invoice'
import { invoiceMessages as say } from './invoice.messages'

const id = z.uuid().toLowerCase()

export const invoiceWish = z.object({
  contractId: id,
  kind: z.enum(invoiceKinds, say.otherKind),
  amount,
  remark: z.string().overwrite(plainLine).max(200, say.remarkTooLong),
})
export type InvoiceWish = z.output<typeof invoiceWish>

export const oneWish = z.object({ wishId: id })

export const invoiceIssued = z.object({
  wishId: id,
  number: z
    .string(say.numberMissing)
    .overwrite((typed) => typed.normalize('NFKC').trim().toUpperCase())
    .min(1, say.numberMissing)
    .regex(/^[A-Z\d-]{1,30}$/, say.number),
  issuedOn: z.iso.date(say.day),
  amount,
  fileId: z.uuid(say.fileMissing).toLowerCase(),
})
export type InvoiceIssued = z.output<typeof invoiceIssued>

export const wishRefused = z.object({ wishId: id, reason })
export type WishRefused = z.output<typeof wishRefused>

export const invoiceCancelled = z.object({ invoiceId: id, reason })
export type InvoiceCancelled = z.output<typeof invoiceCancelled>
