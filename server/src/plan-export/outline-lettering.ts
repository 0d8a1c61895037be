import type { Lettering } from '@fairground/floorplan/svg-surface'
import type { Face, Faces } from '../platform/paper/faces'
import { baselineBelowMiddle, faceFor, lean, measured, startOf } from './pdf-surface'

/** Letters as outlines: what a machine has of typefaces, Chinese ones above all, nobody knows. */
export function outlineLettering(faces: Faces): Lettering {
  return {
    widthOf: (text, look) => measured(faceFor(faces, look), text).width * look.size,
    drawn(text, look) {
      const face = faceFor(faces, look)
      const { shown, width } = measured(face, text)
      const scale = look.size / face.font.unitsPerEm
      const left = startOf(width * look.size, look.align)
      const top = look.size * baselineBelowMiddle
      return `<g fill="${look.colour}" transform="translate(${left} ${top}) scale(${scale} ${-scale})${look.italic ? ` skewX(${lean})` : ''}">${outlines(face, shown)}</g>`
    },
  }
}

function outlines({ font, advanceOf }: Face, text: string): string {
  let at = 0
  return [...text]
    .map((character) => {
      const { path } = font.glyphForCodePoint(character.codePointAt(0) ?? 32)
      const drawn = `<path transform="translate(${at} 0)" d="${path.toSVG()}"/>`
      at += advanceOf(character, undefined) * font.unitsPerEm
      return drawn
    })
    .join('')
}
