import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { expect, inject, it, onTestFinished } from 'vitest'
import { prepareDatabase } from '../../src/boot/prepare-database'
import { databaseUrl, migrations, testConfig } from '../support/test-config'

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client(url)
  await client.connect()
  return client
}

async function createInAscii(): Promise<string> {
  const name = `ascii_${randomUUID().slice(0, 8)}`
  const cluster = await connect(inject('clusterUrl'))
  await cluster.query(`CREATE DATABASE ${name} ENCODING 'SQL_ASCII' TEMPLATE template0 LOCALE 'C'`)
  onTestFinished(async () => {
    await cluster.query(`DROP DATABASE ${name}`)
    await cluster.end()
  })
  return databaseUrl(inject('clusterUrl'), name)
}

it('a database that is not UTF-8 is refused, and nothing is changed in it', async () => {
  const connectionString = await createInAscii()
  const config = testConfig()
  await expect(
    prepareDatabase({ config, connectionString, migrations, log: () => undefined }),
  ).rejects.toThrow(
    /DATABASE_URL: the database ascii_\w+ keeps its texts as SQL_ASCII, and Fairground needs UTF8.*Nothing was changed.*ENCODING 'UTF8'/,
  )
  const client = await connect(connectionString)
  const { rows } = await client.query(
    `SELECT relname FROM pg_class WHERE relnamespace = 'public'::regnamespace`,
  )
  await client.end()
  expect(rows).toEqual([])
})
