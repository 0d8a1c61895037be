import type { Rect } from '@fairground/floorplan/geometry'
import type { PlanColours } from '@fairground/floorplan/plan-colours'
import styles from './plan-marks.module.css'
import { starPath } from './star-icon'
import type { HallChoice } from './use-hall-choice'

/** So few can be outlined without the plan becoming a mesh. */
const fewEnough = 16

/** How large the star of a favourite is, on its upper right corner. */
const starMetres = 1.1

interface Props {
  choice: HallChoice
  favourites: ReadonlySet<string> | undefined
  colours: PlanColours
}

/** Over the plan: which booths fit those one has, what is being asked for, and what somebody else was faster with. */
export function PlanMarks({ choice, favourites, colours }: Props) {
  const { byId, eligible, ownIds, pending, taken, suggested } = choice
  const placed = (ids: Iterable<string>) => [...ids].flatMap((id) => byId.get(id) ?? [])
  const fitting = ownIds.size > 0 && eligible.size <= fewEnough ? placed(eligible) : []
  return (
    <>
      {fitting.map((booth) => (
        <Frame key={booth.id} rect={booth} colour={colours.icons.rescue} weight={2.5} />
      ))}
      {suggested && !choice.closed ? (
        <Frame rect={suggested} colour={colours.own} weight={3} look={styles.dashed} grow={0.25} />
      ) : null}
      {placed(pending).map((booth) => (
        <Frame key={booth.id} rect={booth} colour={colours.own} weight={3.5} look={styles.waiting} />
      ))}
      {placed(taken).map((booth) => (
        <Frame
          key={booth.id}
          rect={booth}
          colour={colours.special}
          weight={3.5}
          look={styles.lost}
          grow={0.15}
        />
      ))}
      {placed(favourites ?? []).map(({ id, x, y, width }) => (
        <path
          key={id}
          d={starPath}
          transform={`translate(${x + width - starMetres * 0.8} ${y - starMetres * 0.2}) scale(${starMetres / 16})`}
          fill={colours.own}
          stroke={colours.paper}
          strokeWidth={1.2}
        />
      ))}
    </>
  )
}

interface FrameProps {
  rect: Rect
  colour: string
  weight: number
  look?: string | undefined
  /** How far outside of the booth it lies, in metres. */
  grow?: number
}

function Frame({ rect: { x, y, width, depth }, colour, weight, look = '', grow = 0 }: FrameProps) {
  return (
    <rect
      className={`${styles.frame} ${look}`}
      x={x - grow}
      y={y - grow}
      width={width + 2 * grow}
      height={depth + 2 * grow}
      rx={grow}
      fill="none"
      stroke={colour}
      strokeWidth={weight}
    />
  )
}
