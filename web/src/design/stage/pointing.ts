import type { Editor } from '@fairground/floorplan/design/editor'
import type { ScenePoint } from '@fairground/floorplan/scene'
import { floorAt, type MapStage, pixelAt } from '../../hall'
import type { PlacingHand } from './placing-hand'
import type { Spot } from './stage-context'
import type { Watched } from './watched'

interface Options {
  frame: HTMLElement
  stage: MapStage
  editor: Editor
  spot: Watched<Spot | undefined>
  /** Whether anything may be drawn now; else the plan is moved and pieces are only chosen. */
  mayDraw: () => boolean
  /** What a press means besides moving the plan, where nothing is drawn. */
  placing: PlacingHand
  /** Mouse, pen or finger really moved or pressed: whatever keys pointed at is over. */
  onPoint: () => void
  /** The second button on the plan; the place is that of the window. */
  onMenu: (boothId: string | undefined, at: ScenePoint) => void
  /** The mouse rests on a booth, or no longer does. */
  onRest: (boothId: string | undefined, at: ScenePoint) => void
}

/** Farther than this and it was no click. */
const clickSlack = 5
const restsAfterMs = 450
/** A finger has one button: held this long it is the second. */
const heldAfterMs = 550

/** Mouse, pen, finger and wheel on the drawing table: one pointer draws, two fingers move the sheet. */
export function followPointer(options: Options): () => void {
  const { frame, stage, editor, spot, mayDraw, placing, onPoint, onMenu, onRest } = options
  /** Fingers that are down, and where. */
  const fingers = new Map<number, ScenePoint>()
  /** What the pointer that is down does. */
  let doing: 'draws' | 'moves' | 'waits' | 'places' | undefined
  let last: ScenePoint = { x: 0, y: 0 }
  /** Browsers tell of a mouse that lies still when what is under it changes. */
  let seen: ScenePoint | undefined
  let begun: PointerEvent | undefined
  /** What pointed last; a double click does not say. */
  let isFinger = false
  let travelled = 0
  let spaceHeld = false
  /** The menu was asked for by a key: where the mouse happens to be means nothing. */
  let isMenuByKey = false
  let pending: PointerEvent | undefined
  let request = 0
  let resting: ReturnType<typeof setTimeout> | undefined
  let holding: ReturnType<typeof setTimeout> | undefined
  /** The finger that is down has opened the menu and does nothing else any more. */
  let hasAsked = false

  const at = ({ clientX, clientY }: { clientX: number; clientY: number }): ScenePoint => {
    const { left, top } = frame.getBoundingClientRect()
    return { x: clientX - left, y: clientY - top }
  }
  function tell(what: 'down' | 'move' | 'up' | 'twice', event: MouseEvent): void {
    const view = stage.view()
    editor.pointer(what, {
      at: floorAt(view, at(event)),
      scale: view.scale,
      shift: event.shiftKey,
      alt: event.altKey,
      coarse: isFinger,
    })
  }

  const tellSpot = (now: ScenePoint): void =>
    spot.set({ floor: floorAt(stage.view(), now), pixel: { x: Math.round(now.x), y: Math.round(now.y) } })

  /** A mouse speaks far more often than a screen can draw. */
  function flush(): void {
    cancelAnimationFrame(request)
    request = 0
    const event = pending
    pending = undefined
    if (event) tell('move', event)
  }
  function moveSoon(event: PointerEvent): void {
    pending = event
    request ||= requestAnimationFrame(flush)
  }

  function showCursor(): void {
    if (doing === 'moves') frame.dataset.hand = 'closed'
    else if (spaceHeld || !mayDraw()) frame.dataset.hand = 'open'
    else delete frame.dataset.hand
    frame.style.cursor = frame.dataset.hand ? '' : editor.get().cursor
  }

  function unrest(): void {
    clearTimeout(resting)
    onRest(undefined, last)
  }

  /**
   * Before anything begins: a field that is left by this press changes the plan, and a change ends whatever is under way.
   * The browser would move the focus only after the press was heard.
   */
  function takeFocus(): void {
    frame.dataset.pressed = ''
    frame.focus({ preventScroll: true })
  }

  /** A finger that stays where it is asks for the menu. Some systems ask for it themselves, and some never do. */
  function holdSoon({ clientX, clientY }: PointerEvent, now: ScenePoint): void {
    hasAsked = false
    clearTimeout(holding)
    if (!isFinger) return
    holding = setTimeout(() => askFor(now, { x: clientX, y: clientY }), heldAfterMs)
  }
  function askFor(now: ScenePoint, inWindow: ScenePoint): void {
    clearTimeout(holding)
    if (hasAsked) return
    hasAsked = true
    doing = undefined
    showCursor()
    onMenu(stage.nameAt(now), inWindow)
  }

  function onDown(event: PointerEvent): void {
    onPoint()
    unrest()
    clearTimeout(holding)
    takeFocus()
    isMenuByKey = false
    isFinger = event.pointerType === 'touch'
    const now = at(event)
    if (isFinger) {
      fingers.set(event.pointerId, now)
      if (fingers.size > 1) {
        if (doing === 'draws') editor.cancel()
        if (doing === 'places') placing.cancel()
        pending = undefined
        doing = 'moves'
        // Two fingers never click, however still they are held.
        travelled = Number.POSITIVE_INFINITY
        return
      }
    }
    const moves = event.button === 1 || (event.button === 0 && (spaceHeld || !mayDraw()))
    if (!moves && event.button !== 0) return
    // The middle button would scroll the page.
    if (event.button === 1) event.preventDefault()
    frame.setPointerCapture?.(event.pointerId)
    last = now
    begun = event
    travelled = 0
    // A finger may be the first of two, so nothing is drawn until it moves or leaves.
    const places = event.button === 0 && !spaceHeld && !mayDraw() && placing.begin(now, event)
    doing = places ? 'places' : moves ? 'moves' : isFinger ? 'waits' : 'draws'
    if (doing === 'draws') tell('down', event)
    holdSoon(event, now)
    showCursor()
  }

  function onMove(event: PointerEvent): void {
    const now = at(event)
    if (seen?.x === now.x && seen.y === now.y) {
      // Back where it left: nothing moved, but it is not outside any more.
      if (event.pointerType !== 'touch' && !spot.get()) tellSpot(now)
      return
    }
    seen = now
    onPoint()
    isFinger = event.pointerType === 'touch'
    if (!isFinger || doing) tellSpot(now)
    if (isFinger && distance(last, now) > clickSlack) clearTimeout(holding)
    const finger = fingers.get(event.pointerId)
    if (finger && fingers.size > 1) return void pinch(event.pointerId, finger, now)
    if (finger) fingers.set(event.pointerId, now)
    if (doing === 'moves') {
      travelled += distance(last, now)
      if (travelled > clickSlack) stage.moveBy(now.x - last.x, now.y - last.y)
      last = now
      return
    }
    if (doing === 'places') {
      travelled += distance(last, now)
      last = now
      placing.move(now)
      return
    }
    if (doing === 'waits' && begun) {
      if (distance(last, now) <= clickSlack) return
      doing = 'draws'
      tell('down', begun)
    }
    if (mayDraw()) moveSoon(event)
    if (!doing && event.pointerType === 'mouse') restSoon(event, now)
  }

  function restSoon({ clientX, clientY }: PointerEvent, now: ScenePoint): void {
    unrest()
    const { tool, lifted } = editor.get()
    if (tool !== 'select' || lifted.size > 0) return
    resting = setTimeout(() => onRest(stage.nameAt(now), { x: clientX, y: clientY }), restsAfterMs)
  }

  function pinch(id: number, before: ScenePoint, now: ScenePoint): void {
    const other = [...fingers].find(([one]) => one !== id)?.[1]
    fingers.set(id, now)
    if (!other) return
    const growth = distance(now, other) / Math.max(1, distance(before, other))
    stage.zoomBy(growth, { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 })
    stage.moveBy((now.x - before.x) / 2, (now.y - before.y) / 2)
  }

  function onUp(event: PointerEvent): void {
    clearTimeout(holding)
    fingers.delete(event.pointerId)
    const [left] = fingers.values()
    if (left) {
      // The sheet goes on from where this one is, not from where the first was.
      last = left
      return
    }
    flush()
    const was = doing
    doing = undefined
    if (event.type === 'pointercancel') {
      if (was === 'draws') editor.cancel()
      if (was === 'places') placing.cancel()
    } else if (was === 'places' && travelled > clickSlack) {
      placing.end()
    } else if (was === 'draws' || was === 'waits') {
      if (was === 'waits') tell('down', event)
      tell('up', event)
    } else if (
      (was === 'moves' || was === 'places') &&
      travelled <= clickSlack &&
      !mayDraw() &&
      event.button === 0
    ) {
      placing.cancel()
      choose(stage.nameAt(at(event)), event.shiftKey || event.ctrlKey || event.metaKey)
    }
    showCursor()
  }

  /** Where nothing is drawn: one booth, or with a key held one more or less of them. */
  function choose(name: string | undefined, isMore: boolean): void {
    const { selection } = editor.get()
    const others = isMore ? [...selection].filter((id) => id !== name) : []
    const isLetGo = isMore && name !== undefined && selection.has(name)
    editor.select(name && !isLetGo ? [...others, name] : others)
  }

  function onWheel(event: WheelEvent): void {
    event.preventDefault()
    unrest()
    // Lines and pages instead of pixels, as some mice say; a pinch on a touchpad comes as a wheel with the control key.
    const unit = event.deltaMode === 0 ? 1 : event.deltaMode === 1 ? 16 : 400
    const pixels = event.deltaY * unit
    // A notch of a wheel is a hundred pixels, a pinch speaks of a few at a time.
    const pace = Math.abs(pixels) >= 50 ? 0.002 : 0.01
    if (event.ctrlKey || event.metaKey) stage.zoomBy(Math.exp(-pixels * pace), at(event))
    else if (event.shiftKey && event.deltaX === 0) stage.moveBy(-event.deltaY * unit, 0)
    else stage.moveBy(-event.deltaX * unit, -event.deltaY * unit)
  }

  function onContextMenu(event: MouseEvent): void {
    event.preventDefault()
    unrest()
    if (isMenuByKey) menuOfChosen()
    else if (isFinger) askFor(at(event), { x: event.clientX, y: event.clientY })
    else onMenu(stage.nameAt(at(event)), { x: event.clientX, y: event.clientY })
    isMenuByKey = false
  }

  /** On the first booth that is chosen, or at the edge of the window nearest to it. */
  function menuOfChosen(): void {
    const { draft, selection } = editor.get()
    const booth = draft.booths.find(({ id }) => selection.has(id))
    if (!booth) return
    const { left, top, width, height } = frame.getBoundingClientRect()
    const { x, y } = pixelAt(stage.view(), { x: booth.x + booth.width / 2, y: booth.y + booth.depth / 2 })
    const within = (value: number, length: number) => Math.min(length, Math.max(0, value))
    onMenu(booth.id, { x: left + within(x, width), y: top + within(y, height) })
  }

  /** Browsers ask for the menu right after its key, or only when it is let go; none says that it was a key. */
  function onMenuKey({ key, shiftKey }: KeyboardEvent): void {
    isMenuByKey = key === 'ContextMenu' || (key === 'F10' && shiftKey)
  }

  function onSpace(event: KeyboardEvent): void {
    if (event.key !== ' ' || event.target !== frame) return
    event.preventDefault()
    spaceHeld = event.type === 'keydown'
    showCursor()
  }

  const stops = new AbortController()
  const { signal } = stops
  frame.addEventListener('blur', () => delete frame.dataset.pressed, { signal })
  frame.addEventListener('pointerdown', onDown, { signal })
  frame.addEventListener('pointermove', onMove, { signal })
  frame.addEventListener('pointerup', onUp, { signal })
  frame.addEventListener('pointercancel', onUp, { signal })
  // A finger lifted while it still moves is taken for a throw of the page, though nothing here scrolls, and the next tap,
  // on whatever button, for the hand that stops it: it never becomes a click.
  frame.addEventListener('touchmove', (event) => event.cancelable && event.preventDefault(), {
    signal,
    passive: false,
  })
  // The click that would follow falls on the menu, which has just opened under the finger.
  frame.addEventListener('touchend', (event) => hasAsked && event.preventDefault(), {
    signal,
    passive: false,
  })
  frame.addEventListener(
    'pointerleave',
    () => {
      unrest()
      spot.set(undefined)
    },
    { signal },
  )
  frame.addEventListener('dblclick', (event) => mayDraw() && tell('twice', event), { signal })
  frame.addEventListener('contextmenu', onContextMenu, { signal })
  frame.addEventListener('wheel', onWheel, { signal, passive: false })
  frame.addEventListener('keydown', onSpace, { signal })
  frame.addEventListener('keyup', onSpace, { signal })
  frame.addEventListener('keydown', onMenuKey, { signal })
  // A window that was left holds no key down.
  window.addEventListener(
    'blur',
    () => {
      spaceHeld = false
      showCursor()
    },
    { signal },
  )
  const stopWatching = editor.subscribe(showCursor)
  showCursor()
  return () => {
    stops.abort()
    stopWatching()
    clearTimeout(resting)
    clearTimeout(holding)
    cancelAnimationFrame(request)
  }
}

const distance = (one: ScenePoint, other: ScenePoint): number => Math.hypot(one.x - other.x, one.y - other.y)
