import { boundsOfAll, piecesWith } from '@fairground/floorplan/design/pieces'
import type { Rect } from '@fairground/floorplan/geometry'
import { useEffect, useRef } from 'react'
import { useAppearance } from '../../lib/appearance'
import { useDesign } from '../design-context'
import styles from './rulers.module.css'
import { useTable } from './stage-context'

const thickness = 22
/** Figures stand at least so far apart, pixels. */
const leastApart = 56
const steps = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100, 200]

interface Strip {
  /** Metres at its beginning. */
  from: number
  scale: number
  length: number
  /** What is chosen, from and to in metres. */
  lit: readonly [number, number] | undefined
  /** Where the mouse is, pixels. */
  mouse: number | undefined
}

type Ink = Record<'tint' | 'line' | 'ink' | 'halo' | 'ember' | 'tick', string>

/** Metres along two edges: what is chosen lights up, and the mouse is shown. */
export function Rulers() {
  const { editor } = useDesign()
  const { stage, spot } = useTable()
  const appearance = useAppearance()
  const across = useRef<HTMLCanvasElement>(null)
  const down = useRef<HTMLCanvasElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: by day and in the dark the inks differ
  useEffect(() => {
    if (!stage || !across.current || !down.current) return
    const canvases = { across: across.current, down: down.current }
    const ink = inksOf(canvases.across)
    let request = 0
    const draw = () => {
      request = 0
      const chosen = chosenFloor()
      const mouse = spot.get()?.pixel
      const { x, y, scale } = stage.view()
      const { width, height } = stage.size()
      const lit = (start: number, length: number) => [start, start + length] as const
      drawStrip(canvases.across, 'across', ink, {
        from: x,
        scale,
        length: width,
        lit: chosen && lit(chosen.x, chosen.width),
        mouse: mouse?.x,
      })
      drawStrip(canvases.down, 'down', ink, {
        from: y,
        scale,
        length: height,
        lit: chosen && lit(chosen.y, chosen.depth),
        mouse: mouse?.y,
      })
    }
    function chosenFloor(): Rect | undefined {
      const { draft, selection, lifted } = editor.get()
      if (selection.size === 0) return undefined
      return boundsOfAll(lifted.size > 0 ? [...lifted.values()] : piecesWith(draft, selection))
    }
    const soon = () => {
      request ||= requestAnimationFrame(draw)
    }
    draw()
    const stops = [stage.watch(soon), editor.subscribe(soon), spot.watch(soon)]
    return () => {
      for (const stop of stops) stop()
      cancelAnimationFrame(request)
    }
  }, [stage, editor, spot, appearance])

  return (
    <div aria-hidden="true">
      <span className={styles.corner}>m</span>
      <canvas ref={across} className={styles.across} />
      <canvas ref={down} className={styles.down} />
    </div>
  )
}

function inksOf(element: Element): Ink {
  const style = getComputedStyle(element)
  const named = (name: string) => style.getPropertyValue(name).trim()
  return {
    tint: named('--tint'),
    line: named('--line'),
    tick: named('--line-field'),
    ink: named('--ink-2'),
    halo: named('--ember-halo'),
    ember: named('--ember'),
  }
}

function drawStrip(
  canvas: HTMLCanvasElement,
  direction: 'across' | 'down',
  ink: Ink,
  { from, scale, length, lit, mouse }: Strip,
): void {
  const context = canvas.getContext('2d')
  if (!context) return
  const ratio = window.devicePixelRatio || 1
  const long = Math.round(length * ratio)
  const thick = Math.round(thickness * ratio)
  canvas.width = direction === 'across' ? long : thick
  canvas.height = direction === 'across' ? thick : long
  // Both are drawn as if they lay across; the upright one is turned.
  if (direction === 'across') context.setTransform(ratio, 0, 0, ratio, 0, 0)
  else context.setTransform(0, ratio, ratio, 0, 0, 0)
  context.fillStyle = ink.tint
  context.fillRect(0, 0, length, thickness)
  const pixelOf = (metres: number) => (metres - from) * scale
  if (lit) {
    context.fillStyle = ink.halo
    context.fillRect(pixelOf(lit[0]), 0, (lit[1] - lit[0]) * scale, thickness)
  }
  drawTicks(context, direction, ink, { from, scale, length })
  context.fillStyle = ink.line
  context.fillRect(0, thickness - 1, length, 1)
  if (mouse !== undefined) {
    context.fillStyle = ink.ember
    context.beginPath()
    context.moveTo(mouse, thickness)
    context.lineTo(mouse - 4, thickness - 6)
    context.lineTo(mouse + 4, thickness - 6)
    context.fill()
  }
}

function drawTicks(
  context: CanvasRenderingContext2D,
  direction: 'across' | 'down',
  ink: Ink,
  { from, scale, length }: Pick<Strip, 'from' | 'scale' | 'length'>,
): void {
  const step = steps.find((metres) => metres * scale >= leastApart) ?? 500
  const minor = step / 5
  context.fillStyle = ink.tick
  const first = Math.ceil(from / minor)
  const last = Math.floor((from + length / scale) / minor)
  for (let place = first; place <= last; place++) {
    const pixel = Math.round((place * minor - from) * scale)
    context.fillRect(pixel, thickness - (place % 5 === 0 ? 10 : 4), 1, place % 5 === 0 ? 10 : 4)
  }
  context.fillStyle = ink.ink
  context.font = '10px Inter, sans-serif'
  context.textBaseline = 'middle'
  for (let place = Math.ceil(from / step); place * step <= from + length / scale; place++) {
    const pixel = (place * step - from) * scale
    const figure = String(Math.round(place * step * 10) / 10)
    if (direction === 'across') context.fillText(figure, pixel + 4, 9)
    else {
      // The turn mirrors; figures are turned back so that they read from below.
      context.save()
      context.translate(pixel - 4, 9)
      context.scale(-1, 1)
      context.fillText(figure, 0, 0)
      context.restore()
    }
  }
}
