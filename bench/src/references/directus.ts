import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { findFreePort } from '../../../server/src/platform/embedded-postgres/free-port'
import type { Command } from '../kernel/cores'
import { startServer } from '../kernel/process'
import { connectionStringOf, withDatabase } from '../kernel/product-database'
import { makeTempDir } from '../kernel/temp-dir'
import { installReference, type ReferenceProgram, ReferenceUnavailable } from './install'

/** It refuses Node 20, so it brings its own. */
const runtime = `node-${process.platform}-${process.arch}`

const program: ReferenceProgram = {
  name: 'directus',
  dependencies: { directus: '11.17.4', [runtime]: '22.23.3' },
  // The version it asks for has to be compiled; this one comes with its binaries.
  overrides: { 'isolated-vm': '6.1.2' },
}

export interface Directus {
  origin: string
  headers: { authorization: string }
  stop(): Promise<void>
}

interface DirectusOptions {
  /** Of the product, whose database it works on. */
  dataDir: string
  table: string
  on: (command: Command) => Command
  note: (line: string) => void
}

const staticToken = 'reference-staff-0123456789abcdef'

/**
 * On the product's own database, so that rows and indexes are the very same, and knowing one table only. Everything
 * that would slow it down without being asked for is off: limits, log lines, sockets, its own web pages.
 */
export async function startDirectus({ dataDir, table, on, note }: DirectusOptions): Promise<Directus> {
  const folder = await installReference(program, note)
  const own = await makeTempDir()
  const port = await findFreePort()
  const origin = `http://127.0.0.1:${port}`
  const env = {
    PATH: process.env.PATH,
    HOME: own,
    NODE_ENV: 'production',
    CONFIG_PATH: path.join(own, 'settings.json'),
    DB_CLIENT: 'pg',
    DB_CONNECTION_STRING: await connectionStringOf(dataDir),
    DB_EXCLUDE_TABLES: (await otherTables(dataDir, table)).join(','),
    SECRET: 'reference-secret-0123456789abcdef',
    ADMIN_EMAIL: 'staff@example.com',
    ADMIN_PASSWORD: staticToken,
    ADMIN_TOKEN: staticToken,
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_URL: origin,
    EXTENSIONS_PATH: path.join(own, 'extensions'),
    STORAGE_LOCAL_ROOT: path.join(own, 'uploads'),
    TELEMETRY: 'false',
    LOG_LEVEL: 'error',
    SERVE_APP: 'false',
    WEBSOCKETS_ENABLED: 'false',
    RATE_LIMITER_ENABLED: 'false',
    PRESSURE_LIMITER_ENABLED: 'false',
  }
  const directus = (command: string) =>
    on({
      file: path.join(folder, 'node_modules', runtime, 'bin/node'),
      args: [path.join(folder, 'node_modules/directus/cli.js'), command],
    })
  try {
    const bootstrap = directus('bootstrap')
    await promisify(execFile)(bootstrap.file, bootstrap.args, { env, cwd: own })
    const command = directus('start')
    const { stop } = await startServer({ command, env, port, dataDir: own, readyPath: '/server/ping' })
    return { origin, headers: { authorization: `Bearer ${staticToken}` }, stop }
  } catch (error) {
    throw new ReferenceUnavailable(`Directus does not run here: ${(error as Error).message}`)
  }
}

const otherTables = (dataDir: string, table: string): Promise<string[]> =>
  withDatabase(dataDir, async (client) => {
    const { rows } = await client.query<{ tablename: string }>(
      `SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename <> $1`,
      [table],
    )
    return rows.map(({ tablename }) => tablename)
  })
