import { randomUUID } from 'node:crypto'
import type { LiveEvent } from '@fairground/domain/live'
import { codes } from '@fairground/wire/kernel/codes'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  countChanges,
  findFormerValue,
  readChanges,
  readHistory,
} from '../../../src/platform/audit/recorded-changes.repository'
import { keeping } from '../../../src/platform/record/keeper'
import type { KeptRecord } from '../../../src/platform/record/kept-record'
import { type Desk, insertNote, type Note, noteRecord, openDesk, writeNote } from './notes'

let desk: Desk
let id: string
beforeAll(async () => {
  desk = await openDesk()
})
beforeEach(async () => {
  id = (await insertNote(desk.db, 'first', 'Ann')) ?? ''
  desk.told.length = 0
})
afterAll(() => desk.leave())

const news: LiveEvent = { type: 'settings-changed', audience: 'fair' }
const take = (seen: { id: string; version?: number | Date }, record: KeptRecord<Note> = noteRecord) =>
  keeping(desk, desk.ann, record, (kept) => kept.takeAsSeen(seen))

/** What a later feature writes to have its record kept. */
const edit = (words: string, version?: number) =>
  keeping(desk, desk.ann, noteRecord, async (kept, trx) => {
    const before = await kept.takeAsSeen({ id, version })
    await writeNote(trx, id, words, 'Ann')
    await kept.record({ id, action: 'edit', before: before.words, after: words }, news)
  })

describe('a record is taken', () => {
  it('as it was seen, or by whoever names no version', async () => {
    expect(await take({ id, version: 1 })).toMatchObject({ words: 'first' })
    expect(await take({ id })).toMatchObject({ words: 'first' })
  })

  it('not by whoever saw another one, who is told who was faster and when', async () => {
    await expect(take({ id, version: 2 })).rejects.toMatchObject({
      code: codes.conflict,
      messageKey: 'changed meanwhile',
      params: { who: 'Ann', when: '2026/11/15 09:30:00' },
    })
  })

  it('not when there is none', async () => {
    await expect(take({ id: randomUUID(), version: 1 })).rejects.toMatchObject({
      code: codes.refused,
      messageKey: 'no such note',
    })
  })

  it('by a moment too: what was saved until then was seen', async () => {
    const savedAt = new Date('2026-11-15T01:30:00Z')
    const byMoment = { ...noteRecord, lock: async () => ({ version: savedAt }) } as never
    const later = new Date(savedAt.getTime() + 1)
    const earlier = new Date(savedAt.getTime() - 1)
    expect(await take({ id, version: savedAt }, byMoment)).toEqual({ version: savedAt })
    expect(await take({ id, version: later }, byMoment)).toEqual({ version: savedAt })
    await expect(take({ id, version: earlier }, byMoment)).rejects.toMatchObject({ code: codes.conflict })
  })
})

describe('a change', () => {
  it('goes on record with what was before and after, and is told', async () => {
    await edit('second', 1)
    await edit('third', 2)
    const changes = await readChanges(desk.db, { type: 'note', id })
    expect(changes).toMatchObject([
      { action: 'edit', before: 'second', after: 'third' },
      { action: 'edit', before: 'first', after: 'second' },
    ])
    expect(desk.told).toEqual([news, news])
  })

  it('that fails leaves neither the change nor a line on record', async () => {
    const failing = keeping(desk, desk.ann, noteRecord, async (kept, trx) => {
      await writeNote(trx, id, 'second', 'Ann')
      await kept.record({ id, action: 'edit' })
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(await take({ id, version: 1 })).toMatchObject({ words: 'first' })
    expect(await countChanges(desk.db, { type: 'note', id })).toBe(0)
  })

  it('that changes nothing is no news', async () => {
    await keeping(desk, desk.ann, noteRecord, (kept) => kept.record([], news))
    expect(desk.told).toEqual([])
  })
})

describe('the record of a subject', () => {
  it('is read page by page, and gives back what stood before a change', async () => {
    for (let version = 1; version <= 21; version += 1) await edit(`words ${version}`, version)
    const { entries, more } = await readHistory(desk.db, { type: 'note', id }, undefined)
    expect([entries.length, entries[0]?.after, more]).toEqual([20, 'words 21', true])
    const last = entries.at(-1)?.id
    const rest = await readHistory(desk.db, { type: 'note', id }, last)
    expect(rest).toMatchObject({ entries: [{ before: 'first', after: 'words 1' }], more: false })

    const entry = rest.entries[0]?.id ?? 0
    expect(await findFormerValue(desk.db, { type: 'note', id }, entry)).toEqual({ value: 'first' })
    expect(await findFormerValue(desk.db, { type: 'note', id: randomUUID() }, entry)).toBeUndefined()
  })
})
