import type { Rect } from '../geometry'
import type { ScenePoint } from '../scene'
import type { Draft, Piece } from './draft'

/** Plans are kept to the centimetre; a nought below nought, which no text keeps, becomes a plain one. */
export const toCentimetre = (metres: number): number => Math.round(metres * 100) / 100 + 0

/** From the ground up: what lies under, what stands there, booths. */
export const piecesOf = ({ underlays, elements, booths }: Draft): Piece[] => [
  ...underlays,
  ...elements,
  ...booths,
]

/** Drafts never change, so each is looked through once. */
const byId = new WeakMap<Draft, ReadonlyMap<string, Piece>>()

export function pieceOf(draft: Draft, id: string): Piece | undefined {
  const known = byId.get(draft) ?? new Map(piecesOf(draft).map((piece) => [piece.id, piece]))
  byId.set(draft, known)
  return known.get(id)
}

export const piecesWith = (draft: Draft, ids: ReadonlySet<string>): Piece[] =>
  piecesOf(draft).filter(({ id }) => ids.has(id))

/** The outermost points of a piece as it lies. */
function pointsOf(piece: Piece): ScenePoint[] {
  switch (piece.kind) {
    case 'wall':
      return piece.points
    case 'door':
      return [piece.from, piece.to]
    case 'label': {
      const half = (piece.size * Math.max(piece.text.zh.length, piece.text.en.length / 2, 1)) / 2
      const [across, down] = liesAcross(piece) ? [piece.size / 2, half] : [half, piece.size / 2]
      return [
        { x: piece.at.x - across, y: piece.at.y - down },
        { x: piece.at.x + across, y: piece.at.y + down },
      ]
    }
    case 'icon':
      return [
        { x: piece.at.x - piece.size / 2, y: piece.at.y - piece.size / 2 },
        { x: piece.at.x + piece.size / 2, y: piece.at.y + piece.size / 2 },
      ]
    case 'picture':
    case 'underlay':
      return cornersOf(lyingFloor(piece))
    default:
      return cornersOf(piece)
  }
}

const cornersOf = ({ x, y, width, depth }: Rect): [ScenePoint, ScenePoint] => [
  { x, y },
  { x: x + width, y: y + depth },
]

/** The floor a piece covers, as a rectangle around it. */
export const boundsOf = (piece: Piece): Rect => around(pointsOf(piece))

export const boundsOfAll = (pieces: readonly Piece[]): Rect | undefined =>
  pieces.length === 0 ? undefined : around(pieces.flatMap(pointsOf))

function around(points: readonly ScenePoint[]): Rect {
  const x = Math.min(...points.map((point) => point.x))
  const y = Math.min(...points.map((point) => point.y))
  return {
    x,
    y,
    width: Math.max(...points.map((point) => point.x)) - x,
    depth: Math.max(...points.map((point) => point.y)) - y,
  }
}

/** The same piece with each of its points elsewhere. Rounded once, here, so that no step adds a fault of its own. */
function withPoints(piece: Piece, place: (point: ScenePoint) => ScenePoint): Piece {
  const put = (point: ScenePoint): ScenePoint => {
    const { x, y } = place(point)
    return { x: toCentimetre(x), y: toCentimetre(y) }
  }
  switch (piece.kind) {
    case 'wall':
      return { ...piece, points: piece.points.map(put) }
    case 'door':
      return { ...piece, from: put(piece.from), to: put(piece.to) }
    case 'label':
    case 'icon':
      return { ...piece, at: put(piece.at) }
    case 'picture':
    case 'underlay':
      return laidOn(piece, rectOf(cornersOf(lyingFloor(piece)).map(put)))
    default:
      return { ...piece, ...rectOf(cornersOf(piece).map(put)) }
  }
}

/** The rectangle between two corners. */
function rectOf(corners: readonly ScenePoint[]): Rect {
  const { x, y, width, depth } = around(corners)
  return {
    x,
    y,
    width: Math.max(leastMetres, toCentimetre(width)),
    depth: Math.max(leastMetres, toCentimetre(depth)),
  }
}

/** Nothing on a plan is smaller. */
const leastMetres = 0.01

export const moved = <Kind extends Piece>(piece: Kind, { x, y }: ScenePoint): Kind =>
  withPoints(piece, (point) => ({ x: point.x + x, y: point.y + y })) as Kind

/** As it comes out when the floor around it is stretched. */
export function stretched<Kind extends Piece>(piece: Kind, from: Rect, to: Rect): Kind {
  const along = (value: number, start: number, length: number, newStart: number, newLength: number): number =>
    newStart + (length === 0 ? 0 : ((value - start) / length) * newLength)
  return withPoints(piece, ({ x, y }) => ({
    x: along(x, from.x, from.width, to.x, to.width),
    y: along(y, from.y, from.depth, to.y, to.depth),
  })) as Kind
}

/** A quarter turn to the right around a point. Words and pictures turn with it. */
export function turned<Kind extends Piece>(piece: Kind, { x, y }: ScenePoint): Kind {
  const next = withPoints(piece, (point) => ({ x: x - (point.y - y), y: y + (point.x - x) }))
  if (!('rotation' in next)) return next as Kind
  const rotation = quarterOn(next.rotation)
  const isPicture = next.kind === 'picture' || next.kind === 'underlay'
  return (isPicture ? laidOn({ ...next, rotation }, lyingFloor(next)) : { ...next, rotation }) as Kind
}

const quarterOn = (degrees: number): number => (degrees + 90 > 180 ? degrees - 270 : degrees + 90)

/** What is turned a little lies as it would straight. */
const liesAcross = ({ rotation }: { rotation: number }): boolean => Math.round(rotation / 90) % 2 !== 0

/** How much further to the right a picture begins that lies across, around the same middle. */
const aside = (width: number, depth: number): number => toCentimetre((width - depth) / 2)

/** The floor a picture covers: it is kept as it was before it was turned around its middle. */
function lyingFloor<Picture extends Rect & { rotation: number }>(picture: Picture): Rect {
  const { x, y, width, depth } = picture
  if (!liesAcross(picture)) return { x, y, width, depth }
  return {
    x: toCentimetre(x + aside(width, depth)),
    y: toCentimetre(y + aside(depth, width)),
    width: depth,
    depth: width,
  }
}

/** The other way round, to the very centimetre: the picture that covers this floor. */
function laidOn<Picture extends Rect & { rotation: number }>(picture: Picture, floor: Rect): Picture {
  if (!liesAcross(picture)) return { ...picture, ...floor }
  const [width, depth] = [floor.depth, floor.width]
  return {
    ...picture,
    x: toCentimetre(floor.x - aside(width, depth)),
    y: toCentimetre(floor.y - aside(depth, width)),
    width,
    depth,
  }
}
