import type { PlanScene } from '@fairground/floorplan/plan-scene'
import type { SceneElement, ScenePoint } from '@fairground/floorplan/scene'

export type Door = Extract<SceneElement, { kind: 'door' }>

/** Where visitors come in and out; emergency exits and gates for goods are no start of a walk. */
export const doorsIn = ({ elements }: Pick<PlanScene, 'elements'>): Door[] =>
  elements.filter(
    (element): element is Door => element.kind === 'door' && ['entrance', 'exit'].includes(element.use),
  )

/** Whether a way into it is known: by a door, or from the site where it is open ground. */
export const isEntered = (
  scene: Pick<PlanScene, 'elements' | 'outdoor'>,
  { site }: { site: string },
): boolean => doorsIn(scene).length > 0 || (scene.outdoor && site !== '')

export const middleOf = ({ from, to }: Door): ScenePoint => ({
  x: (from.x + to.x) / 2,
  y: (from.y + to.y) / 2,
})
