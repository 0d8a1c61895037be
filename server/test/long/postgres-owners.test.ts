import { expect, test } from 'vitest'
import { connectAsSupervisor, tryOwnerLock } from '../../src/platform/embedded-postgres/supervisor-connection'
import { startApp } from '../platform/embedded-postgres/app-process'
import {
  isPostmasterHere,
  makeDataDir,
  postmasterPid,
  runningDatabase,
  start,
} from '../platform/embedded-postgres/support'

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
