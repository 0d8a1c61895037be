import { existsSync, readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { changeLog } from '@fairground/wire/list/lists/change-log'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestFair } from '../../support/test-fair'
import { written } from './plain-text'
import { startStillFair } from './still-fair'
import type { Stories } from './stories/people'
import { Story } from './story'

/** Samples by story. */
export type Recorded = Record<string, unknown[]>

/**
 * What callers see of every call, to the letter. A difference is a change for everybody who calls us; where it is meant,
 * `RECORD_SAMPLES=1` writes the record anew.
 */
export const recording = process.env.RECORD_SAMPLES === '1'
export const folder = fileURLToPath(new URL('./recorded/', import.meta.url))
const fileOf = (feature: string) => `${folder}${feature}.json`

export const recordOf = (feature: string): Recorded =>
  existsSync(fileOf(feature)) ? (JSON.parse(readFileSync(fileOf(feature), 'utf8')) as Recorded) : {}

export async function keep(feature: string, record: Recorded): Promise<void> {
  await mkdir(folder, { recursive: true })
  await writeFile(fileOf(feature), `${written(record)}\n`)
}

/** One at a time, so that the first difference is shown with little around it. */
export function expectSame(title: string, seen: readonly unknown[], recorded: readonly unknown[] = []): void {
  for (const [index, sample] of seen.entries())
    expect(written(sample), `${title}, step ${index + 1}`).toBe(
      recorded[index] === undefined ? 'not recorded yet' : written(recorded[index]),
    )
  expect(seen.length, `${title}: steps`).toBe(recorded.length)
}

/** The stories build on one fair one after the other, so they are only the same when all of them are told. */
export function tellStories(features: Record<string, Stories>): void {
  let fair: TestFair
  beforeAll(async () => {
    fair = await startStillFair()
  })
  afterAll(() => fair.stop())

  describe.each(Object.entries(features))('%s', (feature, stories) => {
    const record: Recorded = {}
    it.each(Object.entries(stories))('%s', { timeout: 120_000 }, async (title, tell) => {
      const story = new Story(fair)
      await tell(story)
      record[title] = story.samples
      if (!recording) expectSame(title, story.samples, recordOf(feature)[title])
    })

    it('has no story on record that is told no more', async () => {
      if (recording) await keep(feature, record)
      expect(Object.keys(recordOf(feature))).toEqual(Object.keys(stories))
    })
  })

  it('puts nothing on record that the change log has no words for', async () => {
    const { action, subjectType } = changeLog.fields
    const entries = await fair.platform.db
      .selectFrom('audit_entry')
      .select(['action', 'subject_type'])
      .distinct()
      .execute()
    expect(entries.length).toBeGreaterThan(0)
    expect(entries.filter((entry) => !Object.hasOwn(action.choices, entry.action))).toEqual([])
    expect(entries.filter((entry) => !Object.hasOwn(subjectType.choices, entry.subject_type))).toEqual([])
  })
}
