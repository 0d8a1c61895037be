import { contains, overlaps, type Rect } from '../../geometry'
import { ofKind } from '../../of-kind'
import type { SceneElement } from '../../scene'
import { type SpatialIndex, spatialIndex } from '../../spatial-index'
import { isClosedRoom } from '../../walkable-floor'
import type { Draft, DraftBooth, Piece } from '../draft'
import { wallsAndRooms } from '../obstacles'
import { piecesOf, toCentimetre } from '../pieces'

type Lane = Extract<SceneElement, { kind: 'lane' }>
type Room = Extract<SceneElement, { kind: 'area' }>
type Pillar = Extract<SceneElement, { kind: 'pillar' }>

/** A plan's floor, with everything on it found by where it is. */
export interface Floor {
  hall: Rect
  booths: SpatialIndex<DraftBooth>
  fireLanes: SpatialIndex<Lane>
  pillars: SpatialIndex<Pillar>
  /** Rooms with walls of their own. */
  rooms: SpatialIndex<Room>
  /** Walls, and rooms once more. */
  walls: SpatialIndex<Rect>
  /** Booths that somebody has. */
  held: ReadonlySet<string>
  /** What no mend moves: what is locked, and what somebody has. */
  fixed: ReadonlySet<string>
  pieces: ReadonlyMap<string, Piece>
}

export function floorOf(draft: Draft, held: ReadonlySet<string>): Floor {
  const { width, depth, elements, booths, locked } = draft
  return {
    hall: { x: 0, y: 0, width, depth },
    booths: spatialIndex(booths),
    fireLanes: spatialIndex(ofKind(elements, 'lane').filter(({ use }) => use === 'fire')),
    pillars: spatialIndex(ofKind(elements, 'pillar')),
    rooms: spatialIndex(elements.filter(isClosedRoom)),
    walls: spatialIndex(wallsAndRooms(elements)),
    held,
    fixed: new Set([...locked, ...held]),
    pieces: new Map(piecesOf(draft).map((piece) => [piece.id, piece])),
  }
}

/** Whether a booth could lie there without a problem that hinders. */
export const isGoodPlace = ({ hall, booths, rooms, fireLanes }: Floor, booth: DraftBooth): boolean =>
  contains(hall, booth) &&
  fireLanes.within(booth).every((lane) => !overlaps(lane, booth)) &&
  (booth.use === 'function' || rooms.within(booth).every((room) => !overlaps(room, booth))) &&
  booths.within(booth).every((other) => other.id === booth.id || !overlaps(other, booth))

/** The floor two have in common. */
export function commonFloor(one: Rect, other: Rect): Rect {
  const x = Math.max(one.x, other.x)
  const y = Math.max(one.y, other.y)
  return {
    x,
    y,
    width: toCentimetre(Math.min(one.x + one.width, other.x + other.width) - x),
    depth: toCentimetre(Math.min(one.y + one.depth, other.y + other.depth) - y),
  }
}
