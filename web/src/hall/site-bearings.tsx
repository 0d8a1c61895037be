import { canvasSurface } from '@fairground/floorplan/canvas-surface'
import { drawNorth, drawScaleBar } from '@fairground/floorplan/draw-bearings'
import type { SiteView } from '@fairground/floorplan/site-view'
import { useEffect, useRef } from 'react'
import styles from './site-plan-view.module.css'
import type { MapStage } from './stage/map-stage'
import { visibleFloor } from './stage/map-view'

interface Props {
  stage: MapStage
  /** None on a sketch: nobody knows. */
  north: number | undefined
  look: Pick<SiteView, 'language' | 'colours'>
}

/** How far is how long, and where north is: in the corners of the window, wherever one looks. */
export function SiteBearings({ stage, north, look }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null)

  useEffect(() => {
    const sheet = canvas.current
    const context = sheet?.getContext('2d')
    if (!sheet || !context) return
    const surface = canvasSurface(context, getComputedStyle(sheet).fontFamily)
    let drawn = ''

    const draw = () => {
      const [view, size] = [stage.view(), stage.size()]
      const ratio = window.devicePixelRatio || 1
      const wanted = `${size.width} ${size.height} ${view.scale} ${ratio}`
      if (wanted === drawn || size.width === 0) return
      drawn = wanted
      sheet.width = Math.round(size.width * ratio)
      sheet.height = Math.round(size.height * ratio)
      sheet.style.width = `${size.width}px`
      sheet.style.height = `${size.height}px`
      const dots = view.scale * ratio
      context.setTransform(dots, 0, 0, dots, -view.x * dots, -view.y * dots)
      const seen = { ...look, floor: visibleFloor(view, size), scale: view.scale }
      drawScaleBar(surface, seen)
      if (north !== undefined) drawNorth(surface, north, seen)
    }
    draw()
    return stage.watch(draw)
  }, [stage, north, look])

  return <canvas ref={canvas} className={styles.bearings} />
}
