import { inMiddleOf, middleOf, type Rect } from './geometry'
import { quotedFamily } from './quoted-family'
import type { Lettered, LineLook, Surface } from './surface'

/** The part of a canvas' context that is drawn with, so that no browser is needed to say so. */
export interface Canvas2D {
  fillStyle: unknown
  strokeStyle: unknown
  lineWidth: number
  lineCap: string
  lineJoin: string
  globalAlpha: number
  font: string
  textAlign: string
  textBaseline: string
  beginPath(): void
  closePath(): void
  moveTo(x: number, y: number): void
  lineTo(x: number, y: number): void
  rect(x: number, y: number, width: number, height: number): void
  roundRect(x: number, y: number, width: number, height: number, radius: number): void
  fill(): void
  clip(): void
  stroke(): void
  setLineDash(segments: number[]): void
  fillText(text: string, x: number, y: number): void
  measureText(text: string): { width: number }
  drawImage(image: never, x: number, y: number, width: number, height: number): void
  save(): void
  restore(): void
  translate(x: number, y: number): void
  rotate(angle: number): void
}

/** Letters are measured at this size: browsers round what is smaller, and a metre is one unit here. */
const measuredAt = 100

/** Draws on a context whose unit is already a metre. Widths of words are asked for once. */
export function canvasSurface(
  context: Canvas2D,
  fontFamily: string,
  pictureOf: (file: string) => unknown = () => undefined,
): Surface {
  const widths = new Map<string, number>()
  const font = ({ size, bold, italic, family }: Lettered) =>
    `${italic ? 'italic ' : ''}${bold ? 600 : 400} ${size}px ${family ? `${quotedFamily(family)}, ` : ''}${fontFamily}`
  const stroke = ({ colour, width, dash, round }: LineLook) => {
    context.strokeStyle = colour
    context.lineWidth = width
    context.lineCap = round ? 'round' : 'butt'
    context.lineJoin = round ? 'round' : 'miter'
    context.setLineDash(dash ? [...dash] : [])
    context.stroke()
  }

  return {
    rects(rects, { fill, line, radius }) {
      if (rects.length === 0) return
      context.beginPath()
      for (const { x, y, width, depth } of rects)
        radius ? context.roundRect(x, y, width, depth, radius) : context.rect(x, y, width, depth)
      if (fill) {
        context.fillStyle = fill
        context.fill()
      }
      if (line) stroke(line)
    },
    lines(lines, look) {
      context.beginPath()
      for (const points of lines)
        for (const [index, { x, y }] of points.entries())
          index === 0 ? context.moveTo(x, y) : context.lineTo(x, y)
      stroke(look)
    },
    area(points, fill) {
      context.beginPath()
      for (const [index, { x, y }] of points.entries())
        index === 0 ? context.moveTo(x, y) : context.lineTo(x, y)
      context.closePath()
      context.fillStyle = fill
      context.fill()
    },
    words(words, look) {
      context.fillStyle = look.colour
      context.font = font(look)
      context.textAlign = look.align ?? 'center'
      context.textBaseline = 'middle'
      for (const { text, at } of words) {
        if (!look.rotation) {
          context.fillText(text, at.x, at.y)
          continue
        }
        context.save()
        context.translate(at.x, at.y)
        context.rotate((look.rotation * Math.PI) / 180)
        context.fillText(text, 0, 0)
        context.restore()
      }
    },
    picture(file, whereTo, { opacity, rotation, whole }) {
      const picture = pictureOf(file)
      if (!picture) return
      const place = whole ? wholeWithin(picture, whereTo) : whereTo
      const { x, y } = middleOf(place)
      context.save()
      context.globalAlpha = opacity
      context.translate(x, y)
      context.rotate((rotation * Math.PI) / 180)
      context.drawImage(picture as never, place.x - x, place.y - y, place.width, place.depth)
      context.restore()
    },
    clipped({ x, y, width, depth }, draw) {
      context.save()
      context.beginPath()
      context.rect(x, y, width, depth)
      context.clip()
      draw()
      context.restore()
    },
    widthOf(text, { size, ...look }) {
      const key = `${look.bold ? 'bold' : 'plain'} ${look.italic ? 'italic' : ''} ${look.family ?? ''} ${text}`
      const known = widths.get(key)
      if (known !== undefined) return known * size
      context.font = font({ ...look, size: measuredAt })
      const width = context.measureText(text).width / measuredAt
      widths.set(key, width)
      return width * size
    },
  }
}

/** Anything drawn says how large it is in one of these ways. */
interface Sized {
  naturalWidth?: number
  naturalHeight?: number
  width?: number
  height?: number
}

function wholeWithin(picture: unknown, place: Rect): Rect {
  const sized = picture as Sized
  const [width, height] = [sized.naturalWidth ?? sized.width ?? 0, sized.naturalHeight ?? sized.height ?? 0]
  return width > 0 && height > 0 ? inMiddleOf(place, width / height) : place
}
