import { access, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startEmbeddedPostgres } from '../../src/platform/embedded-postgres/index'
import { startApp } from '../platform/embedded-postgres/app-process'
import {
  answers,
  clusterOf,
  connect,
  isPostmasterHere,
  makeDataDir,
  postmasterPid,
  runningDatabase,
  start,
} from '../platform/embedded-postgres/support'

test('processes of a killed PostgreSQL that are slow to go are waited for', async () => {
  const dataDir = await makeDataDir()
  const database = await start(dataDir)
  const client = await connect(database)
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  const orphan = rows[0]?.pid ?? 0
  process.kill(orphan, 'SIGSTOP')
  process.kill(await postmasterPid(dataDir), 'SIGKILL')

  const logFile = join(dataDir, 'postgres', 'log', 'postgres.log')
  try {
    const seen = async () => (await readFile(logFile, 'utf8')).includes('pre-existing shared memory block')
    await vi.waitUntil(seen, { timeout: 10_000 })
  } finally {
    process.kill(orphan, 'SIGCONT')
  }
  await expect.poll(() => answers(database)).toBe(true)
})

test('PostgreSQL is started again however often it is killed, at the same address, and stops when told to', async () => {
  const dataDir = await makeDataDir()
  const said: string[] = []
  const database = await startEmbeddedPostgres({ dataDir, durable: false, warn: (line) => said.push(line) })
  onTestFinished(() => database.stop())
  const before = await postmasterPid(dataDir)
  for (const signal of ['SIGKILL', 'SIGINT', 'SIGKILL'] as const) {
    process.kill(await postmasterPid(dataDir), signal)
    await vi.waitUntil(async () => !(await answers(database)), { timeout: 20_000, interval: 5 })
    await vi.waitUntil(() => answers(database), { timeout: 20_000 })
  }
  expect(said.filter((line) => line.includes('runs again'))).toHaveLength(3)

  const last = await postmasterPid(dataDir)
  process.kill(last, 'SIGKILL')
  await database.stop()
  expect([await isPostmasterHere(before, dataDir), await isPostmasterHere(last, dataDir)]).toEqual([
    false,
    false,
  ])
  await expect(postmasterPid(dataDir).then((pid) => isPostmasterHere(pid, dataDir))).resolves.toBe(false)
})

test('PostgreSQL ends with an app that ends by an error of its own', async () => {
  const dataDir = await makeDataDir()
  const app = startApp(dataDir, 'fail')
  await app.says('started')
  const left = await postmasterPid(dataDir)
  await app.ended
  await expect.poll(() => isPostmasterHere(left, dataDir)).toBe(false)
})

test('a crash of one PostgreSQL process does not take away the sign that the directory is in use', async () => {
  const dataDir = await makeDataDir()
  const client = await connect(await start(dataDir))
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  process.kill(rows[0]?.pid ?? 0, 'SIGKILL')
  const signs = async () => {
    const again = await connect(await runningDatabase(dataDir)).catch(() => undefined)
    const locks = await again?.query(`select from pg_locks where locktype = 'advisory' and granted`)
    return locks?.rowCount
  }
  await expect.poll(signs).toBe(1)
})

test('a first start that is killed half-way leaves nothing that hinders the next one', async () => {
  const dataDir = await makeDataDir()
  const home = join(dataDir, 'postgres')
  const app = startApp(dataDir, 'hold')
  await vi.waitUntil(
    async () => {
      const names = await readdir(home).catch(() => [])
      const unfinished = names.find((name) => name.startsWith('init-'))
      return unfinished && (await exists(join(home, unfinished, 'cluster', 'PG_VERSION')))
    },
    { timeout: 20_000, interval: 1 },
  )
  await app.kill()
  expect(await exists(clusterOf(dataDir))).toBe(false)

  const database = await start(dataDir)
  expect((await readdir(home)).sort()).toEqual(['claim', 'cluster', 'log', 'password'])
  expect((await (await connect(database)).query('select 1 as one')).rows).toEqual([{ one: 1 }])
})

async function exists(path: string) {
  return access(path).then(
    () => true,
    () => false,
  )
}

test('a note about a process that is now another program, or an empty one, hinders nothing', async () => {
  const dataDir = await makeDataDir()
  await (await start(dataDir)).stop()
  for (const note of [
    `${process.pid}\n${clusterOf(dataDir)}\n1700000000\n1\n\n127.0.0.1\n\nready   \n`,
    '',
  ]) {
    await writeFile(join(clusterOf(dataDir), 'postmaster.pid'), note)
    const database = await start(dataDir)
    expect(await answers(database)).toBe(true)
    await database.stop()
  }
})
