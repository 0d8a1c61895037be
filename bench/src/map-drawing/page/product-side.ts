import { drawable } from '@fairground/floorplan/draw-plan'
import { paintedByState } from '@fairground/floorplan/painting'
import type { Plan } from '@fairground/floorplan/plan'
import { dayColours } from '@fairground/floorplan/plan-colours'
import { hallPicture, type Look } from '../../../../web/src/hall/stage/hall-picture'
import { createMapStage } from '../../../../web/src/hall/stage/map-stage'
import { type MapView, visibleFloor, wholeFloor } from '../../../../web/src/hall/stage/map-view'
import { createSheetMaker, floorFor, withBrim } from '../../../../web/src/hall/stage/sheet'
import { emptyFrame, flush, fontFamily, type Side, windowSize } from './side'

const look: Look = {
  colours: dayColours,
  painting: paintedByState(dayColours),
  language: 'zh',
  own: new Set(),
  only: undefined,
  pictures: new Map(),
}
const uncovered = { top: 0, right: 0, bottom: 0, left: 0 }

function newSheet(): HTMLCanvasElement {
  const sheet = document.createElement('canvas')
  sheet.style.position = 'absolute'
  sheet.style.transformOrigin = '0 0'
  return sheet
}

/** As the hall map puts it on the page. */
export function productSide(plan: Plan): Side {
  const frame = emptyFrame()
  const sheet = newSheet()
  frame.append(sheet)
  const stage = createMapStage({ frame, sheet, marks: null })
  stage.setCovered(uncovered)
  stage.setPicture(hallPicture(drawable(plan), look), false)
  return {
    moveBy: stage.moveBy,
    zoomBy: (factor) => stage.zoomBy(factor),
    view: stage.view,
    end: stage.end,
  }
}

/** Everything the stage does for the first picture, from the plan on, without waiting for a frame. */
export function drawProductFirst(plan: Plan): void {
  const canvas = newSheet()
  emptyFrame().append(canvas)
  const picture = hallPicture(drawable(plan), look)
  const view = wholeFloor(plan, windowSize, uncovered)
  const floor = floorFor(visibleFloor(view, windowSize), withBrim(picture), view.scale)
  createSheetMaker(canvas, fontFamily)(picture, { floor, scale: view.scale }, 1)
  flush(canvas)
}

/** The drawing alone, of what a window shows and nothing around it. */
export function productRedraw(plan: Plan): (view: MapView) => void {
  const canvas = newSheet()
  emptyFrame().append(canvas)
  const picture = hallPicture(drawable(plan), look)
  const draw = createSheetMaker(canvas, fontFamily)
  return (view) => {
    draw(picture, { floor: visibleFloor(view, windowSize), scale: view.scale }, 1)
    flush(canvas)
  }
}
