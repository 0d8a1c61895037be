import { connect, createServer, type Server, type Socket } from 'node:net'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { JobKind } from '../../../src/platform/jobs/jobs'
import { anonymousFrom, startTestFair, type TestFair } from '../../support/test-fair'

/** A line to the database that can be cut, closed, or made to swallow what is said after a connection was let in. */
interface Line {
  url: string
  /** Whether newcomers are let through. */
  open: boolean
  /** Swallows every question that holds these words. */
  swallows: string | undefined
  cut(): void
  close(): void
}

async function lineTo(url: string): Promise<Line> {
  const target = new URL(url)
  const { hostname, port } = target
  const sockets = new Set<Socket>()
  const server: Server = createServer((near) => {
    if (!line.open) return near.destroy()
    const far = connect(Number(port), hostname)
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket.on('error', () => undefined)
      socket.on('close', () => [near, far].map((each) => each.destroy()))
    }
    near.on('data', (chunk) => {
      if (!line.swallows || !chunk.includes(line.swallows)) far.write(chunk)
    })
    far.pipe(near)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  target.port = String((server.address() as { port: number }).port)
  const line: Line = {
    url: target.href,
    open: true,
    swallows: undefined,
    cut() {
      for (const socket of sockets) socket.destroy()
      sockets.clear()
    },
    close() {
      line.cut()
      server.close()
    },
  }
  return line
}

let beside: TestFair
let fair: TestFair
let line: Line
beforeAll(async () => {
  beside = await startTestFair({ config: { WORKER: 'false' } })
  line = await lineTo(beside.database.url)
  fair = await startTestFair({ database: { ...beside.database, url: line.url } })
})
afterAll(async () => {
  await fair.stop()
  line.close()
  await beside.stop()
})

const state = () => fair.platform.lifeline.state
const becomes = (wanted: string) => expect.poll(state, { interval: 20 }).toBe(wanted)

/** Everything is cut, and nobody is let in until `work` is done. */
async function duringOutage(work: () => Promise<void>): Promise<void> {
  line.open = false
  line.cut()
  await becomes('away')
  await work()
  line.open = true
  await becomes('well')
}

describe('a process whose database was away', () => {
  it('hears afterwards of a setting that was changed meanwhile', async () => {
    await duringOutage(async () => {
      await beside.platform.settings.change('lockoutFailures', 9, anonymousFrom('10.0.0.1'))
    })
    await expect.poll(() => fair.platform.settings.current().lockoutFailures).toBe(9)
  })

  it('finishes a job that ended meanwhile, once, and notes it when that is possible again', async () => {
    let runs = 0
    let finish = () => {}
    const patient: JobKind<object> = {
      name: 'patient',
      retries: 0,
      retrySeconds: 1,
      expireSeconds: 60,
      run: () => {
        runs += 1
        return new Promise((resolve) => {
          finish = resolve
        })
      },
    }
    await fair.platform.jobs.add([patient as JobKind<never>])
    await fair.platform.db.transaction().execute((trx) => fair.platform.jobs.enqueue(trx, 'patient', {}))
    await expect.poll(() => runs).toBe(1)
    await duringOutage(async () => finish())
    const stateOfJob = async () =>
      (
        await sql<{ state: string }>`SELECT state FROM jobs.job WHERE name = 'patient'`.execute(
          beside.platform.db,
        )
      ).rows[0]?.state
    await expect.poll(stateOfJob).toBe('completed')
    expect(runs).toBe(1)
  })

  it('is not held by a connection that lets it in and then says nothing', async () => {
    await duringOutage(async () => {
      line.swallows = 'LISTEN'
      line.open = true
      await new Promise((resolve) => setTimeout(resolve, 2_000))
      expect(state()).toBe('away')
      line.swallows = undefined
    })
    expect((await fair.ask({ method: 'GET', url: '/api/fair' })).status).toBe(200)
  })
})

it('a lost lifeline alone is no outage: what others are doing goes on', async () => {
  const slow = sql`SELECT pg_sleep(2)`.execute(fair.platform.db)
  await sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE application_name = 'fairground live' AND datname = current_database()`.execute(beside.platform.db)
  await slow
  await becomes('well')
})

it('a database that only reads is not ours to work on', async () => {
  await sql`ALTER DATABASE ${sql.id(new URL(line.url).pathname.slice(1))}
    SET default_transaction_read_only = on`.execute(beside.platform.db)
  line.cut()
  await becomes('away')
  expect((await fair.ask({ method: 'GET', url: '/api/fair' })).status).toBe(503)
  await sql`SET default_transaction_read_only = off`.execute(beside.platform.db)
  await sql`ALTER DATABASE ${sql.id(new URL(line.url).pathname.slice(1))}
    RESET default_transaction_read_only`.execute(beside.platform.db)
  await becomes('well')
})
