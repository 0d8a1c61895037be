import { z } from 'zod'
import { selectionMessages as say } from './selection.messages'

/** More than any quota allows at once. */
const mostAtOnce = 20

/** Several booths at once are had together or not at all. */
export const boothIdsWanted = z
  .array(z.uuid(say.unknownBooth).toLowerCase())
  .min(1, say.nothingWanted)
  .max(mostAtOnce, say.failed)
  .refine((ids) => new Set(ids).size === ids.length, say.failed)

export const boothsWanted = z.object({ boothIds: boothIdsWanted })
