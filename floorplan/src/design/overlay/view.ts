import type { Rect } from '../../geometry'
import type { PlanColours } from '../../plan-colours'
import type { ScenePoint } from '../../scene'
import type { PlanComparison } from '../compare'
import type { BoothFact } from '../drawn-draft'
import type { EditorState } from '../editor'

/** Where a problem lies, with the number it has in the list of problems. */
export interface ProblemMark {
  at: ScenePoint
  number: number
  /** The plan cannot be published with it. */
  hindering: boolean
  /** The floor in question: its number stands at a corner of it, beside what is written there. */
  floor?: Rect | undefined
  /** That floor itself is what is wrong, as where two booths lie on each other. */
  isHatched?: boolean | undefined
}

export interface OverlayView {
  /** The floor that is looked at. */
  floor: Rect
  /** Dots of the screen for a metre. */
  scale: number
  /** How much finer than its dots the screen draws. */
  ratio?: number | undefined
  language: 'zh' | 'en'
  colours: PlanColours
  outdoor: boolean
  facts: ReadonlyMap<string, BoothFact>
  marks?: readonly ProblemMark[] | undefined
  /** Whoever only looks has nothing to pull. */
  isViewed?: boolean | undefined
  /** Where keys point. */
  crosshair?: ScenePoint | undefined
  /** What is lifted, drawn before as a picture of this name; unless given, it is drawn piece by piece. */
  lifted?: { file: string; place: Rect } | undefined
  /** What is compared just now; problems are out of sight meanwhile. */
  compared?: PlanComparison | undefined
}

export type OverlayState = Pick<EditorState, 'draft' | 'selection' | 'tool' | 'lifted' | 'overlay'>

/** A thin line looks sharp only where it lies on the dots of the screen. */
export function sharp({ floor, scale, ratio = 1 }: OverlayView): (point: ScenePoint) => ScenePoint {
  const fine = scale * ratio
  const put = (value: number, origin: number) =>
    (Math.round((value - origin) * fine - 0.5) + 0.5) / fine + origin
  return ({ x, y }) => ({ x: put(x, floor.x), y: put(y, floor.y) })
}

export function sharpRect(view: OverlayView): (rect: Rect) => Rect {
  const put = sharp(view)
  return ({ x, y, width, depth }) => {
    const [from, to] = [put({ x, y }), put({ x: x + width, y: y + depth })]
    return { x: from.x, y: from.y, width: to.x - from.x, depth: to.y - from.y }
  }
}
