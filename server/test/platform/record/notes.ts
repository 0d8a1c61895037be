import type { LiveEvent } from '@fairground/domain/live'
import { sql } from 'kysely'
import type { Actor } from '../../../src/platform/audit/audit'
import { type Database, type Db, openDatabase } from '../../../src/platform/database/database'
import { type KeptRecord, refusals } from '../../../src/platform/record/kept-record'
import { createTestDatabase, poolOn } from '../../support/test-database'

/** The least a kept record can be: words on a piece of paper. */
export interface Note {
  id: string
  words: string
  version: number
  changedBy: string
  changedAt: Date
}

export interface Desk {
  db: Database
  /** What whoever looks was told. */
  told: LiveEvent[]
  live: { publish(db: Db, event: LiveEvent): Promise<void> }
  settings: { current(): { timeZone: string } }
  ann: Actor & { user: object }
  bob: Actor & { user: object }
  leave(): Promise<void>
}

export async function openDesk(): Promise<Desk> {
  const database = await createTestDatabase()
  const db = openDatabase(poolOn(database, 4))
  await sql`CREATE TABLE note (id uuid PRIMARY KEY DEFAULT gen_random_uuid(), words text NOT NULL,
    version integer NOT NULL DEFAULT 1, changed_by text NOT NULL, changed_at timestamptz NOT NULL)`.execute(
    db,
  )
  const told: LiveEvent[] = []
  const person = async (username: string) => ({
    user: await db
      .selectFrom('account')
      .select(['id', 'username'])
      .where('username', '=', username)
      .executeTakeFirstOrThrow(),
    address: '10.0.0.1',
  })
  return {
    db,
    told,
    live: { publish: async (_db, event) => void told.push(event) },
    settings: { current: () => ({ timeZone: 'Asia/Shanghai' }) },
    ann: await person('admin'),
    bob: await person('leader'),
    async leave() {
      await db.destroy()
      await database.drop()
    },
  }
}

export async function readNote(db: Db, id: string): Promise<Note | undefined> {
  const { rows } = await sql<Note>`
    SELECT id, words, version, changed_by AS "changedBy", changed_at AS "changedAt" FROM note WHERE id = ${id}`.execute(
    db,
  )
  return rows[0]
}

export async function writeNote(db: Db, id: string, words: string, by: string): Promise<void> {
  await sql`UPDATE note SET words = ${words}, version = version + 1, changed_by = ${by} WHERE id = ${id}`.execute(
    db,
  )
}

/** Undefined where there is a note of that id. */
export async function insertNote(
  db: Db,
  words: string,
  by: string,
  id?: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    INSERT INTO note (id, words, changed_by, changed_at)
    VALUES (coalesce(${id ?? null}::uuid, gen_random_uuid()), ${words}, ${by}, '2026-11-15 01:30Z')
    ON CONFLICT (id) DO NOTHING RETURNING id`.execute(db)
  return rows[0]?.id
}

export const noteRecord: KeptRecord<Note> = {
  subjectType: 'note',
  async lock(trx, id) {
    await sql`SELECT FROM note WHERE id = ${id} FOR UPDATE`.execute(trx)
    return readNote(trx, id)
  },
  lastChange: async (_trx, { changedBy, changedAt }) => ({ who: changedBy, when: changedAt }),
  ...refusals('no such note', 'changed meanwhile'),
}
