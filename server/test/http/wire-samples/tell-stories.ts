import { changeLog } from '@fairground/wire/list/lists/change-log'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestFair } from '../../support/test-fair'
import { lightSample } from './light-record'
import { expectSame, keep, type Recorded, recording, recordOf } from './record'
import { startStillFair } from './still-fair'
import type { Stories } from './stories/people'
import { Story } from './story'

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
      record[title] = story.samples.map(lightSample)
      expectSame(title, story.samples, (recording ? record : recordOf(feature))[title])
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
