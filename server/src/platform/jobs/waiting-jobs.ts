import type pg from 'pg'
import PgBoss from 'pg-boss'
import { z } from 'zod'
import { openPool } from '../database/pool'
import { jobsSchema, withStartLock } from './jobs'

const queueName = z.string().regex(/^[\w-]{1,100}$/)

/** A job that is still to be done, with everything that says how: what pg-boss takes when a job is sent. */
export const waitingJob = z.object({
  name: queueName,
  data: z.unknown(),
  priority: z.int(),
  startAfter: z.iso.datetime(),
  singletonKey: z.string().nullable(),
  retryLimit: z.int(),
  retryDelay: z.int(),
  retryBackoff: z.boolean(),
  expireInSeconds: z.int().positive(),
  deadLetter: queueName.nullable(),
})
export type WaitingJob = z.infer<typeof waitingJob>

export async function jobQueuesExist(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ found: boolean }>('SELECT to_regclass($1) IS NOT NULL AS found', [
    `${jobsSchema}.job`,
  ])
  return rows[0]?.found === true
}

/**
 * What is waiting, and what is being done: whoever does it now may not finish. pg-boss's own (names with underscores
 * before and after) only keep its clock and come again by themselves.
 */
export async function readWaitingJobs(client: pg.ClientBase): Promise<WaitingJob[]> {
  if (!(await jobQueuesExist(client))) return []
  const { rows } = await client.query<Omit<WaitingJob, 'startAfter'> & { startAfter: Date }>(`
    SELECT name, data, priority, start_after AS "startAfter", singleton_key AS "singletonKey",
      retry_limit AS "retryLimit", retry_delay AS "retryDelay", retry_backoff AS "retryBackoff",
      ceil(extract(epoch FROM expire_in))::int AS "expireInSeconds", dead_letter AS "deadLetter"
    FROM ${jobsSchema}.job
    WHERE state < 'completed' AND name NOT LIKE '\\_\\_pgboss\\_\\_%'
    ORDER BY created_on, id`)
  return rows.map((row) => ({ ...row, startAfter: row.startAfter.toISOString() }))
}

/**
 * Puts jobs into their queues again, in the caller's transaction. Queues that are missing are made, on a connection of
 * pg-boss's own; they get their settings when the product starts, jobs bring theirs along.
 */
export async function sendAgain(
  client: pg.Client,
  connection: pg.ClientConfig,
  jobs: readonly WaitingJob[],
): Promise<void> {
  if (jobs.length === 0) return
  const pool = openPool({ connection, size: 2, queryTimeoutMs: 0, onError: () => undefined })
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    schema: jobsSchema,
    supervise: false,
    schedule: false,
  })
  boss.on('error', () => undefined)
  try {
    await withStartLock(pool, async () => {
      await boss.start()
      const names = jobs.flatMap(({ name, deadLetter }) => [name, deadLetter ?? name])
      for (const name of new Set(names)) await boss.createQueue(name)
    })
    const db = { executeSql: (text: string, values: unknown[]) => client.query(text, values) }
    for (const { name, data, singletonKey, deadLetter, ...how } of jobs) {
      const sent = await boss.send(name, data as object, {
        ...how,
        ...(singletonKey === null ? {} : { singletonKey }),
        ...(deadLetter === null ? {} : { deadLetter }),
        db,
      })
      if (sent === null) throw new Error(`a job for the queue ${name} was not taken`)
    }
  } finally {
    await boss.stop({ graceful: false })
    await pool.end()
  }
}
