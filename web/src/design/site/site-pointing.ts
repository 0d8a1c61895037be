import type { ScenePoint } from '@fairground/floorplan/scene'
import type { SiteHand } from '@fairground/floorplan/site-design/site-hand'
import { floorAt, type MapStage } from '../../hall'

interface Options {
  frame: HTMLElement
  stage: MapStage
  hand: SiteHand
  mayDraw: () => boolean
}

/** Mouse, pen, finger and wheel on the site: one pointer draws, or moves the sheet where there is nothing to take. */
export function followSitePointer({ frame, stage, hand, mayDraw }: Options): () => void {
  const down = new Map<number, ScenePoint>()
  let doing: 'draws' | 'moves' | undefined

  const at = ({ clientX, clientY }: MouseEvent): ScenePoint => {
    const { left, top } = frame.getBoundingClientRect()
    return { x: clientX - left, y: clientY - top }
  }
  const pointer = (event: PointerEvent | MouseEvent) => {
    const view = stage.view()
    return {
      at: floorAt(view, at(event)),
      scale: view.scale,
      fine: event.altKey,
      finger: 'pointerType' in event && event.pointerType === 'touch',
    }
  }

  function onDown(event: PointerEvent): void {
    // A field that is left by this press is heard before anything is moved.
    frame.focus({ preventScroll: true })
    if (event.button > 1) return
    if (event.button === 1) event.preventDefault()
    down.set(event.pointerId, at(event))
    frame.setPointerCapture?.(event.pointerId)
    if (down.size > 1) {
      hand.cancel()
      doing = 'moves'
      return
    }
    if (!mayDraw()) hand.choose(pointer(event))
    doing = mayDraw() && event.button === 0 && hand.down(pointer(event)) ? 'draws' : 'moves'
  }

  function onMove(event: PointerEvent): void {
    const now = at(event)
    const before = down.get(event.pointerId)
    if (!before) return void hand.move(pointer(event))
    const other = [...down].find(([id]) => id !== event.pointerId)?.[1]
    down.set(event.pointerId, now)
    if (other) {
      const growth = distance(now, other) / Math.max(1, distance(before, other))
      stage.zoomBy(growth, { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 })
      stage.moveBy((now.x - before.x) / 2, (now.y - before.y) / 2)
    } else if (doing === 'moves') stage.moveBy(now.x - before.x, now.y - before.y)
    else hand.move(pointer(event))
  }

  function onUp(event: PointerEvent): void {
    if (!down.delete(event.pointerId) || down.size > 0) return
    if (doing === 'draws') {
      if (event.type === 'pointercancel') hand.cancel()
      else hand.up(pointer(event))
    }
    doing = undefined
  }

  function onWheel(event: WheelEvent): void {
    event.preventDefault()
    const unit = event.deltaMode === 0 ? 1 : event.deltaMode === 1 ? 16 : 400
    const pixels = event.deltaY * unit
    if (event.ctrlKey || event.metaKey)
      stage.zoomBy(Math.exp(-pixels * (Math.abs(pixels) >= 50 ? 0.002 : 0.01)), at(event))
    else if (event.shiftKey && event.deltaX === 0) stage.moveBy(-pixels, 0)
    else stage.moveBy(-event.deltaX * unit, -pixels)
  }

  const stops = new AbortController()
  const { signal } = stops
  frame.addEventListener('pointerdown', onDown, { signal })
  frame.addEventListener('pointermove', onMove, { signal })
  frame.addEventListener('pointerup', onUp, { signal })
  frame.addEventListener('pointercancel', onUp, { signal })
  frame.addEventListener('dblclick', () => hand.finish(), { signal })
  frame.addEventListener('wheel', onWheel, { signal, passive: false })
  frame.addEventListener('touchmove', (event) => event.cancelable && event.preventDefault(), {
    signal,
    passive: false,
  })
  return () => stops.abort()
}

const distance = (one: ScenePoint, other: ScenePoint): number => Math.hypot(one.x - other.x, one.y - other.y)
