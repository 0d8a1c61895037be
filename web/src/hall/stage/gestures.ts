import type { ScenePoint } from '@fairground/floorplan/scene'
import type { MapStage } from './map-stage'

interface Options {
  frame: HTMLElement
  stage: MapStage
  onPick: (name: string | undefined) => void
  onPoint: (name: string | undefined) => void
}

/** Farther than this and it was no click. */
const clickSlack = 5
const stepByArrow = 80

/** Mouse, finger, pen, wheel and keys on the plan. */
export function followGestures({ frame, stage, onPick, onPoint }: Options): () => void {
  const down = new Map<number, ScenePoint>()
  let travelled = 0

  const at = ({ clientX, clientY }: { clientX: number; clientY: number }): ScenePoint => {
    const { left, top } = frame.getBoundingClientRect()
    return { x: clientX - left, y: clientY - top }
  }

  function onDown(event: PointerEvent): void {
    if (event.button !== 0) return
    if (down.size === 0) travelled = 0
    down.set(event.pointerId, at(event))
    frame.setPointerCapture?.(event.pointerId)
    onPoint(undefined)
  }

  function onMove(event: PointerEvent): void {
    const now = at(event)
    const before = down.get(event.pointerId)
    if (!before) {
      if (event.pointerType === 'mouse') onPoint(stage.nameAt(now))
      return
    }
    const other = [...down].find(([id]) => id !== event.pointerId)?.[1]
    down.set(event.pointerId, now)
    travelled += distance(before, now)
    if (travelled <= clickSlack) return
    frame.dataset.moving = ''
    if (other) {
      const pinch = distance(now, other) / Math.max(1, distance(before, other))
      stage.zoomBy(pinch, { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 })
      stage.moveBy((now.x - before.x) / 2, (now.y - before.y) / 2)
    } else stage.moveBy(now.x - before.x, now.y - before.y)
  }

  function onUp(event: PointerEvent): void {
    const wasDown = down.delete(event.pointerId)
    if (down.size > 0) return
    delete frame.dataset.moving
    if (wasDown && event.type === 'pointerup' && travelled <= clickSlack) onPick(stage.nameAt(at(event)))
  }

  function onWheel(event: WheelEvent): void {
    event.preventDefault()
    // Lines and pages instead of pixels, as some mice say; a pinch on a touchpad comes as a wheel with the control key.
    const pixels = event.deltaY * (event.deltaMode === 0 ? 1 : event.deltaMode === 1 ? 16 : 400)
    stage.zoomBy(Math.exp(-pixels * (event.ctrlKey ? 0.01 : 0.0016)), at(event))
  }

  const keys: Record<string, () => void> = {
    ArrowLeft: () => stage.moveBy(stepByArrow, 0),
    ArrowRight: () => stage.moveBy(-stepByArrow, 0),
    ArrowUp: () => stage.moveBy(0, stepByArrow),
    ArrowDown: () => stage.moveBy(0, -stepByArrow),
    '+': () => stage.step(1),
    '=': () => stage.step(1),
    '-': () => stage.step(-1),
    '0': () => stage.reset(),
  }

  function onKey(event: KeyboardEvent): void {
    const act = event.target === frame && !event.ctrlKey && !event.metaKey ? keys[event.key] : undefined
    if (!act) return
    event.preventDefault()
    act()
  }

  const stops = new AbortController()
  const on = <Name extends keyof HTMLElementEventMap>(
    name: Name,
    listener: (event: HTMLElementEventMap[Name]) => void,
    options: AddEventListenerOptions = {},
  ) => frame.addEventListener(name, listener, { ...options, signal: stops.signal })
  on('pointerdown', onDown)
  on('pointermove', onMove)
  on('pointerup', onUp)
  on('pointercancel', onUp)
  on('pointerleave', () => onPoint(undefined))
  on('wheel', onWheel, { passive: false })
  on('dblclick', (event) => stage.step(1, at(event)))
  on('keydown', onKey)
  return () => stops.abort()
}

const distance = (one: ScenePoint, other: ScenePoint): number => Math.hypot(one.x - other.x, one.y - other.y)
