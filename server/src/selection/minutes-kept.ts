import type { Db } from '../platform/database/database'
import { type MinuteRow, readMinutes } from './board.repository'

const minuteMs = 60_000
const hour = 60
/** Refused tries are written a moment late, and a transaction may end after its minute: the last two are read anew. */
const unsettled = 2

export interface Minute {
  at: Date
  taken: number
  done: number
  refused: Map<string, number>
}

/**
 * The last hour minute by minute. What is past is kept: in a rush an hour holds half a million tries, and only those of
 * the last two minutes are counted again.
 */
export function createMinutes(db: Db) {
  let kept = new Map<number, Minute>()
  let keptFor: number | undefined
  let readAt = 0

  return async (edition: number, now: Date): Promise<Minute[]> => {
    const current = Math.floor(now.getTime() / minuteMs)
    const first = current - hour + 1
    const fresh = keptFor !== edition || readAt < first
    const from = fresh ? first : Math.max(first, readAt - unsettled + 1)
    const rows = await readMinutes(db, edition, new Date(from * minuteMs))
    kept = new Map(
      Array.from({ length: hour }, (_, place) => {
        const minute = first + place
        const known = minute < from ? kept.get(minute) : undefined
        return [minute, known ?? minuteOf(minute, rows)]
      }),
    )
    keptFor = edition
    readAt = current
    return [...kept.values()]
  }
}

function minuteOf(minute: number, rows: readonly MinuteRow[]): Minute {
  const at = new Date(minute * minuteMs)
  const own = rows.filter((row) => row.minute.getTime() === at.getTime())
  const done = own.filter(({ refusedBy }) => refusedBy === '')
  return {
    at,
    taken: done.reduce((sum, { booths }) => sum + booths, 0),
    done: done.reduce((sum, { events }) => sum + events, 0),
    refused: new Map(
      own.flatMap(({ refusedBy, events }) => (refusedBy === '' ? [] : [[refusedBy, events] as const])),
    ),
  }
}
