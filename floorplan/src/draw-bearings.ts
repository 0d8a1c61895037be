import type { ScenePoint } from './scene'
import type { SiteView } from './site-view'
import type { Surface } from './surface'

/** Dots. */
const bar = { most: 120, margin: 18, tick: 7, letters: 12.5 }
const rose = { radius: 19, letters: 12, margin: 34 }

/** Metres that read well, the longest that is not too long on this screen. */
export function scaleBarMetres(scale: number): number {
  const most = bar.most / scale
  const power = 10 ** Math.floor(Math.log10(most))
  return ([5, 2, 1].find((times) => times * power <= most) ?? 1) * power
}

/** How far is how long, in the lower left corner. */
export function drawScaleBar(surface: Surface, { floor, scale, colours }: SiteView): void {
  const metres = scaleBarMetres(scale)
  const left = floor.x + bar.margin / scale
  const foot = floor.y + floor.depth - bar.margin / scale
  const tick = bar.tick / scale
  const line = [
    { x: left, y: foot - tick },
    { x: left, y: foot },
    { x: left + metres, y: foot },
    { x: left + metres, y: foot - tick },
  ]
  surface.lines([line], { colour: colours.faint, width: 1.5 / scale })
  surface.words([{ text: `${metres} m`, at: { x: left + metres + 8 / scale, y: foot - tick / 2 } }], {
    colour: colours.faint,
    size: bar.letters / scale,
    align: 'left',
  })
}

const northNames = { zh: '北', en: 'N' }

/** Where north is, in the upper right corner. */
export function drawNorth(
  surface: Surface,
  north: number,
  { floor, scale, colours, language }: SiteView,
): void {
  const middle = { x: floor.x + floor.width - rose.margin / scale, y: floor.y + rose.margin / scale }
  const radius = rose.radius / scale
  const turn = (north * Math.PI) / 180
  const turned = (right: number, down: number): ScenePoint => ({
    x: middle.x + (right * Math.cos(turn) - down * Math.sin(turn)) / scale,
    y: middle.y + (right * Math.sin(turn) + down * Math.cos(turn)) / scale,
  })
  surface.rects([{ x: middle.x - radius, y: middle.y - radius, width: 2 * radius, depth: 2 * radius }], {
    fill: colours.paper,
    radius,
    line: { colour: colours.site.lines.plaza, width: 1 / scale },
  })
  surface.area([turned(0, -12), turned(5, 7), turned(0, 3.5), turned(-5, 7)], colours.ink)
  surface.words(
    [{ text: northNames[language], at: { x: middle.x, y: middle.y + (rose.radius + 12) / scale } }],
    {
      colour: colours.ink,
      size: rose.letters / scale,
    },
  )
}
