import pg from 'pg'
import { expect, it } from 'vitest'
import { prepareDatabase } from '../../src/boot/prepare-database'
import { findRunningPostgres } from '../../src/platform/embedded-postgres/running'
import { makeDataDir, start } from '../platform/embedded-postgres/support'
import { migrations, testConfig } from '../support/test-config'
import { runCommand } from './run-command'

const password = /^ {2}([a-z2-9]{12})$/m

it('a command finds the embedded database, while the product runs and while it does not', async () => {
  const dataDir = await makeDataDir()
  expect(await findRunningPostgres(dataDir)).toBeUndefined()
  const database = await start(dataDir)
  const { connectionString } = database
  const config = testConfig({ DATA_DIR: dataDir })
  await prepareDatabase({ config, connectionString, migrations, log: () => undefined })
  expect(await findRunningPostgres(dataDir)).toBe(connectionString)

  const running = await runCommand('admin', ['reset', 'admin'], { DATA_DIR: dataDir })
  expect(running).toMatchObject({ code: 0, complaint: '', output: expect.stringMatching(password) })
  // The product's own database is still there for it.
  const client = new pg.Client(connectionString)
  await client.connect()
  await client.end()

  await database.stop()
  expect(await findRunningPostgres(dataDir)).toBeUndefined()
  const stopped = await runCommand('admin', ['reset', 'admin'], { DATA_DIR: dataDir })
  expect(stopped).toMatchObject({ code: 0, complaint: '', output: expect.stringMatching(password) })
  expect(await findRunningPostgres(dataDir)).toBeUndefined()
})
