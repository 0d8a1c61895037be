import { z } from 'zod'
import { selectionMessages as say } from './selection.messages'

/** More than anybody keeps in mind in the minutes of choosing. */
export const mostFavourites = 50

/** Said twice, it was said once. */
export const favouriteMarked = z.object({
  boothId: z.uuid(say.unknownBooth).toLowerCase(),
  isMarked: z.boolean(),
})
