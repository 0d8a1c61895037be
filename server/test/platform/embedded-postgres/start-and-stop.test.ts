import { stat } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { chooseAccount } from '../../../src/platform/embedded-postgres/account'
import { locateBinaries } from '../../../src/platform/embedded-postgres/binaries'
import { findFreePort } from '../../../src/platform/embedded-postgres/free-port'
import { layoutOf } from '../../../src/platform/embedded-postgres/layout'
import { startPostmaster } from '../../../src/platform/embedded-postgres/postmaster'
import { connectAsSupervisor } from '../../../src/platform/embedded-postgres/supervisor-connection'
import { clusterOf, connect, makeDataDir, postmasterPid, runningDatabase, start } from './support'

test('the first start makes the database, and the next one finds its rows again', async () => {
  const dataDir = await makeDataDir()
  const first = await start(dataDir, { durable: true })
  const before = await connect(first)
  await before.query(`create table greeting as select '展会' as text`)
  await first.stop()

  const second = await start(dataDir, { durable: true })
  const after = await connect(second)
  expect((await after.query('select text from greeting')).rows).toEqual([{ text: '展会' }])
})

test('the database is durable, checked against bit rot, in UTF-8 and open to this machine alone', async () => {
  const dataDir = await makeDataDir()
  await start(dataDir, { durable: true })
  const { port, password, connectionString } = await runningDatabase(dataDir)
  const operator = await connectAsSupervisor(port, password)
  onTestFinished(() => operator.end())
  const names = [
    'fsync',
    'synchronous_commit',
    'data_checksums',
    'server_encoding',
    'listen_addresses',
    'unix_socket_directories',
    'password_encryption',
    'max_connections',
  ]
  const { rows } = await operator.query(
    'select name, current_setting(name) as value from unnest($1::text[]) name',
    [names],
  )
  expect(Object.fromEntries(rows.map(({ name, value }) => [name, value]))).toEqual({
    fsync: 'on',
    synchronous_commit: 'on',
    data_checksums: 'on',
    server_encoding: 'UTF8',
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    password_encryption: 'scram-sha-256',
    max_connections: '60',
  })
  const client = await connect({ connectionString })
  const locale = await client.query(
    'select datlocprovider, datlocale from pg_database where datname = current_database()',
  )
  expect(locale.rows).toEqual([{ datlocprovider: 'b', datlocale: 'C.UTF-8' }])
})

test('only who knows the password gets in, and only the operator can read it', async () => {
  const dataDir = await makeDataDir()
  const database = await start(dataDir)
  const wrong = new URL(database.connectionString)
  wrong.password = 'wrong'
  await expect(connect({ connectionString: wrong.href })).rejects.toThrow('password authentication failed')
  expect((await stat(join(dataDir, 'postgres', 'password'))).mode & 0o777).toBe(0o600)
  expect((await stat(clusterOf(dataDir))).mode & 0o777).toBe(0o700)
})

test('the role of the app owns its database but cannot reach files or programs through it', async () => {
  const client = await connect(await start(await makeDataDir()))
  await client.query('create extension pg_trgm')
  await client.query('create database scratch')
  await expect(client.query(`copy (select 1) to program 'cat'`)).rejects.toMatchObject({ code: '42501' })
  await expect(client.query(`select pg_read_file('/etc/passwd')`)).rejects.toMatchObject({ code: '42501' })
})

test('a port that somebody takes at the last moment is given up for another one', async () => {
  const dataDir = await makeDataDir()
  await (await start(dataDir)).stop()

  const occupant = createServer()
  const occupied = await findFreePort()
  await new Promise<void>((resolve) => occupant.listen(occupied, '127.0.0.1', resolve))
  onTestFinished(() => void occupant.close())
  const layout = layoutOf(dataDir)
  const binaries = await locateBinaries()
  const account = await chooseAccount(layout, binaries.postgres)
  const offered = [occupied, occupied, await findFreePort()]
  const choosePort = async () => offered.shift() ?? 0
  const postmaster = await startPostmaster({
    layout,
    binaries,
    account,
    durable: false,
    log() {},
    choosePort,
  })
  onTestFinished(() => void postmaster.stop())

  expect(offered).toEqual([])
  expect(postmaster.port).not.toBe(occupied)
  await postmaster.stop()
})

test('stopping twice is the same as stopping once, with work in progress or without', async () => {
  const dataDir = await makeDataDir()
  const database = await start(dataDir)
  const client = await connect(database)
  const working = expect(client.query('select pg_sleep(3600)')).rejects.toThrow()
  await Promise.all([database.stop(), database.stop()])
  await database.stop()
  await working
  await expect(postmasterPid(dataDir)).rejects.toThrow('no postmaster')
})
