import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { DatabaseStartError, startEmbeddedPostgres } from '../../../src/platform/embedded-postgres/index'
import { clusterOf, fingerprint, makeDataDir, runsAsRoot, start } from './support'

async function makeStoppedDatabase(): Promise<string> {
  const dataDir = await makeDataDir()
  await (await start(dataDir)).stop()
  return dataDir
}

async function refusal(dataDir: string): Promise<string> {
  const error = await start(dataDir).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(DatabaseStartError)
  return (error as Error).message
}

const cases: { name: string; file: string; content: string | undefined; says: string }[] = [
  {
    name: 'made by a newer PostgreSQL',
    file: 'PG_VERSION',
    content: '99\n',
    says: 'PostgreSQL 99, which is newer than',
  },
  {
    name: 'made by an older PostgreSQL',
    file: 'PG_VERSION',
    content: '9.6\n',
    says: 'PostgreSQL 9.6, which is older than',
  },
  {
    name: 'without a version',
    file: 'PG_VERSION',
    content: undefined,
    says: 'the file PG_VERSION is missing',
  },
  {
    name: 'with a garbled version',
    file: 'PG_VERSION',
    content: '\u0000\u00ff1',
    says: 'the file PG_VERSION is unreadable',
  },
  {
    name: 'without a control file',
    file: 'global/pg_control',
    content: undefined,
    says: 'the file global/pg_control is missing',
  },
  {
    name: 'with an empty control file',
    file: 'global/pg_control',
    content: '',
    says: 'the file global/pg_control is empty',
  },
]

describe('a database directory is refused and stays exactly as it was when it is', () => {
  let dataDir: string
  let tidy: () => Promise<void>

  beforeAll(async () => {
    dataDir = await makeDataDir((atEnd) => {
      tidy = atEnd
    })
    await (await startEmbeddedPostgres({ dataDir, durable: false })).stop()
  })
  afterAll(() => tidy())

  test.for(cases)('$name', async ({ file, content, says }) => {
    const path = join(clusterOf(dataDir), file)
    const whole = await readFile(path)
    onTestFinished(() => writeFile(path, whole))
    if (content === undefined) await rm(path)
    else await writeFile(path, content)

    const before = await fingerprint(dataDir)
    const message = await refusal(dataDir)
    expect(message).toContain(says)
    expect(message).toContain(clusterOf(dataDir))
    expect(message).toContain('Nothing in it was changed.')
    expect(await fingerprint(dataDir)).toBe(before)
  })

  test('something else than a database', async () => {
    const dataDir = await makeDataDir()
    await mkdir(clusterOf(dataDir), { recursive: true })
    await writeFile(join(clusterOf(dataDir), 'holiday.jpg'), 'a picture')
    const before = await fingerprint(dataDir)
    expect(await refusal(dataDir)).toContain('is not a complete PostgreSQL database')
    expect(await fingerprint(dataDir)).toBe(before)
  })

  test('a file', async () => {
    const dataDir = await makeDataDir()
    await mkdir(dirname(clusterOf(dataDir)), { recursive: true })
    await writeFile(clusterOf(dataDir), 'not a directory')
    expect(await refusal(dataDir)).toContain('it is not a directory')
  })
})

test('an empty directory in the place of the database is simply used', async () => {
  const dataDir = await makeDataDir()
  await mkdir(clusterOf(dataDir), { recursive: true })
  await expect(start(dataDir)).resolves.toHaveProperty('connectionString')
})

test('a damaged control file is reported in the words of PostgreSQL', async () => {
  const dataDir = await makeStoppedDatabase()
  await writeFile(join(clusterOf(dataDir), 'global', 'pg_control'), Buffer.alloc(8192, 1))
  const message = await refusal(dataDir)
  expect(message).toContain('PostgreSQL did not start')
  expect(message).toMatch(/FATAL: .*\n.*DETAIL: .*PG_CONTROL_VERSION/)
  expect(message).toContain(join('log', 'postgres.log'))
})

test('a password file that does not fit is named, together with the way out', async () => {
  const dataDir = await makeStoppedDatabase()
  const passwordFile = join(dataDir, 'postgres', 'password')
  await writeFile(passwordFile, 'something else\n')
  expect(await refusal(dataDir)).toContain(`does not accept the password in ${passwordFile}`)
  await rm(passwordFile)
  await start(dataDir)
})

test('a DATA_DIR that cannot be written is named', async () => {
  const dataDir = await makeDataDir()
  await writeFile(dataDir, 'a file where the directory should be')
  expect(await refusal(dataDir)).toContain(`The database cannot be kept in ${join(dataDir, 'postgres')}`)
})

test.skipIf(runsAsRoot)('a DATA_DIR without write permission is named', async () => {
  const dataDir = await makeDataDir()
  await mkdir(dataDir, { mode: 0o500 })
  expect(await refusal(dataDir)).toContain('EACCES')
})
