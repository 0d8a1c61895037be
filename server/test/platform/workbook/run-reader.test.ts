import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { isMessageKey } from '@fairground/domain/text'
import { describe, expect, it } from 'vitest'
import { entryBeside } from '../../../src/platform/own-processes'
import { type ReaderJob, readerLimits, runReader } from '../../../src/platform/workbook/child/run-reader'
import { builtProcess } from '../../support/built-process'
import { rowsIn } from './rows-in'
import type { SampleRequest } from './sample-reader'
import { fileOf, manyRows, packedRepeatedly, xlsxAround } from './workbook-samples'

const entry = entryBeside(import.meta.url, 'sample-reader')

function run<Done = unknown>(behaviour: SampleRequest['behaviour'], job: Partial<ReaderJob> = {}) {
  const file = Buffer.alloc(0)
  return runReader<Done>({ entry, file, request: { behaviour }, onBatch: () => undefined, ...job })
}

describe('a reader process', () => {
  it('reads the file and hands over its rows in batches of a thousand, in order', async () => {
    const rows = Array.from({ length: 2_500 }, (_value, row) => [`展商 ${row}`])
    const batches: [number, string][][] = []
    const outcome = await run('read', {
      file: async () => fileOf(rows),
      onBatch: (batch) => void batches.push(rowsIn(batch)),
    })
    expect(outcome).toEqual({ done: { sheetName: 'Sheet1', secrets: [] } })
    expect(batches.map((batch) => batch.length)).toEqual([1_000, 1_000, 500])
    expect(batches.flat()).toEqual(rows.map(([text], index) => [index + 1, text]))
  })

  it('tells what is wrong with a file', async () => {
    expect(await run('read', { file: Buffer.from('名称,面积') })).toEqual({
      problem: { key: 'workbook.notWorkbook', params: {} },
    })
  })

  it('is not even started for a file that is too large', async () => {
    const file = Buffer.alloc(20 * 1024 * 1024 + 1)
    expect(await run('crash', { file })).toEqual({
      problem: { key: 'workbook.fileTooLarge', params: { limit: 20 } },
    })
  })

  it('is ended when its time is up', async () => {
    const outcome = await run('spin', { limits: { ...readerLimits, seconds: 2 } })
    expect(outcome).toEqual({ problem: { key: 'workbook.tookTooLong', params: { seconds: 2 } } })
  })

  it('that runs out of memory is a file with too much in it', async () => {
    const outcome = await run('hoard', { limits: { ...readerLimits, heapMegabytes: 64 } })
    expect(outcome).toMatchObject({
      problem: { key: 'workbook.tooMuchContent' },
      detail: expect.stringContaining('heap out of memory'),
    })
  })

  it('that fails says so, with the reason for the log', async () => {
    const outcome = await run('crash')
    expect(outcome).toMatchObject({
      problem: { key: 'workbook.readerFailed' },
      detail: expect.stringContaining('the reader has a fault'),
    })
    expect('problem' in outcome && isMessageKey(outcome.problem.key)).toBe(true)
  })

  it('that leaves without a result has failed', async () => {
    expect(await run('leave')).toMatchObject({ problem: { key: 'workbook.readerFailed' } })
  })

  it.each(['Hello!\n', '"Hello!"\n', '{}\n', 'null\n'])('that says %j has failed', async (words) => {
    const outcome = await run('babble', { request: { behaviour: 'babble', words } })
    expect(outcome).toEqual({ problem: { key: 'workbook.readerFailed', params: {} }, detail: words.trim() })
  })

  it('is ended when the person goes away or the rows cannot be stored', async () => {
    let reader = 0
    const lost = run('spin', {
      onBatch: (batch) => {
        reader = rowsIn<number>(batch)[0] ?? 0
        throw new Error('the database went away')
      },
    })
    await expect(lost).rejects.toThrow('the database went away')
    expect(() => process.kill(reader, 0)).toThrow('ESRCH')

    const stop = new AbortController()
    const given = run('spin', {
      signal: stop.signal,
      onBatch: (batch) => {
        reader = rowsIn<number>(batch)[0] ?? 0
        stop.abort()
      },
    })
    await expect(given).rejects.toThrow(/abort/i)
    expect(() => process.kill(reader, 0)).toThrow('ESRCH')
  })

  it('waits its turn: one file is read at a time', async () => {
    const order: string[] = []
    const reads = ['a', 'b', 'c'].map((name) =>
      run('read', {
        file: async () => {
          order.push(`${name} is opened`)
          return fileOf([[name]])
        },
        onBatch: () => void order.push(`${name} is read`),
      }),
    )
    await Promise.all(reads)
    expect(order).toEqual(['a', 'b', 'c'].flatMap((name) => [`${name} is opened`, `${name} is read`]))
  })

  it('does not outlive the server that started it, however busy it is', async () => {
    const parent = spawn(process.execPath, [builtProcess('doomed-parent')])
    const [said] = (await once(parent.stdout, 'data')) as [Buffer]
    const reader = Number(said.toString())
    expect(process.kill(reader, 0)).toBe(true)
    parent.kill('SIGKILL')
    await expect.poll(() => isAlive(reader)).toBe(false)
  })
})

describe('the memory of a reader process', () => {
  const formatted = Array.from(
    { length: 4_000 },
    (_value, row) => `<row r="${row}">${'<c s="1"/>'.repeat(50)}</row>`,
  ).join('')
  const sheetOf = (rows: string, times: number) =>
    packedRepeatedly('<worksheet><sheetData>', rows, times, '</sheetData></worksheet>')

  it.each([
    ['a packed gigabyte', 'tooMuchContent', packedRepeatedly('', '\0'.repeat(8 * 1024 * 1024), 130, '')],
    ['a gigabyte under a false size', 'damaged', { ...sheetOf(formatted, 400), bytes: 5_000 }],
    ['a million rows', 'tooManyRows', sheetOf(manyRows(10_000), 100)],
    ['endless formatted rows without content', 'damaged', sheetOf(formatted, 60)],
  ])('stays small for %s', async (_case, problem, sheet) => {
    const before = process.memoryUsage().rss
    const outcome = await run<{ outcome: string; peakMegabytes: number }>('measure', {
      file: xlsxAround(sheet),
    })
    expect(outcome).toMatchObject({ done: { outcome: `workbook.${problem}` } })
    expect('done' in outcome && outcome.done.peakMegabytes).toBeLessThan(400)
    expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1024 * 1024)
  })
})

/** In a container nobody may collect orphans: one that has ended then stays behind as an entry marked Z. */
function isAlive(pid: number): boolean {
  const { stdout } = spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' })
  return stdout.trim() !== '' && !stdout.trim().startsWith('Z')
}
