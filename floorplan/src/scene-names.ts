import { overlaps, type Rect } from './geometry'
import { ofKind } from './of-kind'
import type { Scenery } from './scene'
import type { Surface, Words } from './surface'
import { placesAlong, spaceOf, wordRoom } from './word-room'

interface Name extends Words {
  size: number
  rotation: number
}

type Language = 'zh' | 'en'
type NamesByLanguage = Partial<Record<Language, readonly Name[]>>

/** Finding room for names takes longer than drawing them, and what they stand on stays while booths change. */
const known = new WeakMap<Scenery, WeakMap<Surface, NamesByLanguage>>()

/** What stands on the scenery. */
export function sceneNames(surface: Surface, scenery: Scenery, language: Language): readonly Name[] {
  const bySurface = known.get(scenery) ?? new WeakMap<Surface, NamesByLanguage>()
  known.set(scenery, bySurface)
  const names = bySurface.get(surface) ?? {}
  bySurface.set(surface, names)
  names[language] ??= placedNames(surface, scenery, language)
  return names[language]
}

/** Lanes cross, so each bears its name where no other lane and no other name is. */
function placedNames(surface: Surface, scenery: Scenery, language: Language): Name[] {
  const letters = ({ width, depth }: Rect) => Math.min(1.2, depth / 2, width / 2)
  const fixed = [
    ...ofKind(scenery, 'label').map(({ text, ...rest }): Name => ({ ...rest, text: text[language] })),
    ...ofKind(scenery, 'area').flatMap((area): Name[] =>
      placesAlong(area)
        .slice(0, 1)
        .map((place) => ({ ...place, text: area.label[language], size: letters(area) })),
    ),
  ]
  const room = wordRoom(fixed.map((name) => spaceOf(surface, name.text, name.at, name)))
  const lanes = ofKind(scenery, 'lane')
  const named = lanes.flatMap((lane): Name[] => {
    const text = lane.label?.[language]
    if (!text) return []
    const others = lanes.filter((other) => other !== lane)
    for (const place of placesAlong(lane)) {
      const name = { ...place, text, size: letters(lane) }
      const space = spaceOf(surface, text, name.at, name)
      if (!room.isFree(space) || others.some((other) => overlaps(other, space))) continue
      room.take(space)
      return [name]
    }
    return []
  })
  return [...fixed, ...named]
}
