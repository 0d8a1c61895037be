import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { findFreePort } from '../../src/platform/embedded-postgres/free-port'
import { templates } from '../../src/platform/messaging/templates'
import { makeCertificate } from '../../src/platform/seal/own-certificate'
import { query } from '../support/query'
import { migrations, testDataKeys } from '../support/test-config'
import { type Nginx, startNginx } from './drill/nginx'
import { buildOlderProduct, findOlderCommit } from './drill/older-product'
import { type OwnPostgres, startOwnPostgres } from './drill/own-postgres'
import { needs, programs } from './drill/programs'
import { checkout, makeRelease, writeSettings } from './drill/releases'
import { isReady, type Supervisor, startProduct, startSupervisor } from './drill/supervisor'

// docs/operations.md, done: PostgreSQL of one's own, two processes in production mode, nginx with TLS in front. Nothing
// is sent: nobody asks for a code, and the addresses of the senders lead nowhere. systemd is stood in for, and what
// needs the registry (npm ci) is left out. What this machine lacks is said and not tried.

const run = promisify(execFile)
const running = ['postgres', 'initdb', 'curl'] as const
const behindNginx = [...running, 'nginx', 'openssl'] as const
let directory: string
let root: string
let postgres: OwnPostgres
let database: string
let ports: [number, number]
let supervisor: Supervisor
let nginx: Nginx | undefined

const callsAllowed = 1_000_000
const settingsFile = () => path.join(directory, 'etc/fairground.env')
const sealFile = () => path.join(directory, 'seal.pem')
const settingsFor = (DATABASE_URL: string, DATA_DIR: string) => ({
  MODE: 'production',
  DATABASE_URL,
  DATA_DIR,
  DATA_KEYS: testDataKeys,
  PUBLIC_ORIGIN: 'https://fair.example.com',
  TRUST_PROXY: 'loopback',
  INITIAL_ADMIN_PASSWORD: 'to be changed at once',
  METRICS_TOKEN: 'a-token-for-the-drill',
  REQUESTS_PER_MINUTE: String(callsAllowed),
  SEAL_FILE: sealFile(),
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'Fair <no-reply@fair.example.com>',
  SMS: 'aliyun',
  SMS_ACCESS_KEY_ID: 'nobody',
  SMS_ACCESS_KEY_SECRET: 'nothing',
  SMS_SIGN_NAME: '消防展',
  SMS_TEMPLATES: JSON.stringify(Object.fromEntries(Object.keys(templates).map((name) => [name, 'SMS_1']))),
})

const counts = (url: string) =>
  query(
    url,
    `SELECT (SELECT count(*) FROM account) AS accounts, (SELECT count(*) FROM company) AS companies,
       (SELECT count(*) FROM council_member) AS members, (SELECT count(*) FROM audit_entry) AS entries`,
  )

beforeAll(async () => {
  // The account PostgreSQL runs under, and nginx's, must be able to pass through it.
  directory = await mkdtemp(path.join(tmpdir(), 'fairground-drill-'))
  await writeFile(sealFile(), await makeCertificate('消防展'))
  await chmod(directory, 0o755)
  root = path.join(directory, 'srv')
  if (running.some((name) => !programs[name])) return
  postgres = await startOwnPostgres(path.join(directory, 'postgres'))
  database = await postgres.createDatabase('fairground')
  ports = [await findFreePort(), await findFreePort()]
  await mkdir(path.join(directory, 'data'))
  writeSettings(settingsFile(), settingsFor(database, path.join(directory, 'data')))
  for (const version of ['v1', 'v2']) makeRelease(root, version)
  supervisor = await startSupervisor({
    directory,
    current: path.join(root, 'current'),
    settings: settingsFile(),
  })
  await putIntoService('v1')
  if (behindNginx.some((name) => !programs[name])) return
  const site = path.join(checkout, 'deploy/nginx.conf')
  nginx = await startNginx({ directory: path.join(directory, 'nginx'), site, root, ports })
})
afterAll(async () => {
  await nginx?.service.stop('SIGQUIT')
  await supervisor?.stop()
  await postgres?.stop()
  await rm(directory, { recursive: true, force: true })
})

const putIntoService = (version: string) =>
  run('sh', [path.join(checkout, 'deploy/release.sh'), version], {
    env: {
      PATH: `${supervisor.bin}${path.delimiter}${process.env.PATH}`,
      FAIRGROUND_ROOT: root,
      FAIRGROUND_PORTS: ports.join(' '),
    },
  }).catch((error: { stdout: string }) => {
    throw new Error([error.stdout, ...ports.map(supervisor.output)].join('\n'))
  })

function visitor() {
  if (!nginx) throw new Error('nginx does not run')
  return nginx.visitor
}

describe('operations, by the letter', () => {
  it('two processes share one new database, and make the first administrator once', async (context) => {
    needs(context, ...running)
    const administrators = await query(database, 'SELECT username, must_change_password FROM account')
    expect(administrators).toEqual([{ username: 'admin', must_change_password: true }])
    for (const port of ports) {
      const ask = (headers = {}) => fetch(`http://127.0.0.1:${port}/metrics`, { headers })
      expect(await (await ask()).text()).not.toContain('live_viewers')
      expect(await (await ask({ authorization: 'Bearer a-token-for-the-drill' })).text()).toContain(
        'live_viewers',
      )
    }
  })

  it('nginx serves pages, calls and files over TLS and HTTP/2, and leads there from http', async (context) => {
    needs(context, ...behindNginx)
    const page = await visitor().ask('/')
    expect(page).toMatchObject({ status: 200, body: expect.stringContaining('<!doctype html>') })
    expect(page.headers['strict-transport-security']).toContain('max-age=')
    expect(JSON.parse((await visitor().ask('/api/fair')).body)).toMatchObject({ code: '00000000' })
    const script = /assets\/[^"]+\.js/.exec(page.body)?.[0] ?? 'none'
    const file = await visitor().ask(`/${script}`)
    expect(file).toMatchObject({ status: 200 })
    expect(file.headers['cache-control']).toContain('immutable')
    expect(await visitor().protocol()).toBe('h2')
    const plain = await fetch(`${nginx?.plainOrigin}/exhibition`, { redirect: 'manual' })
    expect(plain.status).toBe(301)
  })

  it('events come through at once, and every call from where it really came', async (context) => {
    needs(context, ...behindNginx)
    if (process.platform !== 'linux') context.skip('not tried: this machine has one loopback address only')
    const invented = '203.0.113.9'
    // How often an address may still ask tells whether it was here before: nginx's own was, and so was the invented one.
    for (const address of ['127.0.0.1', invented])
      for (const port of ports) await openAndLeave(`http://127.0.0.1:${port}/api/live`, address)

    let heard = ''
    const question = {
      localAddress: '127.0.0.77',
      headers: { 'x-forwarded-for': invented },
      agent: false as const,
    }
    const stream = await visitor().listen('/api/live', question, (piece) => {
      heard += piece
    })
    expect(stream.headers).toMatchObject({ 'x-ratelimit-remaining': String(callsAllowed - 1) })
    await vi.waitFor(() => expect(heard).toContain('retry:'), 5_000)
    await query(database, "SELECT pg_notify('fairground_live', $1)", [
      JSON.stringify({ type: 'settings-changed', audience: 'fair' }),
    ])
    await vi.waitFor(() => expect(heard).toContain('event: settings-changed'), 5_000)
    stream.leave()

    await visitor().ask('/api/fair', question)
    const logged = () => ports.map(supervisor.output).join('\n')
    await vi.waitFor(() => expect(logged()).toMatch(/"route":"\/api\/fair".*"address":"127.0.0.77"/), 5_000)
    expect(logged()).not.toContain(invented)
  })

  it('a release goes into service while people work, and loses none of their calls', async (context) => {
    needs(context, ...behindNginx)
    const asking = visitor().keepAsking()
    const { stdout } = await putIntoService('v2')
    const { answered, failed } = await asking.stop()
    expect(failed, nginx?.service.output).toEqual([])
    expect(answered).toBeGreaterThan(100)
    expect(stdout).toContain('v2 is in service.')
    for (const port of ports) {
      const own = await fetch(`http://127.0.0.1:${port}/assets/only-in-v2.js`)
      expect(own.status, `${port} runs the new version`).toBe(200)
    }
  })

  it('a page of the former release that is still open finds its files', async (context) => {
    needs(context, ...behindNginx)
    expect(await visitor().ask('/assets/only-in-v1.js')).toMatchObject({ status: 200, body: '// v1' })
    expect(await visitor().ask('/assets/only-in-v3.js')).toMatchObject({ status: 404 })
  })

  it('while the database is away people read why, and afterwards all goes on by itself', async (context) => {
    needs(context, ...behindNginx)
    await postgres.stop()
    const call = await visitor().ask('/api/fair')
    expect(call).toMatchObject({ status: 503, body: expect.stringContaining('系统暂时不可用') })
    expect(JSON.parse((await visitor().ask('/readyz')).body)).toMatchObject({ database: 'away' })
    await postgres.start()
    await vi.waitFor(
      async () => expect(await visitor().ask('/readyz')).toMatchObject({ status: 200 }),
      30_000,
    )
    expect(await visitor().ask('/api/fair')).toMatchObject({ status: 200 })
  })

  it('a back-up made while it runs can be restored beside it', async (context) => {
    needs(context, ...running)
    if (!existsSync(path.join(root, 'current/server/dist/backup.js')))
      context.skip('not tried: this version has no command for back-ups')
    await query(database, "INSERT INTO setting (key, value) VALUES ('drill', '\"kept\"')")
    const backup = path.join(directory, 'backup')
    await command('backup', backup, settingsFile())

    const restored = await postgres.createDatabase('restored')
    const settings = path.join(directory, 'etc/restored.env')
    writeSettings(settings, settingsFor(restored, path.join(directory, 'restored-data')))
    await command('restore', backup, settings)
    expect(await query(restored, "SELECT value FROM setting WHERE key = 'drill'")).toEqual([
      { value: 'kept' },
    ])
    expect(await counts(restored)).toEqual(await counts(database))
    const port = await findFreePort()
    const product = startProduct({ directory: path.join(root, 'current'), settings, port })
    await isReady(product, port)
    await product.stop()
  })

  it('a fair of the version before is taken over with all it holds', async (context) => {
    needs(context, ...running, 'git', 'tar')
    const names = (await readdir(migrations)).filter((name) => name.endsWith('.sql')).sort()
    const commit = findOlderCommit(names)
    if (!commit) context.skip('not tried: this copy does not know its earlier versions')
    const older = path.join(directory, 'older')
    buildOlderProduct(commit ?? '', older)
    const taken = await postgres.createDatabase('taken_over')
    const data = path.join(directory, 'older-data')
    const [before, after] = ['older', 'newer'].map((name) => path.join(directory, 'etc', `${name}.env`)) as [
      string,
      string,
    ]
    writeSettings(before, { MODE: 'demo', DEMO_SIZE: 'small', DATABASE_URL: taken, DATA_DIR: data })
    writeSettings(after, settingsFor(taken, data))

    await startAndStop(older, before)
    const applied = () => query<{ name: string }>(taken, 'SELECT name FROM schema_migration ORDER BY name')
    expect(await applied()).toHaveLength(names.length - 1)
    const held = await counts(taken)
    await startAndStop(path.join(root, 'current'), after)
    expect((await applied()).map(({ name }) => name)).toEqual(names)
    expect(await counts(taken)).toEqual(held)

    // And not back: the version before refuses, touching nothing.
    await expect(startAndStop(older, before)).rejects.toThrow(/made by a newer Fairground/)
  })
})

/** As a proxy on this machine would pass it on. */
async function openAndLeave(url: string, address: string): Promise<void> {
  const leaving = new AbortController()
  const { ok } = await fetch(url, { headers: { 'x-forwarded-for': address }, signal: leaving.signal })
  leaving.abort()
  if (!ok) throw new Error(`${url} refuses`)
}

const command = (name: string, argument: string, settings: string) =>
  run(process.execPath, [`--env-file=${settings}`, `server/dist/${name}.js`, argument], {
    cwd: path.join(root, 'current'),
    // What is set already wins over the file, and the test's own surroundings are not the operator's.
    env: { PATH: process.env.PATH },
  })

async function startAndStop(release: string, settings: string): Promise<void> {
  const port = await findFreePort()
  const product = startProduct({ directory: release, settings, port })
  try {
    await isReady(product, port)
  } finally {
    await product.stop()
  }
}
