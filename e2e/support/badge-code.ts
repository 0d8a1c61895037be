import { inflateSync } from 'node:zlib'
import { drawn } from './pictures'

/** Painted a little larger than they are, so that no gap shows between them. */
const overlap = 0.05
const largest = 5
const pixels = 8
const border = 4
const white: [number, number, number] = [255, 255, 255]
const black: [number, number, number] = [0, 0, 0]

/** The code as it stands on a badge's paper, as somebody would photograph it: the squares a PDF of one badge paints. */
export function photographCode(pdf: Buffer) {
  const squares = contentsOf(pdf).flatMap((content) =>
    [...content.matchAll(/([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+) re\b/g)]
      .map(([, x, y, width, height]) => ({
        x: Number(x),
        y: Number(y),
        width: Number(width),
        height: Number(height),
      }))
      .filter(({ width, height }) => width < largest && Math.abs(width - height) < 0.01),
  )
  const [first] = squares
  if (!first) throw new Error('no code on the paper')
  const field = first.width - overlap
  const [left, top] = [Math.min(...squares.map(({ x }) => x)), Math.min(...squares.map(({ y }) => y))]
  const place = (value: number, from: number) => Math.round((value - from) / field) + border
  const dark = new Set(squares.map(({ x, y }) => `${place(x, left)} ${place(y, top)}`))
  const fields = Math.max(...squares.map(({ x }) => place(x, left))) + 1 + border
  const side = fields * pixels
  return drawn('badge.png', { width: side, height: side }, (x, y) =>
    dark.has(`${Math.floor(x / pixels)} ${Math.floor(y / pixels)}`) ? black : white,
  )
}

function contentsOf(pdf: Buffer): string[] {
  const found: string[] = []
  for (let at = pdf.indexOf('stream\n'); at >= 0; at = pdf.indexOf('stream\n', at + 1)) {
    const begin = at + 'stream\n'.length
    const end = pdf.indexOf('endstream', begin)
    try {
      found.push(inflateSync(pdf.subarray(begin, end)).toString('latin1'))
    } catch {
      // A picture or a face, packed in another way.
    }
  }
  return found
}
