import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type pg from 'pg'

export class MigrationError extends Error {}

interface Migration {
  name: string
  sql: string
  checksum: string
}

// Any constant will do, as long as every Fairground process uses the same one.
const lockKey = 7_214_001

/**
 * Applies what is missing, one transaction per file. Several processes may start together: the lock lets one work and
 * the others find nothing left to do.
 */
export async function migrate(client: pg.ClientBase, directory: string): Promise<string[]> {
  const migrations = await readMigrations(directory)
  await client.query('SET statement_timeout = 0')
  await client.query('SELECT pg_advisory_lock($1)', [lockKey])
  try {
    const applied = await readApplied(client)
    refuseUnknown(migrations, applied)
    const missing = migrations.filter((migration) => !applied.has(migration.name))
    for (const migration of missing) await apply(client, migration)
    return missing.map((migration) => migration.name)
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [lockKey])
    await client.query('RESET statement_timeout')
  }
}

export async function readMigrations(directory: string): Promise<Migration[]> {
  const names = (await readdir(directory)).filter((name) => /^\d{4}_\w+\.sql$/.test(name)).sort()
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(path.join(directory, name), 'utf8')
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
    }),
  )
}

async function readApplied(client: pg.ClientBase): Promise<Map<string, string>> {
  await client.query(`CREATE TABLE IF NOT EXISTS schema_migration (
    name text PRIMARY KEY, checksum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())`)
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'SELECT name, checksum FROM schema_migration',
  )
  return new Map(rows.map((row) => [row.name, row.checksum]))
}

function refuseUnknown(migrations: Migration[], applied: Map<string, string>): void {
  const known = new Map(migrations.map((migration) => [migration.name, migration.checksum]))
  for (const [name, checksum] of applied) {
    if (!known.has(name)) {
      throw new MigrationError(
        `The database was made by a newer Fairground (it has ${name}). Nothing was changed. Start that version or a later one.`,
      )
    }
    if (known.get(name) !== checksum) {
      throw new MigrationError(
        `Migration ${name} differs from the one this database was made with. Nothing was changed. Migrations are never edited: add a new one.`,
      )
    }
  }
}

async function apply(client: pg.ClientBase, migration: Migration): Promise<void> {
  try {
    await client.query('BEGIN')
    await client.query(migration.sql)
    await client.query('INSERT INTO schema_migration (name, checksum) VALUES ($1, $2)', [
      migration.name,
      migration.checksum,
    ])
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK')
    throw new MigrationError(
      `Migration ${migration.name} failed and was rolled back: ${(error as Error).message}`,
    )
  }
}
