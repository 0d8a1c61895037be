import { expect, test } from 'vitest'
import { DatabaseStartError } from '../../../src/platform/embedded-postgres/index'
import { startApp } from './app-process'
import { connect, makeDataDir, start } from './support'

test('a second Fairground on the same directory is refused, and the first one goes on undisturbed', async () => {
  const dataDir = await makeDataDir()
  const client = await connect(await start(dataDir))
  const refusal = await start(dataDir).catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(DatabaseStartError)
  expect((refusal as Error).message).toContain(`Another Fairground is running on this DATA_DIR: ${dataDir}`)
  expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }])
})

test('of two apps that start at the same moment on a new directory exactly one wins', async () => {
  const dataDir = await makeDataDir()
  const apps = [startApp(dataDir, 'hold'), startApp(dataDir, 'hold')]
  const loser = await Promise.any(apps.map((app) => app.says('refused').then(() => app)))
  expect(loser.lines).toEqual([
    `refused DatabaseStartError: Another Fairground is running on this DATA_DIR: ${dataDir}`,
  ])
  const winner = apps.find((app) => app !== loser)
  await winner?.says('started')
  await winner?.stop()
})
