import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
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
    `CREATE DATABASE ${name} ${options.empty ? '' : `TEMPLATE ${inject('templateDatabase')}`}`,
  )
  return {
    url: databaseUrl(clusterUrl, name),
    drop: () => asAdmin(clusterUrl, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
  }
}

async function asAdmin(clusterUrl: string, statement: string): Promise<void> {
  const client = new pg.Client(clusterUrl)
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
