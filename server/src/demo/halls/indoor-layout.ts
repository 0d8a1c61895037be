import type { Random } from '../random'
import type { HallSketch } from './hall-list'
import { type Band, bandsOf, strips } from './indoor-frame'
import { indoorScenery } from './indoor-scenery'
import { type HallPlan, type PlannedBooth, standardSide } from './planned-booth'
import { rawColumn } from './raw-column'

export function indoorPlan(sketch: HallSketch, random: Random): HallPlan {
  const bands = bandsOf(sketch)
  const half = (sketch.width - strips.centreLane) / 2 - strips.side
  const halves = [strips.side, (sketch.width + strips.centreLane) / 2]
  const islands = bands.flatMap((band, index) => {
    const large = sketch.theme === 'vehicles' || index === bands.length - 1
    const exhibitType = large && sketch.theme !== 'equipment' ? '01' : '02'
    return halves.flatMap((x) => fillHalf({ x, width: half, band, large, exhibitType, random }))
  })
  const { scenery, services, wallBooths } = indoorScenery(sketch, bands)
  return { booths: [...wallBooths, ...islands, ...services], scenery }
}

interface HalfBand {
  x: number
  width: number
  band: Band
  large: boolean
  exhibitType: '01' | '02'
  random: Random
}

function fillHalf({ x, width, band, large, exhibitType, random }: HalfBand): PlannedBooth[] {
  let at = x
  return columnsFor(width, large, exhibitType, random).flatMap((column) => {
    const left = at
    at += column.width + strips.aisle
    if (column.raw) return rawColumn({ x: left, width: column.width, band, exhibitType, random })
    return standardIsland(left, band, random)
  })
}

interface Column {
  width: number
  raw: boolean
}

const widestColumn = 15

/** Columns and aisles that use up the whole width: what is left over goes to the raw-space columns. */
function columnsFor(width: number, large: boolean, exhibitType: '01' | '02', random: Random): Column[] {
  const columns: Column[] = []
  let left = width
  while (left >= 2 * standardSide) {
    const raw = exhibitType === '01' || random.chance(large ? 0.5 : 0.12)
    const widths = raw ? (exhibitType === '01' ? [9, 12, 12, 15] : [6, 9, 9, 12]) : [6]
    const fitting = widths.filter((candidate) => candidate <= left)
    if (fitting.length === 0) break
    const chosen = random.pick(fitting)
    columns.push({ width: chosen, raw })
    left -= chosen + strips.aisle
  }
  left += strips.aisle
  const widenable = () => columns.filter((column) => column.raw && column.width < widestColumn)
  for (let open = widenable(); left >= standardSide && open.length > 0; open = widenable()) {
    random.pick(open).width += standardSide
    left -= standardSide
  }
  return random.shuffled(columns)
}

/** Two rows of standard booths back to back; some end in a raw-space peninsula towards the lane. */
function standardIsland(x: number, { y, depth }: Band, random: Random): PlannedBooth[] {
  const rows = Math.round(depth / standardSide)
  const headRows = rows > 4 && random.chance(0.22) ? 2 : 0
  const booths: PlannedBooth[] = []
  for (let row = 0; row < rows - headRows; row++) {
    for (const column of [0, 1]) {
      booths.push({
        x: x + column * standardSide,
        y: y + row * standardSide,
        width: standardSide,
        depth: standardSide,
        boothClass: 'standard',
        exhibitType: '02',
      })
    }
  }
  if (headRows > 0) {
    const head = headRows * standardSide
    booths.push({
      x,
      y: y + depth - head,
      width: 2 * standardSide,
      depth: head,
      boothClass: 'raw',
      exhibitType: '02',
    })
  }
  return booths
}
