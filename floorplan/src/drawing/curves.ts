import type { ScenePoint } from '../scene'

/** Curves as lines of points, fine enough for the eye at any zoom a hall is drawn in. */

const degreesPerStep = 10

/** Counter-clockwise from one angle to the other, in radians. */
export function arcPoints(centre: ScenePoint, radius: number, from: number, to: number): ScenePoint[] {
  const turn = to > from ? to - from : to - from + 2 * Math.PI
  const steps = Math.max(2, Math.ceil((turn * 180) / Math.PI / degreesPerStep))
  return Array.from({ length: steps + 1 }, (_, step) => {
    const angle = from + (turn * step) / steps
    return { x: centre.x + radius * Math.cos(angle), y: centre.y + radius * Math.sin(angle) }
  })
}

export function ellipsePoints(
  centre: ScenePoint,
  axis: ScenePoint,
  ratio: number,
  from: number,
  to: number,
): ScenePoint[] {
  return arcPoints({ x: 0, y: 0 }, 1, from, to).map(({ x, y }) => ({
    x: centre.x + axis.x * x - axis.y * ratio * y,
    y: centre.y + axis.y * x + axis.x * ratio * y,
  }))
}

/** What lies between two corners of a polyline: its bulge is the tangent of a quarter of the angle of the arc. */
export function bulgedTo(from: ScenePoint, to: ScenePoint, bulge: number): ScenePoint[] {
  const chord = Math.hypot(to.x - from.x, to.y - from.y)
  if (!bulge || chord === 0) return [to]
  const angle = 4 * Math.atan(bulge)
  const radius = chord / (2 * Math.sin(Math.abs(angle) / 2))
  const away = (radius * Math.cos(Math.abs(angle) / 2) * Math.sign(bulge)) / chord
  const centre = {
    x: (from.x + to.x) / 2 - (to.y - from.y) * away,
    y: (from.y + to.y) / 2 + (to.x - from.x) * away,
  }
  const start = Math.atan2(from.y - centre.y, from.x - centre.x)
  const end = Math.atan2(to.y - centre.y, to.x - centre.x)
  const points =
    bulge > 0 ? arcPoints(centre, radius, start, end) : arcPoints(centre, radius, end, start).reverse()
  return [...points.slice(1, -1), to]
}

/** By the rule of de Boor, at even steps of the curve's own measure. */
export function splinePoints(
  controls: readonly ScenePoint[],
  degree: number,
  knots: readonly number[],
): ScenePoint[] {
  const first = knots[degree]
  const last = knots[controls.length]
  if (first === undefined || last === undefined || knots.length !== controls.length + degree + 1)
    return [...controls]
  const steps = Math.min(400, controls.length * 8)
  return Array.from({ length: steps + 1 }, (_, step) =>
    splineAt(controls, degree, knots, first + ((last - first) * step) / steps),
  )
}

function splineAt(
  controls: readonly ScenePoint[],
  degree: number,
  knots: readonly number[],
  at: number,
): ScenePoint {
  const knot = (place: number): number => knots[place] ?? 0
  let span = degree
  while (span < controls.length - 1 && at >= knot(span + 1)) span++
  const points = controls.slice(span - degree, span + 1)
  for (let round = 1; round <= degree; round++)
    for (let place = degree; place >= round; place--) {
      const left = knot(place + span - degree)
      const room = knot(place + 1 + span - round) - left
      const share = room === 0 ? 0 : (at - left) / room
      const [one, other] = [points[place - 1], points[place]]
      if (one && other)
        points[place] = { x: one.x + (other.x - one.x) * share, y: one.y + (other.y - one.y) * share }
    }
  return points[degree] ?? { x: 0, y: 0 }
}
