import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Draft } from '@fairground/floorplan/design/draft'
import { publishDraft } from '@fairground/wire/design'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { startProductProcess } from '../support/product-process'
import { type DrawingRoom, drawn, hallOf, rowOf, startDrawingRoom, type Table } from './design-support'

/** Looks at the same database from outside, and survives every kill. */
let room: DrawingRoom
let directory: string
beforeAll(async () => {
  room = await startDrawingRoom()
  directory = await mkdtemp(path.join(tmpdir(), 'fairground-killed-publish-'))
})
afterAll(async () => {
  await room.fair.stop()
  await rm(directory, { recursive: true, force: true })
})

const db = () => room.fair.platform.db

/** Everything a publish writes, in one look. */
async function standing(hallId: string) {
  const { rows } = await sql<{ plan: number; booths: string[]; versions: number[]; revisions: number[] }>`
    SELECT plan_version AS plan,
      ARRAY(SELECT code FROM booth WHERE hall_id = hall.id AND deleted_at IS NULL ORDER BY code) AS booths,
      ARRAY(SELECT number FROM plan_version WHERE hall_id = hall.id ORDER BY number) AS versions,
      ARRAY(SELECT revision FROM plan_version WHERE hall_id = hall.id AND revision IS NOT NULL ORDER BY number) AS revisions,
      ARRAY(SELECT DISTINCT version FROM plan_change WHERE hall_id = hall.id ORDER BY version) AS logged,
      (SELECT count(*)::int FROM plan_change WHERE hall_id = hall.id) AS changes,
      (SELECT revision FROM plan_draft WHERE hall_id = hall.id) AS draft,
      (SELECT count(*)::int FROM audit_entry WHERE subject_id = hall.id::text AND action = 'publish') AS audited
    FROM hall WHERE id = ${hallId}`.execute(db())
  return rows[0]
}

const sessions = async (which: string): Promise<number> => {
  const { rows } = await sql<{ many: number }>`
    SELECT count(*)::int AS many FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid() AND ${sql.raw(which)}`.execute(db())
  return rows[0]?.many ?? 0
}

/** Stands in the way of a publish until it is let go. */
async function inTheWay(statement: string): Promise<() => Promise<void>> {
  const client = new pg.Client(room.fair.database.url)
  await client.connect()
  await client.query('BEGIN')
  await client.query(statement)
  return () => client.end()
}

/** A hall with two booths, and a draft of it with others; the draft's publish is killed on its way. */
async function killedPublishing(code: string, statement: string) {
  const table = await hallOf(room.admin, code, rowOf([`${code}-1`, `${code}-2`]))
  const next: Draft = { ...(await table.published()), booths: rowOf([`${code}-2`, `${code}-3`]), width: 80 }
  await table.save(next)
  const before = await standing(table.hallId)
  const product = await startProductProcess({
    DATABASE_URL: room.fair.database.url,
    DATA_DIR: directory,
    WORKER: 'false',
  })
  const call = product.clientFor(await room.fair.signIn('admin'))
  const letGo = await inTheWay(statement)
  onTestFinished(letGo)
  const body = { ...table.onDraft(), note: '', reason: '' }
  const answer = call(publishDraft, { body }).then(
    () => 'answered',
    () => 'no answer',
  )
  await expect.poll(() => sessions(`wait_event_type = 'Lock'`), { timeout: 20_000 }).toBe(1)
  await product.kill()
  expect(await answer).toBe('no answer')
  return { table, next, before, letGo }
}

async function expectWhole(table: Table, revision: number, next: Draft): Promise<void> {
  expect(await standing(table.hallId)).toEqual({
    plan: 3,
    booths: next.booths.map(({ code }) => code),
    versions: [1, 2, 3],
    revisions: [expect.any(Number), revision],
    logged: [2, 3],
    // Two booths drawn; then two removed and two drawn; a line for each of the two publishes themselves.
    changes: 8,
    draft: null,
    audited: 2,
  })
  const { published, draft } = await table.open()
  expect([published.number, draft]).toEqual([3, null])
  expect(drawn(published.scene)).toMatchObject({ width: 80 })
}

describe('kill -9 during a publish', () => {
  it('after everything was written, before it was committed: nothing is there, and sent again it is done', async () => {
    // The line on record is the last thing a publish writes.
    const { table, next, before, letGo } = await killedPublishing(
      'K1',
      'LOCK TABLE audit_entry IN ACCESS EXCLUSIVE MODE',
    )
    await letGo()
    await expect.poll(() => sessions('xact_start IS NOT NULL'), { timeout: 20_000 }).toBe(0)
    expect(before?.plan).toBe(2)
    expect(await standing(table.hallId)).toEqual(before)
    const { revision } = table
    expect(await table.publish()).toBe(3)
    await expectWhole(table, revision, next)
  })

  it('while it is committed: all of it is there, and sent again meanwhile and later it is answered, not done twice', async () => {
    await sql`CREATE FUNCTION at_commit() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN PERFORM pg_advisory_xact_lock_shared(4711); RETURN NULL; END $$`.execute(db())
    onTestFinished(async () => void (await sql`DROP FUNCTION at_commit CASCADE`.execute(db())))
    await sql`CREATE CONSTRAINT TRIGGER at_commit AFTER UPDATE OF plan_version ON hall DEFERRABLE INITIALLY DEFERRED
      FOR EACH ROW EXECUTE FUNCTION at_commit()`.execute(db())
    const { table, next, letGo } = await killedPublishing('K2', 'SELECT pg_advisory_xact_lock(4711)')
    const { revision } = table
    const again = table.publish()
    await expect.poll(() => sessions(`wait_event_type = 'Lock'`)).toBe(2)
    await letGo()
    expect(await again).toBe(3)
    await expectWhole(table, revision, next)
    table.revision = revision
    expect(await table.publish()).toBe(3)
    await expectWhole(table, revision, next)
  })
})
