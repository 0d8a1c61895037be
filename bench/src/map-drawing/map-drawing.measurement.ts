import { timeFixedLoop } from '../kernel/calibration'
import { type Aim, atMost, ratioFigure, seenFigure, skippedFigure } from '../kernel/figure'
import { type Measurement, mustHold, type Report } from '../kernel/measurement'
import { oneByOne } from '../kernel/one-by-one'
import { loopsOf, runPairs } from '../kernel/paired'
import { median, quantile } from '../kernel/statistics'
import { installReference, type ReferenceProgram, ReferenceUnavailable } from '../references/install'
import { konva, seatmapCanvas } from '../references/map-drawers'
import { fairFloor } from './fair-floor'
import { type OpenedPage, openDrawingPage } from './open-drawing-page'
import type { SideName } from './page/drawing-page'

const booths = 5_000
/** From the whole floor to where every word can be read. */
const readingFactor = 8

export const mapDrawing: Measurement = {
  name: 'map-drawing',
  about: '5,000 labelled booths in a browser: first draw and frames ÷ Konva, bare Canvas 2D, seatmap-canvas',
  async run(report) {
    const plan = fairFloor('map-drawing', booths)
    mustHold(plan.booths.length === booths, `the floor has ${plan.booths.length} booths`)
    const opened = await openDrawingPage(plan)
    await mustShowAll(opened, 'product', report)
    await mustShowAll(opened, 'bare', report)
    const scenes = await scenesOf(opened)
    await oneByOne(
      {
        ...Object.fromEntries(
          scenes.map((scene) => [`redraw, ${scene.name}`, () => compareRedraws(opened, scene, report)]),
        ),
        'frames ÷ bare': () => compareFrames(opened, 'bare', ['p50', 0.5, atMost(1.5)], report),
      },
      report,
    )
    const hasKonva = await loaded(opened, konva, ['konva/konva.min.js'], report)
    if (hasKonva) await firstDrawsAgainstKonva(opened, report)
    const seatmap = '@alisaitteke/seatmap-canvas/dist/cjs/seatmap.canvas'
    if (await loaded(opened, seatmapCanvas, [`${seatmap}.js`, `${seatmap}.css`], report)) {
      await mustShowAll(opened, 'seatmap', report)
      await oneByOne(
        {
          'frames ÷ seatmap': () => compareFrames(opened, 'seatmap', ['p95', 0.95, atMost(0.5)], report),
        },
        report,
      )
    }
    // Last, because it takes longest.
    if (hasKonva)
      await oneByOne(
        { 'frames ÷ konva': () => compareFrames(opened, 'konva', ['p50', 0.5, atMost(0.15)], report) },
        report,
      )
  },
}

async function loaded(
  { load }: OpenedPage,
  program: ReferenceProgram,
  [script, style]: [script: string, style?: string],
  { figure, note }: Report,
): Promise<boolean> {
  try {
    await load(await installReference(program, note), script, style)
    return true
  } catch (error) {
    if (!(error instanceof ReferenceUnavailable)) throw error
    note(error.message)
    figure(skippedFigure(`map drawing ÷ ${program.name}`, error.message.split('\n')[0] ?? ''))
    return false
  }
}

async function firstDrawsAgainstKonva(opened: OpenedPage, report: Report): Promise<void> {
  await mustShowAll(opened, 'konva', report)
  await oneByOne(
    {
      'first draw': () => compareFirstDraws(opened, 'konva', atMost(0.25), report),
      'first draw, readable words': () =>
        compareFirstDraws(opened, 'konva, readable words', undefined, report),
    },
    report,
  )
}

/** By the dots of the screen, from afar and close by: all booths of the window in their colours, close by with words. */
async function mustShowAll({ page, drawing }: OpenedPage, side: SideName, { note }: Report): Promise<void> {
  // It knows two colours only, writes in black, and lays a veil over its seats until one is close.
  const ownColours = side === 'seatmap'
  const count = async () => {
    const png = (await page.screenshot()).toString('base64')
    return drawing.evaluate((it, [picture, ink]) => it.count(picture, ink), [
      png,
      ownColours ? '#000000' : undefined,
    ] as const)
  }
  await drawing.evaluate((it, name) => it.open(name), side)
  const afar = await count()
  await drawing.evaluate((it, factor) => it.zoomBy(factor), readingFactor)
  const close = await count()
  note(
    `${side} shows ${afar.filled} of ${afar.inSight} booths from afar, ` +
      `${close.filled} of ${close.inSight} close by, ${close.lettered} with words`,
  )
  mustHold(afar.inSight === booths, `${side}: ${afar.inSight} booths in sight`)
  mustHold(close.inSight > 0 && close.lettered === close.inSight, `${side} leaves out words`)
  if (ownColours) return
  mustHold(afar.filled === booths && close.filled === close.inSight, `${side} leaves out booths`)
}

type FirstDrawn = 'konva' | 'konva, readable words'

async function compareFirstDraws(
  { drawing }: OpenedPage,
  reference: FirstDrawn,
  aim: Aim | undefined,
  { figure, note }: Report,
): Promise<void> {
  const firstDraw = (side: 'product' | FirstDrawn) => drawing.evaluate((it, name) => it.firstDraw(name), side)
  const result = await runPairs({
    calibrate: () => timeFixedLoop(),
    ours: () => firstDraw('product'),
    reference: () => firstDraw(reference),
    onPair: (pair) =>
      note(
        `first draw ${pair.ours.toFixed(0)} ms, ${reference} ${pair.reference.toFixed(0)} ms, ${loopsOf(pair)}`,
      ),
  })
  figure(ratioFigure(`first draw ÷ ${reference}`, result, aim))
  figure(seenFigure('first draw, ms', result.ours.toFixed(0), `${reference} ${result.reference.toFixed(0)}`))
}

interface RedrawnScene {
  name: string
  views: { x: number; y: number; scale: number }[]
}

async function scenesOf({ drawing }: OpenedPage): Promise<RedrawnScene[]> {
  const whole = await drawing.evaluate(async (it) => {
    await it.open('product')
    return it.view()
  })
  const along = (scale: number) => [10, 60, 110, 160, 210].map((at) => ({ x: at, y: at / 2, scale }))
  return [
    { name: 'whole floor', views: [whole, whole, whole, whole, whole] },
    { name: 'numbers', views: along(3.2 * whole.scale) },
    { name: 'names', views: along(readingFactor * whole.scale) },
  ]
}

/** The drawing routine by itself, where the stage cannot help by moving what is drawn. */
async function compareRedraws(
  { drawing }: OpenedPage,
  { name, views }: RedrawnScene,
  { figure, note }: Report,
): Promise<void> {
  const redraw = async (side: 'product' | 'bare') =>
    median(await drawing.evaluate((it, [who, where]) => it.redraw(who, where), [side, views] as const))
  const result = await runPairs({
    calibrate: () => timeFixedLoop(),
    ours: () => redraw('product'),
    reference: () => redraw('bare'),
    onPair: (pair) =>
      note(
        `${name} drawn in ${pair.ours.toFixed(1)} ms, bare ${pair.reference.toFixed(1)} ms, ${loopsOf(pair)}`,
      ),
  })
  figure(ratioFigure(`redraw, ${name} ÷ bare Canvas 2D`, result, atMost(1.5)))
  figure(seenFigure(`redraw, ${name}, ms`, result.ours.toFixed(1), `bare ${result.reference.toFixed(1)}`))
}

type FrameFigure = [name: string, share: number, aim: Aim]

async function compareFrames(
  { drawing }: OpenedPage,
  reference: SideName,
  [name, share, aim]: FrameFigure,
  { figure, note }: Report,
): Promise<void> {
  const play = async (side: SideName) => {
    const { frames, view } = await drawing.evaluate(async (it, who) => {
      await it.open(who)
      return { frames: await it.play(), view: it.view() }
    }, side)
    return { time: quantile(frames, share), view }
  }
  const views: Record<string, { x: number; y: number; scale: number }> = {}
  const timeOf = async (side: SideName) => {
    const { time, view } = await play(side)
    views[side] = view
    return time
  }
  const result = await runPairs({
    calibrate: () => timeFixedLoop(),
    ours: () => timeOf('product'),
    reference: () => timeOf(reference),
    onPair: (pair) =>
      note(
        `frame ${name} ${pair.ours.toFixed(1)} ms, ${reference} ${pair.reference.toFixed(1)} ms, ${loopsOf(pair)}`,
      ),
  })
  const [ours, theirs] = [views.product, views[reference]]
  const isSame = (one = Number.NaN, other = Number.NaN) => Math.abs(one - other) < 0.01
  mustHold(
    isSame(ours?.x, theirs?.x) && isSame(ours?.y, theirs?.y) && isSame(ours?.scale, theirs?.scale),
    `the gesture led ${reference} elsewhere: ${JSON.stringify(views)}`,
  )
  figure(ratioFigure(`frame ${name} ÷ ${reference}`, result, aim))
  figure(
    seenFigure(`frame ${name}, ms`, result.ours.toFixed(1), `${reference} ${result.reference.toFixed(1)}`),
  )
}
