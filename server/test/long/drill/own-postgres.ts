import { execFileSync } from 'node:child_process'
import { chownSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { findFreePort } from '../../../src/platform/embedded-postgres/free-port'
import { the } from './programs'
import { answers, type Service, startService } from './service'

export interface OwnPostgres {
  /** A new database of a role that is no superuser, as the document asks for; resolves to its address. */
  createDatabase(name: string): Promise<string>
  start(): Promise<void>
  stop(): Promise<void>
}

const password = '100% "secret"/@:'

/** A PostgreSQL that does not come with the product. */
export async function startOwnPostgres(directory: string): Promise<OwnPostgres> {
  const account = unprivileged()
  const data = path.join(directory, 'data')
  const secret = path.join(directory, 'password')
  mkdirSync(directory, { mode: 0o700 })
  writeFileSync(secret, 'administrator')
  if (account) for (const each of [directory, secret]) chownSync(each, account.uid, account.gid)
  const words = ['--username=postgres', '--auth=scram-sha-256', '--encoding=UTF8', '--no-locale']
  execFileSync(the('initdb'), ['-D', data, ...words, `--pwfile=${secret}`], { ...account, stdio: 'pipe' })

  const port = await findFreePort()
  const args = ['-D', data, '-p', String(port), '-k', directory, '-c', 'listen_addresses=127.0.0.1']
  const administrator = { host: '127.0.0.1', port, user: 'postgres', password: 'administrator' }
  const ask = async (statement: string) => {
    const client = new pg.Client({ ...administrator, database: 'postgres' })
    await client.connect()
    try {
      await client.query(statement)
    } finally {
      await client.end()
    }
    return true
  }
  let server: Service | undefined
  const stop = async () => server?.stop('SIGINT')
  const start = async () => {
    server = startService(the('postgres'), args, { ...account })
    try {
      await answers(server, () => ask('SELECT 1'))
    } catch (error) {
      await stop()
      throw error
    }
  }
  await start()
  await ask(`CREATE ROLE fairground LOGIN PASSWORD ${pg.escapeLiteral(password)}`)
  return {
    start,
    stop,
    async createDatabase(name) {
      await ask(`CREATE DATABASE ${name} OWNER fairground ENCODING 'UTF8' TEMPLATE template0`)
      return `postgres://fairground:${encodeURIComponent(password)}@127.0.0.1:${port}/${name}`
    },
  }
}

/** PostgreSQL refuses to run as root. */
function unprivileged(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n')
  const [, , uid, gid] = (lines.find((line) => /^(postgres|nobody):/.test(line)) ?? '').split(':')
  return { uid: Number(uid), gid: Number(gid) }
}
