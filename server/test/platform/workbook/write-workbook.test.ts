import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { read } from '@e965/xlsx'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readCells } from '../../../src/platform/workbook/read/read-cells'
import { XlsxPackage } from '../../../src/platform/workbook/read/xlsx-package'
import { workbookLimits } from '../../../src/platform/workbook/workbook-limits'
import type { CellValue } from '../../../src/platform/workbook/write/columns'
import { writeWorkbook } from '../../../src/platform/workbook/write/write-workbook'
import { exported, textsIn } from './workbook-samples'

const partOf = async (file: Buffer, name: string) =>
  Buffer.from(await new XlsxPackage(file, workbookLimits).text(name), 'latin1').toString()

describe('an exported workbook', () => {
  it('holds the headings and the rows, numbers as numbers and texts as texts', async () => {
    const file = await exported({
      name: '展商',
      columns: [{ title: '名称', width: 30 }, { title: '面积' }, { title: '备注' }],
      rows: [
        ['北京消防 <"&\'> 公司', 36.5, null],
        ['  两端空格  ', -3, '第一行\n第二行'],
      ],
    })
    const sheet = read(file).Sheets.展商
    expect(sheet?.A2).toMatchObject({ t: 's', v: '北京消防 <"&\'> 公司' })
    expect(sheet?.B2).toMatchObject({ t: 'n', v: 36.5 })
    expect(sheet?.C2).toBeUndefined()
    expect(sheet?.A3?.v).toBe('  两端空格  ')
    expect(sheet?.B3?.v).toBe(-3)
    expect(sheet?.C3?.v).toBe('第一行\n第二行')
  })

  it('keeps every text exactly, whatever characters XML and spreadsheets treat specially', async () => {
    const texts = fc.array(
      fc.oneof(
        fc.string({ unit: 'grapheme' }),
        fc.constantFrom(
          '_x000D_',
          '_x005F_x000D_',
          '&#10;',
          "'=1",
          '=1+1',
          '＝1',
          ']]>',
          '\u{20BB7}野家',
          '<t>',
        ),
      ),
      { minLength: 1, maxLength: 20 },
    )
    await fc.assert(
      fc.asyncProperty(texts, async (values) => {
        const file = await exported({
          name: 'a',
          columns: [{}],
          rows: [['first'], ...values.map((value) => [value])],
        })
        const rows = [...(await readCells(file)).rows]
        const found = values.map(
          (_value, index) => rows.find(({ number }) => number === index + 2)?.cells[0]?.text,
        )
        expect(found.map((text) => text ?? '')).toEqual(values.map((value) => value.trim()))
      }),
      { numRuns: 25 },
    )
  })

  it('drops what XML cannot carry and cuts a text that Excel would call damage', async () => {
    const file = await exported({
      name: 'a',
      columns: [{}],
      rows: [['a\u0000b\u000Bc\uFFFEd\uD800e'], ['长'.repeat(40_000)]],
    })
    const [[first], [second]] = (await textsIn(file)) as [[string], [string]]
    expect(first).toBe('abcde')
    expect(second).toBe('长'.repeat(32_767))
  })

  it('writes a text that looks like a formula as harmless text', async () => {
    const file = await exported({
      name: 'a',
      columns: [{ title: 'A' }],
      rows: [['=HYPERLINK("http://x")'], ["'=1"]],
    })
    const sheet = read(file).Sheets.a
    expect(sheet?.A2).toMatchObject({ t: 's', v: '\'=HYPERLINK("http://x")' })
    expect(sheet?.A2?.f).toBeUndefined()
    expect(await textsIn(file)).toEqual([['A'], ['=HYPERLINK("http://x")'], ["'=1"]])
  })

  it('leaves a cell empty rather than writing a number Excel cannot read', async () => {
    const file = await exported({
      name: 'a',
      columns: [{}],
      rows: [[Number.NaN, Number.POSITIVE_INFINITY, 1]],
    })
    expect(await textsIn(file)).toEqual([['', '', '1']])
  })

  it('has a frozen, filtered heading that marks what is required, and keeps codes as text', async () => {
    const file = await exported({
      name: 'a',
      columns: [
        { title: '名称', required: true, width: 40 },
        { title: '代码', asText: true },
      ],
      rows: [['x', '0012']],
      freezeHeader: true,
      autoFilter: true,
    })
    const xml = await partOf(file, 'xl/worksheets/sheet1.xml')
    expect(xml).toContain('<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>')
    expect(xml).toContain('<autoFilter ref="A1:B2"/>')
    expect(xml).toContain('<col min="1" max="1" width="40" customWidth="1" style="0"/>')
    expect(xml).toContain('<col min="2" max="2" width="12" customWidth="1" style="3"/>')
    expect(xml).toMatch(/<c r="A1" s="2" .*<c r="B1" s="1" /)
    const { Styles } = read(file, { cellStyles: true }) as { Styles?: { CellXf?: { numFmtId?: number }[] } }
    expect(Styles?.CellXf?.[3]?.numFmtId).toBe(49)
  })

  it('offers choices from a hidden sheet, so that they may be long and contain commas', async () => {
    const choices = Array.from({ length: 60 }, (_value, index) => `选项 ${index}，含逗号, comma`)
    const file = await exported(
      {
        name: '模板',
        columns: [
          { title: '名称', note: '请填写“全称”' },
          { title: '类型', choices },
          { title: '国家', choices: ['中国'] },
        ],
        rows: [],
      },
      { name: '填写说明', columns: [{ width: 80, wrap: true }], rows: [['第一步'], ['第二步']] },
    )
    const book = read(file)
    expect(book.SheetNames).toEqual(['模板', '填写说明', 'choices'])
    expect(book.Workbook?.Sheets?.map(({ Hidden }) => Hidden)).toEqual([0, 0, 1])
    expect(book.Sheets.choices?.A60?.v).toBe(choices[59])
    expect(book.Sheets.choices?.B1?.v).toBe('中国')
    expect(book.Sheets.填写说明?.A2?.v).toBe('第二步')
    const xml = await partOf(file, 'xl/worksheets/sheet1.xml')
    expect(xml).toContain('<dataValidations count="3">')
    expect(xml).toContain('sqref="B2:B1048576"><formula1>choices!$A$1:$A$60</formula1>')
    expect(xml).toContain('sqref="C2:C1048576"><formula1>choices!$B$1:$B$1</formula1>')
    expect(xml).toContain('prompt="请填写“全称”" sqref="A2:A1048576"')
  })

  it('gets a sheet name that Excel accepts', async () => {
    const file = await exported({
      name: `'2026/07: 展商[名单]*?${'x'.repeat(40)}`,
      columns: [{}],
      rows: [['a']],
    })
    expect(read(file).SheetNames).toEqual(['2026 07  展商 名单   xxxxxxxxxxxxxx'.slice(0, 30)])
  })

  it('names columns beyond Z as spreadsheets do', async () => {
    const file = await exported({
      name: 'a',
      columns: [],
      rows: [Array.from({ length: 80 }, (_v, index) => index)],
    })
    const sheet = read(file).Sheets.a
    expect([sheet?.Z1?.v, sheet?.AA1?.v, sheet?.AZ1?.v, sheet?.BA1?.v, sheet?.CB1?.v]).toEqual([
      25, 26, 51, 52, 79,
    ])
  })
})

describe('the stream of an export', () => {
  function source(failAt = Number.POSITIVE_INFINITY) {
    const state = { taken: 0, closed: false }
    async function* rows(): AsyncGenerator<CellValue[]> {
      try {
        for (;;) {
          if (state.taken === failAt) throw new Error('the database went away')
          yield [state.taken++, randomBytes(100).toString('base64')]
        }
      } finally {
        state.closed = true
      }
    }
    return { state, rows: rows() }
  }

  it('asks for rows only as fast as they are read, and closes the source when the reader goes away', async () => {
    const { state, rows } = source()
    const stream = writeWorkbook({ sheets: [{ name: 'a', columns: [{}], rows }] })
    await once(stream, 'readable')
    // With nobody reading, the source comes to rest; without back-pressure this would go on for ever.
    for (let before = -1; before !== state.taken; ) {
      before = state.taken
      for (let turn = 0; turn < 1_000; turn++) await nextTurn()
    }
    stream.destroy()
    await once(stream, 'close')
    await expect.poll(() => state.closed).toBe(true)
  })

  it('fails when a row cannot be had, instead of ending like a complete file', async () => {
    const { state, rows } = source(5_000)
    const stream = writeWorkbook({ sheets: [{ name: 'a', columns: [{}], rows }] })
    await expect(stream.toArray()).rejects.toThrow('the database went away')
    expect(state.closed).toBe(true)
  })

  it('leaves the server free to do other work meanwhile', async () => {
    function* rows(): Generator<CellValue[]> {
      for (let row = 0; row < 20_000; row++) yield [row, `文字 ${row}`]
    }
    let otherWork = 0
    const timer = setInterval(() => otherWork++, 0)
    const file = await exported({ name: 'a', columns: [{}, {}], rows: rows() })
    clearInterval(timer)
    expect(otherWork).toBeGreaterThan(10)
    expect((await textsIn(file)).length).toBe(20_000)
  })
})
