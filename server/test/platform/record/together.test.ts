import { randomUUID } from 'node:crypto'
import { codes } from '@fairground/wire/kernel/codes'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Actor } from '../../../src/platform/audit/audit'
import type { Db } from '../../../src/platform/database/database'
import { addOnce } from '../../../src/platform/record/add-once'
import { keeping } from '../../../src/platform/record/keeper'
import { meeting } from '../../support/meeting'
import { signal } from '../../support/signal'
import { type Desk, insertNote, noteRecord, openDesk, readNote, writeNote } from './notes'

let desk: Desk
beforeAll(async () => {
  desk = await openDesk()
})
afterAll(() => desk.leave())

const somebodyWaits = () =>
  vi.waitFor(
    async () => {
      const { rows } = await sql`
      SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(
        desk.db,
      )
      expect(rows).toHaveLength(1)
    },
    { timeout: 60_000 },
  )

describe('two who change what both have seen', () => {
  it('both win where nobody locks, and what the first wrote is lost', async () => {
    const id = (await insertNote(desk.db, 'first', 'Ann')) ?? ''
    const bothHaveRead = meeting(2)
    const change = (words: string) =>
      desk.db.transaction().execute(async (trx) => {
        const note = await readNote(trx, id)
        if (note?.version !== 1) throw new Error('changed meanwhile')
        await bothHaveRead()
        await writeNote(trx, id, words, words)
      })
    const outcomes = await Promise.allSettled([change('Ann was here'), change('Bob was here')])
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
    expect(await readNote(desk.db, id)).toMatchObject({ version: 3 })
  })

  it('do not both win with a keeper: the second waits, and is told of the first', async () => {
    const id = (await insertNote(desk.db, 'first', 'nobody')) ?? ''
    const [taken, goOn] = [signal(), signal()]
    const change = (words: string, hold?: Promise<void>) =>
      keeping(desk, desk.ann, noteRecord, async (kept, trx) => {
        await kept.takeAsSeen({ id, version: 1 })
        taken.give()
        await hold
        await writeNote(trx, id, words, words)
      })
    const first = change('Ann', goOn.given)
    await taken.given
    const second = expect(change('Bob')).rejects.toMatchObject({
      code: codes.conflict,
      params: { who: 'Ann' },
    })
    await somebodyWaits()
    goOn.give()
    await first
    await second
    expect(await readNote(desk.db, id)).toMatchObject({ words: 'Ann', version: 2 })
  })
})

describe('an addition that is sent twice at once', () => {
  it('is two where one only looks whether it is there', async () => {
    const words = randomUUID()
    const bothHaveLooked = meeting(2)
    const add = () =>
      desk.db.transaction().execute(async (trx) => {
        if ((await countNotes(trx, words)) > 0) return
        await bothHaveLooked()
        await insertNote(trx, words, 'Ann')
      })
    await Promise.all([add(), add()])
    expect(await countNotes(desk.db, words)).toBe(2)
  })

  it('is one under an id of its own', async () => {
    const [words, id] = [randomUUID(), randomUUID()]
    expect(await Promise.all([add(id, words), add(id, words), add(id, words)])).toEqual([id, id, id])
    expect(await countNotes(desk.db, words)).toBe(1)
  })

  it('is refused under an id that stands for other words, or for somebody else’s', async () => {
    const [words, id] = [randomUUID(), randomUUID()]
    await add(id, words)
    const taken = { code: codes.refused, messageKey: 'taken' }
    await expect(add(id, 'other words')).rejects.toMatchObject(taken)
    await expect(add(id, words, desk.bob)).rejects.toMatchObject(taken)
    expect(await countNotes(desk.db, words)).toBe(1)
  })
})

const add = (id: string, words: string, by: Actor = desk.ann): Promise<string> =>
  keeping(desk, by, noteRecord, async (kept, trx) => {
    const added = await addOnce({
      insert: () => insertNote(trx, words, 'Ann', id),
      sentBefore: async () => ((await kept.addedAs(id)) === words ? id : undefined),
      taken: 'taken',
    })
    if ('earlier' in added) return added.earlier
    await kept.record({ id, action: 'add', after: words })
    return added.id
  })

async function countNotes(db: Db, words: string): Promise<number> {
  const { rows } = await sql`SELECT FROM note WHERE words = ${words}`.execute(db)
  return rows.length
}
