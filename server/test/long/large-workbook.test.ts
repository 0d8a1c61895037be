import { buffer } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { entryBeside } from '../../src/platform/own-processes'
import { runReader } from '../../src/platform/workbook/child/run-reader'
import type { CellValue } from '../../src/platform/workbook/write/columns'
import { writeWorkbook } from '../../src/platform/workbook/write/write-workbook'
import { rowsIn } from '../platform/workbook/rows-in'

const entry = entryBeside(import.meta.url, '../platform/workbook/sample-reader')

function exported(rows: number, columns: number): Promise<Buffer> {
  function* data(): Generator<CellValue[]> {
    for (let row = 0; row < rows; row++)
      yield Array.from({ length: columns }, (_value, column) =>
        column % 2 ? row / 2 : `展商 ${row} 的第 ${column} 项`,
      )
  }
  const titles = Array.from({ length: columns }, (_value, column) => ({ title: `列 ${column}` }))
  return buffer(writeWorkbook({ sheets: [{ name: '数据', columns: titles, rows: data() }] }))
}

describe('a workbook of a hundred thousand rows', () => {
  it('is written and read back whole, without the server taking up the memory', async () => {
    const file = await exported(100_000, 7)
    const before = process.memoryUsage().rss
    let rows = 0
    const wrong: unknown[] = []
    const outcome = await runReader({
      entry,
      file,
      request: { behaviour: 'read' },
      onBatch: (batch) => {
        for (const [number, first] of rowsIn<[number, ...string[]]>(batch)) {
          const expected = rows === 0 ? '列 0' : `展商 ${rows - 1} 的第 0 项`
          if (number !== ++rows || first !== expected) wrong.push([number, first])
        }
      },
    })
    expect(wrong).toEqual([])
    expect(outcome).toMatchObject({ done: { sheetName: '数据' } })
    expect(rows).toBe(100_001)
    expect(process.memoryUsage().rss - before).toBeLessThan(200 * 1024 * 1024)
  })

  it('is the limit: a million are refused, and the limit is named', async () => {
    const outcome = await runReader({
      entry,
      file: await exported(1_000_000, 2),
      request: { behaviour: 'read' },
      onBatch: () => undefined,
    })
    expect(outcome).toEqual({ problem: { key: 'workbook.tooManyRows', params: { limit: 100_000 } } })
  })
})
