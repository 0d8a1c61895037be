import { expect, test } from 'vitest'
import { DatabaseStartError } from '../../../src/platform/embedded-postgres/index'
import {
  connectAsSupervisor,
  tryOwnerLock,
} from '../../../src/platform/embedded-postgres/supervisor-connection'
import { startApp } from './app-process'
import { connect, isPostmasterHere, makeDataDir, postmasterPid, runningDatabase, start } from './support'

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

test('of two apps that find a PostgreSQL left behind exactly one takes over', async () => {
  const dataDir = await makeDataDir()
  const killed = startApp(dataDir, 'hold')
  await killed.says('started')
  const leftBehind = await postmasterPid(dataDir)
  await killed.kill()

  const starts = await Promise.allSettled([start(dataDir), start(dataDir)])
  expect(starts.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(await isPostmasterHere(leftBehind, dataDir)).toBe(false)
})

test('a PostgreSQL whose owner shows itself only inside the database is left alone', async () => {
  const dataDir = await makeDataDir()
  const app = startApp(dataDir, 'hold')
  await app.says('started')
  const leftBehind = await postmasterPid(dataDir)
  await app.kill()
  const { port, password } = await runningDatabase(dataDir)
  const owner = await connectAsSupervisor(port, password)
  try {
    while (!(await tryOwnerLock(owner))) {}
    await expect(start(dataDir)).rejects.toThrow('Another Fairground is running on this DATA_DIR')
    expect((await owner.query('select 1 as one')).rows).toEqual([{ one: 1 }])
    expect(await isPostmasterHere(leftBehind, dataDir)).toBe(true)
  } finally {
    await owner.end()
  }
})
