import { drawable, drawPlan } from '@fairground/floorplan/draw-plan'
import type { Rect } from '@fairground/floorplan/geometry'
import { darkColours, dayColours } from '@fairground/floorplan/plan-colours'
import { picturesIn } from '@fairground/floorplan/plan-pictures'
import { svgSurface } from '@fairground/floorplan/svg-surface'
import { useLayoutEffect, useRef } from 'react'
import { useAppearance } from '../lib/appearance'
import { useLanguage } from '../lib/language'
import { useFair } from '../session/use-fair'
import { PartSkeleton } from '../ui/part-skeleton'
import { planOf } from './booth-on-map'
import { usePlacedBooths } from './hall-map-view'
import { knownMaps } from './known-maps'
import styles from './plan-excerpt.module.css'
import { useLiveMap } from './use-live-map'
import { backgroundAddress } from './use-plan-pictures'

interface Props {
  hallId: string
  boothId: string
  title: string
}

/** So much of the floor on each side of a booth tells where it stands. Metres, as wide as it is shown. */
const around = { x: 14, y: 9 }
/** Dots of the screen for a metre, about: decides what is written. */
const shown = 16

/** A booth and what stands around it, as the plan of its hall is now. */
export function PlanExcerpt({ hallId, boothId, title }: Props) {
  const language = useLanguage()
  const colours = useAppearance() === 'dark' ? darkColours : dayColours
  const { map } = useLiveMap(hallId, knownMaps, useFair().data?.mapRefresh.selection ?? 0).state
  const placed = usePlacedBooths(map)
  const booth = placed?.booths.find(({ id }) => id === boothId)
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (!map || !placed || !booth) return
    const plan = planOf(map, placed.scene, placed.booths, language)
    const pictures = new Map(picturesIn(plan).map((file) => [file, backgroundAddress(file)]))
    const surface = svgSurface({ width: plan.width, depth: plan.depth, title, pictures })
    const floor = grownBy(booth)
    drawPlan(surface, drawable(plan), { floor, scale: shown, language, colours, chosen: boothId })
    const drawn = new DOMParser().parseFromString(String(surface), 'image/svg+xml').documentElement
    drawn.setAttribute('viewBox', `${floor.x} ${floor.y} ${floor.width} ${floor.depth}`)
    place.current?.replaceChildren(document.importNode(drawn, true))
  }, [map, placed, booth, boothId, language, colours, title])
  if (!map) return <PartSkeleton rows={5} />
  return booth ? <div ref={place} className={styles.excerpt} /> : null
}

const grownBy = ({ x, y, width, depth }: Rect): Rect => ({
  x: x + width / 2 - Math.max(around.x, width),
  y: y + depth / 2 - Math.max(around.y, depth),
  width: 2 * Math.max(around.x, width),
  depth: 2 * Math.max(around.y, depth),
})
