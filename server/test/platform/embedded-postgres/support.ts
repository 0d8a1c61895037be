import { createHash } from 'node:crypto'
import { lstat, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { onTestFinished } from 'vitest'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../../src/platform/embedded-postgres/index'
import { identifyProcess, readPostmasterFile } from '../../../src/platform/embedded-postgres/postmaster-file'

export const runsAsRoot = process.getuid?.() === 0

export function clusterOf(dataDir: string) {
  return join(dataDir, 'postgres', 'cluster')
}

/** The parent is closed to every other account, as `mktemp -d` makes it, and the path is an awkward one. */
export async function makeDataDir(
  atEnd: (tidy: () => Promise<void>) => void = onTestFinished,
): Promise<string> {
  const closed = await mkdtemp(join(tmpdir(), 'fairground-'))
  const dataDir = join(closed, '展会 data')
  atEnd(async () => {
    await endPostmaster(dataDir)
    await rm(closed, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
  })
  return dataDir
}

export async function start(dataDir: string, options: { durable?: boolean } = {}): Promise<EmbeddedPostgres> {
  const database = await startEmbeddedPostgres({ dataDir, durable: false, ...options })
  onTestFinished(() => database.stop())
  return database
}

export async function connect({ connectionString }: { connectionString: string }): Promise<Client> {
  const client = new Client({ connectionString })
  client.on('error', () => {})
  await client.connect()
  onTestFinished(() => client.end().catch(() => {}))
  return client
}

export const answers = (database: { connectionString: string }): Promise<boolean> =>
  connect(database).then(
    async (client) => (await client.query('select 1')).rowCount === 1,
    () => false,
  )

export async function postmasterPid(dataDir: string): Promise<number> {
  const file = await readPostmasterFile(clusterOf(dataDir))
  if (typeof file !== 'object') throw new Error(`no postmaster in ${dataDir}`)
  return file.pid
}

/** How to reach a PostgreSQL that was started by another process, or more than once since. */
export async function runningDatabase(dataDir: string) {
  const file = await readPostmasterFile(clusterOf(dataDir))
  if (typeof file !== 'object') throw new Error(`no postmaster in ${dataDir}`)
  const password = (await readFile(join(dataDir, 'postgres', 'password'), 'utf8')).trim()
  const connectionString = `postgres://fairground:${password}@127.0.0.1:${file.port}/fairground`
  return { port: file.port, password, connectionString }
}

export async function isPostmasterHere(pid: number, dataDir: string): Promise<boolean> {
  return (await identifyProcess(pid, clusterOf(dataDir))) === 'postgres here'
}

/** Of a product that was killed, and so could not. */
export async function endPostmaster(dataDir: string) {
  const file = await readPostmasterFile(clusterOf(dataDir)).catch(() => 'absent')
  if (typeof file !== 'object' || !(await isPostmasterHere(file.pid, dataDir))) return
  process.kill(file.pid, 'SIGQUIT')
}

/** Names, owners, modes and contents of everything below a directory. */
export async function fingerprint(directory: string): Promise<string> {
  const hash = createHash('sha256')
  for (const entry of (await readdir(directory, { recursive: true })).sort()) {
    const path = join(directory, entry)
    const { mode, uid, mtimeMs, size } = await lstat(path)
    hash.update(JSON.stringify([entry, mode, uid, mtimeMs, size]))
    if ((mode & 0o170000) === 0o100000) hash.update(await readFile(path))
  }
  return hash.digest('hex')
}

export async function storedNumbers(database: EmbeddedPostgres): Promise<Set<number>> {
  const client = await connect(database)
  const { rows } = await client.query<{ number: number }>('select number from written')
  return new Set(rows.map(({ number }) => number))
}
