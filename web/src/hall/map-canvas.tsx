import type { DrawablePlan } from '@fairground/floorplan/draw-plan'
import type { Rect } from '@fairground/floorplan/geometry'
import type { PlanColours } from '@fairground/floorplan/plan-colours'
import { type ReactNode, useMemo, useState } from 'react'
import styles from './map-canvas.module.css'
import { hallPicture, type Look } from './stage/hall-picture'
import type { MapStage } from './stage/map-stage'
import type { Edges } from './stage/map-view'
import { useStage } from './use-stage'

interface Props {
  hallId: string
  label: string
  drawable: DrawablePlan
  look: Look
  covered: Edges
  chosen: Rect | undefined
  /** Whatever else is drawn over the plan, in metres. */
  marks?: ReactNode
  onPick: (boothId: string | undefined) => void
  /** The stage, once it stands; what lies over the plan is moved by it. */
  onStage: (stage: MapStage | undefined) => void
  /** The card of the booth that is pointed at. */
  cardOf: (boothId: string) => ReactNode
  children: ReactNode
}

/** The plan itself. React stands around it; what moves in it, the stage moves. */
export function MapCanvas(props: Props) {
  const { hallId, label, drawable, look, covered, chosen, marks: more } = props
  const { onPick, onStage, cardOf, children } = props
  const [pointedAt, setPointedAt] = useState<string>()
  const picture = useMemo(() => hallPicture(drawable, look), [drawable, look])
  const { frame, sheet, marks } = useStage({
    picture,
    place: hallId,
    covered,
    onPick,
    onPoint: setPointedAt,
    onStage,
  })

  const pointed = drawable.plan.booths.find(({ id }) => id === pointedAt)
  return (
    <div className={styles.window}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it is moved by keys; the list is its equivalent */}
      <div ref={frame} className={styles.frame} role="application" aria-label={label} tabIndex={0}>
        <canvas ref={sheet} className={styles.sheet} />
        <svg className={styles.marks} aria-hidden="true" focusable="false">
          <g ref={marks}>
            {more}
            {pointed ? <Outline rect={pointed} colours={look.colours} weight={2} /> : null}
            {chosen ? <Outline rect={chosen} colours={look.colours} weight={3.5} /> : null}
          </g>
        </svg>
      </div>
      {children}
      {pointed ? cardOf(pointed.id) : null}
    </div>
  )
}

function Outline({ rect, colours, weight }: { rect: Rect; colours: PlanColours; weight: number }) {
  const { x, y, width, depth } = rect
  return (
    <rect
      className={styles.steady}
      x={x}
      y={y}
      width={width}
      height={depth}
      fill="none"
      stroke={colours.chosen}
      strokeWidth={weight}
    />
  )
}
