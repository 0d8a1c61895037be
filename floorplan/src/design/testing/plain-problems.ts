import { planRules } from '@fairground/domain/design'
import { contains, openSides, overlaps, type Rect, type Side } from '../../geometry'
import type { Draft, DraftBooth } from '../draft'
import type { Elsewhere, Problem } from '../problems'

/**
 * The same problems by looking at everything: all pairs, without an index, and floor between booths square by square. For plans
 * on which everything lies on half metres, walls being half a metre thick.
 */
export interface PlainProblem {
  kind: Problem['kind']
  ids: string[]
  floor?: string
}

/** Finer than anything on such a plan. */
const square = 0.25

const roundedFloor = ({ x, y, width, depth }: Rect): string =>
  [x, y, width, depth].map((at) => at.toFixed(2)).join(' ')

/** What of a problem can be told without knowing how it was found. */
export const plain = ({ kind, ids, floor }: Problem): PlainProblem => ({
  kind,
  ids: ids.toSorted(),
  ...((kind === 'aisleNarrow' || kind === 'remnant') && floor && { floor: roundedFloor(floor) }),
})

export const inOneOrder = (problems: readonly PlainProblem[]): PlainProblem[] =>
  problems.toSorted((one, other) => JSON.stringify(one).localeCompare(JSON.stringify(other)))

export function plainProblems(draft: Draft, { taken, planned }: Elsewhere): PlainProblem[] {
  const { booths, elements } = draft
  const found: PlainProblem[] = []
  const say = (kind: Problem['kind'], ids: string[]) => found.push({ kind, ids: ids.toSorted() })
  for (const booth of booths) {
    if (booth.code === '') say('numberMissing', [booth.id])
    if (!contains(hallOf(draft), booth)) say('outsideHall', [booth.id])
    for (const other of booths)
      if (other.id < booth.id && overlaps(booth, other)) say('overlap', [booth.id, other.id])
    for (const element of elements) {
      if (!('width' in element) || !overlaps(element, booth)) continue
      if (element.kind === 'pillar') say('pillarInside', [booth.id, element.id])
      if (element.kind === 'lane' && element.use === 'fire') say('onFireLane', [booth.id, element.id])
      if (element.kind === 'area' && element.use === 'toilet' && booth.use !== 'function')
        say('overlap', [booth.id, element.id])
    }
    if (booth.use !== 'disabled' && !booth.opening && plainOpenSides(draft, booth).length === 0)
      say('noAccess', [booth.id])
  }
  for (const code of new Set(booths.map((booth) => booth.code.toUpperCase()))) {
    const same = booths.filter((booth) => booth.code.toUpperCase() === code)
    const ids = same.map(({ id }) => id)
    if (!code) continue
    if (taken.has(code)) say('numberElsewhere', ids)
    else if (ids.length > 1) say('numberRepeated', ids)
    if (planned.has(code) && !taken.has(code)) say('numberPlanned', ids)
  }
  return [...found, ...plainStrips(draft)]
}

const hallOf = ({ width, depth }: Draft): Rect => ({ x: 0, y: 0, width, depth })

/** Walls and rooms. */
const shut = ({ elements }: Draft): Rect[] =>
  elements.flatMap((element): Rect[] => {
    if (element.kind === 'area') return element.use === 'toilet' ? [element] : []
    if (element.kind !== 'wall') return []
    const xs = element.points.map(({ x }) => x)
    const ys = element.points.map(({ y }) => y)
    const [x, y, half] = [Math.min(...xs), Math.min(...ys), element.thickness / 2]
    const [width, depth] = [Math.max(...xs) - x, Math.max(...ys) - y]
    return [{ x: x - half, y: y - half, width: width + 2 * half, depth: depth + 2 * half }]
  })

export const plainOpenSides = (draft: Draft, booth: DraftBooth): Side[] =>
  openSides(booth, {
    hall: hallOf(draft),
    obstacles: [
      ...draft.booths,
      ...shut(draft),
      ...draft.elements.flatMap((element) => (element.kind === 'pillar' ? [element] : [])),
    ],
  })

interface Square extends Rect {
  ids: string[]
}

function plainStrips(draft: Draft): PlainProblem[] {
  const found = new Map<string, PlainProblem>()
  for (const direction of ['x', 'y'] as const) {
    for (const { ids, ...floor } of chains(squaresBetween(draft, direction), direction)) {
      const isShort = (metres: number) => metres < 1
      const length = direction === 'x' ? floor.depth : floor.width
      const open = openSides(floor, {
        hall: hallOf(draft),
        obstacles: [...draft.booths, ...shut(draft)],
        reach: planRules.mostGapM,
      })
      const ends: Side[] = direction === 'x' ? ['top', 'bottom'] : ['left', 'right']
      const isShut = ends.some((end) => !open.includes(end))
      const isSmall = floor.width * floor.depth < planRules.leastBoothM2 && length > planRules.mostGapM
      if (!(isShut && isSmall) && isShort(length)) continue
      const kind = isShut && isSmall ? 'remnant' : 'aisleNarrow'
      const key = kind === 'remnant' ? roundedFloor(floor) : `${direction} ${roundedFloor(floor)}`
      const all = [...new Set([...(found.get(key)?.ids ?? []), ...ids])].toSorted()
      found.set(key, { kind, ids: all, floor: roundedFloor(floor) })
    }
  }
  return [...found.values()]
}

/** Slices of free floor, as wide as two booths are apart and a quarter of a metre long. */
function squaresBetween(draft: Draft, direction: 'x' | 'y'): Square[] {
  const obstacles = [...draft.booths, ...shut(draft)]
  const seen = (rect: Rect): Rect =>
    direction === 'x' ? rect : { x: rect.y, y: rect.x, width: rect.depth, depth: rect.width }
  return draft.booths.flatMap((left) =>
    draft.booths.flatMap((right) => {
      const [a, b] = [seen(left), seen(right)]
      const width = b.x - a.x - a.width
      if (width <= planRules.mostGapM || width >= planRules.leastAisleM) return []
      const squares: Square[] = []
      const end = Math.min(a.y + a.depth, b.y + b.depth)
      for (let y = Math.max(a.y, b.y); y < end; y += square) {
        const floor = seen({ x: a.x + a.width, y, width, depth: square })
        if (!obstacles.some((obstacle) => overlaps(obstacle, floor)))
          squares.push({ ...floor, ids: [left.id, right.id] })
      }
      return squares
    }),
  )
}

function chains(squares: readonly Square[], direction: 'x' | 'y'): Square[] {
  const [along, length] = direction === 'x' ? (['y', 'depth'] as const) : (['x', 'width'] as const)
  const [across, breadth] = direction === 'x' ? (['x', 'width'] as const) : (['y', 'depth'] as const)
  const sorted = squares.toSorted(
    (a, b) => a[across] - b[across] || a[breadth] - b[breadth] || a[along] - b[along],
  )
  const found: Square[] = []
  for (const next of sorted) {
    const last = found.at(-1)
    const goesOn =
      last &&
      last[across] === next[across] &&
      last[breadth] === next[breadth] &&
      next[along] <= last[along] + last[length]
    if (!goesOn) found.push(next)
    else {
      const grown = Math.max(last[length], next[along] + next[length] - last[along])
      found[found.length - 1] = { ...last, [length]: grown, ids: [...new Set([...last.ids, ...next.ids])] }
    }
  }
  return found
}
