import type { Language } from '@fairground/domain/text'
import type { PlanScene } from '@fairground/floorplan/plan-scene'
import { sayIn } from '../lib/text'
import { doorTexts as texts } from './door.texts'
import { doorsIn } from './doors'

/** By its own name, else by its use and its number among those of the same use. */
export function doorNames(scene: Pick<PlanScene, 'elements'>, language: Language): Map<string, string> {
  const say = sayIn(language)
  const counts = { entrance: 0, exit: 0 }
  return new Map(
    doorsIn(scene).map(({ id, use, label }) => {
      const kind = use === 'exit' ? 'exit' : 'entrance'
      counts[kind] += 1
      return [id, label?.[language] || say(texts[kind], { number: counts[kind] })]
    }),
  )
}
