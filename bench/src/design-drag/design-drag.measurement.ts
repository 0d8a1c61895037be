import { fileURLToPath } from 'node:url'
import type { DraftBooth } from '@fairground/floorplan/design/draft'
import type { JSHandle, Page } from '@playwright/test'
import { timeFixedLoop } from '../kernel/calibration'
import { atMost, ratioFigure, seenFigure } from '../kernel/figure'
import { type Measurement, mustHold, type Report } from '../kernel/measurement'
import { oneByOne } from '../kernel/one-by-one'
import { loopsOf, runPairs } from '../kernel/paired'
import { openScriptedPage } from '../kernel/scripted-page'
import { quantile } from '../kernel/statistics'
import { fairFloor } from '../map-drawing/fair-floor'
import { windowSize } from '../map-drawing/page/side'
import { draftOfPlan } from './draft-of-plan'
import type { DragPage } from './page/drag-page'
import { dragPath } from './page/drag-path'

const booths = 5_000
const held = 200
/** How close one looks: at the whole floor, and where numbers can be read. */
const looks = { 'whole floor': 1, numbers: 3.2 }
const entry = fileURLToPath(new URL('./page/drag-page.ts', import.meta.url))

/** Ours finds at every move what to line up with and how far everything is, and draws guides, lengths and edges. */
export const designDrag: Measurement = {
  name: 'design-drag',
  about:
    '200 chosen booths among 5,000 dragged in the designer, frames ÷ a bare Canvas 2D redraw of the same',
  async run(report) {
    const plan = fairFloor('design-drag', booths)
    mustHold(plan.booths.length === booths, `the floor has ${plan.booths.length} booths`)
    const { draft, facts } = draftOfPlan(plan)
    const chosen = nearestToMiddle(draft, held).map(({ id }) => id)
    const page = await openScriptedPage(entry, windowSize)
    const faults: string[] = []
    page.on('pageerror', ({ message }) => faults.push(message))
    const drag = await page.evaluateHandle(([floor, given]) => window.openDragPage(floor, given), [
      plan,
      { draft, facts, chosen },
    ] as const)
    await oneByOne(
      Object.fromEntries(
        Object.entries(looks).map(([name, closer]) => [
          `drag, ${name}`,
          () => compareDrags({ page, drag, closer, name }, report),
        ]),
      ),
      report,
    )
    mustHold(faults.length === 0, `the page broke: ${faults[0]}`)
  },
}

interface Compared {
  page: Page
  drag: JSHandle<DragPage>
  closer: number
  name: string
}

async function compareDrags({ page, drag, closer, name }: Compared, { figure, note }: Report): Promise<void> {
  const longest: number[] = []
  const halves = { ours: 0, bare: 0 }
  async function dragged(): Promise<number> {
    await drag.evaluate((it, factor) => it.openDesigner(factor), closer)
    const { x, y } = await drag.evaluate((it) => it.pressAt())
    await page.mouse.move(x, y)
    await page.mouse.down()
    const frames = await drag.evaluate((it) => it.drag())
    const end = dragPath.at(-1) ?? { x: 0, y: 0 }
    await page.mouse.move(x + end.x, y + end.y)
    await page.mouse.up()
    const { moved, astray } = await drag.evaluate((it) => it.outcome())
    mustHold(
      moved !== undefined && Math.hypot(moved.x, moved.y) > 0,
      'the chosen booths did not move together',
    )
    mustHold(astray === 0, `${astray} booths moved that nobody held`)
    longest.push(Math.max(...frames))
    halves.ours = quantile(frames, 0.5)
    return quantile(frames, 0.95)
  }
  async function redrawn(): Promise<number> {
    await drag.evaluate((it) => it.openBare())
    const frames = await drag.evaluate((it) => it.dragBare())
    halves.bare = quantile(frames, 0.5)
    return quantile(frames, 0.95)
  }
  // The bare side looks where the designer does, which must have looked once.
  await drag.evaluate((it, factor) => it.openDesigner(factor), closer)
  const result = await runPairs({
    calibrate: () => timeFixedLoop(),
    ours: dragged,
    reference: redrawn,
    onPair: (pair) =>
      note(
        `${name}: frame p95 ${pair.ours.toFixed(1)} ms, bare ${pair.reference.toFixed(1)} ms; ` +
          `p50 ${halves.ours.toFixed(1)} and ${halves.bare.toFixed(1)} ms, ${loopsOf(pair)}`,
      ),
  })
  figure(ratioFigure(`drag, ${name}: frame p95 ÷ bare redraw`, result, atMost(1.5)))
  figure(
    seenFigure(
      `drag, ${name}: frame p95, ms`,
      result.ours.toFixed(1),
      `bare ${result.reference.toFixed(1)}; longest ${Math.max(...longest).toFixed(0)}`,
    ),
  )
}

function nearestToMiddle(
  { width, depth, booths: all }: { width: number; depth: number; booths: readonly DraftBooth[] },
  count: number,
): DraftBooth[] {
  const far = ({ x, y }: DraftBooth) => Math.hypot(x - width / 2, y - depth / 2)
  return [...all].sort((one, other) => far(one) - far(other)).slice(0, count)
}
