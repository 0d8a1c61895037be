import type { Draft } from '@fairground/floorplan/design/draft'
import type { ProblemMark } from '@fairground/floorplan/design/draw-overlay'
import type { BoothFact } from '@fairground/floorplan/design/drawn-draft'
import { createEditor, type Editor } from '@fairground/floorplan/design/editor'
import { designTools } from '@fairground/floorplan/design/tools/index'
import { dayColours } from '@fairground/floorplan/plan-colours'
import { designerZoom } from '../../../../web/src/design/stage/designer-zoom'
import { keepDrawn } from '../../../../web/src/design/stage/keep-drawn'
import type { Crosshair } from '../../../../web/src/design/stage/key-hand'
import { createPlacingHand, type Gesture } from '../../../../web/src/design/stage/placing-hand'
import { followPointer } from '../../../../web/src/design/stage/pointing'
import type { Spot } from '../../../../web/src/design/stage/stage-context'
import { watched } from '../../../../web/src/design/stage/watched'
import { createMapStage, type MapStage } from '../../../../web/src/hall/stage/map-stage'
import { emptyFrame } from '../../map-drawing/page/side'

export interface DesignerSide {
  editor: Editor
  stage: MapStage
  frame: HTMLElement
  end(): void
}

const gridMetres = 0.5
const nothing = () => undefined

/** As the drawing table puts it on the page, with the problems of the plan marked on it. */
export function designerSide(
  draft: Draft,
  facts: readonly BoothFact[],
  marks: readonly ProblemMark[],
): DesignerSide {
  const frame = emptyFrame()
  const [sheet, over] = [document.createElement('canvas'), document.createElement('canvas')]
  for (const canvas of [sheet, over])
    Object.assign(canvas.style, { position: 'absolute', top: '0', left: '0', pointerEvents: 'none' })
  Object.assign(sheet.style, { transformOrigin: '0 0', willChange: 'transform' })
  Object.assign(over.style, { width: '100%', height: '100%' })
  frame.tabIndex = 0
  frame.append(sheet, over)
  const editor = createEditor({
    draft,
    tools: designTools,
    making: {
      exhibitType: '02',
      boothClass: 'standard',
      areaUse: 'information',
      laneUse: 'fire',
      doorUse: 'entrance',
      iconUse: 'information',
    },
    snapping: { on: true, grid: gridMetres },
    newId: () => crypto.randomUUID(),
    onQuestion: nothing,
  })
  const stage = createMapStage({ frame, sheet, marks: null, zoom: designerZoom })
  const keeping = keepDrawn({
    frame,
    over,
    stage,
    editor,
    look: {
      colours: dayColours,
      language: 'zh',
      outdoor: false,
      background: undefined,
      facts: new Map(facts.map((fact) => [fact.id, fact])),
      pictures: new Map(),
      grid: gridMetres,
    },
    marks,
    isViewed: false,
    crosshair: watched<Crosshair | undefined>(undefined),
  })
  const stopPointing = followPointer({
    frame,
    stage,
    editor,
    spot: watched<Spot | undefined>(undefined),
    mayDraw: () => true,
    placing: createPlacingHand({
      stage,
      editor,
      gesture: watched<Gesture | undefined>(undefined),
      mayCarry: () => false,
      onCarried: nothing,
    }),
    onPoint: nothing,
    onMenu: nothing,
    onRest: nothing,
  })
  return {
    editor,
    stage,
    frame,
    end() {
      stopPointing()
      keeping.end()
      stage.end()
    },
  }
}
