import { z } from 'zod'
import { keptAsText } from './kept-scene'
import { sceneId, sceneLength, scenePoint, sceneText } from './scene'

export const groundUses = ['plaza', 'road', 'promenade', 'green', 'water', 'parking'] as const
export const gateUses = ['visitors', 'goods'] as const
export const placeUses = ['metro', 'parking', 'firstAid', 'taxi', 'bus'] as const
/** Degrees, clockwise, that a hall is turned by from how its own plan is drawn. */
export const turns = [0, 90, 180, 270] as const

/** Ground with a use. Grounds lie on each other as they are listed: a promenade over water is a bridge. */
const ground = z.object({
  id: sceneId,
  use: z.enum(groundUses),
  points: z.array(scenePoint).min(3).max(400),
  label: sceneText.optional(),
})

const gate = z.object({ id: sceneId, use: z.enum(gateUses), at: scenePoint, label: sceneText })
const place = z.object({ id: sceneId, use: z.enum(placeUses), at: scenePoint, label: sceneText })

/** Where the upper left corner of a hall's outline lies. Its extent is the hall's own, turned with it. */
const placedHall = z.object({
  hall: z.string().min(1).max(20),
  ...scenePoint.shape,
  turn: z.union(turns.map((turn) => z.literal(turn))),
})

const differ = (names: readonly string[]): boolean => new Set(names).size === names.length
const withIds = <Item extends z.ZodType<{ id: string }>>(item: Item, most: number) =>
  z
    .array(item)
    .max(most)
    .refine((items) => differ(items.map(({ id }) => id)), { message: 'ids repeat' })

/** The fair's grounds from above: what lies between its halls, and where each of them stands. Metres, y downwards. */
const sitePlan = z.object({
  version: z.literal(1),
  width: sceneLength,
  depth: sceneLength,
  /** Where north is, in degrees clockwise from up. */
  north: z.number().min(0).lt(360),
  grounds: withIds(ground, 500),
  trees: z.array(scenePoint).max(5000),
  gates: withIds(gate, 100),
  places: withIds(place, 200),
  halls: z
    .array(placedHall)
    .max(200)
    .refine((halls) => differ(halls.map(({ hall }) => hall)), { message: 'halls repeat' }),
})

export type SitePlan = z.infer<typeof sitePlan>
export type Ground = z.infer<typeof ground>
export type GroundUse = (typeof groundUses)[number]
export type Gate = z.infer<typeof gate>
export type GateUse = (typeof gateUses)[number]
export type Place = z.infer<typeof place>
export type PlaceUse = (typeof placeUses)[number]
export type PlacedHall = z.infer<typeof placedHall>
export type Turn = (typeof turns)[number]

export const mostSiteCharacters = 1_000_000

export const { read: readSitePlan, write: writeSitePlan } = keptAsText({
  scene: sitePlan,
  steps: [],
  mostCharacters: mostSiteCharacters,
})
