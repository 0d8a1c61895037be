import type { PlanColours } from '@fairground/floorplan/plan-colours'
import type { ScenePoint } from '@fairground/floorplan/scene'
import { boundsOfRef } from '@fairground/floorplan/site-design/site-pieces'
import { useSyncExternalStore } from 'react'
import styles from './site.module.css'
import { useSiteDesk, useSiteState } from './site-context'

const path = (points: readonly ScenePoint[], closed: boolean) =>
  `${points.map(({ x, y }, index) => `${index ? 'L' : 'M'}${x} ${y}`).join('')}${closed ? 'z' : ''}`

/** In metres, moved with the plan: the edge of what is chosen, its corners, and the ground that is being drawn. */
export function SiteMarks({ colours }: { colours: PlanColours }) {
  const { hand, extents, onlyViewed } = useSiteDesk()
  const shown = useSiteState((state) => state.shown)
  const selection = useSiteState((state) => state.selection)
  const outlining = useSyncExternalStore(hand.watch, hand.shownOutline)
  const { edge, handle } = colours.design
  const ground =
    selection?.kind === 'ground' ? shown.grounds.find(({ id }) => id === selection.id) : undefined
  const bounds = selection && boundsOfRef(shown, extents, selection)
  const { width, depth } = shown
  const site = path(
    [
      { x: 0, y: 0 },
      { x: width, y: 0 },
      { x: width, y: depth },
      { x: 0, y: depth },
    ],
    true,
  )
  return (
    <>
      <path className={styles.steady} d={site} fill="none" stroke={colours.faint} strokeWidth={1} />
      {ground ? (
        <>
          <path
            className={styles.steady}
            d={path(ground.points, true)}
            fill="none"
            stroke={edge}
            strokeWidth={2}
          />
          {onlyViewed
            ? null
            : [
                [11, edge],
                [7, colours.paper],
              ].map(([size, colour]) => (
                <path
                  key={size}
                  className={styles.dots}
                  d={ground.points.map(({ x, y }) => `M${x} ${y}h0`).join('')}
                  stroke={String(colour)}
                  strokeWidth={size}
                />
              ))}
        </>
      ) : null}
      {!ground && bounds && bounds.width > 0 ? (
        <rect
          className={styles.steady}
          x={bounds.x}
          y={bounds.y}
          width={bounds.width}
          height={bounds.depth}
          fill="none"
          stroke={edge}
          strokeWidth={3}
        />
      ) : null}
      {!ground && bounds && bounds.width === 0 ? (
        <path
          className={styles.dots}
          d={`M${bounds.x} ${bounds.y}h0`}
          stroke={edge}
          strokeWidth={34}
          strokeOpacity={0.35}
        />
      ) : null}
      {outlining ? (
        <>
          <path
            className={styles.steady}
            d={path(outlining.points, outlining.isRectangle)}
            fill={colours.design.wash}
            stroke={edge}
            strokeWidth={2}
          />
          <path
            className={styles.dots}
            d={outlining.points.map(({ x, y }) => `M${x} ${y}h0`).join('')}
            stroke={handle}
            strokeWidth={8}
          />
        </>
      ) : null}
    </>
  )
}
