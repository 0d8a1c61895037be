import type { Drawing } from '@fairground/floorplan/drawing/drawing'

/** Dots of the longer side: finer than anybody looks, and some forty megabytes at most. */
const longestSide = 4096
/** Letters smaller than this many dots cannot be read. */
const leastDots = 6

interface Ink {
  ink: string
  font: string
}

/** As long as anybody holds the drawing. One ink at a time: a picture is large, and the other look is seldom wanted. */
const made = new WeakMap<Drawing, Ink & { picture: HTMLCanvasElement }>()

/**
 * A drawing of lines as a picture, made once for all who show it: it may have hundreds of thousands, and lies under every
 * frame.
 */
export function pictureOfDrawing(drawing: Drawing, { ink, font }: Ink): HTMLCanvasElement {
  const before = made.get(drawing)
  if (before?.ink === ink && before.font === font) return before.picture
  const picture = drawnWith(drawing, { ink, font })
  made.set(drawing, { ink, font, picture })
  return picture
}

function drawnWith({ width, depth, lines, words }: Drawing, { ink, font }: Ink): HTMLCanvasElement {
  const scale = longestSide / Math.max(width, depth)
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width * scale))
  canvas.height = Math.max(1, Math.round(depth * scale))
  const sheet = canvas.getContext('2d')
  if (!sheet) return canvas
  sheet.strokeStyle = ink
  sheet.fillStyle = ink
  sheet.lineWidth = 2
  sheet.beginPath()
  for (const line of lines)
    for (let place = 0; place < line.length; place += 2) {
      const [x = 0, y = 0] = [line[place], line[place + 1]]
      if (place === 0) sheet.moveTo(x * scale, y * scale)
      else sheet.lineTo(x * scale, y * scale)
    }
  sheet.stroke()
  for (const { text, x, y, size, rotation, ends } of words) {
    if (size * scale < leastDots) continue
    sheet.save()
    sheet.translate(x * scale, y * scale)
    sheet.rotate((rotation * Math.PI) / 180)
    sheet.font = `${size * scale}px ${font}`
    sheet.textAlign = ends ? 'right' : 'left'
    sheet.fillText(text, 0, 0)
    sheet.restore()
  }
  return canvas
}
