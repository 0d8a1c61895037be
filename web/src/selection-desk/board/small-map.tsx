import type { BoothUse } from '@fairground/domain/booth'
import { useEffect, useRef } from 'react'
import styles from './board.module.css'

interface Booth {
  x: number
  y: number
  width: number
  depth: number
  use: BoothUse
}

interface Props {
  width: number
  depth: number
  booths: readonly Booth[]
  fresh: readonly (readonly [number, number, number, number])[]
  /** What booths that are kept back are filled with, as on the plan. */
  reserved: string
}

const pixels = { width: 300, height: 210, edge: 8 }
const gapM = 0.35

/** Painted, not built of elements: ten thousand booths on one page are too many of those. The words are beside it. */
export function SmallMap({ width, depth, booths, fresh, reserved }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (!canvas.current || !context) return
    const style = getComputedStyle(canvas.current)
    const colour = (name: string) => style.getPropertyValue(name).trim()
    const scale = Math.min(
      (pixels.width - 2 * pixels.edge) / width,
      (pixels.height - 2 * pixels.edge) / depth,
    )
    context.setTransform(1, 0, 0, 1, 0, 0)
    context.clearRect(0, 0, pixels.width, pixels.height)
    context.setTransform(
      scale,
      0,
      0,
      scale,
      (pixels.width - width * scale) / 2,
      (pixels.height - depth * scale) / 2,
    )
    const paint = (fill: string, [x, y, w, d]: readonly [number, number, number, number]) => {
      context.fillStyle = fill
      context.fillRect(x, y, Math.max(w - gapM, gapM), Math.max(d - gapM, gapM))
    }
    const fills = { taken: colour('--ember-bright'), free: colour('--graphite-line'), reserved }
    for (const { use, ...at } of booths)
      if (use !== 'notOffered') paint(fills[use], [at.x, at.y, at.width, at.depth])
    context.strokeStyle = colour('--ember-halo-on-graphite')
    context.lineWidth = 3 / scale
    for (const [x, y, w, d] of fresh) {
      paint(colour('--ember-halo-on-graphite'), [x, y, w, d])
      context.strokeRect(x - 1, y - 1, w + 2, d + 2)
    }
  }, [width, depth, booths, fresh, reserved])
  return (
    <span aria-hidden="true">
      <canvas ref={canvas} className={styles.map} width={pixels.width} height={pixels.height} />
    </span>
  )
}
