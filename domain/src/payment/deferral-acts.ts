import { z } from 'zod'
import { deferralMessages as say } from './deferral.messages'
import { reason } from './reason'

/** What people send about deferrals, judged alike in the browser and on the server. */

const seen = { deferralId: z.uuid().toLowerCase(), version: z.int().positive() }
const dueOn = z.iso.date(say.dayMissing)

export const deferralDraft = z.object({
  /** Made by the form: pressing twice proposes once. */
  deferralId: z.uuid().toLowerCase(),
  contractId: z.uuid(say.contractMissing).toLowerCase(),
  instalment: z.int(say.instalmentMissing).positive(say.instalmentMissing),
  dueOn,
  reason,
})
export type DeferralDraft = z.output<typeof deferralDraft>

/** Another day, with why. */
export const deferralDay = z.object({ ...seen, dueOn, reason })
export type DeferralDay = z.output<typeof deferralDay>

export const deferralGranted = z.object(seen)
export type DeferralSeen = z.output<typeof deferralGranted>

export const deferralRefused = z.object({ ...seen, reason })
export type DeferralRefused = z.output<typeof deferralRefused>
