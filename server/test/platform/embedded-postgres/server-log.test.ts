import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { logSince, rotateLog } from '../../../src/platform/embedded-postgres/server-log'
import { connect, makeDataDir, start } from './support'

test('a log that has grown large is set aside once, so it never fills the disk', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'fairground-'))
  onTestFinished(() => rm(directory, { recursive: true }))
  const file = join(directory, 'postgres.log')
  await writeFile(file, 'small\n')
  await rotateLog(file)
  expect(await readFile(file, 'utf8')).toBe('small\n')

  await writeFile(file, 'x'.repeat(11 * 1024 * 1024))
  await rotateLog(file)
  expect((await stat(file)).size).toBe(0)
  expect((await stat(`${file}.1`)).size).toBe(11 * 1024 * 1024)
})

test('a mistake in the database reaches the log without the personal data in it', async () => {
  const dataDir = await makeDataDir()
  const client = await connect(await start(dataDir))
  await client.query('create table account (mobile text primary key)')
  await client.query(`insert into account values ('13800000001')`)
  await expect(client.query(`insert into account values ('13800000001')`)).rejects.toThrow('duplicate key')
  const lines = await logSince(join(dataDir, 'postgres', 'log', 'postgres.log'), 0)
  expect(lines.join('\n')).toContain('duplicate key')
  expect(lines.join('\n')).not.toContain('13800000001')
})
