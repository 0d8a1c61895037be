import type { ScenePoint } from '@fairground/floorplan/scene'

/**
 * Where a way begins or ends, as an address says it. Before the colon stands the hall: without a colon it is the hall that
 * is looked at, and with nothing before the colon it is the site.
 *
 *     30,40      a place on the floor, in metres         W2:30,40    the same in another hall
 *     W3-101     a booth's number, or a door's id        W2:W2-104   the same in another hall
 *     W2:        a hall, by whichever of its doors       :north      a gate of the site
 *     :          the site, by whichever of its gates
 */
export type Spot =
  | { kind: 'site' }
  | { kind: 'gate'; gate: string }
  | { kind: 'hall'; hall: string }
  | { kind: 'place'; hall: string; at: ScenePoint }
  | { kind: 'named'; hall: string; name: string }

/** What a way may lead to: a booth, or a hall by whichever of its doors. */
export type Goal = Extract<Spot, { kind: 'named' | 'hall' }>

const place = /^(-?\d{1,5}(?:\.\d{1,3})?),(-?\d{1,5}(?:\.\d{1,3})?)$/
const longestName = 60

/** Nothing where the text says nothing. Whether there is such a hall, booth or gate is asked later. */
export function readSpot(text: string | undefined, shown: string): Spot | undefined {
  const parts = text?.split(':') ?? []
  if (!text || parts.length > 2) return undefined
  const [last = ''] = parts.slice(-1)
  const before = parts.length === 2 ? readName(parts[0] ?? '') : shown
  if (before === undefined) return undefined
  const name = readName(last)
  if (before === '' && name !== undefined) return name ? { kind: 'gate', gate: name } : { kind: 'site' }
  if (before === '') return undefined
  if (last === '') return { kind: 'hall', hall: before }
  const [, x, y] = place.exec(last) ?? []
  if (x !== undefined && y !== undefined)
    return { kind: 'place', hall: before, at: { x: Number(x), y: Number(y) } }
  return name ? { kind: 'named', hall: before, name } : undefined
}

/** As short as it gets for whoever looks at that hall. */
export function writeSpot(spot: Spot, shown: string): string {
  if (spot.kind === 'site') return ':'
  if (spot.kind === 'gate') return `:${writeName(spot.gate)}`
  if (spot.kind === 'hall') return `${writeName(spot.hall)}:`
  const where = spot.kind === 'place' ? `${spot.at.x},${spot.at.y}` : writeName(spot.name)
  return spot.hall === shown ? where : `${writeName(spot.hall)}:${where}`
}

/** Whether it lies in that hall. */
export const isIn = (spot: Spot, hall: string): boolean => 'hall' in spot && spot.hall === hall

/** What a name shares with the grammar is escaped, as in any address. */
const writeName = (name: string): string => name.replaceAll(/[%:,]/g, encodeURIComponent)

function readName(text: string): string | undefined {
  if (text.includes(',')) return undefined
  try {
    const name = decodeURIComponent(text)
    return name.length <= longestName ? name : undefined
  } catch {
    return undefined
  }
}
