import { hindering } from '@fairground/domain/design'
import type { Draft } from '@fairground/floorplan/design/draft'
import type { BoothFact } from '@fairground/floorplan/design/drawn-draft'
import type { Rect } from '@fairground/floorplan/geometry'
import type { Plan } from '@fairground/floorplan/plan'
import { problemsInOrder } from '../../../../web/src/design/problems-in-order'
import type { MapView } from '../../../../web/src/hall/stage/map-view'
import { pixelAt } from '../../../../web/src/hall/stage/map-view'
import { bareSide } from '../../map-drawing/page/bare-side'
import { frame } from '../../map-drawing/page/gesture'
import { labelledBooths } from '../../map-drawing/page/labels'
import { type DesignerSide, designerSide } from './designer-side'
import { dragPath } from './drag-path'

export interface DragOutcome {
  /** How far the chosen booths lie from where they were, metres; nothing when they do not all lie equally far. */
  moved: { x: number; y: number } | undefined
  /** Booths that were not chosen and lie elsewhere all the same. */
  astray: number
}

/** What the measurement asks of the page. */
export interface DragPage {
  /** Looks at the floor, so many times as close as at the whole of it, with the chosen booths in the middle. */
  openDesigner(closer: number): Promise<void>
  /** Where to press: on one of the chosen booths. */
  pressAt(): { x: number; y: number }
  /** Milliseconds of each frame while the pressed pointer moves along. */
  drag(): Promise<number[]>
  outcome(): DragOutcome
  /** The same look at the same booths, drawn anew as a whole in every frame. */
  openBare(): Promise<void>
  dragBare(): Promise<number[]>
}

declare global {
  interface Window {
    openDragPage(plan: Plan, given: { draft: Draft; facts: readonly BoothFact[]; chosen: string[] }): DragPage
  }
}

const settledAfterMs = 250

window.openDragPage = (plan, { draft, facts, chosen }) => {
  const places = new Set(chosen.map((id) => draft.booths.findIndex((booth) => booth.id === id)))
  const held = draft.booths.filter((_, place) => places.has(place))
  const middle = middleOf(held)
  // They are looked for while the plan rests, never in a frame.
  const marks = problemsInOrder(draft, { taken: new Map(), planned: new Map() }, new Map()).map(
    ({ kind, at }, place) => ({
      at,
      number: place + 1,
      hindering: hindering.has(kind),
    }),
  )
  let designer: DesignerSide | undefined
  let bare: ReturnType<typeof bareSide> | undefined
  let view: MapView = { x: 0, y: 0, scale: 1 }
  const booths = labelledBooths(plan)
  const shown = (): DesignerSide => {
    if (!designer) throw new Error('the designer is not open')
    return designer
  }
  const close = () => {
    designer?.end()
    bare?.end()
    designer = undefined
    bare = undefined
  }

  return {
    async openDesigner(closer) {
      close()
      designer = designerSide(draft, facts, marks)
      await settled()
      designer.stage.zoomBy(closer)
      designer.stage.centreOn(middle)
      designer.editor.select(chosen)
      await settled()
      view = designer.stage.view()
    },
    pressAt() {
      const [booth] = [...held].sort((one, other) => farFrom(middle, one) - farFrom(middle, other))
      if (!booth) throw new Error('nothing is chosen')
      return pixelAt(shown().stage.view(), middleOf([booth]))
    },
    drag() {
      const { frame: target } = shown()
      const from = this.pressAt()
      return framesOf(({ x, y }) =>
        target.dispatchEvent(
          new PointerEvent('pointermove', {
            pointerId: 1,
            pointerType: 'mouse',
            buttons: 1,
            clientX: from.x + x,
            clientY: from.y + y,
            bubbles: true,
          }),
        ),
      )
    },
    outcome: () => compared(draft, shown().editor.get().draft, places),
    async openBare() {
      close()
      bare = bareSide(booths, view)
      await settled()
    },
    dragBare() {
      const still = booths.map(({ x, y }) => ({ x, y }))
      return framesOf((by) => {
        for (const place of places) {
          const [booth, lay] = [booths[place], still[place]]
          if (booth && lay)
            Object.assign(booth, { x: lay.x + by.x / view.scale, y: lay.y + by.y / view.scale })
        }
        bare?.show(view)
      }).finally(() => booths.forEach((booth, place) => void Object.assign(booth, still[place])))
    },
  }
}

/** From one frame to the next, with what the browser does of its own, as the drawing of maps is measured. */
async function framesOf(move: (by: { x: number; y: number }) => void): Promise<number[]> {
  const frames: number[] = []
  await frame()
  let last = performance.now()
  for (const by of dragPath) {
    move(by)
    await frame()
    const now = performance.now()
    frames.push(now - last)
    last = now
  }
  return frames
}

async function settled(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, settledAfterMs))
  await frame()
  await frame()
}

function middleOf(rects: readonly Rect[]): { x: number; y: number } {
  const left = Math.min(...rects.map(({ x }) => x))
  const top = Math.min(...rects.map(({ y }) => y))
  const right = Math.max(...rects.map(({ x, width }) => x + width))
  const bottom = Math.max(...rects.map(({ y, depth }) => y + depth))
  return { x: (left + right) / 2, y: (top + bottom) / 2 }
}

function farFrom(point: { x: number; y: number }, rect: Rect): number {
  const { x, y } = middleOf([rect])
  return Math.hypot(x - point.x, y - point.y)
}

const nearly = 1e-6

function compared(before: Draft, after: Draft, places: ReadonlySet<number>): DragOutcome {
  let moved: DragOutcome['moved']
  let astray = 0
  let isEqual = after.booths.length === before.booths.length
  before.booths.forEach((booth, place) => {
    const now = after.booths[place]
    const by = { x: (now?.x ?? Number.NaN) - booth.x, y: (now?.y ?? Number.NaN) - booth.y }
    if (!places.has(place)) {
      if (by.x !== 0 || by.y !== 0) astray += 1
      return
    }
    moved ??= by
    if (!(Math.abs(by.x - moved.x) < nearly && Math.abs(by.y - moved.y) < nearly)) isEqual = false
  })
  return { moved: isEqual ? moved : undefined, astray }
}
