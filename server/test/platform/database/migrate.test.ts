import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { migrate } from '../../../src/platform/database/migrate'
import { tableTypes } from '../../support/table-types'
import { migrations } from '../../support/test-config'
import { createTestDatabase, type TestDatabase } from '../../support/test-database'

let database: TestDatabase
let folder: string
beforeAll(async () => {
  database = await createTestDatabase({ empty: true })
  folder = await mkdtemp(path.join(tmpdir(), 'migrations-'))
})
afterAll(async () => {
  await database.drop()
  await rm(folder, { recursive: true })
})

async function withClient<Result>(work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client(database.url)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

describe('migrations', () => {
  it('run once when several processes start together', async () => {
    const applied = await Promise.all(
      Array.from({ length: 4 }, () => withClient((client) => migrate(client, migrations))),
    )
    expect(applied.flat().length).toBe(new Set(applied.flat()).size)
    expect(applied.filter((names) => names.length > 0)).toHaveLength(1)
  })

  it('give the tables the server’s types were generated from', async () => {
    await expect(tableTypes(database.url, { verify: true })).resolves.toBeUndefined()
  })

  it('refuse a database made by a newer version, and one whose past was edited', async () => {
    await cp(migrations, folder, { recursive: true })
    await writeFile(path.join(folder, '9999_future.sql'), 'CREATE TABLE future (id int)')
    await withClient((client) => migrate(client, folder))
    await expect(withClient((client) => migrate(client, migrations))).rejects.toThrow(/newer Fairground/)

    await writeFile(path.join(folder, '9999_future.sql'), 'CREATE TABLE other (id int)')
    await expect(withClient((client) => migrate(client, folder))).rejects.toThrow(/differs/)
  })

  it('leave nothing behind when one fails', async () => {
    await writeFile(path.join(folder, '9999_future.sql'), 'CREATE TABLE future (id int)')
    await writeFile(path.join(folder, '9998_half.sql'), 'CREATE TABLE half (id int); SELECT 1 / 0;')
    await expect(withClient((client) => migrate(client, folder))).rejects.toThrow(
      /9998_half\.sql failed and was rolled back/,
    )
    const { rows } = await withClient((client) => client.query("SELECT to_regclass('half') AS half"))
    expect(rows).toEqual([{ half: null }])
  })
})
