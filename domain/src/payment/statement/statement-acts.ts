import { z } from 'zod'
import { positiveAmount } from '../../money'
import type { Text } from '../../text'
import { reason } from '../reason'
import { statementMessages as say } from './statement.messages'

export const lineStates = ['open', 'booked', 'aside'] as const
export type LineState = (typeof lineStates)[number]

export const lineStateNames: Record<LineState, Text> = {
  open: { zh: '待处理', en: 'To be dealt with' },
  booked: { zh: '已入账', en: 'Booked' },
  aside: { zh: '已搁置', en: 'Set aside' },
}

const id = z.uuid().toLowerCase()

const linePart = z.object({
  contractId: id,
  amount: positiveAmount,
  /** A voucher about the same transfer, confirmed together with it. */
  voucherId: id.nullable(),
})
export type LinePart = z.output<typeof linePart>

export const lineBooked = z.object({
  lineId: id,
  parts: z
    .array(linePart)
    .min(1, say.partsMissing)
    .max(20, say.tooManyParts)
    .refine((parts) => new Set(parts.map(({ contractId }) => contractId)).size === parts.length, {
      error: say.contractTwice,
    }),
})
export type LineBooked = z.output<typeof lineBooked>

export const mostBookedAtOnce = 100
/** As they were shown: what has changed since is left for somebody to look at. */
export const sureBooked = z.object({ lines: z.array(lineBooked).min(1).max(mostBookedAtOnce) })
export type SureBooked = z.output<typeof sureBooked>

export const lineSetAside = z.object({ lineId: id, reason })
export type LineSetAside = z.output<typeof lineSetAside>

export const oneLine = z.object({ lineId: id })
