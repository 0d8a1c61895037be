import { z } from 'zod'

/** Metres on the hall's floor; centimetres are the finest step the plan keeps. */
const metre = z.number().min(-1000).max(10_000).multipleOf(0.01)
export const sceneLength = z.number().positive().max(10_000).multipleOf(0.01)
export const sceneId = z.string().min(1).max(40)

export const sceneText = z.object({ zh: z.string().max(60), en: z.string().max(80) })
export const scenePoint = z.object({ x: metre, y: metre })
export const rectangle = { x: metre, y: metre, width: sceneLength, depth: sceneLength }

export const doorUses = ['entrance', 'exit', 'emergency', 'loading'] as const
export const laneUses = ['fire', 'aisle'] as const
export const areaUses = [
  'toilet',
  'cafe',
  'information',
  'registration',
  'firstAid',
  'rest',
  'storage',
  'stage',
  'demonstration',
  'parking',
  'loading',
] as const

/** Signs as they hang in a hall. */
export const iconUses = [
  'hydrant',
  'extinguisher',
  'firstAid',
  'defibrillator',
  'stairs',
  'lift',
  'toilet',
  'information',
  'food',
  'power',
  'water',
  'network',
] as const

const turned = z.number().min(-180).max(180).default(0)

const wall = z.object({
  kind: z.literal('wall'),
  id: sceneId,
  points: z.array(scenePoint).min(2).max(200),
  closed: z.boolean(),
  thickness: sceneLength,
})

/** An opening in a wall, drawn from one jamb to the other. */
const door = z.object({
  kind: z.literal('door'),
  id: sceneId,
  use: z.enum(doorUses),
  from: scenePoint,
  to: scenePoint,
  label: sceneText.optional(),
})

const pillar = z.object({ kind: z.literal('pillar'), id: sceneId, ...rectangle })

/** Floor that stays free. A fire lane may never be built over, an aisle is merely where people walk. */
const lane = z.object({
  kind: z.literal('lane'),
  id: sceneId,
  use: z.enum(laneUses),
  ...rectangle,
  label: sceneText.optional(),
})

const area = z.object({
  kind: z.literal('area'),
  id: sceneId,
  use: z.enum(areaUses),
  ...rectangle,
  label: sceneText,
})

const label = z.object({
  kind: z.literal('label'),
  id: sceneId,
  at: scenePoint,
  text: sceneText,
  /** Height of the letters, in metres like everything else, so that text scales with the plan. */
  size: sceneLength,
  rotation: turned,
})

/** A picture from the file door that lies under everything else: an architect's drawing, a photograph of the floor. */
const picture = z.object({
  kind: z.literal('picture'),
  id: sceneId,
  file: z.uuid(),
  ...rectangle,
  opacity: z.number().min(0.05).max(1).default(1),
  rotation: turned,
})

const icon = z.object({
  kind: z.literal('icon'),
  id: sceneId,
  use: z.enum(iconUses),
  /** Its middle. */
  at: scenePoint,
  size: sceneLength,
})

export const sceneElement = z.discriminatedUnion('kind', [
  wall,
  door,
  pillar,
  lane,
  area,
  label,
  picture,
  icon,
])

/** Everything drawn on a hall's plan that is no booth, in drawing order. */
export const scenery = z
  .array(sceneElement)
  .max(5000)
  .refine((elements) => new Set(elements.map((element) => element.id)).size === elements.length, {
    message: 'element ids repeat',
  })

export type SceneText = z.infer<typeof sceneText>
export type ScenePoint = z.infer<typeof scenePoint>
export type SceneElement = z.infer<typeof sceneElement>
export type Scenery = z.infer<typeof scenery>
export type DoorUse = (typeof doorUses)[number]
export type LaneUse = (typeof laneUses)[number]
export type AreaUse = (typeof areaUses)[number]
export type IconUse = (typeof iconUses)[number]
