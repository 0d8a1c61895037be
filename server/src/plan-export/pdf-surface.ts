import { middleOf } from '@fairground/floorplan/geometry'
import type { Lettered, LineLook, Surface, WordsLook } from '@fairground/floorplan/surface'
import type { Face, Faces } from '../platform/paper/faces'
import { legible } from '../platform/paper/legible'

/** How far below the middle of a line of letters its baseline lies, in sizes of the letters. */
export const baselineBelowMiddle = 0.37

export const faceFor = (faces: Faces, { bold }: Pick<Lettered, 'bold'>): Face =>
  bold ? faces.strong : faces.regular

/** Degrees that leaning letters lean by: the typeface has no others, and Chinese is leant like this everywhere. */
export const lean = 12

/** How wide a text comes out at size 1, and what of it the typeface can draw. */
export function measured(face: Face, text: string): { shown: string; width: number } {
  const shown = legible(text, face.knows).replaceAll('\n', ' ')
  let width = 0
  for (const character of shown) width += face.advanceOf(character, undefined)
  return { shown, width }
}

/** Where a line of text begins, when its middle or one of its ends is at 0. */
export const startOf = (width: number, align: WordsLook['align']): number =>
  align === 'left' ? 0 : align === 'right' ? -width : -width / 2

/** The published types do not know yet that a picture can be opened once and drawn often. */
interface OpensImages {
  openImage(bytes: Buffer): PDFKit.Mixins.ImageSrc
}

/** A page of a document, in points. */
export function pdfSurface(
  doc: PDFKit.PDFDocument,
  faces: Faces,
  pictures: ReadonlyMap<string, Buffer>,
): Surface {
  // The published types do not know yet that a font may come already read.
  for (const { name, font } of Object.values(faces)) doc.registerFont(name, font as unknown as Uint8Array)

  // Opened once: a picture that lies under every sheet is one in the document.
  const opened = new Map<string, PDFKit.Mixins.ImageSrc>()
  const open = (file: string): PDFKit.Mixins.ImageSrc | undefined => {
    const bytes = pictures.get(file)
    const picture = bytes && (doc as unknown as OpensImages).openImage(bytes)
    if (picture) opened.set(file, picture)
    return picture
  }

  const pen = ({ colour, width, dash, round }: LineLook) => {
    doc.lineWidth(width).strokeColor(colour)
    doc.lineCap(round ? 'round' : 'butt').lineJoin(round ? 'round' : 'miter')
    // A dash pattern without any length would be refused by readers of the document.
    if (dash?.some((length) => length > 0.01)) doc.dash(dash[0] ?? 1, { space: dash[1] ?? dash[0] ?? 1 })
    else doc.undash()
  }

  return {
    rects(rects, { fill, line, radius }) {
      if (rects.length === 0) return
      if (line) pen(line)
      for (const { x, y, width, depth } of rects)
        radius
          ? doc.roundedRect(x, y, width, depth, Math.min(radius, width / 2, depth / 2))
          : doc.rect(x, y, width, depth)
      if (fill && line) doc.fillAndStroke(fill, line.colour)
      else if (fill) doc.fill(fill)
      else if (line) doc.stroke()
      else doc.path('')
    },
    lines(lines, look) {
      pen(look)
      for (const points of lines)
        for (const [index, { x, y }] of points.entries()) index === 0 ? doc.moveTo(x, y) : doc.lineTo(x, y)
      if (lines.length > 0) doc.stroke()
    },
    area(points, fill) {
      doc.polygon(...points.map(({ x, y }): [number, number] => [x, y])).fill(fill)
    },
    words(words, look) {
      const face = faceFor(faces, look)
      doc.font(face.name).fontSize(look.size).fillColor(look.colour)
      for (const { text, at } of words) {
        const { shown, width } = measured(face, text)
        if (shown === '') continue
        const wide = width * look.size
        const x = at.x + startOf(wide, look.align)
        const y = at.y + look.size * baselineBelowMiddle
        if (look.rotation) doc.save().rotate(look.rotation, { origin: [at.x, at.y] })
        doc.text(shown, x, y, {
          lineBreak: false,
          baseline: 'alphabetic',
          textWidth: wide,
          ...(look.italic && { oblique: lean }),
        } as PDFKit.Mixins.TextOptions)
        if (look.rotation) doc.restore()
      }
    },
    picture(file, place, { opacity, rotation, whole }) {
      const picture = opened.get(file) ?? open(file)
      if (!picture) return
      const { x, y } = middleOf(place)
      doc.save().opacity(opacity)
      if (rotation) doc.rotate(rotation, { origin: [x, y] })
      if (whole)
        doc.image(picture, place.x, place.y, {
          fit: [place.width, place.depth],
          align: 'center',
          valign: 'center',
        })
      else doc.image(picture, place.x, place.y, { width: place.width, height: place.depth })
      doc.restore()
    },
    clipped({ x, y, width, depth }, draw) {
      doc.save().rect(x, y, width, depth).clip()
      draw()
      doc.restore()
    },
    widthOf: (text, look) => measured(faceFor(faces, look), text).width * look.size,
  }
}
