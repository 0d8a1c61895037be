import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'

export interface WatchedStatements {
  /** What this piece of work asks of the database until it is done; not what anything beside it asks meanwhile. */
  askedBy<Value>(work: () => Promise<Value>): Promise<{ value: Value; asked: Statement[] }>
  /** What anybody asks of this database until the work is done. */
  askedOf<Value>(database: string, work: () => Promise<Value>): Promise<{ value: Value; asked: Statement[] }>
  /** To be called: other files of tests use the same client. */
  stop(): void
}

export interface Statement {
  text: string
  values: readonly unknown[]
}

interface Question {
  text?: unknown
  values?: unknown[]
}

/** Listens to every statement of this process, whichever connection it takes. */
export function watchStatements(): WatchedStatements {
  const own = new AsyncLocalStorage<Statement[]>()
  const everybodys = new Map<string | undefined, Statement[]>()
  const client = pg.Client.prototype as unknown as { query: (...asked: unknown[]) => unknown }
  const { query } = client

  client.query = function (this: pg.Client, asked: unknown, ...rest: unknown[]) {
    const statement = read(asked, rest)
    own.getStore()?.push(statement)
    everybodys.get(this.database)?.push(statement)
    return query.call(this, asked, ...rest)
  }

  return {
    async askedBy(work) {
      const asked: Statement[] = []
      const value = await own.run(asked, work)
      // What the work left to be done later may still ask.
      return { value, asked: [...asked] }
    },
    async askedOf(database, work) {
      const asked: Statement[] = []
      everybodys.set(database, asked)
      try {
        return { value: await work(), asked: [...asked] }
      } finally {
        everybodys.delete(database)
      }
    },
    stop() {
      client.query = query
    },
  }
}

function read(asked: unknown, [values]: unknown[]): Statement {
  if (typeof asked === 'string') return { text: asked, values: Array.isArray(values) ? values : [] }
  const { text, values: given = [] } = asked as Question
  return { text: String(text), values: given }
}
