import type { BoothState } from '@fairground/domain/booth'
import { strokesOf } from '@fairground/floorplan/marks'
import type { Coat } from '@fairground/floorplan/painting'
import { marks, type PlanColours } from '@fairground/floorplan/plan-colours'
import styles from './state-swatch.module.css'

interface Props {
  colours: PlanColours
  state: BoothState
  special?: boolean
}

const booth = { x: 0.1, y: 0.1, width: 3, depth: 2 }

/** A small booth, filled and marked exactly as on the plan. */
export function StateSwatch({ colours, state, special = false }: Props) {
  const coat = { ...colours.booths[state], mark: marks[state] }
  return special ? <CoatSwatch coat={coat} edge={colours.special} /> : <CoatSwatch coat={coat} />
}

/** The same for whatever a plan is painted by. */
export function CoatSwatch({ coat: { fill, line, mark }, edge }: { coat: Coat; edge?: string }) {
  const strokes = strokesOf(mark, booth, 0.5)
  return (
    <svg className={styles.swatch} viewBox="0 0 3.2 2.2" aria-hidden="true" focusable="false">
      <rect
        x={booth.x}
        y={booth.y}
        width={booth.width}
        height={booth.depth}
        fill={fill}
        stroke={edge ?? line}
        strokeWidth={edge ? 0.3 : 0.12}
      />
      <path
        d={strokes.map(([from, to]) => `M${from.x} ${from.y}L${to.x} ${to.y}`).join('')}
        stroke={line}
        strokeWidth={0.14}
      />
    </svg>
  )
}

/** Booths of whoever looks have one colour and a double frame, whatever their state. */
export function OwnSwatch({ colours: { own, ink, paper } }: Pick<Props, 'colours'>) {
  return (
    <svg className={styles.swatch} viewBox="0 0 3.2 2.2" aria-hidden="true" focusable="false">
      <rect width={3.2} height={2.2} fill={ink} />
      <rect x={0.2} y={0.2} width={2.8} height={1.8} fill={paper} />
      <rect x={0.4} y={0.4} width={2.4} height={1.4} fill={own} />
    </svg>
  )
}
