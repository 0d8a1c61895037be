import { z } from 'zod'
import { positiveAmount as amount } from '../money'
import { plainLine } from '../text'
import { paymentMessages as say } from './payment.messages'
import { reason } from './reason'

/** What people send about payments, judged alike in the browser and on the server. */

const id = z.uuid().toLowerCase()
const day = z.iso.date(say.day)

export const voucherDraft = z.object({
  contractId: id,
  fileId: z.uuid(say.fileMissing).toLowerCase(),
  amount,
  paidOn: day,
  payer: z.string(say.payerMissing).overwrite(plainLine).min(1, say.payerMissing).max(100, say.payerTooLong),
  reference: z.string().overwrite(plainLine).max(60, say.referenceTooLong),
  /** The returned one it takes the place of. */
  replacesId: id.nullable(),
})
export type VoucherDraft = z.output<typeof voucherDraft>

export const oneVoucher = z.object({ voucherId: id })
export const voucherReturned = z.object({ voucherId: id, reason })
export type VoucherReturned = z.output<typeof voucherReturned>

/** What may be typed; everything else follows from a contract, a voucher or another entry. */
export const typedKinds = ['payment', 'refund', 'credit'] as const
export type TypedKind = (typeof typedKinds)[number]

export const typedEntry = z.object({
  contractId: id,
  kind: z.enum(typedKinds, say.kind),
  amount,
  day,
  reason,
  /** Made by the form: pressing twice books once. */
  key: id,
})
export type TypedEntry = z.output<typeof typedEntry>

export const reversal = z.object({ entryId: id, reason })
export type Reversal = z.output<typeof reversal>
