import { z } from 'zod'
import { keptAsText } from '../kept-scene'

/** More than any hall's drawing has that people can still read. */
export const drawingLimits = { points: 600_000, words: 5_000, characters: 16_000_000 }

const metre = z.number().min(-10_000).max(10_000)

/** Somebody else's drawing of a hall, as lines and words in metres from its north-west corner; only ever looked at. */
const drawing = z
  .object({
    version: z.literal(1),
    width: metre.positive(),
    depth: metre.positive(),
    /** Each a line of points: x, y, x, y … */
    lines: z.array(z.array(metre).min(4)),
    words: z
      .array(
        z.object({
          text: z.string().max(200),
          x: metre,
          y: metre,
          size: z.number().positive().max(100),
          rotation: z.number().min(-360).max(360),
          /** Its place is where it ends, not where it begins. */
          ends: z.literal(true).optional(),
        }),
      )
      .max(drawingLimits.words),
  })
  .refine(({ lines }) => lines.every(({ length }) => length % 2 === 0), { message: 'half a point' })
  .refine(({ lines }) => lines.reduce((sum, { length }) => sum + length / 2, 0) <= drawingLimits.points, {
    message: 'too many points',
  })

export type Drawing = z.infer<typeof drawing>

export const { read: readDrawing, write: writeDrawing } = keptAsText({
  scene: drawing,
  steps: [],
  mostCharacters: drawingLimits.characters,
})
