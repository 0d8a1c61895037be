import { type BoothOnMap, boothsOf, sceneOf } from './booth-on-map'
import type { MapSource } from './read-halls'

/** A way is asked for several times in a row; who comes back later wants to know who stands there by then. */
const keptMs = 60_000

const read = new WeakMap<MapSource, Map<string, { at: number; booths: Promise<BoothOnMap[]> }>>()

/** The booths of a hall that is not on the screen; asked for again after a minute, and at once if that failed. */
export function boothsElsewhere(maps: MapSource, hallId: string): Promise<BoothOnMap[]> {
  const halls = read.get(maps) ?? new Map<string, { at: number; booths: Promise<BoothOnMap[]> }>()
  read.set(maps, halls)
  const known = halls.get(hallId)
  if (known && Date.now() - known.at < keptMs) return known.booths
  const booths = maps.map(hallId).then((map) => boothsOf(map, sceneOf(map.scene)))
  halls.set(hallId, { at: Date.now(), booths })
  booths.catch(() => halls.delete(hallId))
  return booths
}
