import type { BoothState, Plan, PlanBooth } from '@fairground/floorplan/plan'
import type { Scenery } from '@fairground/floorplan/scene'
import { type HallSketch, hallSketches } from '../../../server/src/demo/halls/hall-list'
import { indoorPlan } from '../../../server/src/demo/halls/indoor-layout'
import { filledUp } from '../../../server/src/demo/lists/outside-companies'
import { Random } from '../../../server/src/demo/random'

/** A fair in full swing: every state occurs, and whatever is taken bears a name. */
const states: readonly (readonly [BoothState, number])[] = [
  ['normal', 30],
  ['allotted', 6],
  ['bespoke', 10],
  ['occupy', 12],
  ['partial', 8],
  ['completed', 32],
  ['disabled', 2],
]

const betweenHalls = 12
const hallsInRow = 3

/** The demo fair's large halls side by side on one floor, as many as it takes for so many booths. */
export function fairFloor(seed: string, count: number): Plan {
  const random = new Random(seed)
  const sketches = hallSketches('large').filter(
    ({ kind, theme }) => kind === 'indoor' && theme !== 'vehicles',
  )
  const first = sketches[0]
  if (!first) throw new Error('the demo fair has no large halls')
  const { width, depth } = first
  const names = filledUp([], count, random.fork('names')).map(({ name }) => name.slice(0, 8))
  const scenery: Scenery = []
  const booths: PlanBooth[] = []
  let halls = 0
  while (booths.length < count) {
    const hall = halls++
    const at = {
      x: (hall % hallsInRow) * (width + betweenHalls),
      y: Math.floor(hall / hallsInRow) * (depth + betweenHalls),
    }
    const sketch: HallSketch = { ...(sketches[hall % sketches.length] ?? first), width, depth }
    const own = random.fork(`hall ${hall}`)
    const plan = indoorPlan(sketch, own)
    scenery.push(...plan.scenery.map((element) => moved(element, at, hall)))
    for (const { x, y, width: wide, depth: deep, boothClass, service } of plan.booths) {
      const number = booths.length
      const state = service ? 'function' : own.weighted(states)
      booths.push({
        id: String(number),
        code: `${String.fromCharCode(65 + hall)}${hall + 1}-${100 + number}`,
        state,
        special: own.chance(0.05),
        raw: boothClass === 'raw',
        name: service?.zh ?? (state === 'normal' || state === 'disabled' ? '' : (names[number] ?? '')),
        x: x + at.x,
        y: y + at.y,
        width: wide,
        depth: deep,
      })
    }
  }
  const rows = Math.ceil(halls / hallsInRow)
  return {
    width: hallsInRow * (width + betweenHalls) - betweenHalls,
    depth: rows * (depth + betweenHalls) - betweenHalls,
    outdoor: false,
    scenery,
    booths: booths.slice(0, count),
  }
}

type Point = { x: number; y: number }

function moved(element: Scenery[number], { x, y }: Point, hall: number): Scenery[number] {
  const there = (point: Point): Point => ({ x: point.x + x, y: point.y + y })
  const id = `${hall} ${element.id}`
  switch (element.kind) {
    case 'wall':
      return { ...element, id, points: element.points.map(there) }
    case 'door':
      return { ...element, id, from: there(element.from), to: there(element.to) }
    case 'label':
    case 'icon':
      return { ...element, id, at: there(element.at) }
    default:
      return { ...element, id, ...there(element) }
  }
}
