import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { copyIn } from '../../../src/platform/database/copy-in'
import { copyText } from '../../../src/platform/database/copy-text'
import { startTestFair, type TestFair } from '../../support/test-fair'

let fair: TestFair
beforeAll(async () => {
  fair = await startTestFair()
  await sql`CREATE TABLE copied (number integer PRIMARY KEY, words text, more jsonb)`.execute(
    fair.platform.db,
  )
  await sql`CREATE TABLE noted (words text)`.execute(fair.platform.db)
})
afterAll(() => fair.stop())

const copyLine = (number: number, words: string, json: string) =>
  [number, copyText(words), copyText(json)].join('\t')
const statements = `INSERT INTO noted VALUES ('seen'); COPY copied FROM STDIN`
const copy = (lines: string[]) =>
  copyIn(fair.platform.patientPool, statements, Buffer.from(lines.map((line) => `${line}\n`).join('')))
const rows = async () =>
  (
    await sql<{ words: string; more: unknown }>`SELECT words, more FROM copied ORDER BY number`.execute(
      fair.platform.db,
    )
  ).rows
const notes = async () =>
  Number((await sql<{ count: number }>`SELECT count(*) FROM noted`.execute(fair.platform.db)).rows[0]?.count)
const empty = () => sql`TRUNCATE copied, noted`.execute(fair.platform.db)

describe('sending rows to a table', () => {
  it('keeps every text as it is, whatever characters it holds', async () => {
    // A NUL is the one character no text of the database can hold.
    const text = fc
      .oneof(
        fc.string({ unit: 'grapheme', maxLength: 20 }),
        fc.string({ unit: fc.constantFrom('\\', '\t', '\n', '\r', 'N', '.', '"', '消', 'x'), maxLength: 8 }),
      )
      .filter((words) => !words.includes('\0'))
    await fc.assert(
      fc.asyncProperty(fc.array(text, { minLength: 1, maxLength: 30 }), async (texts) => {
        await empty()
        await copy(texts.map((words, number) => copyLine(number, words, JSON.stringify({ words }))))
        expect(await rows()).toEqual(texts.map((words) => ({ words, more: { words } })))
      }),
      { numRuns: 40 },
    )
  })

  it('does all of it or nothing, and goes on afterwards', async () => {
    await empty()
    const good = copyLine(1, 'good', '{}')
    await expect(copy([good, copyLine(2, 'bad', 'no json')])).rejects.toThrow(/json/)
    await expect(copy([good, 'too few'])).rejects.toThrow()
    expect(await rows()).toEqual([])
    expect(await notes()).toBe(0)
    for (let time = 0; time < 5; time++) {
      await empty()
      await copy([good])
    }
    expect(await rows()).toHaveLength(1)
    expect(await notes()).toBe(1)
  })
})
