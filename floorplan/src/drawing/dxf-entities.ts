import type {
  IArcEntity,
  ICircleEntity,
  IEllipseEntity,
  IEntity,
  ILineEntity,
  ILwpolylineEntity,
  IMtextEntity,
  IPoint,
  ISolidEntity,
  ISplineEntity,
  ITextEntity,
} from 'dxf-parser'
import type { ScenePoint } from '../scene'
import { arcPoints, bulgedTo, ellipsePoints, splinePoints } from './curves'

export interface DrawnWord {
  text: string
  at: ScenePoint
  size: number
  rotation: number
  /** Written as in a mirror. */
  isMirrored?: boolean
}

export interface Drawn {
  lines: ScenePoint[][]
  words: DrawnWord[]
}

const point = ({ x, y }: ScenePoint): ScenePoint => ({ x, y })
const line = (...points: ScenePoint[]): Drawn => ({ lines: [points], words: [] })
const ring = (points: ScenePoint[]): ScenePoint[] => [...points, ...points.slice(0, 1)]

function polyline({ vertices, shape }: Pick<ILwpolylineEntity, 'vertices' | 'shape'>): Drawn {
  const corners: ScenePoint[] = shape ? ring(vertices) : vertices
  const [first] = vertices
  if (!first) return line()
  const points = [point(first)]
  for (const [place, to] of corners.slice(1).entries())
    points.push(...bulgedTo(point(vertices[place] ?? first), to, vertices[place]?.bulge ?? 0))
  return { lines: [points], words: [] }
}

const word = (text: string, at: IPoint | undefined, rest: Omit<DrawnWord, 'text' | 'at'>): Drawn => {
  const plain = text.slice(0, 200).trim()
  return { lines: [], words: plain && at ? [{ text: plain, at: point(at), ...rest }] : [] }
}

/** Some say by an arrow which way a text runs, some by an angle. */
const runOf = ({ directionVector, rotation = 0 }: IMtextEntity): number =>
  directionVector && Math.hypot(directionVector.x, directionVector.y) > 0
    ? (Math.atan2(directionVector.y, directionVector.x) * 180) / Math.PI
    : rotation

/** Codes for looks within a text: `\f…;` a font, `\P` a new line, braces around. */
const withoutLooks = (text: string): string =>
  text
    .replace(/\\[fFHWQTACc][^;]*;/g, '')
    .replace(/\\P/g, ' ')
    .replace(/\\U\+([0-9A-Fa-f]{4})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    .replace(/[{}]|\\[LlOoKk]/g, '')

/** How each kind of entity is drawn; a kind that is not here is named among what was left out. */
const drawnBy: Record<string, (entity: never) => Drawn> = {
  LINE: ({ vertices }: ILineEntity) => line(...vertices.map(point)),
  LWPOLYLINE: polyline,
  POLYLINE: polyline,
  CIRCLE: ({ center, radius }: ICircleEntity) => line(...arcPoints(center, radius, 0, 2 * Math.PI)),
  ARC: ({ center, radius, startAngle, endAngle }: IArcEntity) =>
    line(...arcPoints(center, radius, startAngle, endAngle)),
  ELLIPSE: ({ center, majorAxisEndPoint, axisRatio, startAngle, endAngle }: IEllipseEntity) =>
    line(...ellipsePoints(center, majorAxisEndPoint, axisRatio, startAngle, endAngle)),
  SPLINE: ({ controlPoints, fitPoints, degreeOfSplineCurve, knotValues }: ISplineEntity) =>
    line(
      ...(controlPoints?.length
        ? splinePoints(controlPoints.map(point), degreeOfSplineCurve, knotValues ?? [])
        : (fitPoints ?? []).map(point)),
    ),
  // The corners of a solid come in the order of a Z.
  SOLID: ({ points: [a, b, c, d] }: ISolidEntity) =>
    line(...ring([a, b, d ?? c, c].flatMap((corner) => (corner ? [point(corner)] : [])))),
  TEXT: ({ text, startPoint, textHeight, rotation }: ITextEntity) =>
    word(withoutLooks(text), startPoint, { size: textHeight, rotation: rotation ?? 0 }),
  // Its place lies in the drawing's space, its letters on a plane of their own.
  MTEXT: (entity: IMtextEntity) =>
    word(withoutLooks(entity.text), entity.position, {
      size: entity.height,
      rotation: runOf(entity),
      isMirrored: isTurnedAway(entity),
    }),
}

/** Kinds whose points lie on a plane of their own; those of all others lie in the drawing's space. */
const onOwnPlane = new Set(['ARC', 'CIRCLE', 'LWPOLYLINE', 'POLYLINE', 'SOLID', 'INSERT', 'TEXT'])

interface OnPlane {
  extrusionDirection?: IPoint
  extrusionDirectionZ?: number
  is3dPolyline?: boolean
}

/** Mirroring in space leaves pieces whose plane is looked at from behind. */
function isTurnedAway(entity: IEntity): boolean {
  const { extrusionDirection, extrusionDirectionZ } = entity as IEntity & OnPlane
  return (extrusionDirectionZ ?? extrusionDirection?.z ?? 1) < 0
}

export const isSeenFromBelow = (entity: IEntity): boolean =>
  onOwnPlane.has(entity.type) && !(entity as IEntity & OnPlane).is3dPolyline && isTurnedAway(entity)

export const isDrawn = (kind: string): boolean => Object.hasOwn(drawnBy, kind)

export const drawnAs = (entity: IEntity): Drawn | undefined =>
  isDrawn(entity.type) ? drawnBy[entity.type]?.(entity as never) : undefined
