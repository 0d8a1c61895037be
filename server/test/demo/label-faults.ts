import { contains, overlaps, type Rect } from '@fairground/floorplan/geometry'
import type { Surface } from '@fairground/floorplan/surface'
import { spaceOf } from '@fairground/floorplan/word-room'
import { outlineLettering } from '../../src/plan-export/outline-lettering'
import type { Faces } from '../../src/platform/paper/faces'

interface Label {
  text: string
  place: Rect
}

/** A surface that notes where words come to stand, in letters of a real typeface, and on which plates. */
export function labelSurface(faces: Faces) {
  const labels: Label[] = []
  const plates: Rect[] = []
  const { widthOf } = outlineLettering(faces)
  const surface: Surface = {
    rects: (drawn, { fill, line }) => {
      if (fill && !line) plates.push(...drawn)
    },
    lines: () => undefined,
    area: () => undefined,
    words: (drawn, look) =>
      void labels.push(...drawn.map(({ text, at }) => ({ text, place: spaceOf(surface, text, at, look) }))),
    picture: () => undefined,
    clipped: (_within, draw) => draw(),
    widthOf,
  }
  return { surface, labels, plates }
}

/** Pairs of labels of which one lies on the other. */
export const onEachOther = (labels: readonly Label[]): string[] =>
  labels.flatMap((one, index) =>
    labels
      .slice(index + 1)
      .filter(({ place }) => overlaps(place, one.place))
      .map(({ text }) => `${one.text} | ${text}`),
  )

/** Labels that lie neither within one of these pieces nor beside all of them. */
export const onEdgesOf = (pieces: readonly Rect[], labels: readonly Label[]): string[] =>
  labels
    .filter(({ place }) => pieces.some((piece) => overlaps(piece, place) && !contains(piece, place)))
    .map(({ text }) => text)
