import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import pg from 'pg'

const mark = '/* plan once */'

/**
 * Written into a statement that is asked on nearly every call: each connection then plans it once and keeps the plan,
 * where planning takes longer than the answer. Only for statements whose best plan does not depend on their values.
 */
export const planOnce = sql.raw(mark)

/** A connection keeps every plan for as long as it lives; what comes after these is planned as it comes. */
const mostKept = 200
const names = new Map<string, string>()

function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known || names.size >= mostKept) return known
  const name = createHash('sha256').update(text).digest('hex').slice(0, 32)
  names.set(text, name)
  return name
}

type Query = (text: unknown, ...rest: unknown[]) => Promise<unknown>

/** What PostgreSQL says of a kept plan whose columns have become others since: a newer release is migrating. */
const outOfDate = (error: unknown): boolean =>
  error instanceof pg.DatabaseError &&
  error.code === '0A000' &&
  error.message.startsWith('cached plan must not change result type')

export class PlanKeepingClient extends pg.Client {
  private forgetsPlans = false

  override query(text: unknown, ...rest: unknown[]): never {
    const query = super.query.bind(this) as Query
    const kept = typeof text === 'string' && text.includes(mark) && !this.forgetsPlans
    const name = kept ? nameOf(text) : undefined
    if (name === undefined) return query(text, ...rest) as never
    return query({ name, text, values: rest[0] }, ...rest.slice(1)).catch((error: unknown) => {
      if (!outOfDate(error)) throw error
      this.forgetsPlans = true
      return query(text, ...rest)
    }) as never
  }
}
