import {
  crosshairAtEdge,
  crosshairMoved,
  crosshairNear,
  type Direction,
  type Pace,
} from '@fairground/floorplan/design/crosshair'
import type { Editor } from '@fairground/floorplan/design/editor'
import { contains } from '@fairground/floorplan/geometry'
import type { ScenePoint } from '@fairground/floorplan/scene'
import { type Edges, type MapStage, pixelAt, visibleFloor } from '../../hall'
import type { Spot } from './stage-context'
import type { Watched } from './watched'

/** Where keys point on the plan. */
export interface Crosshair {
  at: ScenePoint
  /** Somebody led it there; else it has only just come. */
  hasMoved: boolean
}

interface Options {
  editor: Editor
  stage: MapStage | undefined
  crosshair: Watched<Crosshair | undefined>
  spot: Watched<Spot | undefined>
  /** What panels and tools cover of the plan. */
  covered: Edges
}

/** Dots of the screen that stay free around it. */
const air = 24

/**
 * The pointer of whoever has no pointer: arrows lead a crosshair over the plan, a key presses where it stands, and the
 * tools hear the very same as from a mouse.
 */
export function createKeyHand({ editor, stage, crosshair, spot, covered }: Options) {
  /** What is to be seen of the plan between all that lies over it. */
  function open() {
    if (!stage) return { x: 0, y: 0, width: 0, depth: 0 }
    const view = stage.view()
    const { x, y, width, depth } = visibleFloor(view, stage.size())
    const metres = (dots: number) => dots / view.scale
    return {
      x: x + metres(covered.left),
      y: y + metres(covered.top),
      width: Math.max(0, width - metres(covered.left + covered.right)),
      depth: Math.max(0, depth - metres(covered.top + covered.bottom)),
    }
  }

  /** Where it was left, if that is in sight; else in the middle of what is. */
  function begin(): ScenePoint {
    const { draft, snapping } = editor.get()
    const seen = open()
    const left = crosshair.get()?.at
    if (left && contains(seen, { ...left, width: 0, depth: 0 })) return left
    return crosshairNear({ x: seen.x + seen.width / 2, y: seen.y + seen.depth / 2 }, snapping, draft)
  }

  function showAt(at: ScenePoint, hasMoved: boolean): void {
    if (!stage) return
    follow(at)
    const { x, y } = pixelAt(stage.view(), at)
    spot.set({ floor: at, pixel: { x: Math.round(x), y: Math.round(y) } })
    crosshair.set({ at, hasMoved })
  }

  /** The sheet comes along when it would leave what is seen of it. */
  function follow(at: ScenePoint): void {
    if (!stage) return
    const { x, y } = pixelAt(stage.view(), at)
    const { width, height } = stage.size()
    const within = (value: number, least: number, most: number) =>
      most < least ? (least + most) / 2 : Math.min(most, Math.max(least, value))
    const right = within(x, covered.left + air, width - covered.right - air) - x
    const down = within(y, covered.top + air, height - covered.bottom - air) - y
    if (right !== 0 || down !== 0) stage.moveBy(right, down)
  }

  const pointer = (at: ScenePoint) => ({
    at,
    scale: stage?.view().scale ?? 1,
    shift: false,
    alt: false,
    exact: true,
  })
  const isShown = (): boolean => crosshair.get() !== undefined && editor.get().tool !== 'select'

  function leadTo(place: (from: ScenePoint) => ScenePoint): void {
    const at = place((isShown() ? crosshair.get()?.at : undefined) ?? begin())
    showAt(at, true)
    editor.pointer('move', pointer(at))
  }

  return {
    isShown,
    hasMoved: (): boolean => isShown() && crosshair.get()?.hasMoved === true,
    /** A tool was taken by its key. */
    show: () => showAt(begin(), false),
    hide: () => crosshair.set(undefined),
    go: (direction: Direction, pace: Pace) =>
      leadTo((from) => {
        const { draft, snapping } = editor.get()
        return crosshairMoved(from, direction, { pace, snapping, hall: draft })
      }),
    goToEdge: (direction: Direction) =>
      leadTo((from) => crosshairAtEdge(from, direction, editor.get().draft)),
    press(): void {
      const at = isShown() ? crosshair.get()?.at : undefined
      const here = at ?? begin()
      if (!at) showAt(here, true)
      editor.press(pointer(here))
    },
  }
}

export type KeyHand = ReturnType<typeof createKeyHand>
