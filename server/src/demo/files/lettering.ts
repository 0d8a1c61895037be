import type { Font } from 'fontkit'
import { loadFaces } from '../../platform/paper/faces'

interface Placing {
  x: number
  y: number
  size: number
  fill: string
  /** Longer texts are set smaller. */
  within?: number
  centred?: boolean
}

/** Sets a text as outlines: what a machine has of typefaces, Chinese ones above all, nobody knows. */
export type Lettering = (text: string, placing: Placing) => string

export async function loadLettering(): Promise<Lettering> {
  const { strong } = await loadFaces()
  return (text, placing) => outline(strong.font, text, placing)
}

function outline(font: Font, text: string, { x, y, size, fill, within, centred = false }: Placing): string {
  const glyphs = [...text].map((character) => font.glyphForCodePoint(character.codePointAt(0) ?? 32))
  const width = glyphs.reduce((sum, { advanceWidth }) => sum + advanceWidth, 0)
  const scale = Math.min(size, within ? (within / width) * font.unitsPerEm : size) / font.unitsPerEm
  let at = 0
  const outlines = glyphs.map(({ path, advanceWidth }) => {
    const drawn = `<path transform="translate(${at} 0)" d="${path.toSVG()}"/>`
    at += advanceWidth
    return drawn
  })
  const left = centred ? x - (width * scale) / 2 : x
  return `<g fill="${fill}" transform="translate(${left} ${y}) scale(${scale} ${-scale})">${outlines.join('')}</g>`
}
