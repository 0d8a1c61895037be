import { deflateRawSync } from 'node:zlib'
import fc from 'fast-check'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { readCells } from '../../../src/platform/workbook/read/read-cells'
import {
  bookOf,
  compoundFile,
  fileOf,
  manyRows,
  packed,
  packedRepeatedly,
  problemWith,
  saved,
  sheetAround,
  textsIn,
  withWorkbookStream,
  xlsxAround,
  zipOf,
} from './workbook-samples'

const oneCell = sheetAround('<row r="1"><c r="A1"><v>1</v></c></row>')

afterEach(() => {
  vi.restoreAllMocks()
})

describe('a file that is no workbook', () => {
  it.each([
    ['text in UTF-8', Buffer.from('名称,面积\n北京,36\n')],
    ['text in GBK', Buffer.from([0xc3, 0xfb, 0xb3, 0xc6, 0x2c, 0x31, 0x0a])],
    ['text in UTF-16', Buffer.from('\uFEFF名称\t面积\n', 'utf16le')],
    ['a web page', Buffer.from('<html><table><tr><td>1</td></tr></table></html>')],
    ['an XML spreadsheet of 2003', saved(bookOf([['a']]), 'xlml')],
    ['a dBASE table', saved(bookOf([['a'], ['b']]), 'dbf')],
    ['a SYLK file', saved(bookOf([['a']]), 'sylk')],
    ['a DIF file', saved(bookOf([['a']]), 'dif')],
    ['a bare BIFF stream', saved(bookOf([['a']]), 'biff2')],
    ['rich text', Buffer.from('{\\rtf1 a}')],
    ['a picture', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')],
    ['a zip of other things', zipOf({ 'readme.txt': 'hello' })],
    ['an empty zip', Buffer.from(`PK\x05\x06${'\0'.repeat(18)}`, 'latin1')],
    ['a Word document', zipOf({ '[Content_Types].xml': '<Types/>', 'word/document.xml': '<document/>' })],
    ['an old Word document', compoundFile({ WordDocument: Buffer.alloc(5_000) })],
  ])('such as %s is turned away, whatever its name says', async (_case, file) => {
    expect(await problemWith(file)).toBe('workbook.notWorkbook')
  })

  it.each([
    ['an OpenDocument sheet', saved(bookOf([['a']]), 'ods')],
    ['a binary workbook', saved(bookOf([['a']]), 'xlsb')],
  ])('but %s gets the advice to save it as .xlsx', async (_case, file) => {
    expect(await problemWith(file)).toBe('workbook.otherFormat')
  })

  it('because it is empty is told so', async () => {
    expect(await problemWith(Buffer.alloc(0))).toBe('workbook.emptyFile')
  })

  it('because it is too large is told so before anything else', async () => {
    expect(await problemWith(Buffer.alloc(20 * 1024 * 1024 + 1))).toBe('workbook.fileTooLarge')
  })
})

describe('a locked workbook', () => {
  it.each([
    ['.xlsx', compoundFile({ EncryptionInfo: Buffer.alloc(100), EncryptedPackage: Buffer.alloc(9_000) })],
    ['.xls', withWorkbookStream(fileOf([['a']], 'biff8'), withFilePass)],
    ['zip', xlsxAround({ ...packed(oneCell), flags: 1 })],
  ])('(%s) asks for the password to be removed', async (_case, file) => {
    expect(await problemWith(file)).toBe('workbook.passwordProtected')
  })
})

describe('an .xls file with a formula cut short', () => {
  it.each([
    [0x0006, 14],
    [0x0206, 14],
    [0x0406, 20],
    [0x0021, 12],
    [0x0221, 8],
    [0x04bc, 9],
  ])('is called damaged (record %i, %i bytes)', async (type, length) => {
    const short = Buffer.alloc(4 + length)
    short.writeUInt16LE(type, 0)
    short.writeUInt16LE(length, 2)
    const endOfPart = Buffer.from('0a000000', 'hex')
    const file = withWorkbookStream(fileOf([['a']], 'biff8'), (stream) => {
      const end = stream.lastIndexOf(endOfPart)
      return Buffer.concat([stream.subarray(0, end), short, stream.subarray(end)])
    })
    expect(await problemWith(file)).toBe('workbook.damaged')
  })
})

describe('a workbook with macros', () => {
  const macroType =
    '<Types><Override PartName="/xl/workbook.xml" ContentType="application/vnd.ms-excel.sheet.macroEnabled.main+xml"/></Types>'
  const macroRelation =
    '<Relationships><Relationship Id="rId1" Type="x/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="http://schemas.microsoft.com/office/2006/relationships/vbaProject" Target="media/picture.png"/></Relationships>'
  it.each([
    ['an .xlsm under another name', xlsxAround(oneCell, { '[Content_Types].xml': macroType })],
    ['with a macro part', xlsxAround(oneCell, { 'xl/vbaProject.bin': 'x' })],
    ['with a disguised macro part', xlsxAround(oneCell, { 'xl/_rels/workbook.xml.rels': macroRelation })],
    ['with a macro sheet', xlsxAround(oneCell, { 'xl/macrosheets/sheet1.xml': oneCell })],
    [
      '.xls with macros',
      compoundFile({ Workbook: Buffer.alloc(5_000), '_VBA_PROJECT_CUR/VBA/_VBA_PROJECT': Buffer.alloc(10) }),
    ],
    ['.xls with a macro sheet', withWorkbookStream(fileOf([['a']], 'biff8'), withMacroSheet)],
  ])('%s is not read', async (_case, file) => {
    expect(await problemWith(file)).toBe('workbook.hasMacros')
  })
})

describe('a zip bomb', () => {
  const zeros = '\0'.repeat(8 * 1024 * 1024)
  // The block refers to nothing before it, so that a gigabyte can be packed without ever having existed.
  const gigabyte = packedRepeatedly('', zeros, 130, '')

  it.each([
    ['that says how large it is', xlsxAround(gigabyte)],
    ['in a part nobody reads', xlsxAround(oneCell, { 'xl/media/image1.png': gigabyte })],
    ['that says it is just within the limit', xlsxAround({ ...gigabyte, bytes: 900 * 1024 * 1024 })],
    [
      'spread over many parts',
      xlsxAround(oneCell, manyParts(200, { ...packed('x'), bytes: 6 * 1024 * 1024 })),
    ],
    ['of very many parts', xlsxAround(oneCell, manyParts(6_000, packed('x')))],
    ['in its texts', xlsxAround(oneCell, { 'xl/sharedStrings.xml': { ...packed('x'), bytes: 9_999_999 } })],
  ])('%s is refused', async (_case, file) => {
    expect(await problemWith(file)).toMatch(/^workbook\.(tooMuchContent|damaged)$/)
  })

  it.each(['xl/worksheets/sheet1.xml', 'xl/sharedStrings.xml', 'xl/styles.xml', 'xl/workbook.xml'])(
    'that lies about the size of %s is stopped where the lie shows',
    async (name) => {
      expect(await problemWith(xlsxAround(oneCell, { [name]: { ...gigabyte, bytes: 5_000 } }))).toBe(
        'workbook.damaged',
      )
    },
  )

  it('may not hide in the definition of entities', async () => {
    const bomb = `<!DOCTYPE x [<!ENTITY a "lol">${Array.from({ length: 30 }, (_v, index) => `<!ENTITY b${index} "${`&b${index - 1};`.repeat(10)}">`).join('')}]>`
    const sheet = bomb + sheetAround('<row r="1"><c r="A1" t="inlineStr"><is><t>&b29;</t></is></c></row>')
    expect(await textsIn(xlsxAround(sheet))).toEqual([['&b29;']])
  })
})

describe('a sheet that is too large', () => {
  it('because of a million rows is refused after the first hundred thousand', async () => {
    const sheet = packedRepeatedly(
      '<worksheet><sheetData>',
      manyRows(10_000),
      100,
      '</sheetData></worksheet>',
    )
    await expect(readCells(xlsxAround(sheet))).rejects.toMatchObject({
      key: 'workbook.tooManyRows',
      params: { limit: 100_000 },
    })
  })

  it('because of millions of cells is refused before they take up memory', async () => {
    const row = `<row>${'<c><v>1</v></c>'.repeat(90)}</row>`
    const sheet = packedRepeatedly(
      '<worksheet><sheetData>',
      row.repeat(1_000),
      50,
      '</sheetData></worksheet>',
    )
    expect(await problemWith(xlsxAround(sheet))).toBe('workbook.tooMuchContent')
  })

  it('because one row never ends is refused', async () => {
    const cells = '<c r="A1"><v>123456</v></c>'.repeat(40_000)
    const sheet = packedRepeatedly(
      '<worksheet><sheetData><row r="1">',
      cells,
      20,
      '</row></sheetData></worksheet>',
    )
    expect(await problemWith(xlsxAround(sheet))).toBe('workbook.tooMuchContent')
  })

  it('only in what it claims is read as it is', async () => {
    const sheet = sheetAround(
      '<row r="1"><c r="A1"><v>1</v></c><c r="XFD1" s="1"/></row><row r="1048576"><c r="A1048576"><v>2</v></c></row>',
      '<mergeCells><mergeCell ref="B1:XFD1048576"/></mergeCells><hyperlinks><hyperlink ref="A1:XFD1048576" location="x"/></hyperlinks>',
      '<dimension ref="A1:XFD1048576"/><cols><col min="1" max="16384" width="9"/></cols>',
    )
    const { rows, width } = await readCells(xlsxAround(sheet))
    expect(width).toBe(1)
    expect([...rows].map(({ number }) => number)).toEqual([1, 1_048_576])
  })

  it('with a cell far to the right is refused', async () => {
    const rows = '<row r="1"><c r="A1"><v>1</v></c><c r="XFD1"><v>2</v></c></row>'
    expect(await problemWith(xlsxAround(sheetAround(rows)))).toBe('workbook.tooManyColumns')
  })

  it('by a hundred thousand merged ranges, each claiming everything, is still read', async () => {
    const merges = '<mergeCell ref="B1:XFD1048576"/>'.repeat(100_000)
    const sheet = sheetAround(
      '<row r="1"><c r="A1"><v>1</v></c><c r="B1"><v>1</v></c></row><row r="9"><c r="A9"><v>1</v></c></row>',
      `<mergeCells>${merges}</mergeCells>`,
    )
    const rows = [...(await readCells(xlsxAround(sheet))).rows]
    expect(rows.map(({ cells }) => cells.map(({ kind }) => kind).join(' '))).toEqual([
      'number number',
      'number merged',
    ])
    const more = sheet.replace('</mergeCells>', '<mergeCell ref="A1:B2"/></mergeCells>')
    expect(await problemWith(xlsxAround(more))).toBe('workbook.tooMuchContent')
  })
})

describe('a damaged file', () => {
  it.each([
    ['names a text that is not there', '<row r="1"><c r="A1" t="s"><v>99</v></c></row>'],
    ['names a text below the first', '<row r="1"><c r="A1" t="s"><v>-1</v></c></row>'],
    ['breaks off among its rows', '<row r="1"><c r="A1"><v>1</v></c>'],
    [
      'has two rows of one number',
      '<row r="2"><c r="A2"><v>1</v></c></row><row r="2"><c r="A2"><v>2</v></c></row>',
    ],
    [
      'has two rows of one number, beside each other',
      '<row r="2"><c r="A2"><v>1</v></c></row><row r="2"><c r="B2"><v>2</v></c></row>',
    ],
    [
      'counts on to a row that is there already',
      '<row r="3"><c r="A3"><v>1</v></c></row><row r="2"><c r="A2"><v>2</v></c></row><row><c><v>3</v></c></row>',
    ],
    [
      'counts on beyond the last row',
      '<row r="1048576"><c r="A1048576"><v>1</v></c></row><row><c><v>2</v></c></row>',
    ],
    ['has two cells in one place', '<row r="2"><c r="B2"><v>1</v></c><c r="B2"><v>2</v></c></row>'],
    [
      'counts on to a cell that is there already',
      '<row r="2"><c r="B2"><v>1</v></c><c r="A2"><v>2</v></c><c><v>3</v></c></row>',
    ],
    ['has a text that never ends', '<row r="2"><c t="inlineStr"><is><t><![CDATA[一</t></is></c></row>'],
    [
      'has the start of a row within a text',
      '<row r="2"><c t="inlineStr"><is><t><![CDATA[<row r="9">]]></t></is></c></row>',
    ],
    [
      'has a first row that is only a remark',
      '<!-- <row r="1"><c r="A1"><v>1</v></c></row> --><row r="2"><c r="A2"><v>2</v></c></row>',
    ],
    [
      'has rows that are only a remark',
      '<row r="2"><c r="A2"><v>1</v></c></row><!-- <row r="3"><c r="A3"><v>2</v></c></row> --><row r="4"><c r="A4"><v>3</v></c></row>',
    ],
  ])('that %s is called damaged', async (_case, rows) => {
    const sheet = rows.endsWith('</row>') ? sheetAround(rows) : `<worksheet><sheetData>${rows}`
    const file = xlsxAround(sheet, { 'xl/sharedStrings.xml': '<sst><si><t>a</t></si></sst>' })
    expect(await problemWith(file)).toBe('workbook.damaged')
  })

  it.each(['0', '-5', '1048577', '4294967294', '99999999999', '1e3', '2.5', 'abc', ''])(
    'with a row “%s”, which no sheet has, is called damaged',
    async (row) => {
      const wrong = `<row r="${row}"><c r="A1"><v>2</v></c></row>`
      for (const rows of [wrong, `<row r="1"><c r="A1"><v>1</v></c></row>${wrong}`])
        expect(await problemWith(xlsxAround(sheetAround(rows)))).toBe('workbook.damaged')
    },
  )

  it.each(['XFE1', 'ZZZZZZ1', '1', 'A-5', 'A1:B2', '甲1', ''])(
    'with a cell at “%s”, which no sheet has, is called damaged',
    async (place) => {
      const rows = `<row r="1"><c r="A1"><v>1</v></c><c r="${place}"><v>2</v></c></row>`
      expect(await problemWith(xlsxAround(sheetAround(rows)))).toBe('workbook.damaged')
    },
  )

  it('full of remarks that never end is soon called damaged', async () => {
    const strings = { 'xl/sharedStrings.xml': `<sst><si><t>${'<!--'.repeat(1_000_000)}</t></si></sst>` }
    const file = xlsxAround(sheetAround('<row r="1"><c r="A1" t="s"><v>0</v></c></row>'), strings)
    expect(await problemWith(file)).toBe('workbook.damaged')
  })

  it('nested deeper than any sheet is read or refused, never fatal', async () => {
    const deep = '<a>'.repeat(500_000)
    for (const sheet of [deep, sheetAround(deep), sheetAround(`<row r="1">${'<c>'.repeat(200_000)}</row>`)])
      expect(await problemWith(xlsxAround(sheet))).toMatch(/^workbook\./)
  })

  it('whose checksum is wrong is called damaged', async () => {
    const content = Buffer.from(oneCell)
    const sheet = { packed: deflateRawSync(content), bytes: content.length, checksum: 1 }
    expect(await problemWith(xlsxAround(sheet))).toBe('workbook.damaged')
  })

  describe.each(['xlsx', 'biff8'] as const)('cut short (%s)', (format) => {
    let whole: Buffer
    let shown: string[][] = []
    beforeAll(async () => {
      const rows = Array.from({ length: 300 }, (_value, row) => [
        `展商 ${row}`,
        row,
        new Date(0),
        `备注 ${row % 7}`,
      ])
      whole = fileOf(rows, format)
      shown = await textsIn(whole)
    })

    it('anywhere is a problem, or complete: never a crash, and never a part passed off as the whole', async () => {
      await fc.assert(
        fc.asyncProperty(fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }), async (share) => {
          const part = whole.subarray(0, Math.floor(whole.length * share))
          const problem = await problemWith(part)
          if (problem === undefined) expect(await textsIn(part)).toEqual(shown)
          else expect(problem).toMatch(/^workbook\./)
        }),
        { numRuns: 100 },
      )
    })

    // Always the same files: should the library loop for ever over one of them, nothing could end this process, as the
    // reader's own is ended. What it once looped over stands below.
    it('or with bytes changed is read or refused, never fatal', async () => {
      // The library remarks on every record it does not know.
      vi.spyOn(console, 'error').mockImplementation(() => undefined)
      const change = fc.record({ at: fc.nat(whole.length - 1), byte: fc.nat(255) })
      await fc.assert(
        fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 5 }), async (changes) => {
          const file = Buffer.from(whole)
          for (const { at, byte } of changes) file[at] = byte
          expect(await problemWith(file)).toSatisfy((key) => key === undefined || /^workbook\./.test(key))
        }),
        { seed: 7_214, numRuns: 40 },
      )
    })
  })
})

function manyParts(count: number, entry: ReturnType<typeof packed>) {
  return Object.fromEntries(Array.from({ length: count }, (_value, index) => [`xl/extra${index}.xml`, entry]))
}

function withFilePass(stream: Buffer): Buffer {
  const afterStart = 4 + stream.readUInt16LE(2)
  return Buffer.concat([
    stream.subarray(0, afterStart),
    Buffer.from([0x2f, 0, 2, 0, 0, 0]),
    stream.subarray(afterStart),
  ])
}

function withMacroSheet(stream: Buffer): Buffer {
  const changed = Buffer.from(stream)
  for (let at = 0; at + 4 <= changed.length; at += 4 + changed.readUInt16LE(at + 2))
    if (changed.readUInt16LE(at) === 0x85) changed.writeUInt8(1, at + 9)
  return changed
}
