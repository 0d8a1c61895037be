import { z } from 'zod'

/** What a company asked for, as the calls of our own tell it; the section's own call has the specs' names. */
export const askedBooths = z.object({
  exhibitType: z.string(),
  boothType: z.string(),
  standardBooths: z.int(),
  indoorArea: z.int(),
  outdoorArea: z.int(),
})
