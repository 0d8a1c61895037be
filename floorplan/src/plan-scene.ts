import { z } from 'zod'
import { keptAsText } from './kept-scene'
import { rectangle, sceneLength, scenery } from './scene'

export type { SceneFault } from './kept-scene'

/** 2: pictures and icons among the elements. */
export const sceneVersion = 2

/**
 * A hall's plan as it is kept, sent and printed: everything that has a place on its floor. What a booth is and who has it
 * lies elsewhere, under the booth's id.
 */
const planScene = z.object({
  version: z.literal(sceneVersion),
  width: sceneLength,
  depth: sceneLength,
  outdoor: z.boolean(),
  elements: scenery,
  booths: z
    .array(z.object({ id: z.uuid(), ...rectangle }))
    .max(20_000)
    .refine((booths) => new Set(booths.map(({ id }) => id)).size === booths.length, {
      message: 'booth ids repeat',
    }),
})

export type PlanScene = z.infer<typeof planScene>

export const mostCharacters = 8_000_000

export const { read: readScene, write: writeScene } = keptAsText({
  scene: planScene,
  steps: [(first) => ({ ...first, version: 2 })],
  mostCharacters,
})
