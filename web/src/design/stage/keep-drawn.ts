import { canvasSurface } from '@fairground/floorplan/canvas-surface'
import type { PlanComparison } from '@fairground/floorplan/design/compare'
import { drawOverlay, type OverlayView, type ProblemMark } from '@fairground/floorplan/design/draw-overlay'
import type { Editor, EditorState } from '@fairground/floorplan/design/editor'
import type { Surface } from '@fairground/floorplan/surface'
import { type MapStage, visibleFloor } from '../../hall'
import { type DesignLook, designPicture, drawableDraft } from './design-picture'
import type { Crosshair } from './key-hand'
import { liftedFile, liftedPicture } from './lifted-picture'
import type { Watched } from './watched'

interface Options {
  frame: HTMLElement
  /** The sheet over the plan, as large as the window. */
  over: HTMLCanvasElement
  stage: MapStage
  editor: Editor
  look: DesignLook
  marks: readonly ProblemMark[]
  isViewed: boolean
  crosshair: Watched<Crosshair | undefined>
}

const nothing: ReadonlySet<string> = new Set()
const sameIds = (one: ReadonlySet<string>, other: ReadonlyMap<string, unknown>): boolean =>
  one.size === other.size && [...one].every((id) => other.has(id))

/**
 * Keeps two sheets as the editor has them. Below lies the plan, drawn anew only when it changed; above, in every frame in
 * which anything moved, what is lifted, chosen or under way.
 */
export function keepDrawn({ frame, over, stage, editor, crosshair, ...first }: Options) {
  const context = over.getContext('2d')
  const family = getComputedStyle(frame).fontFamily
  const inHand = liftedPicture(family)
  let { look, marks, isViewed } = first
  let compared: PlanComparison | undefined
  let surface: Surface | undefined
  let shown: EditorState | undefined
  let lifted = nothing
  let whole = drawableDraft(editor.get().draft, look)
  let request = 0
  let isShown = false

  function drawStill(isSameLook: boolean): void {
    const state = editor.get()
    const isSameDraft = shown?.draft === state.draft && isSameLook
    const isSameLift = sameIds(lifted, state.lifted)
    if (!isSameDraft) whole = drawableDraft(state.draft, look)
    if (!isSameLift) lifted = state.lifted.size > 0 ? new Set(state.lifted.keys()) : nothing
    shown = state
    if (isSameDraft && isSameLift) return
    stage.setPicture(designPicture(state.draft, lifted, look, whole), isShown)
    isShown = true
  }

  function drawAbove(): void {
    cancelAnimationFrame(request)
    request = 0
    if (!context) return
    surface ??= canvasSurface(context, family, (file) =>
      file === liftedFile ? inHand.canvas : look.pictures.get(file),
    )
    const { width, height } = stage.size()
    const ratio = window.devicePixelRatio || 1
    const dots = { width: Math.round(width * ratio), height: Math.round(height * ratio) }
    // Setting a size empties a canvas and costs more than wiping it.
    if (over.width !== dots.width || over.height !== dots.height) Object.assign(over, dots)
    const view = stage.view()
    const scale = view.scale * ratio
    context.setTransform(1, 0, 0, 1, 0, 0)
    context.clearRect(0, 0, dots.width, dots.height)
    context.setTransform(scale, 0, 0, scale, -view.x * scale, -view.y * scale)
    const { colours, language, outdoor, facts } = look
    const floor = visibleFloor(view, { width, height })
    const state = editor.get()
    const above: OverlayView = {
      floor,
      scale: view.scale,
      ratio,
      language,
      colours,
      outdoor,
      facts,
      marks,
      isViewed,
      compared,
      crosshair: state.tool === 'select' ? undefined : crosshair.get()?.at,
    }
    const place = inHand.placed(state, above, look)
    drawOverlay(surface, state, { ...above, lifted: place && { file: liftedFile, place } })
  }

  const soon = () => {
    request ||= requestAnimationFrame(drawAbove)
  }
  const stopEditor = editor.subscribe(() => {
    drawStill(true)
    soon()
  })
  const stopStage = stage.watch(drawAbove)
  const stopCrosshair = crosshair.watch(soon)
  drawStill(false)

  return {
    setLook(next: DesignLook): void {
      look = next
      drawStill(false)
      soon()
    },
    setMarks(next: readonly ProblemMark[]): void {
      marks = next
      soon()
    },
    setViewed(next: boolean): void {
      isViewed = next
      soon()
    },
    setCompared(next: PlanComparison | undefined): void {
      compared = next
      soon()
    },
    end(): void {
      stopEditor()
      stopStage()
      stopCrosshair()
      cancelAnimationFrame(request)
      inHand.letGo()
      over.width = 0
      over.height = 0
    },
  }
}
