import type { Language } from '@fairground/domain/text'
import type { PlanScene } from '@fairground/floorplan/plan-scene'
import type { SceneElement, ScenePoint } from '@fairground/floorplan/scene'
import { sayIn } from '../lib/text'
import { hallTexts as texts } from './hall.texts'

export type Door = Extract<SceneElement, { kind: 'door' }>

/** Where visitors come in and out; emergency exits and gates for goods are no start of a walk. */
export const doorsIn = ({ elements }: Pick<PlanScene, 'elements'>): Door[] =>
  elements.filter(
    (element): element is Door => element.kind === 'door' && ['entrance', 'exit'].includes(element.use),
  )

export const middleOf = ({ from, to }: Door): ScenePoint => ({
  x: (from.x + to.x) / 2,
  y: (from.y + to.y) / 2,
})

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
