import type { Plan } from '@fairground/floorplan/plan'
import { type MapView, wholeFloor } from '../../../../web/src/hall/stage/map-view'
import { bareSide } from './bare-side'
import { frame, playedFrames } from './gesture'
import { konvaSide } from './konva-side'
import { type LabelledBooth, labelledBooths } from './labels'
import { drawProductFirst, productRedraw, productSide } from './product-side'
import { seatmapSide } from './seatmap-side'
import { countBooths, dotsOf, type SeenBooths } from './seen-booths'
import { flush, type Side, windowSize } from './side'

export type SideName = 'product' | 'bare' | 'konva' | 'konva, readable words' | 'seatmap'

/** What the measurement asks of the page. */
export interface DrawingPage {
  /** Milliseconds from the plan to its dots. */
  firstDraw(side: 'product' | 'bare' | 'konva' | 'konva, readable words'): number
  /** Milliseconds to draw the window anew at each view. */
  redraw(side: 'product' | 'bare', views: MapView[]): number[]
  open(side: SideName): Promise<void>
  /** Milliseconds of each frame of the gesture. */
  play(): Promise<number[]>
  zoomBy(factor: number): Promise<void>
  view(): MapView
  /** How many booths a picture of the window really shows. */
  count(png: string, inkOf?: string): Promise<SeenBooths>
}

declare global {
  interface Window {
    openDrawingPage(plan: Plan): DrawingPage
  }
}

const settledAfterMs = 300

window.openDrawingPage = (plan) => {
  const booths = labelledBooths(plan)
  const whole = wholeFloor(plan, windowSize, { top: 0, right: 0, bottom: 0, left: 0 })
  const sides: Record<SideName, () => Side> = {
    product: () => productSide(plan),
    bare: () => bareSide(booths, whole),
    konva: () => konvaSide(booths, whole, { words: 'all' }),
    'konva, readable words': () => konvaSide(booths, whole, { words: 'readable' }),
    seatmap: () => seatmapSide(booths, whole),
  }
  let current: Side | undefined
  const shown = (): Side => {
    if (!current) throw new Error('nothing is open')
    return current
  }
  const untilSettled = async () => {
    await new Promise((resolve) => setTimeout(resolve, settledAfterMs))
    await frame()
    await frame()
  }

  return {
    firstDraw: (name) => shortest(() => firstDraws[name](plan, booths, whole)),
    redraw(name, views) {
      const draw = name === 'product' ? productRedraw(plan) : bareRedraw(booths, whole)
      return views.map((view) => shortest(() => draw(view)))
    },
    async open(name) {
      current?.end()
      current = sides[name]()
      await untilSettled()
    },
    play: () => playedFrames(shown()),
    async zoomBy(factor) {
      shown().zoomBy(factor)
      await untilSettled()
    },
    view: () => shown().view(),
    count: async (png, ink) => countBooths(await dotsOf(png), booths, shown().view(), ink),
  }
}

type FirstDraw = (plan: Plan, booths: LabelledBooth[], whole: MapView) => void

const firstDraws: Record<Parameters<DrawingPage['firstDraw']>[0], FirstDraw> = {
  product: (plan) => drawProductFirst(plan),
  bare: (_, booths, whole) => flush(bareSide(booths, whole).canvas),
  konva: (_, booths, whole) => flush(konvaSide(booths, whole, { words: 'all' }).canvas),
  'konva, readable words': (_, booths, whole) =>
    flush(konvaSide(booths, whole, { words: 'readable' }).canvas),
}

function bareRedraw(booths: LabelledBooth[], whole: MapView): (view: MapView) => void {
  const side = bareSide(booths, whole)
  return (view) => {
    side.show(view)
    flush(side.canvas)
  }
}

const tries = 5

/** Of several tries of what is the same every time: whatever takes longer is a neighbour. */
function shortest(work: () => void): number {
  const times = Array.from({ length: tries }, () => {
    const startedAt = performance.now()
    work()
    return performance.now() - startedAt
  })
  return Math.min(...times)
}
