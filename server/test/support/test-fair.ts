import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Writable } from 'node:stream'
import type { Envelope } from '@fairground/wire/kernel/envelope'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { buildApp } from '../../src/app'
import type { Caller } from '../../src/platform/http/principal'
import { createLogger } from '../../src/platform/logging/logger'
import type { PasswordChecks } from '../../src/platform/passwords/password-checks'
import { type Platform, startPlatform } from '../../src/platform/platform'
import { sessionCookie } from '../../src/platform/sessions/session-token'
import { cheapPasswords } from './cheap-passwords'
import { testConfig } from './test-config'
import { createTestDatabase, type TestDatabase } from './test-database'

export interface Signed {
  accountId: string
  cookie: string
  token: string
  headers: Record<string, string>
}

export interface Answer extends Envelope {
  status: number
  headers: Record<string, unknown>
  // biome-ignore lint/suspicious/noExplicitAny: tests read wire results of many shapes
  result: any
}

export interface TestFair {
  app: FastifyInstance
  platform: Platform
  database: TestDatabase
  /** Every log line written so far, as text. */
  log: () => string
  signIn(username: string): Promise<Signed>
  ask(request: InjectOptions & { as?: Signed | undefined }): Promise<Answer>
  stop(): Promise<void>
}

export interface FairOptions {
  config?: Record<string, string>
  /** A second process on the same database. */
  database?: TestDatabase
  passwordChecks?: PasswordChecks
}

export async function startTestFair(options: FairOptions = {}): Promise<TestFair> {
  const database = options.database ?? (await createTestDatabase())
  const directory = await mkdtemp(path.join(tmpdir(), 'fairground-files-'))
  const lines: string[] = []
  const sink = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk))
      done()
    },
  })
  const config = testConfig({ DATA_DIR: directory, LOG_LEVEL: 'debug', ...options.config })
  const platform = await startPlatform(config, database.url, createLogger('debug', sink), {
    passwordChecks: options.passwordChecks ?? cheapPasswords,
  })
  const app = await buildApp(platform, { shedsLoad: false })
  await app.ready()

  return {
    app,
    platform,
    database,
    log: () => lines.join(''),
    signIn: (username) => signIn(platform, username),
    ask: (request) => ask(app, request),
    async stop() {
      await app.close()
      await platform.stop()
      if (!options.database) await database.drop()
      await rm(directory, { recursive: true, force: true })
    },
  }
}

export const anonymousFrom = (address: string): Caller => ({
  user: undefined,
  sessionId: undefined,
  language: 'zh',
  address,
  userAgent: 'test',
  requestId: 'test',
})

/** Opens a session directly, so that tests about other things need no password and no picture. */
export async function signIn(platform: Pick<Platform, 'db' | 'sessions'>, username: string): Promise<Signed> {
  const { id, ...account } = await platform.db
    .selectFrom('account')
    .select(['id', 'username'])
    .where('username', '=', username)
    .executeTakeFirstOrThrow()
  const opened = await platform.sessions.open({ id, ...account }, { address: '127.0.0.1', userAgent: 'test' })
  if (!opened) throw new Error(`${username} cannot sign in`)
  const { cookie, session } = opened
  return {
    accountId: id,
    cookie,
    token: session.token,
    headers: { cookie: `${sessionCookie}=${cookie}`, xtoken: session.token },
  }
}

async function ask(
  app: FastifyInstance,
  { as, ...request }: InjectOptions & { as?: Signed | undefined },
): Promise<Answer> {
  const response = await app.inject({ ...request, headers: { ...as?.headers, ...request.headers } })
  return {
    status: response.statusCode,
    headers: response.headers,
    ...(response.json() as Envelope),
  } as Answer
}
