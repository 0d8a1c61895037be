import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type pg from 'pg'

export class MigrationError extends Error {}

export interface AppliedMigration {
  name: string
  checksum: string
}

export interface Migration extends AppliedMigration {
  sql: string
}

// Any constant will do, as long as every Fairground process uses the same one.
const lockKey = 7_214_001

/**
 * Applies what is missing, one transaction per file. Several processes may start together: the lock lets one work and
 * the others find nothing left to do.
 */
export async function migrate(client: pg.ClientBase, directory: string): Promise<string[]> {
  const migrations = await readMigrations(directory)
  return withMigrationLock(client, async () => {
    await prepareRecord(client)
    const applied = await readApplied(client)
    refuseForeign(migrations, applied)
    const missing = without(migrations, applied)
    for (const migration of missing) await applyAlone(client, migration)
    return missing.map((migration) => migration.name)
  })
}

/** Whoever changes the tables works alone: every process that starts meanwhile waits, then looks what is there. */
export async function withMigrationLock<Result>(
  client: pg.ClientBase,
  work: () => Promise<Result>,
): Promise<Result> {
  await client.query('SET statement_timeout = 0')
  await client.query('SELECT pg_advisory_lock($1)', [lockKey])
  try {
    return await work()
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [lockKey])
    await client.query('RESET statement_timeout')
  }
}

/** Applies these in the caller's transaction: all of them and whatever else the caller does, or nothing. */
export async function applyTogether(client: pg.ClientBase, migrations: readonly Migration[]): Promise<void> {
  await prepareRecord(client)
  for (const migration of migrations) {
    await apply(client, migration)
    // As at the end of a transaction of its own; a table with checks still to come could not be altered by the next.
    await client.query('SET CONSTRAINTS ALL IMMEDIATE')
  }
}

export const without = (
  migrations: readonly Migration[],
  applied: readonly AppliedMigration[],
): Migration[] => migrations.filter(({ name }) => !applied.some((known) => known.name === name))

/** The first applied one that is not ours: made by a newer version, or edited since. */
export function findForeign(
  migrations: readonly Migration[],
  applied: readonly AppliedMigration[],
): { name: string; because: 'newer' | 'edited' } | undefined {
  const known = new Map(migrations.map((migration) => [migration.name, migration.checksum]))
  const foreign = applied.find(({ name, checksum }) => known.get(name) !== checksum)
  return foreign && { name: foreign.name, because: known.has(foreign.name) ? 'edited' : 'newer' }
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

async function prepareRecord(client: pg.ClientBase): Promise<void> {
  await client.query(`CREATE TABLE IF NOT EXISTS schema_migration (
    name text PRIMARY KEY, checksum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())`)
}

export async function readApplied(client: pg.ClientBase): Promise<AppliedMigration[]> {
  const { rows } = await client.query<AppliedMigration>(
    'SELECT name, checksum FROM schema_migration ORDER BY name',
  )
  return rows
}

function refuseForeign(migrations: Migration[], applied: AppliedMigration[]): void {
  const foreign = findForeign(migrations, applied)
  if (foreign?.because === 'newer') {
    throw new MigrationError(
      `The database was made by a newer Fairground (it has ${foreign.name}). Nothing was changed. Start that version or a later one.`,
    )
  }
  if (foreign) {
    throw new MigrationError(
      `Migration ${foreign.name} differs from the one this database was made with. Nothing was changed. Migrations are never edited: add a new one.`,
    )
  }
}

async function applyAlone(client: pg.ClientBase, migration: Migration): Promise<void> {
  try {
    await client.query('BEGIN')
    await apply(client, migration)
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined)
    throw new MigrationError(
      `Migration ${migration.name} failed and was rolled back: ${(error as Error).message}`,
    )
  }
}

async function apply(client: pg.ClientBase, { name, sql, checksum }: Migration): Promise<void> {
  await client.query(sql)
  await client.query('INSERT INTO schema_migration (name, checksum) VALUES ($1, $2)', [name, checksum])
}
