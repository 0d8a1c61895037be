import { utils, write } from '@e965/xlsx'
import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { readCells } from '../../../src/platform/workbook/read/read-cells'
import {
  bookOf,
  compoundFile,
  exported,
  type Format,
  fileOf,
  packed,
  problemWith,
  saved,
  sheetAround,
  textsIn,
  withFormulaInB1,
  workbookStream,
  xlsxAround,
} from './workbook-samples'

const formats: Format[] = ['xlsx', 'biff8']
const cellsIn = async (file: Buffer) => [...(await readCells(file)).rows].map(({ cells }) => cells)

describe.each(formats)('a sheet saved as %s', (format) => {
  it('gives its name and its cells, each with its kind', async () => {
    const book = bookOf(
      [
        ['名称', '面积', '参展'],
        ['北京消防', 36.5, true],
      ],
      '展商名单',
    )
    const { sheetName, width, rows } = await readCells(saved(book, format))
    expect({ sheetName, width }).toEqual({ sheetName: '展商名单', width: 3 })
    expect([...rows]).toEqual([
      {
        number: 1,
        cells: [
          { text: '名称', kind: 'text' },
          { text: '面积', kind: 'text' },
          { text: '参展', kind: 'text' },
        ],
      },
      {
        number: 2,
        cells: [
          { text: '北京消防', kind: 'text' },
          { text: '36.5', kind: 'number' },
          { text: 'TRUE', kind: 'boolean' },
        ],
      },
    ])
  })

  it('numbers its rows as Excel does and leaves out blank ones', async () => {
    const file = fileOf([[], ['a'], [], [null, '　 \u00A0'], [null, 'b']], format)
    const rows = [...(await readCells(file)).rows]
    expect(rows.map(({ number, cells }) => [number, ...cells.map(({ text }) => text)])).toEqual([
      [2, 'a', ''],
      [5, '', 'b'],
    ])
  })

  it('gives numbers in plain digits, and says when digits were lost', async () => {
    const numbers = [0, -1.5, 1e-7, -1.25e-9, 0.1 + 0.2, 123456789012345, 110101199001011230, 1e21, -0]
    expect(await cellsIn(fileOf([numbers], format))).toEqual([
      [
        { text: '0', kind: 'number' },
        { text: '-1.5', kind: 'number' },
        { text: '0.0000001', kind: 'number' },
        { text: '-0.00000000125', kind: 'number' },
        { text: '0.3', kind: 'number' },
        { text: '123456789012345', kind: 'number' },
        { text: '110101199001011232', kind: 'imprecise' },
        { text: '1000000000000000000000', kind: 'imprecise' },
        { text: '0', kind: 'number' },
      ],
    ])
  })

  it('marks formulas, and errors by their name', async () => {
    const book = bookOf([[1, 2.5, 3]])
    Object.assign(book.Sheets.Sheet1 ?? {}, {
      B1: { t: 'n', v: 3, f: 'A1+2' },
      C1: { t: 'e', v: 42 },
    })
    const file = format === 'xlsx' ? saved(book, format) : withFormulaInB1(saved(book, format))
    expect(await cellsIn(file)).toEqual([
      [
        { text: '1', kind: 'number' },
        { text: '3', kind: 'formula' },
        { text: '#N/A', kind: 'error' },
      ],
    ])
  })

  it('marks the cells covered by a merged one, in every row that holds something', async () => {
    const book = bookOf([
      ['标题', 'x', 'x', 'd'],
      ['x', 'x', 'x', 'd'],
      ['x', 'x', 'x'],
      ['a', 'b', 'c', 'd'],
    ])
    Object.assign(book.Sheets.Sheet1 ?? {}, { '!merges': [utils.decode_range('A1:C3')] })
    const kinds = (await cellsIn(saved(book, format))).map((row) => row.map(({ kind }) => kind).join(' '))
    expect(kinds).toEqual(['text merged merged text', 'merged merged merged text', 'text text text text'])
  })

  it('is cleaned of space around texts, marks, and characters no text should hold', async () => {
    const file = fileOf([['\uFEFF　 a b　', 'x\u0000y\u0007z', 'one\r\ntwo', '\u200Ekeep']], format)
    const [first, , third] = (await textsIn(file))[0] ?? []
    expect(first).toBe('a b')
    expect(third).toBe('one\ntwo')
  })

  it('is the first visible one', async () => {
    const book = bookOf([['secret']], 'hidden')
    utils.book_append_sheet(book, utils.aoa_to_sheet([['shown']]), 'shown')
    utils.book_append_sheet(book, utils.aoa_to_sheet([['later']]), 'later')
    book.Workbook = { Sheets: [{ Hidden: 1 }, { Hidden: 0 }, { Hidden: 0 }] }
    expect((await readCells(saved(book, format))).sheetName).toBe('shown')
  })

  it('must be visible, and must hold something', async () => {
    const hidden = bookOf([['secret']])
    hidden.Workbook = { Sheets: [{ Hidden: 2 }] }
    expect(await problemWith(saved(hidden, format))).toBe('workbook.noVisibleSheet')
    expect(await problemWith(fileOf([[]], format))).toBe('workbook.emptySheet')
    expect(await problemWith(fileOf([['  ', '　']], format))).toBe('workbook.emptySheet')
  })

  it('may have a hundred columns and no more', async () => {
    const wide = (columns: number) =>
      fileOf([Array.from({ length: columns }, (_value, index) => index)], format)
    expect((await readCells(wide(100))).width).toBe(100)
    expect(await problemWith(wide(101))).toBe('workbook.tooManyColumns')
  })
})

describe('a sheet of Excel 95', () => {
  it('written by a Chinese program is read in its code page, GBK', async () => {
    const stream = workbookStream(saved(bookOf([['ABCD']]), 'biff5'), 'Book')
    const codePage = stream.indexOf(Buffer.from([0x42, 0, 2, 0]))
    stream.writeUInt16LE(936, codePage + 4)
    Buffer.from([0xc3, 0xfb, 0xb3, 0xc6]).copy(stream, stream.indexOf('ABCD'))
    expect(await textsIn(compoundFile({ Book: stream }))).toEqual([['名称']])
  })
})

describe('a date', () => {
  afterEach(() => {
    vi.unstubAllEnvs()
  })
  // Zones far apart, with clock changes at midnight (Cairo, Shanghai in 1940) and with a day left out (Apia, 2011).
  const zones = [
    'UTC',
    'Asia/Shanghai',
    'America/Los_Angeles',
    'Pacific/Apia',
    'Africa/Cairo',
    'Pacific/Kiritimati',
  ]
  const serials: [number, string][] = [
    [1, '1900/01/01'],
    [59, '1900/02/28'],
    [61, '1900/03/01'],
    [14764, '1940/06/02'],
    [40907, '2011/12/30'],
    [45292.75, '2024/01/01'],
    [45350, '2024/02/28'],
    [46203.9999999999, '2026/07/01'],
    [2958465, '9999/12/31'],
  ]
  const dated = (format: Format, date1904: boolean) => {
    const shift = date1904 ? 1462 : 0
    const used = serials.filter(([serial]) => serial > shift)
    const book = bookOf([used.map(([serial]) => serial - shift)])
    for (const address of Object.keys(book.Sheets.Sheet1 ?? {}))
      if (!address.startsWith('!')) Object.assign(book.Sheets.Sheet1?.[address], { z: 'yyyy"年"m"月"d"日"' })
    book.Workbook = { WBProps: { date1904 } }
    return { file: saved(book, format), expected: used.map(([, text]) => text) }
  }

  it.each(
    formats.flatMap((format) =>
      zones.flatMap((name) => [false, true].map((since1904) => [format, name, since1904] as const)),
    ),
  )(
    'in %s on a machine in %s (since 1904: %s) is the day the organiser typed',
    async (format, name, since1904) => {
      vi.stubEnv('TZ', name)
      const { file, expected } = dated(format, since1904)
      expect(await cellsIn(file)).toEqual([expected.map((text) => ({ text, kind: 'date' }))])
    },
  )

  it('is known by the formats Chinese Excel leaves unnamed, and by any one of a thousand of its own', async () => {
    const own = Array.from(
      { length: 1_000 },
      (_value, index) => `<numFmt numFmtId="${200 + index}" formatCode="yyyy&quot;x${index}&quot;"/>`,
    )
    const ids = [14, 22, 27, 31, 36, 57, 58, 200, 1_199, 0, 2, 11, 49]
    const styles = `<styleSheet><numFmts>${own.join('')}</numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs>${ids.map((id) => `<xf numFmtId="${id}"/>`).join('')}</cellXfs></styleSheet>`
    const cells = ids.map((_id, index) => `<c r="${utils.encode_col(index)}1" s="${index}"><v>45292</v></c>`)
    const file = xlsxAround(sheetAround(`<row r="1">${cells.join('')}</row>`), { 'xl/styles.xml': styles })
    const kinds = (await cellsIn(file))[0]?.map(({ kind }) => kind)
    expect(kinds).toEqual(
      ids.map((id) => (id === 0 || id === 2 || id === 11 || id === 49 ? 'number' : 'date')),
    )
  })

  it('without a day is a time, and one outside the calendar a number', async () => {
    const styles = '<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="20"/></cellXfs></styleSheet>'
    const row =
      '<row r="1"><c r="A1" s="1"><v>0.5</v></c><c r="B1" s="1"><v>-3</v></c><c r="C1" s="1"><v>3000000</v></c></row>'
    const file = xlsxAround(sheetAround(row), { 'xl/styles.xml': styles })
    expect(await cellsIn(file)).toEqual([
      [
        { text: '12:00:00', kind: 'text' },
        { text: '-3', kind: 'number' },
        { text: '3000000', kind: 'number' },
      ],
    ])
  })

  it('written in ISO form is understood', async () => {
    const styles = '<styleSheet><cellXfs><xf numFmtId="14"/></cellXfs></styleSheet>'
    const row = '<row r="1"><c r="A1" s="0" t="d"><v>2026-07-01T00:00:00</v></c></row>'
    vi.stubEnv('TZ', 'America/Los_Angeles')
    expect(await cellsIn(xlsxAround(sheetAround(row), { 'xl/styles.xml': styles }))).toEqual([
      [{ text: '2026/07/01', kind: 'date' }],
    ])
  })
})

describe('the XML of an .xlsx file', () => {
  it('may hold rich text, readings of characters, empty strings and escapes', async () => {
    const strings = `<sst><si><r><t>富</t></r><r><rPr><b/></rPr><t xml:space="preserve"> 文本</t></r></si><si><t>漢字</t><rPh sb="0" eb="2"><t>カンジ</t></rPh><phoneticPr fontId="1"/></si><si/><si><t>a_x000A_b&amp;&#x4E2D;</t></si><si><t/></si></sst>`
    const cells = [0, 1, 2, 3, 4].map(
      (index) => `<c r="${utils.encode_col(index)}1" t="s"><v>${index}</v></c>`,
    )
    const inline = '<c r="F1" t="inlineStr"><is><r><t>内</t></r><r><t>联</t></r><rPh><t>ne</t></rPh></is></c>'
    const file = xlsxAround(sheetAround(`<row r="1">${cells.join('')}${inline}</row>`), {
      'xl/sharedStrings.xml': strings,
    })
    expect(await textsIn(file)).toEqual([['富 文本', '漢字', '', 'a\nb&中', '', '内联']])
  })

  it('may hold its texts as they are (CDATA), with remarks between', async () => {
    const strings =
      '<sst><si><t><![CDATA[共<享>&amp;]]></t></si><si><t>前<!-- <si> -->后<?pi x?>尾</t></si></sst>'
    const cells = [
      '<c r="A1" t="s"><v>0</v></c>',
      '<c r="B1" t="s"><v>1</v></c>',
      '<c r="C1" t="inlineStr"><is><t>括<![CDATA[号<c r="A1"><公司>]]>&amp;<![CDATA[]]]]><![CDATA[>]]></t></is></c>',
      '<c r="D1"><v><![CDATA[36]]></v></c>',
      '<c r="E1" t="str"><v><!-- 不 -->是</v></c>',
    ]
    const file = xlsxAround(sheetAround(`<row r="1">${cells.join('')}</row>`), {
      'xl/sharedStrings.xml': strings,
    })
    expect(await textsIn(file)).toEqual([['共<享>&amp;', '前后尾', '括号<c r="A1"><公司>&]]>', '36', '是']])
  })

  it('may have its rows and cells in any order', async () => {
    const rows =
      '<row r="5"><c r="B5"><v>4</v></c><c r="A5"><v>3</v></c></row><row r="3"><c r="A3"><v>1</v></c><c r="B3"><v>2</v></c></row>'
    const read = [...(await readCells(xlsxAround(sheetAround(rows)))).rows]
    expect(read.map(({ number, cells }) => [number, ...cells.map(({ text }) => text)])).toEqual([
      [3, '1', '2'],
      [5, '3', '4'],
    ])
  })

  it('may use a prefix for its names, as some programs do', async () => {
    const sheet =
      '<x:worksheet><x:sheetData><x:row r="2"><x:c r="B2" t="inlineStr"><x:is><x:t>值</x:t></x:is></x:c><x:c r="C2"><x:f>1+1</x:f><x:v>2</x:v></x:c></x:row></x:sheetData><x:mergeCells><x:mergeCell ref="A1:B1"/></x:mergeCells></x:worksheet>'
    expect(await cellsIn(xlsxAround(sheet))).toEqual([
      [
        { text: '', kind: 'blank' },
        { text: '值', kind: 'text' },
        { text: '2', kind: 'formula' },
      ],
    ])
  })

  it('marks shared, array and spilled formulas even where the file is sparing with words', async () => {
    const row = [
      '<c r="A1"><f t="shared" ref="A1:B1" si="0">1+1</f><v>2</v></c>',
      '<c r="B1"><f t="shared" si="0"/><v>2</v></c>',
      '<c r="C1"><f t="shared" si="7"/><v>3</v></c>',
      '<c r="D1"><f t="array" ref="D1:E2">X</f><v>4</v></c>',
      '<c r="E1"><v>5</v></c>',
      '<c r="F1"><v>6</v></c>',
      '<c r="G1" t="str"><f>""</f><v></v></c>',
    ]
    const second = '<row r="2"><c r="D2"><v>7</v></c><c r="F2"><v>8</v></c></row>'
    const cells = await cellsIn(xlsxAround(sheetAround(`<row r="1">${row.join('')}</row>${second}`)))
    expect(cells[0]?.map(({ kind }) => kind).join(' ')).toBe(
      'formula formula formula formula formula number formula',
    )
    expect(cells[1]?.map(({ kind }) => kind).join(' ')).toBe('blank blank blank formula blank number blank')
  })

  it('may be formatted down to the last row: only rows that hold something count', async () => {
    const blank = (row: number) =>
      `<row r="${row}" spans="1:2" s="1" customFormat="1"><c r="A${row}" s="1"/></row>`
    const rows = Array.from({ length: 120_000 }, (_value, index) => blank(index + 3)).join('')
    const file = xlsxAround(
      sheetAround(
        `<row r="1"><c r="A1"><v>1</v></c></row><row r="2"/>${rows}<row r="900000"><c r="A900000"><v>2</v></c></row>`,
      ),
    )
    expect([...(await readCells(file)).rows].map(({ number }) => number)).toEqual([1, 900_000])
  })

  it('may keep its parts elsewhere and under names in another case', async () => {
    const relations =
      '<Relationships><Relationship Id="rId9" Type="http://purl.oclc.org/ooxml/officeDocument/relationships/worksheet" Target="/xl/Sheets/Data.XML"/></Relationships>'
    const file = xlsxAround('<worksheet/>', {
      '_rels/.rels':
        '<Relationships><Relationship Id="a" Type="x/officeDocument" Target="/xl/book2.xml"/></Relationships>',
      'xl/book2.xml': '<workbook><sheets><sheet name="A &amp; B" r:id="rId9"/></sheets></workbook>',
      'xl/_rels/book2.xml.rels': relations,
      'xl/sheets/data.xml': sheetAround('<row><c><v>1</v></c><c><v>2</v></c></row>'),
    })
    const { sheetName, rows } = await readCells(file)
    expect(sheetName).toBe('A & B')
    expect([...rows][0]?.cells.map(({ text }) => text)).toEqual(['1', '2'])
  })
})

describe('whatever is typed', () => {
  const sign = fc.constantFrom('&', '<', '>', '"', "'", '_', '\n', '消', '𠮷', '😀', 'é', ' ', '&amp;', '=')
  const text = fc.array(fc.oneof(sign, fc.string({ unit: 'grapheme', maxLength: 3 })), { maxLength: 8 })
  const typed = fc.oneof(
    text.map((signs) => signs.join('')),
    fc.integer({ min: -1e9, max: 1e9 }).map((hundredths) => hundredths / 100),
    fc.boolean(),
    fc.constant(null),
  )
  const sheet = fc.array(fc.array(typed, { maxLength: 6 }), { maxLength: 6 })

  it.each([true, false])(
    'into a sheet (shared texts: %s) reads the same as from an .xls file',
    async (bookSST) => {
      await fc.assert(
        fc.asyncProperty(sheet, async (rows) => {
          const modern = write(bookOf([['heading'], ...rows]), {
            type: 'buffer',
            bookType: 'xlsx',
            bookSST,
          }) as Buffer
          expect(await cellsIn(modern)).toEqual(await cellsIn(fileOf([['heading'], ...rows], 'biff8')))
        }),
        { numRuns: 200 },
      )
    },
  )
})

describe('an export read back', () => {
  it('has the same rows and texts', async () => {
    const rows = [
      ['=1+1', '-5', ' 空格 '],
      ["'＝x", '"引号"', '多\n行'],
    ]
    const file = await exported({
      name: '数据',
      columns: [{ title: 'A' }, { title: 'B' }, { title: 'C' }],
      rows,
    })
    expect(await textsIn(file)).toEqual([
      ['A', 'B', 'C'],
      ['=1+1', '-5', '空格'],
      ["'＝x", '"引号"', '多\n行'],
    ])
  })

  it('is told the row of a cell that is too long', async () => {
    const long = packed(
      sheetAround(`<row r="7"><c r="A7" t="inlineStr"><is><t>${'a'.repeat(32_768)}</t></is></c></row>`),
    )
    await expect(async () => [...(await readCells(xlsxAround(long))).rows]).rejects.toMatchObject({
      key: 'workbook.cellTooLong',
      params: { row: 7, limit: 32_767 },
    })
  })
})
