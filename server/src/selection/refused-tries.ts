import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../platform/database/database'
import { insertEvents, type SelectionEvent } from './choosing.repository'

const gatherMs = 200

export interface RefusedTries {
  note(event: SelectionEvent): void
  /** Everything noted so far is written when this resolves. */
  flush(): Promise<void>
}

/** Tries that were refused are written down together a moment later: in a rush there are more of them than of choices. */
export function createRefusedTries(db: Db, log: FastifyBaseLogger): RefusedTries {
  let noted: SelectionEvent[] = []
  let timer: NodeJS.Timeout | undefined

  async function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    const events = noted
    noted = []
    if (events.length === 0) return
    await insertEvents(db, events).catch((error: unknown) =>
      log.warn({ err: error, count: events.length }, 'selection: refused tries could not be written down'),
    )
  }

  return {
    note(event) {
      noted.push(event)
      timer ??= setTimeout(() => void flush(), gatherMs)
    },
    flush,
  }
}
