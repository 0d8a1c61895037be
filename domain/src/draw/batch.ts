import { z } from 'zod'
import { drawMessages as say } from './draw.messages'

const mostBatches = 99
const mostCompanies = 1_000_000

/** Programs send a figure as a number or as the text that was typed; nothing typed is not none. */
const size = z.codec(
  z.union([z.number(), z.string()], { error: say.sizeMissing }),
  z
    .int({ error: say.sizeMissing })
    .min(0, { error: say.sizeMissing })
    .max(mostCompanies, { error: say.sizeMissing }),
  {
    decode: (given) => (typeof given === 'string' && given.trim() === '' ? Number.NaN : Number(given)),
    encode: (count) => count,
  },
)
const moment = z.string({ error: say.timeMissing }).min(1, { error: say.timeMissing })

/** A batch as it is set: how many companies choose in it, and from when to when by the fair's clock. */
export const batchSet = z.object({
  sequence: z.coerce.number().int().min(1).max(mostBatches),
  size,
  startsAt: moment,
  endsAt: moment,
})
export type BatchSet = z.output<typeof batchSet>

/** What may be asked before saving: whether it is meant that some council members do not fit into the first batch. */
export const missesCouncil = (batches: readonly { size: number }[], councilMembers: number): boolean =>
  councilMembers > (batches[0]?.size ?? 0)
