import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { openPool } from '../../src/platform/database/pool'
import { databaseUrl } from './test-config'

export interface TestDatabase {
  url: string
  drop(): Promise<void>
}

/** A fresh copy of the seeded fair (or an empty database), for one test file alone. */
export async function createTestDatabase(options: { empty?: boolean } = {}): Promise<TestDatabase> {
  const clusterUrl = inject('clusterUrl')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await asAdmin(
    clusterUrl,
    // Copying files takes half the time of writing every page of them to the log first.
    `CREATE DATABASE ${name} ${options.empty ? '' : `TEMPLATE ${inject('templateDatabase')} STRATEGY FILE_COPY`}`,
  )
  return {
    url: databaseUrl(clusterUrl, name),
    // Not WITH (FORCE): only a superuser may force autovacuum out, which an ordinary drop dismisses by itself.
    drop: () => asAdmin(clusterUrl, endOwnSessions(name), `DROP DATABASE IF EXISTS ${name}`),
  }
}

/** For tests below the platform. A connection may still be saying goodbye when its database goes: nobody's fault. */
export const poolOn = ({ url }: TestDatabase, size: number): pg.Pool =>
  openPool({ connection: { connectionString: url }, size, queryTimeoutMs: 0, onError: () => undefined })

const endOwnSessions = (database: string) =>
  `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
   WHERE datname = '${database}' AND usename = current_user`

async function asAdmin(clusterUrl: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client(clusterUrl)
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}
