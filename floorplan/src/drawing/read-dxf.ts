import type { IDxf } from 'dxf-parser'
import { decodeText } from './decode-text'
import type { Drawing } from './drawing'
import { type Gathered, gatherDxf } from './gather-dxf'
import { type LeftOut, leaveOut, passedOver } from './left-out'
import { PatientParser } from './patient-parser'
import { withoutStrays } from './strays'

export type DxfReading =
  | { drawing: Drawing; leftOut: LeftOut; unit: DxfUnit }
  | { fault: 'tooLarge' | 'binary' | 'notDxf' | 'empty' }

/** What the file says a unit is; `guessed` where it does not say and the size of the drawing decides. */
export interface DxfUnit {
  metres: number
  guessed: boolean
}

export const mostDxfBytes = 60 * 1024 * 1024

const metresOf: Record<number, number> = {
  1: 0.0254,
  2: 0.3048,
  4: 0.001,
  5: 0.01,
  6: 1,
  7: 1000,
  14: 0.1,
}

export function readDxf(bytes: Uint8Array): DxfReading {
  if (bytes.length > mostDxfBytes) return { fault: 'tooLarge' }
  const text = decodeText(bytes)
  if (text.startsWith('AutoCAD Binary DXF')) return { fault: 'binary' }
  const parsed = parse(text)
  if (!parsed) return { fault: 'notDxf' }
  const gathered = gatherDxf(parsed)
  // The library drops what it does not know without a word.
  for (const [kind, count] of unknownIn(text)) leaveOut(gathered.leftOut, kind, count)
  const read = drawingOf(parsed, gathered) ?? drawingOf(parsed, withoutStrays(gathered))
  return read ? { ...read, leftOut: gathered.leftOut } : { fault: 'empty' }
}

function drawingOf(parsed: IDxf, gathered: Gathered): { drawing: Drawing; unit: DxfUnit } | undefined {
  const box = boxOf(gathered)
  if (!box) return undefined
  const unit = unitOf(parsed, box)
  const drawing = inMetres(gathered, box, unit.metres)
  return drawing && { drawing, unit }
}

function parse(text: string): IDxf | undefined {
  try {
    return new PatientParser().parseSync(text) ?? undefined
  } catch {
    return undefined
  }
}

interface Box {
  left: number
  right: number
  bottom: number
  top: number
}

function boxOf({ lines }: Gathered): Box | undefined {
  const box = { left: Infinity, right: -Infinity, bottom: Infinity, top: -Infinity }
  for (const line of lines)
    for (const { x, y } of line) {
      box.left = Math.min(box.left, x)
      box.right = Math.max(box.right, x)
      box.bottom = Math.min(box.bottom, y)
      box.top = Math.max(box.top, y)
    }
  return box.right > box.left && box.top > box.bottom ? box : undefined
}

/** Halls are some tens to some hundreds of metres; what is drawn in thousands is drawn in millimetres. */
function unitOf({ header }: IDxf, { left, right, bottom, top }: Box): DxfUnit {
  const said = metresOf[Number(header?.$INSUNITS ?? 0)]
  if (said) return { metres: said, guessed: false }
  const longer = Math.max(right - left, top - bottom)
  return { metres: longer > 3000 ? 0.001 : 1, guessed: true }
}

const millimetre = (metres: number): number => Math.round(metres * 1000) / 1000

/** From the north-west corner, y downwards, as plans are. */
function inMetres(
  { lines, words }: Gathered,
  { left, right, bottom, top }: Box,
  metres: number,
): Drawing | undefined {
  const width = millimetre((right - left) * metres)
  const depth = millimetre((top - bottom) * metres)
  if (!(width > 0) || !(depth > 0) || width > 10_000 || depth > 10_000) return undefined
  const x = (value: number) => millimetre((value - left) * metres)
  const y = (value: number) => millimetre((top - value) * metres)
  const isNear = (value: number, length: number) => value >= -length && value <= 2 * length
  return {
    version: 1,
    width,
    depth,
    lines: lines.map((line) => line.flatMap((point) => [x(point.x), y(point.y)])),
    words: words
      .map(({ text, at, size, rotation, isMirrored }) => ({
        text,
        x: x(at.x),
        y: y(at.y),
        size: Math.min(100, Math.max(0.01, millimetre(size * metres))),
        // What was written as in a mirror is read the other way, on the same floor.
        rotation: -(isMirrored ? rotation + 180 : rotation) % 360,
        ...(isMirrored && { ends: true as const }),
      }))
      .filter((word) => isNear(word.x, width) && isNear(word.y, depth)),
  }
}

function unknownIn(text: string): Map<string, number> {
  const counts: LeftOut = new Map()
  const names = new RegExp(`^[ \\t]*0\\r?\\n[ \\t]*(${passedOver.join('|')})[ \\t]*\\r?$`, 'gm')
  for (const [, kind = ''] of text.matchAll(names)) leaveOut(counts, kind)
  return counts
}
