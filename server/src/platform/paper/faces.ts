import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { create, type Font } from 'fontkit'

/** One weight of the typeface: what it can draw, and how wide that is. */
export interface Face {
  name: FaceName
  font: Font
  knows(codePoint: number): boolean
  /** Width at size 1. Of single characters, so kerning, which only ever draws Latin letters closer, is left out. */
  advanceOf(character: string, features: Features): number
}
export type FaceName = 'regular' | 'strong'
export type Faces = Record<FaceName, Face>
export type Features = typeof latinForms | undefined

/** A Chinese typeface draws ’ and “ as wide as a Chinese character; among Latin letters they must be narrow. */
export const latinForms = { pwid: true } as const

const require = createRequire(import.meta.url)
const files: Record<FaceName, () => string> = {
  regular: () => require.resolve('@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf'),
  strong: () => require.resolve('@expo-google-fonts/noto-sans-sc/600SemiBold/NotoSansSC_600SemiBold.ttf'),
}

let faces: Promise<Faces> | undefined

/** Read when the first document is asked for, and kept: reading a face again would cost more than many a document. */
export function loadFaces(): Promise<Faces> {
  faces ??= readFaces().catch((error: unknown) => {
    faces = undefined
    throw error
  })
  return faces
}

async function readFaces(): Promise<Faces> {
  const regular = await readFace('regular')
  // Taking a face apart is the longest turn there is; two in a row would be twice as long.
  await nextTurn()
  return { regular, strong: await readFace('strong') }
}

async function readFace(name: FaceName): Promise<Face> {
  const font = create(await readFile(files[name]()))
  // The first line makes it read the rules of both scripts; better now than in the middle of a page.
  font.layout('展A')
  const known = new Map<number, boolean>()
  const advances = { plain: new Map<string, number>(), latin: new Map<string, number>() }
  return {
    name,
    font,
    knows(codePoint) {
      const kept = known.get(codePoint)
      if (kept !== undefined) return kept
      const found = font.hasGlyphForCodePoint(codePoint)
      known.set(codePoint, found)
      return found
    },
    advanceOf(character, features) {
      const kept = advances[features ? 'latin' : 'plain']
      const width = kept.get(character) ?? font.layout(character, features).advanceWidth / font.unitsPerEm
      kept.set(character, width)
      return width
    },
  }
}
