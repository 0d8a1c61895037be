import type { PlanColours } from '@fairground/floorplan/plan-colours'
import type { ScenePoint } from '@fairground/floorplan/scene'
import styles from './way-marks.module.css'

interface Props {
  /** Each a line; a way may leave the hall and come back. A single point is where somebody stands. */
  lines: readonly (readonly ScenePoint[])[]
  colours: PlanColours
}

/** Ways over the plan, in metres. */
export function WayMarks({ lines, colours }: Props) {
  return lines.map((points) => (
    <WayLine key={`${points[0]?.x} ${points[0]?.y}`} points={points} colours={colours} />
  ))
}

/** A line with a pale edge, so that it shows on every fill, from a ring to a dot. */
function WayLine({ points, colours }: { points: readonly ScenePoint[]; colours: PlanColours }) {
  const path = points.map(({ x, y }, index) => `${index ? 'L' : 'M'}${x} ${y}`).join('')
  const dot = (point: ScenePoint | undefined) => (point ? `M${point.x} ${point.y}h0` : '')
  const ends = dot(points[0]) + dot(points.at(-1))
  const strokes = [
    { d: path, colour: colours.paper, weight: 8 },
    { d: path, colour: colours.own, weight: 4.5 },
    { d: ends, colour: colours.paper, weight: 20 },
    { d: ends, colour: colours.own, weight: 15 },
    { d: dot(points[0]), colour: colours.paper, weight: 6 },
  ]
  return (
    <g className={styles.way} fill="none">
      {strokes.map(({ d, colour, weight }) => (
        <path key={weight} d={d} stroke={colour} strokeWidth={weight} />
      ))}
    </g>
  )
}
