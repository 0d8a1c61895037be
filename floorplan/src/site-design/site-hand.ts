import { toCentimetre } from '../design/pieces'
import { outlineOf } from '../hall-on-site'
import type { ScenePoint, SceneText } from '../scene'
import type { GateUse, Ground, GroundUse, PlaceUse, SitePlan } from '../site-plan'
import type { SiteEditor } from './site-editor'
import { cornerAt, type HallExtents, movedBy, refAt, type SiteRef, withCorner } from './site-pieces'

export const siteTools = ['select', 'hall', 'ground', 'gate', 'place', 'tree'] as const
export type SiteTool = (typeof siteTools)[number]

/** What is drawn next. */
export interface SiteMaking {
  ground: GroundUse
  gate: GateUse
  place: PlaceUse
  /** The code of the hall that is put down. */
  hall: string | undefined
}

export interface SitePointer {
  at: ScenePoint
  /** Dots of the screen for a metre. */
  scale: number
  /** Exactly there, without the grid. */
  fine?: boolean
  finger?: boolean
}

interface Options {
  editor: SiteEditor
  extents: () => HallExtents
  making: () => SiteMaking
  newId: () => string
  /** What a new gate or place is called until somebody names it. */
  nameOf: (kind: 'gate' | 'place', use: GateUse | PlaceUse) => SceneText
  onTool: (tool: SiteTool) => void
}

/** Metres between two lines that points keep to. */
const grid = 0.5
/** Dots. */
const slack = 5
const reaches = { mouse: 9, finger: 22 }

type Doing =
  | { is: 'moving'; ref: SiteRef; from: ScenePoint; base: SitePlan; travelled: boolean }
  | { is: 'corner'; ground: string; corner: number; base: SitePlan; travelled: boolean }
  /** A ground of corners so far; `pressed` while the first is held, which may become a rectangle. */
  | { is: 'outlining'; points: ScenePoint[]; pressed: ScenePoint | undefined; to: ScenePoint }

export interface Outlining {
  points: readonly ScenePoint[]
  isRectangle: boolean
}

export type SiteHand = ReturnType<typeof createSiteHand>

/** What the pointer does on the site, whatever it is on: so far as it is known from where it goes down, moves and goes up. */
export function createSiteHand({ editor, extents, making, newId, nameOf, onTool }: Options) {
  let tool: SiteTool = 'select'
  let doing: Doing | undefined
  let shown: Outlining | undefined
  const watchers = new Set<() => void>()

  const onGrid = ({ at, fine }: SitePointer): ScenePoint => {
    const step = fine ? 0.01 : grid
    return {
      x: toCentimetre(Math.round(at.x / step) * step),
      y: toCentimetre(Math.round(at.y / step) * step),
    }
  }
  const reachOf = ({ scale, finger }: SitePointer) => reaches[finger ? 'finger' : 'mouse'] / scale
  const isFar = (one: ScenePoint, other: ScenePoint, metres: number) =>
    Math.hypot(one.x - other.x, one.y - other.y) > metres

  function set(next: Doing | undefined): void {
    doing = next
    shown = outlineOfDoing(doing)
    for (const changed of watchers) changed()
  }

  function use(next: SiteTool): void {
    cancel()
    tool = next
    onTool(next)
    set(undefined)
  }

  function cancel(): boolean {
    const wasBusy = doing !== undefined
    set(undefined)
    editor.lift(undefined)
    return wasBusy
  }

  function outline(points: readonly ScenePoint[]): void {
    set(undefined)
    const id = newId()
    const ground: Ground = { id, use: making().ground, points: [...points] }
    // Under the trees and halls, over every ground there is.
    editor.change('draw', (site) => ({ ...site, grounds: [...site.grounds, ground] }), {
      select: { kind: 'ground', id },
    })
    use('select')
  }

  /** As it is: three corners are a ground. */
  function finish(): boolean {
    if (doing?.is !== 'outlining' || doing.points.length < 3) return false
    outline(doing.points)
    return true
  }

  function put(at: ScenePoint): void {
    const { gate, place, hall } = making()
    const id = newId()
    switch (tool) {
      case 'gate':
        editor.change(
          'draw',
          (site) => ({ ...site, gates: [...site.gates, { id, use: gate, at, label: nameOf('gate', gate) }] }),
          { select: { kind: 'gate', id } },
        )
        return void use('select')
      case 'place':
        editor.change(
          'draw',
          (site) => ({
            ...site,
            places: [...site.places, { id, use: place, at, label: nameOf('place', place) }],
          }),
          { select: { kind: 'place', id } },
        )
        return void use('select')
      case 'tree':
        // One after the other: nobody plants a single tree.
        return void editor.change('draw', (site) => ({ ...site, trees: [...site.trees, at] }))
      case 'hall':
        if (hall !== undefined) putHall(hall, at)
    }
  }

  /** With its middle there. */
  function putHall(code: string, middle: ScenePoint): void {
    const extent = extents().get(code)
    if (!extent) return
    const { width, depth } = outlineOf({ hall: code, x: 0, y: 0, turn: 0 }, extent)
    const x = toCentimetre(Math.round((middle.x - width / 2) / grid) * grid)
    const y = toCentimetre(Math.round((middle.y - depth / 2) / grid) * grid)
    editor.change(
      'draw',
      (site) => ({
        ...site,
        halls: [...site.halls.filter(({ hall }) => hall !== code), { hall: code, x, y, turn: 0 as const }],
      }),
      { select: { kind: 'hall', id: code } },
    )
    use('select')
  }

  return {
    tool: (): SiteTool => tool,
    use,
    cancel,
    finish,
    watch(changed: () => void): () => void {
      watchers.add(changed)
      return () => watchers.delete(changed)
    },
    /** The ground that is being drawn; the same one until it changes. */
    shownOutline: (): Outlining | undefined => shown,
    /** What lies there is chosen, and nothing else happens. */
    choose(pointer: SitePointer): void {
      editor.select(refAt(editor.get().draft, extents(), pointer.at, reachOf(pointer)))
    },
    /** Without a pointer: a ground as a square of twenty metres, anything else with its middle there. */
    putAt(middle: ScenePoint): void {
      const at = onGrid({ at: middle, scale: 1 })
      if (tool !== 'ground') return void put(at)
      const half = 10
      outline(rectangle({ x: at.x - half, y: at.y - half }, { x: at.x + half, y: at.y + half }))
    },
    /** Whether it means something here; else the sheet is moved. */
    down(pointer: SitePointer): boolean {
      const { draft, selection } = editor.get()
      const reach = reachOf(pointer)
      const at = onGrid(pointer)
      if (tool === 'ground') {
        const points = doing?.is === 'outlining' ? doing.points : []
        const [first] = points
        if (first && points.length > 2 && !isFar(first, pointer.at, reach)) outline(points)
        else set({ is: 'outlining', points, pressed: points.length === 0 ? at : undefined, to: at })
        return true
      }
      if (tool !== 'select') {
        put(at)
        return true
      }
      const corner =
        selection?.kind === 'ground' ? cornerAt(draft, selection.id, pointer.at, reach) : undefined
      if (selection && corner !== undefined) {
        set({ is: 'corner', ground: selection.id, corner, base: draft, travelled: false })
        return true
      }
      const ref = refAt(draft, extents(), pointer.at, reach)
      editor.select(ref)
      // The whole site is a ground: what is only looked at moves the sheet instead.
      if (!ref || (ref.kind === 'ground' && (selection?.kind !== 'ground' || selection.id !== ref.id)))
        return false
      set({ is: 'moving', ref, from: pointer.at, base: draft, travelled: false })
      return true
    },
    move(pointer: SitePointer): void {
      const at = onGrid(pointer)
      switch (doing?.is) {
        case 'moving': {
          const travelled = doing.travelled || isFar(doing.from, pointer.at, slack / pointer.scale)
          set({ ...doing, travelled })
          if (!travelled) return
          const by = onGrid({
            ...pointer,
            at: { x: pointer.at.x - doing.from.x, y: pointer.at.y - doing.from.y },
          })
          editor.lift(movedBy(doing.base, doing.ref, by))
          return
        }
        case 'corner':
          set({ ...doing, travelled: true })
          editor.lift(withCorner(doing.base, doing.ground, doing.corner, at))
          return
        case 'outlining': {
          set({ ...doing, to: at })
        }
      }
    },
    up(pointer: SitePointer): void {
      const was = doing
      switch (was?.is) {
        case 'moving':
        case 'corner': {
          const { shown } = editor.get()
          set(undefined)
          if (was.travelled) editor.change(was.is === 'moving' ? 'move' : 'resize', () => shown)
          else editor.lift(undefined)
          return
        }
        case 'outlining': {
          const at = onGrid(pointer)
          if (was.pressed && isFar(was.pressed, at, slack / pointer.scale)) {
            const corners = rectangle(was.pressed, at)
            const [one, , opposite] = corners
            if (one && opposite && one.x !== opposite.x && one.y !== opposite.y) outline(corners)
            else set(undefined)
            return
          }
          const last = was.points.at(-1)
          const isNew = !last || last.x !== at.x || last.y !== at.y
          set({
            is: 'outlining',
            points: isNew ? [...was.points, at] : was.points,
            pressed: undefined,
            to: at,
          })
        }
      }
    },
  }
}

function outlineOfDoing(doing: Doing | undefined): Outlining | undefined {
  if (doing?.is !== 'outlining') return undefined
  const { points, pressed, to } = doing
  return pressed
    ? { points: rectangle(pressed, to), isRectangle: true }
    : { points: [...points, to], isRectangle: false }
}

const rectangle = (one: ScenePoint, other: ScenePoint): ScenePoint[] => {
  const [left, right] = [Math.min(one.x, other.x), Math.max(one.x, other.x)]
  const [top, bottom] = [Math.min(one.y, other.y), Math.max(one.y, other.y)]
  return [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ]
}
