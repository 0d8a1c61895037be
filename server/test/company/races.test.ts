import { signUpSections } from '@fairground/domain/company/sections'
import { insertBasics, updateCompany } from '@fairground/wire/company/basics'
import { uploadLicence } from '@fairground/wire/company/files'
import type { CallFailure } from '@fairground/wire/kernel/client'
import { codes } from '@fairground/wire/kernel/codes'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import {
  fillIn,
  formFor,
  holds,
  prepareExhibitor,
  type SignUpExhibitor,
  saverOf,
} from '../support/sign-up-exhibitor'
import { signal } from '../support/signal'
import { startTestFair, type TestFair } from '../support/test-fair'
import { clientFor } from '../support/wire-client'
import { upload } from './sign-up-forms'

let fair: TestFair
/** A second process on the same database: what guards a race must not live in one process' memory. */
let other: TestFair
let chinese: SignUpExhibitor
let overseas: SignUpExhibitor
beforeAll(async () => {
  fair = await startTestFair()
  other = await startTestFair({ database: fair.database })
  chinese = await prepareExhibitor(fair, 'CHN', '13800000001')
  overseas = await prepareExhibitor(fair, 'ENG', 'exhibitor1@example.com')
  for (const exhibitor of [chinese, overseas]) await fillIn(exhibitor)
})
afterAll(async () => {
  await other.stop()
  await fair.stop()
})

/** What a tab says that had nothing to read. */
const nothingYet = new Date(0)
const tables = { scale: 'scale_survey', boothRequest: 'booth_request', intro: 'company_intro' }

const rounds = Array.from({ length: 12 }, (_, index) => index + 1)

const outcome = (asked: Promise<unknown>): Promise<string> =>
  asked.then(
    () => codes.ok,
    (error: CallFailure) => error.code,
  )

const elsewhere = ({ as }: SignUpExhibitor) => clientFor(other, as)

const stateOf = (companyId: string) =>
  fair.platform.db
    .selectFrom('company')
    .select(['data_state', 'review_state', 'registration_number', 'submitted_at'])
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow()

const linesOf = async (companyId: string): Promise<string[]> =>
  (
    await fair.platform.db
      .selectFrom('audit_entry')
      .select('action')
      .where('subject_type', '=', 'company')
      .where('subject_id', '=', companyId)
      .orderBy('id')
      .execute()
  ).map(({ action }) => action)

const messagesAbout = async (companyId: string): Promise<number> =>
  (
    await fair.platform.db
      .selectFrom('outbox_message')
      .select('id')
      .where('template', '=', 'signUpSubmitted')
      .where('dedupe_key', 'like', `sign-up:${companyId}:%`)
      .execute()
  ).length

const submit = { body: { dataState: 'submitted' } } as const
const withdraw = { body: { dataState: 'draft' } } as const

/** Back to a draft that was never handed in, so that the next round starts like the first. */
const startAgain = (companyId: string) =>
  fair.platform.db
    .updateTable('company')
    .set({ data_state: 'draft', review_state: null })
    .where('id', '=', companyId)
    .execute()

describe('two tabs that save the same section at once', () => {
  const cases = (['CHN', 'ENG'] as const).flatMap((variant) =>
    signUpSections[variant].map((section) => [section, variant] as const),
  )

  it.each(cases)('lose nothing: one is saved, the other is told (%s, %s)', async (section, variant) => {
    const exhibitor = variant === 'CHN' ? chinese : overseas
    const save = saverOf(exhibitor, section)
    for (const round of rounds.slice(0, 4)) {
      const { updatedAt: basedOn } = await exhibitor.read(section)
      const forms = [formFor(exhibitor, section, round * 2), formFor(exhibitor, section, round * 2 + 1)]
      const outcomes = await Promise.all(
        [exhibitor.call, elsewhere(exhibitor)].map((call, index) =>
          outcome(call(save, { body: { ...forms[index], basedOn } })),
        ),
      )
      expect([...outcomes].sort()).toEqual([codes.ok, codes.conflict])
      const [won, lost] = outcomes[0] === codes.ok ? forms : [...forms].reverse()
      expect(await holds(exhibitor, section, won ?? {})).toBe(true)
      expect(await holds(exhibitor, section, lost ?? {})).toBe(false)
    }
  })

  it.each(['scale', 'boothRequest', 'intro'] as const)(
    'lose nothing either when neither had anything to read yet (%s)',
    async (section) => {
      const fresh = await prepareExhibitor(fair, 'CHN', '13800000002')
      await sql`DELETE FROM ${sql.table(tables[section])} WHERE company_id = ${fresh.companyId}`.execute(
        fair.platform.db,
      )
      const outcomes = await Promise.all(
        [fresh.call, elsewhere(fresh)].map((call, index) =>
          outcome(
            call(saverOf(fresh, section), {
              body: { ...formFor(fresh, section, index), basedOn: nothingYet },
            }),
          ),
        ),
      )
      expect([...outcomes].sort()).toEqual([codes.ok, codes.conflict])
    },
  )

  it('lose nothing when both begin the company’s sign-up', async () => {
    const fresh = await prepareExhibitor(fair, 'ENG', 'exhibitor2@example.com')
    const { db } = fair.platform
    await db
      .updateTable('company')
      .set({ deleted_at: new Date() })
      .where('id', '=', fresh.companyId)
      .execute()
    await db
      .updateTable('stored_file')
      .set({ claimed_at: null })
      .where('owner_id', '=', fresh.as.accountId)
      .execute()
    const forms = [1, 2].map((number) => formFor(fresh, 'basics', number))
    const outcomes = await Promise.all(
      [fresh.call, elsewhere(fresh)].map((call, index) =>
        outcome(call(insertBasics, { body: { ...forms[index], basedOn: nothingYet } })),
      ),
    )
    expect([...outcomes].sort()).toEqual([codes.ok, codes.conflict])
    expect(await holds(fresh, 'basics', forms[outcomes.indexOf(codes.ok)] ?? {})).toBe(true)
  })

  it('would overwrite each other if they did not say what they had read', async () => {
    const save = saverOf(chinese, 'invoice')
    const outcomes = await Promise.all(
      [8, 9].map((number) => outcome(chinese.call(save, { body: formFor(chinese, 'invoice', number) }))),
    )
    expect(outcomes).toEqual([codes.ok, codes.ok])
  })
})

describe('a double click', () => {
  it.each(['chinese', 'overseas'])(
    'hands in once, also when the clicks reach two processes: %s',
    async (who) => {
      const exhibitor = who === 'chinese' ? chinese : overseas
      const { companyId } = exhibitor
      const [lines, messages] = [await linesOf(companyId), await messagesAbout(companyId)]
      const clicks = [exhibitor.call, elsewhere(exhibitor), exhibitor.call, elsewhere(exhibitor)]
      const outcomes = await Promise.all(clicks.map((call) => outcome(call(updateCompany, submit))))
      expect(outcomes).toEqual(clicks.map(() => codes.ok))
      expect(await stateOf(companyId)).toMatchObject({
        data_state: 'submitted',
        review_state: 'awaiting',
        registration_number: expect.stringMatching(/^BM-21-\d{4}$/),
      })
      expect(await linesOf(companyId)).toEqual([...lines, 'submit'])
      expect(await messagesAbout(companyId)).toBe(messages + 1)
    },
  )

  it('takes back once: the second click is told that there is nothing to take back', async () => {
    const { companyId, call } = chinese
    const lines = await linesOf(companyId)
    const outcomes = await Promise.all(
      [call, elsewhere(chinese)].map((each) => outcome(each(updateCompany, withdraw))),
    )
    expect([...outcomes].sort()).toEqual([codes.ok, codes.refused])
    expect(await linesOf(companyId)).toEqual([...lines, 'withdraw'])
  })

  it('on an upload leaves two files, of which the sweep takes the one that is not saved', async () => {
    const [one = '', two = ''] = await Promise.all([1, 2].map(() => upload(chinese.call, uploadLicence)))
    expect(one).not.toBe(two)
    const form = { ...formFor(chinese, 'basics'), documentFileId: two }
    const saves = await Promise.all([1, 2].map(() => outcome(chinese.call(updateCompany, { body: form }))))
    expect(saves).toEqual([codes.ok, codes.ok])
    await sql`UPDATE stored_file SET created_at = now() - interval '25 hours' WHERE id IN (${one}, ${two})`.execute(
      fair.platform.db,
    )
    await fair.platform.files.sweep()
    expect(await fair.platform.files.open(one)).toBeUndefined()
    const kept = await fair.platform.files.open(two)
    kept?.content.destroy()
    expect(kept).toBeDefined()
  })
})

describe('two companies that hand in at once', () => {
  it('get numbers of their own', async () => {
    for (const _ of rounds) {
      await fair.platform.db
        .updateTable('company')
        .set({ data_state: 'draft', review_state: null, registration_number: null })
        .where('id', 'in', [chinese.companyId, overseas.companyId])
        .execute()
      await Promise.all([chinese.call(updateCompany, submit), elsewhere(overseas)(updateCompany, submit)])
      const numbers = [await stateOf(chinese.companyId), await stateOf(overseas.companyId)]
      expect(numbers[0]?.registration_number).toBeTruthy()
      expect(numbers[0]?.registration_number).not.toBe(numbers[1]?.registration_number)
    }
  })
})

describe('handing in and taking back at once', () => {
  const endedBy = {
    submit: { data_state: 'submitted', review_state: 'awaiting' },
    withdraw: { data_state: 'draft', review_state: null },
  }
  it('end in one of the two states, with a message for each time it was handed in', async () => {
    const { companyId, call } = chinese
    await startAgain(companyId)
    const { registration_number: number } = await stateOf(companyId)
    for (const _ of rounds) {
      const [before, told] = [await linesOf(companyId), await messagesAbout(companyId)]
      await Promise.all([
        outcome(call(updateCompany, submit)),
        outcome(elsewhere(chinese)(updateCompany, withdraw)),
      ])
      const lines = (await linesOf(companyId)).slice(before.length)
      const state = await stateOf(companyId)
      const handedIn = lines.filter((line) => line === 'submit').length
      expect(await messagesAbout(companyId)).toBe(told + handedIn)
      expect(state.registration_number).toBe(number)
      const last = lines.at(-1) as keyof typeof endedBy
      expect(Object.keys(endedBy)).toContain(last)
      expect(state).toMatchObject(endedBy[last])
    }
  })
})

describe('saving while somebody hands in', () => {
  it('is either part of what was handed in or refused, never slipped in behind it', async () => {
    const { companyId, call } = chinese
    for (const round of rounds) {
      await startAgain(companyId)
      const before = (await linesOf(companyId)).length
      const form = formFor(chinese, 'invoice', 100 + round)
      const { updatedAt: _, ...unsaved } = await chinese.read('invoice')
      const acts = [
        () => outcome(elsewhere(chinese)(saverOf(chinese, 'invoice'), { body: form })),
        () => outcome(call(updateCompany, submit)),
      ]
      // Each goes first every other time, so that both orders are seen.
      const [first, second] = await Promise.all((round % 2 ? acts : [...acts].reverse()).map((act) => act()))
      const [saved, submitted] = round % 2 ? [first, second] : [second, first]
      expect(submitted).toBe(codes.ok)
      expect([codes.ok, codes.refused]).toContain(saved)
      const lines = (await linesOf(companyId)).slice(before)
      expect(lines).toEqual(saved === codes.ok ? ['save-invoice', 'submit'] : ['submit'])
      if (saved === codes.refused) expect(await chinese.read('invoice')).toMatchObject(unsaved)
    }
  })
})

describe('the sweep of forgotten uploads', () => {
  it('leaves a file alone that is being saved at that very moment', async () => {
    const { db, files } = fair.platform
    await startAgain(chinese.companyId)
    const fileId = await upload(chinese.call, uploadLicence)
    await sql`UPDATE stored_file SET created_at = now() - interval '25 hours' WHERE id = ${fileId}`.execute(
      db,
    )
    const [claimed, decided] = [signal(), signal()]
    const saving = db.transaction().execute(async (trx) => {
      await files.claim(trx, fileId, chinese.as.accountId, 'licence')
      claimed.give()
      await decided.given
    })
    await claimed.given
    const sweeping = files.sweep()
    await vi.waitUntil(async () => (await waitingForLocks()) > 0, { timeout: 10_000 })
    decided.give()
    await Promise.all([saving, sweeping])
    const kept = await files.open(fileId)
    kept?.content.destroy()
    expect(kept).toBeDefined()
  })
})

async function waitingForLocks(): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    SELECT count(*)::int AS waiting FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(fair.platform.db)
  return rows[0]?.waiting ?? 0
}
