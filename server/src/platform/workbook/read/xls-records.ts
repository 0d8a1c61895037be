import { problem } from '../workbook-problem'

interface BoundSheet {
  position: number
  visible: boolean
  isWorksheet: boolean
}

const record = { endOfPart: 0x000a, filePass: 0x002f, boundSheet: 0x0085 } as const
const macroSheet = 1

/** The library looks for the end of a formula for ever in a record too short to say where that is. */
const leastBytes: Record<number, number> = {
  6: 22, // a cell's formula, and the same in older versions
  518: 22,
  1030: 22,
  33: 14, // a formula of many cells
  545: 14,
  1212: 10, // a formula cells share
}

/**
 * Walks the records of an .xls workbook once before it is parsed: an incomplete, locked or macro-bearing one is refused.
 * Gives the place of the first visible worksheet among all sheets, counted in the order they are stored.
 */
export function firstVisibleWorksheet(stream: Buffer): number {
  const sheets: BoundSheet[] = []
  let last = -1
  for (let position = 0; position + 4 <= stream.length; ) {
    const type = stream.readUInt16LE(position)
    const length = stream.readUInt16LE(position + 2)
    if (type === 0 && last === record.endOfPart) break // padding after the last part
    if (type === record.filePass) throw problem('passwordProtected')
    if (position + 4 + length > stream.length || length < (leastBytes[type] ?? 0)) throw problem('damaged')
    if (type === record.boundSheet && length >= 6) sheets.push(boundSheet(stream, position + 4))
    last = type
    position += 4 + length
  }
  if (last !== record.endOfPart) throw problem('damaged')
  const first = sheets.find((sheet) => sheet.visible && sheet.isWorksheet)
  if (!first) throw problem('noVisibleSheet')
  return sheets.filter((sheet) => sheet.position < first.position).length
}

function boundSheet(stream: Buffer, at: number): BoundSheet {
  const kind = stream.readUInt8(at + 5)
  if (kind === macroSheet) throw problem('hasMacros')
  return {
    position: stream.readUInt32LE(at),
    visible: (stream.readUInt8(at + 4) & 0x03) === 0,
    isWorksheet: kind === 0,
  }
}
