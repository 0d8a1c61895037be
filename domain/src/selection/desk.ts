import { z } from 'zod'
import { selectionMessages as say } from './selection.messages'
import { boothIdsWanted } from './wanting'

export const deskReasonLimit = 200
const reason = z.string().trim().min(1, say.reason).max(deskReasonLimit, say.reasonTooLong)
const companyId = z.uuid(say.unknownCompany).toLowerCase()

/** So many at once as a person can have looked at. */
const mostConfirmed = 100

/** A choice as it was looked at: which booths, and when the company had finished. */
const seen = {
  boothIds: z.array(z.uuid().toLowerCase()).max(200),
  finishedAt: z.iso.datetime({ offset: true }),
}
const choiceSeen = z.object({ companyId, ...seen })
export type ChoiceSeen = z.output<typeof choiceSeen>

/** What the organiser does with the choices of companies, each with its reason. */
export const choicesConfirmed = z.object({
  choices: z
    .array(choiceSeen)
    .min(1, say.noCompany)
    .max(mostConfirmed, say.failed)
    .refine((all) => new Set(all.map((one) => one.companyId)).size === all.length, say.failed),
})
export const choicesReturned = choicesConfirmed.extend({ reason })
export const choiceReturned = choiceSeen.extend({ reason })
export const choiceFinished = z.object({ companyId, reason })

/** What is decided on must be what was seen: a choice that changed since is looked at again first. */
export const isAsSeen = (
  { boothIds, finishedAt }: { boothIds: readonly string[]; finishedAt: Date | null },
  looked: ChoiceSeen,
): boolean =>
  finishedAt?.getTime() === new Date(looked.finishedAt).getTime() &&
  boothIds.length === looked.boothIds.length &&
  boothIds.every((id) => looked.boothIds.includes(id))

export const choiceForCompany = z.object({ companyId, boothIds: boothIdsWanted, reason })
/** Everything the company has goes, and these come in its place. */
export const boothsMoved = z.object({ companyId, boothIds: boothIdsWanted, reason })
export const boothsSwapped = z
  .object({ companyId, otherId: companyId, reason })
  .refine((swap) => swap.companyId !== swap.otherId, { path: ['otherId'], error: say.sameCompany })

const size = z.int(say.quotaLeast).min(1, say.quotaLeast).max(10_000, say.quotaLeast)
/** Booths or square metres, by what the company asked for. */
export const quotaSet = z
  .object({ companyId, least: size, most: size, reason })
  .refine(({ least, most }) => least <= most, { path: ['most'], error: say.quotaOrder })
/** Back to what its tier says. */
export const quotaEnded = z.object({ companyId, reason })

/** Two companies that should not stand beside each other. */
export const wishToKeepApart = z
  .object({ companyId, otherId: companyId, reason })
  .refine((wish) => wish.companyId !== wish.otherId, { path: ['otherId'], error: say.sameCompany })

/** Everything on or off, as it was seen by whoever presses. */
export const selectionSwitched = z.object({ started: z.boolean(), version: z.int().min(0) })
