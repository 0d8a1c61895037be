import { contractStates } from '@fairground/domain/contract'
import { currencies } from '@fairground/domain/money'
import { instalmentStates, ledgerKinds, voucherStates } from '@fairground/domain/payment'
import { z } from 'zod'
import { instant } from '../kernel/codecs'

/** Ours from end to end: amounts are whole numbers of the smallest unit of the currency. */

export const voucher = z.object({
  id: z.uuid(),
  state: z.enum(voucherStates),
  amount: z.int(),
  paidOn: z.iso.date(),
  payer: z.string(),
  reference: z.string(),
  fileId: z.uuid(),
  fileName: z.string(),
  fileType: z.string(),
  /** The returned one it was sent in place of. */
  replacesId: z.uuid().nullable(),
  /** Another was sent in its place. */
  isReplaced: z.boolean(),
  sentAt: instant,
  decidedAt: instant.nullable(),
  /** Why it was returned. */
  reason: z.string(),
})
export type Voucher = z.output<typeof voucher>

export const instalment = z.object({
  number: z.int(),
  share: z.int(),
  amount: z.int(),
  dueOn: z.iso.date(),
  /** Its day before it was deferred, where it was. */
  deferredFrom: z.iso.date().nullable(),
  paid: z.int(),
  outstanding: z.int(),
  state: z.enum(instalmentStates),
})

const balance = z.object({ due: z.int(), paid: z.int(), outstanding: z.int() })

/** What both sides read of the money of one contract. */
export const standing = {
  contractId: z.uuid(),
  number: z.string(),
  state: z.enum(contractStates),
  currency: z.enum(currencies),
  balance,
  /** What the vouchers that are being checked come to. */
  waiting: z.int(),
  instalments: z.array(instalment),
}

export const entry = z.object({
  id: z.uuid(),
  number: z.int(),
  kind: z.enum(ledgerKinds),
  /** Above nothing is owed by the exhibitor, below is in its favour. */
  amount: z.int(),
  bookedOn: z.iso.date(),
  voucherId: z.uuid().nullable(),
  reverses: z.uuid().nullable(),
  isReversed: z.boolean(),
  reason: z.string(),
  madeAt: instant,
  madeBy: z.string(),
})
export type Entry = z.output<typeof entry>
