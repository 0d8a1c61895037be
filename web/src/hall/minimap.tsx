import { canvasSurface } from '@fairground/floorplan/canvas-surface'
import { type DrawablePlan, drawPlan } from '@fairground/floorplan/draw-plan'
import { contains } from '@fairground/floorplan/geometry'
import type { Surface } from '@fairground/floorplan/surface'
import { type PointerEvent, useEffect, useRef } from 'react'
import styles from './minimap.module.css'
import type { Look } from './stage/hall-picture'
import type { MapStage } from './stage/map-stage'
import { visibleFloor } from './stage/map-view'

const most = { width: 176, height: 110 }

interface Props {
  stage: MapStage
  drawable: DrawablePlan
  look: Look
  /** It lies in a card of its own, so it need not leave while the window shows the whole hall. */
  hasPlace?: boolean
}

/**
 * The whole hall in small with the window's frame, which can be dragged; not there while the window shows the whole hall, of
 * which it would cover a corner. For the mouse only: keys have zoom and arrows.
 */
export function Minimap({ stage, drawable, look, hasPlace = false }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  const box = useRef<HTMLDivElement>(null)
  // One for all draws: what it measured and where names have room is remembered with it.
  const surface = useRef<Surface>(undefined)
  const shown = useRef<Look['pictures']>(undefined)
  const { plan } = drawable
  const scale = Math.min(most.width / plan.width, most.height / plan.depth)
  const size = { width: plan.width * scale, height: plan.depth * scale }

  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (!canvas.current || !context) return
    const dots = scale * Math.min(2, window.devicePixelRatio || 1)
    canvas.current.width = Math.round(plan.width * dots)
    canvas.current.height = Math.round(plan.depth * dots)
    context.setTransform(dots, 0, 0, dots, 0, 0)
    const floor = { x: 0, y: 0, width: plan.width, depth: plan.depth }
    const { language, colours, painting, own, pictures } = look
    shown.current = pictures
    surface.current ??= canvasSurface(context, 'sans-serif', (file) => shown.current?.get(file))
    // Words and marks are left out at this size by the drawing itself.
    drawPlan(surface.current, drawable, {
      floor,
      scale: dots,
      language,
      colours,
      painting,
      own,
    })
  }, [drawable, look, plan, scale])

  useEffect(() => {
    const follow = () => {
      if (!frame.current || !box.current) return
      const seen = visibleFloor(stage.view(), stage.size())
      const whole = { x: 0, y: 0, width: plan.width, depth: plan.depth }
      box.current.hidden = !hasPlace && contains(seen, whole)
      const left = Math.max(0, seen.x * scale)
      const top = Math.max(0, seen.y * scale)
      const right = Math.min(plan.width, seen.x + seen.width) * scale
      const bottom = Math.min(plan.depth, seen.y + seen.depth) * scale
      const { style } = frame.current
      style.transform = `translate(${left}px, ${top}px)`
      style.width = `${Math.max(6, right - left)}px`
      style.height = `${Math.max(6, bottom - top)}px`
    }
    follow()
    return stage.watch(follow)
  }, [stage, plan, scale, hasPlace])

  function moveThere(event: PointerEvent<HTMLDivElement>): void {
    if (event.buttons === 0) return
    const { left, top } = event.currentTarget.getBoundingClientRect()
    event.currentTarget.setPointerCapture(event.pointerId)
    stage.centreOn({ x: (event.clientX - left) / scale, y: (event.clientY - top) / scale })
  }

  return (
    <div ref={box} className={styles.minimap} aria-hidden="true">
      <div className={styles.floor} style={size} onPointerDown={moveThere} onPointerMove={moveThere}>
        <canvas ref={canvas} style={size} />
        <div ref={frame} className={styles.frame} />
      </div>
    </div>
  )
}
