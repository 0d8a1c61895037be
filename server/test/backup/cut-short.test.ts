import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { applyTogether, readMigrations } from '../../src/platform/database/migrate'
import { query } from '../support/query'
import { migrations } from '../support/test-config'
import { createTestDatabase } from '../support/test-database'
import { type BackedUpFair, startBackedUpFair } from './backed-up-fair'
import { backUpTo, everyRow, makeEmptyPlace, makeFolder, sourceOf } from './backup-support'
import { cutBackUpShort } from './cut-back-up-short'

let here: BackedUpFair
beforeAll(async () => {
  here = await startBackedUpFair()
})
afterAll(() => here.stop())

// The other ways to cut short a back-up, and all of them for a restore, are tried by night (test/long).
it('a back-up cut short by SIGKILL is none, and the next one is made', () => cutBackUpShort(here, 'SIGKILL'))

describe('a back-up of an older version', () => {
  it('is brought up to date when it is restored', async () => {
    const database = await createTestDatabase({ empty: true })
    onTestFinished(database.drop)
    const all = await readMigrations(migrations)
    const client = new pg.Client(database.url)
    await client.connect()
    await client.query('BEGIN')
    await applyTogether(
      client,
      all.filter(({ name }) => name < '0011'),
    )
    await client.query(
      `INSERT INTO audit_entry (actor_name, action, subject_type, subject_id) VALUES ('a', 'b', 'c', 'd')`,
    )
    await client.query('COMMIT')
    await client.end()
    const backup = path.join(await makeFolder(), 'backup')
    const manifest = await backUpTo(sourceOf(database.url, here.files), backup)
    expect(manifest.migrations).toHaveLength(10)

    const place = await makeEmptyPlace()
    await place.restore(backup)
    const [old, now] = [await everyRow(database.url), await everyRow(place.url)]
    expect(now.audit_entry).toEqual(old.audit_entry)
    expect(now.schema_migration).toEqual(expect.arrayContaining(old.schema_migration ?? []))
    expect(now.schema_migration).toHaveLength(all.length)
    const shape = `SELECT table_name, column_name, data_type FROM information_schema.columns
      WHERE table_schema = 'public' ORDER BY 1, 2`
    expect(await query(place.url, shape)).toEqual(await query(here.fair.database.url, shape))
  })
})
