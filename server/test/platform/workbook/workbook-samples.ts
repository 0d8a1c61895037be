import { buffer } from 'node:stream/consumers'
import { constants, crc32, deflateRawSync } from 'node:zlib'
import { type BookType, CFB, utils, type WorkBook, write } from '@e965/xlsx'
import { readCells, type SheetCells } from '../../../src/platform/workbook/read/read-cells'
import type { Sheet } from '../../../src/platform/workbook/write/columns'
import { writeWorkbook } from '../../../src/platform/workbook/write/write-workbook'

export type Format = 'xlsx' | 'biff8'

/** A file as another program would save it. */
export function saved(book: WorkBook, bookType: BookType): Buffer {
  return write(book, { type: 'buffer', bookType, bookSST: bookType !== 'biff5', compression: true }) as Buffer
}

export function bookOf(rows: unknown[][], name = 'Sheet1'): WorkBook {
  const book = utils.book_new()
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows, { UTC: true }), name)
  return book
}

export function fileOf(rows: unknown[][], format: Format = 'xlsx'): Buffer {
  return saved(bookOf(rows), format)
}

export function exported(...sheets: Sheet[]): Promise<Buffer> {
  return buffer(writeWorkbook({ sheets }))
}

export async function textsIn(file: Buffer): Promise<string[][]> {
  return textsOf(await readCells(file))
}

export function textsOf({ rows }: SheetCells): string[][] {
  return [...rows].map(({ cells }) => cells.map(({ text }) => text))
}

/** What the organiser is told about the file, or `undefined` when it can be read to the end. */
export async function problemWith(file: Buffer): Promise<string | undefined> {
  try {
    for (const _row of (await readCells(file)).rows);
    return undefined
  } catch (fault) {
    if (fault instanceof Error && fault.name === 'WorkbookProblem') return fault.message
    throw fault
  }
}

export interface RawEntry {
  packed: Buffer
  bytes: number
  checksum: number
  flags?: number
}

export function packed(content: string | Buffer): RawEntry {
  const bytes = Buffer.from(content)
  return { packed: deflateRawSync(bytes), bytes: bytes.length, checksum: crc32(bytes) }
}

/** The same content over and over, packed without ever existing unpacked. */
export function packedRepeatedly(start: string, block: string, times: number, end: string): RawEntry {
  const piece = (text: string) => deflateRawSync(text, { finishFlush: constants.Z_SYNC_FLUSH })
  const middle = piece(block)
  const parts = [piece(start), ...Array.from({ length: times }, () => middle), deflateRawSync(end)]
  const bytes = Buffer.byteLength(start) + Buffer.byteLength(block) * times + Buffer.byteLength(end)
  return { packed: Buffer.concat(parts), bytes, checksum: 0 }
}

/** A zip file that says of its entries whatever it is told to say. */
export function zipOf(entries: Record<string, string | RawEntry>): Buffer {
  const local: Buffer[] = []
  const central: Buffer[] = []
  let offset = 0
  for (const [name, content] of Object.entries(entries)) {
    const entry = typeof content === 'string' ? packed(content) : content
    const label = Buffer.from(name)
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(entry.flags ?? 0, 2)
    common.writeUInt16LE(8, 4)
    common.writeUInt32LE(entry.checksum, 10)
    common.writeUInt32LE(entry.packed.length, 14)
    common.writeUInt32LE(entry.bytes, 18)
    common.writeUInt16LE(label.length, 22)
    const place = Buffer.alloc(14)
    place.writeUInt32LE(offset, 10)
    const header = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), common, label])
    central.push(Buffer.from('PK\x01\x02\x14\x00', 'latin1'), common, place, label)
    local.push(header, entry.packed)
    offset += header.length + entry.packed.length
  }
  const directory = Buffer.concat(central)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(Object.keys(entries).length, 8)
  end.writeUInt16LE(Object.keys(entries).length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...local, directory, end])
}

const schemas = 'http://schemas.openxmlformats.org'
const relation = (id: string, kind: string, target: string) =>
  `<Relationship Id="${id}" Type="${schemas}/officeDocument/2006/relationships/${kind}" Target="${target}"/>`

/** An .xlsx file around the sheet XML under test; any part can be replaced or added. */
export function xlsxAround(sheet: string | RawEntry, parts: Record<string, string | RawEntry> = {}): Buffer {
  return zipOf({
    '[Content_Types].xml': `<Types xmlns="${schemas}/package/2006/content-types"/>`,
    '_rels/.rels': `<Relationships>${relation('rId1', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    'xl/workbook.xml': '<workbook><sheets><sheet name="数据" sheetId="1" r:id="rId1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels': `<Relationships>${relation('rId1', 'worksheet', 'worksheets/sheet1.xml')}${relation('rId2', 'styles', 'styles.xml')}${relation('rId3', 'sharedStrings', 'sharedStrings.xml')}</Relationships>`,
    'xl/worksheets/sheet1.xml': sheet,
    ...parts,
  })
}

export function sheetAround(rows: string, after = '', before = ''): string {
  return `<?xml version="1.0"?><worksheet>${before}<sheetData>${rows}</sheetData>${after}</worksheet>`
}

/** The library writes .xls files without formulas; this puts one (`=3`) in place of the number in B1. */
export function withFormulaInB1(xls: Buffer): Buffer {
  return withWorkbookStream(xls, (stream) => {
    const number = Buffer.from([0x03, 0x02, 14, 0, 0, 0, 1, 0])
    const at = stream.indexOf(number)
    const cell = stream.subarray(at + 4, at + 18)
    const formula = Buffer.from([0, 0, 0, 0, 0, 0, 3, 0, 0x1e, 3, 0])
    const head = Buffer.from([0x06, 0x00, cell.length + formula.length, 0])
    return Buffer.concat([stream.subarray(0, at), head, cell, formula, stream.subarray(at + 18)])
  })
}

export function withWorkbookStream(xls: Buffer, change: (stream: Buffer) => Buffer): Buffer {
  return compoundFile({ Workbook: change(workbookStream(xls, 'Workbook')) })
}

export function workbookStream(xls: Buffer, name: 'Workbook' | 'Book'): Buffer {
  return Buffer.from(CFB.find(CFB.read(xls, { type: 'buffer' }), name).content)
}

export function compoundFile(streams: Record<string, Buffer>): Buffer {
  const container = CFB.utils.cfb_new()
  for (const [name, content] of Object.entries(streams)) CFB.utils.cfb_add(container, `/${name}`, content)
  return CFB.write(container, { type: 'buffer' }) as Buffer
}

export function manyRows(count: number): string {
  const row = (number: number) =>
    `<row><c t="inlineStr"><is><t>北京第${number}消防设备厂</t></is></c><c><v>${number * 7}</v></c></row>`
  return Array.from({ length: count }, (_value, index) => row(index)).join('')
}
