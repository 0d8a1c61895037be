import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { startApp } from './app-process'
import {
  answers,
  connect,
  isPostmasterHere,
  makeDataDir,
  postmasterPid,
  start,
  storedNumbers,
} from './support'

// The two kills that lose most where something is wrong; test/long has the others.

test('every acknowledged row survives when PostgreSQL is killed in the middle of writing', async () => {
  const dataDir = await makeDataDir()
  const database = await start(dataDir, { durable: true })
  const client = await connect(database)
  await client.query('create table written (number integer primary key)')
  const acknowledged: number[] = []
  const write = async () => {
    for (let number = 1; ; number++) {
      await client.query('insert into written values ($1)', [number])
      acknowledged.push(number)
    }
  }
  const broken = expect(write()).rejects.toThrow()
  await vi.waitUntil(() => acknowledged.length >= 100, { timeout: 20_000, interval: 1 })
  process.kill(await postmasterPid(dataDir), 'SIGKILL')
  await broken

  await vi.waitUntil(() => answers(database), { timeout: 20_000 })
  const stored = await storedNumbers(database)
  expect(acknowledged.filter((number) => !stored.has(number))).toEqual([])
})

test('every acknowledged row survives when the app is killed, and its PostgreSQL makes way for ours', async () => {
  const dataDir = await makeDataDir()
  const app = startApp(dataDir, 'write')
  await app.says('committed 100')
  const leftBehind = await postmasterPid(dataDir)
  await app.kill()
  expect(await isPostmasterHere(leftBehind, dataDir)).toBe(true)

  const database = await start(dataDir, { durable: true })
  expect(await isPostmasterHere(leftBehind, dataDir)).toBe(false)
  expect(await postmasterPid(dataDir)).not.toBe(leftBehind)
  const stored = await storedNumbers(database)
  const acknowledged = app.lines.flatMap((line) => /^committed (\d+)$/.exec(line)?.[1] ?? []).map(Number)
  expect(acknowledged.length).toBeGreaterThanOrEqual(100)
  expect(acknowledged.filter((number) => !stored.has(number))).toEqual([])
})

test('a lost password file is replaced, and the data stays', async () => {
  const dataDir = await makeDataDir()
  const first = await start(dataDir)
  await (await connect(first)).query('create table kept as select 1 as one')
  await first.stop()
  await rm(join(dataDir, 'postgres', 'password'))

  const second = await start(dataDir)
  expect(second.connectionString).not.toBe(first.connectionString)
  expect((await (await connect(second)).query('select one from kept')).rows).toEqual([{ one: 1 }])
})
