import { type BoothState, withoutPartPayment } from '@fairground/domain/booth'
import type { Settings } from '@fairground/domain/settings'
import type { Reader } from '../platform/http/principal'
import type { BoothRow } from './hall.repository'

export type PartPaymentRule = Pick<Settings, 'partPaymentShownToAll'>

/** Who has paid in part is for staff and for the company itself, unless the organiser lets everybody see it. */
export const toldState = (state: BoothState, isForReader: boolean, rule: PartPaymentRule): BoothState =>
  isForReader || rule.partPaymentShownToAll ? state : withoutPartPayment(state)

/** Booths as they are told to a kind of reader, or to one of them, whose own booths are told as they are. */
export const toldBooths = (
  booths: readonly BoothRow[],
  { reader, accountId }: { reader: Reader; accountId?: string | undefined },
  rule: PartPaymentRule,
): readonly BoothRow[] =>
  booths.map((booth) => {
    const isOwn = booth.accountId !== null && booth.accountId === accountId
    return { ...booth, state: toldState(booth.state, reader === 'staff' || isOwn, rule) }
  })
