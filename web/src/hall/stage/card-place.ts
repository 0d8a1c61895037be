import type { Rect } from '@fairground/floorplan/geometry'
import type { ScenePoint } from '@fairground/floorplan/scene'
import type { WindowSize } from './map-view'

const gap = 12
const margin = 8

/** Beside what it speaks of and never outside the window: right of it, else left of it, else as near as there is room. */
export function cardPlace(booth: Rect, card: WindowSize, window: WindowSize): ScenePoint {
  const right = booth.x + booth.width + gap
  const left = booth.x - gap - card.width
  const x = right + card.width + margin <= window.width ? right : left >= margin ? left : right
  return {
    x: within(x, card.width, window.width),
    y: within(booth.y + booth.depth / 2 - card.height / 2, card.height, window.height),
  }
}

const within = (from: number, length: number, room: number): number =>
  Math.max(margin, Math.min(from, room - length - margin))
