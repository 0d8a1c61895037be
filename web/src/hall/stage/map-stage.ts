import { contains, type Rect } from '@fairground/floorplan/geometry'
import type { ScenePoint } from '@fairground/floorplan/scene'
import {
  between,
  clampScale,
  type Edges,
  type Floor,
  fitted,
  floorAt,
  keptOn,
  lookingAt,
  type MapView,
  movedBy,
  steppedScale,
  uncovering,
  viewerZoom,
  visibleFloor,
  type WindowSize,
  wholeFloor,
  wider,
  type ZoomRange,
  zoomedTo,
} from './map-view'
import type { Picture, Sheet } from './picture'
import { createSheetMaker, floorFor, intersection, sharpness, withBrim } from './sheet'

interface Parts {
  /** The window one looks through. */
  frame: HTMLElement
  sheet: HTMLCanvasElement
  /** What is drawn over the picture and moves with it, in metres. */
  marks: SVGGElement | null
  /** How far one may zoom on a floor of this size; as everybody may who looks at plans, unless said. */
  zoom?: (floor: Floor) => ZoomRange
}

const flightMs = 420
/** What is fitted has its ends off the panels, and a way's dots are whole. */
const fittedMargin = 24
/** Letters are blurred while one zooms and sharp this long after. */
const settlesAfterMs = 90

/**
 * A plan on the page. The drawn sheet lies still and the browser moves it; it is drawn anew, at most once a frame, when
 * the picture changed, when one looks beyond it, or when the zoom has come to rest.
 */
export function createMapStage({ frame, sheet: canvas, marks, zoom = () => viewerZoom }: Parts) {
  const drawSheet = createSheetMaker(canvas, getComputedStyle(frame).fontFamily)
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)')
  const watchers = new Set<() => void>()
  let picture: Picture | undefined
  let size: WindowSize = { width: 0, height: 0 }
  let covered: Edges = { top: 0, right: 0, bottom: 0, left: 0 }
  let view: MapView = { x: 0, y: 0, scale: 1 }
  let sheet: Sheet | undefined
  /** What is to be seen until somebody moves, however the window and the panels over it change; the whole picture first. */
  let aim: ((from: MapView) => MapView) | undefined = whole
  let outdated = true
  let ratio = 1
  let request = 0
  let flight: { from: MapView; to: MapView; began: number } | undefined
  let settling: ReturnType<typeof setTimeout> | undefined

  const isReady = () => picture !== undefined && size.width > 0 && size.height > 0
  const range = (): ZoomRange => (picture ? zoom(picture) : viewerZoom)
  function whole(): MapView {
    if (!picture) return view
    return picture.focus
      ? fitted(picture.focus, size, covered, range())
      : wholeFloor(picture, size, covered, range())
  }

  function redraw(): void {
    request ||= requestAnimationFrame(onFrame)
  }

  function onFrame(now: number): void {
    request = 0
    if (!picture || !isReady()) return
    if (flight) {
      const share = Math.min(1, (now - flight.began) / flightMs)
      view = between(flight.from, flight.to, share, size)
      if (share < 1) redraw()
      else flight = undefined
    }
    const seen = intersection(visibleFloor(view, size), withBrim(picture))
    const isCovered = sheet !== undefined && contains(sheet.floor, seen)
    if (outdated || !isCovered) drawAnew(picture)
    else if (sheet?.scale !== view.scale) settleLater()
    place()
    for (const changed of watchers) changed()
  }

  function drawAnew(shown: Picture): void {
    clearTimeout(settling)
    outdated = false
    ratio = sharpness(window.devicePixelRatio || 1, size)
    const floor = floorFor(visibleFloor(view, size), withBrim(shown), view.scale * ratio)
    sheet = { floor, scale: view.scale }
    drawSheet(shown, sheet, ratio)
  }

  function settleLater(): void {
    clearTimeout(settling)
    settling = setTimeout(() => {
      outdated = true
      redraw()
    }, settlesAfterMs)
  }

  function place(): void {
    if (!sheet) return
    const growth = view.scale / sheet.scale
    // On whole dots of the screen, or every letter is smeared over two of them.
    const whole = (pixels: number) => (growth === 1 ? Math.round(pixels * ratio) / ratio : pixels)
    const left = whole((sheet.floor.x - view.x) * view.scale)
    const top = whole((sheet.floor.y - view.y) * view.scale)
    canvas.style.transform = `translate(${left}px, ${top}px) scale(${growth})`
    marks?.setAttribute(
      'transform',
      `matrix(${view.scale} 0 0 ${view.scale} ${-view.x * view.scale} ${-view.y * view.scale})`,
    )
  }

  function show(next: MapView): void {
    if (!picture) return
    flight = undefined
    view = keptOn(next, picture, size, covered)
    redraw()
  }

  function flyTo(next: MapView): void {
    if (calm.matches || !sheet) show(next)
    else flight = { from: view, to: next, began: performance.now() }
    redraw()
  }

  /** Somebody moves, and sees what is to be seen. */
  function moveTo(next: MapView): void {
    aim = undefined
    show(next)
  }

  function aimAt(next: (from: MapView) => MapView): void {
    aim = next
    if (isReady()) flyTo(next(flight?.to ?? view))
  }

  /** At once: nobody is led from a window that is no longer there. */
  function takeAim(at: (from: MapView) => MapView): void {
    if (!isReady()) return
    flight = undefined
    view = at(view)
  }

  const middle = (): ScenePoint => ({ x: size.width / 2, y: size.height / 2 })

  function measure(): void {
    const { width, height } = frame.getBoundingClientRect()
    if (width === 0 || height === 0) return
    const before = size
    size = { width, height }
    if (aim) takeAim(aim)
    else if (before.width > 0) view = movedBy(view, (width - before.width) / 2, (height - before.height) / 2)
    redraw()
  }

  const resized = new ResizeObserver(measure)
  resized.observe(frame)
  // Letters drawn before their font had come are drawn again.
  void document.fonts?.ready.then(() => {
    outdated = true
    redraw()
  })

  return {
    /** Another place is looked at from the start; a new picture of the same one stays where it is. */
    setPicture(next: Picture, isSamePlace: boolean): void {
      const isFirst = picture === undefined
      if (!isFirst && !isSamePlace) aim = whole
      picture = next
      outdated = true
      if (aim && (isFirst || aim === whole)) takeAim(aim)
      redraw()
    },
    /** What panels cover of the window: what is to be seen shows beside them. */
    setCovered(next: Edges): void {
      covered = next
      if (!aim || !isReady()) return
      // The whole picture was there all the time; what was asked for glides.
      if (aim === whole) takeAim(aim)
      else flyTo(aim(flight?.to ?? view))
      redraw()
    },
    view: (): MapView => view,
    size: (): WindowSize => size,
    /** After each frame in which something moved. */
    watch(changed: () => void): () => void {
      watchers.add(changed)
      return () => watchers.delete(changed)
    },
    moveBy: (right: number, down: number) => moveTo(movedBy(view, right, down)),
    zoomBy: (factor: number, around = middle()) =>
      moveTo(zoomedTo(view, clampScale(view.scale * factor, whole().scale, range()), around)),
    zoomTo: (scale: number, around = middle()) =>
      moveTo(zoomedTo(view, clampScale(scale, whole().scale, range()), around)),
    step(direction: 1 | -1, around = middle()): void {
      const from = flight?.to ?? view
      aim = undefined
      flyTo(zoomedTo(from, steppedScale(from, direction, whole().scale, range()), around))
    },
    reset: () => aimAt(whole),
    /** In the middle, large enough to read. */
    lookAt: (booth: Rect) => aimAt((from) => lookingAt(from, booth, size, covered, whole().scale, range())),
    /** All of it, as a way from end to end. */
    fit: (piece: Rect) =>
      aimAt(() => fitted(piece, size, wider(covered, fittedMargin), { ...range(), most: 1 })),
    /** Out from under what covers it, and nothing more. */
    uncover: (booth: Rect) => aimAt((from) => uncovering(from, booth, size, covered)),
    centreOn(point: ScenePoint): void {
      const { scale } = view
      moveTo({ scale, x: point.x - size.width / 2 / scale, y: point.y - size.height / 2 / scale })
    },
    nameAt(pixel: ScenePoint): string | undefined {
      return picture?.at(floorAt(view, pixel))
    },
    end(): void {
      cancelAnimationFrame(request)
      clearTimeout(settling)
      resized.disconnect()
      watchers.clear()
      // Frees the memory at once; waiting for the collector is too late on a phone.
      canvas.width = 0
      canvas.height = 0
    },
  }
}

export type MapStage = ReturnType<typeof createMapStage>
