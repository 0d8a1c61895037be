import { type IncomingMessage, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { initialSettings } from '@fairground/domain/settings'
import { CallFailure, type Client } from '@fairground/wire/kernel/client'
import { codes } from '@fairground/wire/kernel/codes'
import type { GrowingList } from '@fairground/wire/list'
import { growingLists } from '@fairground/wire/lists'
import { onTestFinished } from 'vitest'
import { openDatabase } from '../../src/platform/database/database'
import { connectionTo, openPool } from '../../src/platform/database/pool'
import { createSessions } from '../../src/platform/sessions/sessions'
import { type ProductProcess, startProductProcess } from './product-process'
import { query } from './query'
import { signIn } from './test-fair'

const comments = growingLists.find(({ name }) => name === 'reviewComment') as GrowingList

/** What people met while the database had a bad day. */
export interface Record {
  /** Texts of the rows whose saving was confirmed. */
  confirmed: string[]
  /** What was said instead of an answer, and how often. */
  refusals: Map<string, number>
  /** Calls that got no answer in words at all. */
  unanswered: string[]
  slowestMs: number
}

/** The product in a process of its own, on a database that is about to have a bad day. */
export interface Drill {
  product: ProductProcess
  record: Record
  /** What the load balancer would hear now, and how long that took. */
  readiness(): Promise<{ ready: boolean; body: string; ms: number }>
  /** Resolves to the time until a call is served and the product calls itself ready. */
  recovered(withinMs: number): Promise<number>
  /** How many rows that were confirmed are not there. */
  lost(): Promise<number>
  /** A browser that listens, and comes back when the stream ends: how often it did. */
  viewer: { returns: number; listening: boolean }
  stopLoad(): Promise<void>
  /** How many of its processes listen: the one that serves and the one in the background. */
  listening(): Promise<number>
}

export async function startDrill(
  env: { [name: string]: string },
  url: () => Promise<string>,
): Promise<Drill> {
  const product = await startProductProcess({ CAPTCHA: 'off', ...env })
  const as = await signedIn(await url())
  const call = product.clientFor(as)
  const record: Record = { confirmed: [], refusals: new Map(), unanswered: [], slowestMs: 0 }
  const over = new AbortController()
  onTestFinished(() => over.abort())
  const viewer = watch(product.origin, as.headers, over.signal)

  let number = 0
  const write = async () => {
    const text = `drill ${number++}`
    await call(comments.calls.add, { body: { text } })
    record.confirmed.push(text)
  }
  const read = () => call(comments.calls.page, { body: { page: 1, pageSize: 10 } })
  const load = [write, write, write, read, read].map((work) => repeat(work, record, over.signal))

  return {
    product,
    record,
    viewer,
    readiness: () => readiness(product.origin),
    async recovered(withinMs) {
      const startedAt = performance.now()
      while (performance.now() - startedAt < withinMs) {
        const served = await read().then(
          () => true,
          () => false,
        )
        if (served && (await readiness(product.origin)).ready) break
        await pause(50)
      }
      return Math.round(performance.now() - startedAt)
    },
    lost: () => lost(call, record.confirmed),
    async listening() {
      const rows = await query(
        await url(),
        `SELECT FROM pg_stat_activity WHERE application_name = 'fairground live'`,
      )
      return rows.length
    },
    async stopLoad() {
      over.abort()
      await Promise.all(load)
    },
  }
}

/** A session as a login would make it, without the password. */
async function signedIn(url: string) {
  const pool = openPool({
    connection: connectionTo({ connectionString: url, tls: 'off' }),
    size: 1,
    queryTimeoutMs: 10_000,
    onError: () => undefined,
  })
  const db = openDatabase(pool)
  try {
    return await signIn(
      { db, sessions: createSessions(db, () => initialSettings, undefined as never) },
      'admin',
    )
  } finally {
    await db.destroy()
  }
}

async function repeat(work: () => Promise<unknown>, record: Record, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const startedAt = performance.now()
    await work().catch((error: unknown) => {
      const { code, message } = error as CallFailure
      if (error instanceof CallFailure && code === codes.busy)
        record.refusals.set(message, (record.refusals.get(message) ?? 0) + 1)
      else record.unanswered.push(`${code} ${message}`)
    })
    record.slowestMs = Math.max(record.slowestMs, performance.now() - startedAt)
    await pause(20)
  }
}

async function readiness(origin: string) {
  const startedAt = performance.now()
  const response = await fetch(`${origin}/readyz`)
  const body = await response.text()
  return { ready: response.ok, body, ms: performance.now() - startedAt }
}

async function lost(call: Client, confirmed: string[]): Promise<number> {
  const found = new Set<unknown>()
  for (let page = 1; ; page++) {
    const { list } = await call(comments.calls.page, { body: { page, pageSize: 100, text: 'drill' } })
    for (const row of list) found.add(row.text)
    if (list.length < 100) break
  }
  return confirmed.filter((text) => !found.has(text)).length
}

function watch(origin: string, headers: { [name: string]: string }, signal: AbortSignal) {
  const viewer = { returns: -1, listening: false }
  const listen = async () => {
    while (!signal.aborted) {
      const stream = await new Promise<IncomingMessage | undefined>((resolve) => {
        const asked = request(`${origin}/api/live`, { headers, signal }, resolve)
        asked.on('error', () => resolve(undefined))
        asked.end()
      })
      if (stream?.statusCode === 200) {
        viewer.returns++
        viewer.listening = true
        await new Promise((resolve) => stream.on('error', resolve).on('close', resolve).resume())
        viewer.listening = false
      } else stream?.resume()
      await pause(200)
    }
  }
  void listen()
  return viewer
}

export async function terminateEveryone(url: string): Promise<number> {
  const ended = await query(
    url,
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE datname = current_database() AND usename = current_user AND pid <> pg_backend_pid()`,
  )
  return ended.length
}

/** Every process of the database stops where it is, so that nobody is refused and nobody is answered. */
export async function hang(url: string, postmasterPid: number): Promise<() => void> {
  const rows = await query<{ pid: number }>(
    url,
    'SELECT pid FROM pg_stat_activity WHERE pid <> pg_backend_pid()',
  )
  const stopped = [postmasterPid, ...rows.map(({ pid }) => pid)]
  for (const pid of stopped) tell(pid, 'SIGSTOP')
  const wake = () => {
    for (const pid of stopped) tell(pid, 'SIGCONT')
  }
  onTestFinished(wake)
  return wake
}

function tell(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch {
    // It ended meanwhile.
  }
}
