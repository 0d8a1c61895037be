import type { Text } from '../text'
import type { SelectionMessage } from './selection.messages'

/** What somebody at the desk should look at now, most urgent first. Each kind has its remedy on the screen. */

export interface BoardWindow {
  batch: number | null
  startsAt: Date
  endsAt: Date
  companies: number
  /** Handed in, or confirmed since. */
  finished: number
  /** Has a booth and has not finished. */
  choosing: number
  /** Not finished and without a booth. */
  empty: number
  /** Of those not finished, whose account was active within the last minutes. */
  present: number
}

export interface BoardState {
  now: Date
  started: boolean
  windows: readonly BoardWindow[]
  halls: readonly { id: string; code: string; booths: number; free: number }[]
  /** Within the last minutes. */
  tries: number
  refusals: readonly { kind: SelectionMessage; count: number }[]
  /** Companies refused again and again for one reason within the last minutes. */
  stuck: readonly { companyId: string; company: Text; kind: SelectionMessage; count: number }[]
  waiting: WaitingState
}

/** How it stands with the list of those who wait for booths that become free. */
export interface WaitingState {
  entries: number
  /** Booths that became free a short while ago and are. What suits anybody who waits is kept for them at once. */
  freed: readonly string[]
  /** What is kept for somebody now. */
  offers: readonly { booths: readonly string[]; expiresAt: Date }[]
}

export type Alert =
  | { kind: 'stopped'; companies: number }
  | { kind: 'stuck'; companyId: string; company: Text; rule: SelectionMessage; count: number }
  | { kind: 'ending'; endsAt: Date; minutes: number; companies: number; present: number }
  | { kind: 'freed'; booths: string[]; waiting: number }
  | { kind: 'offersEnding'; booths: string[]; offers: number; minutes: number }
  | { kind: 'fullHall'; hallId: string; code: string; free: number }
  | { kind: 'refusals'; rule: SelectionMessage; count: number; percent: number }

const minuteMs = 60_000
/** So short before its end a window, or an offer, is worth a word. */
const endingMinutes = 5
const fullShare = 0.1
/** Fewer booths than this say nothing by their share. */
const smallHall = 10
const manyRefusals = 20
const manyShare = 0.4
const stuckAfter = 3

export const isOpenAt = (
  { startsAt, endsAt }: Pick<BoardWindow, 'startsAt' | 'endsAt'>,
  now: Date,
): boolean => startsAt <= now && now < endsAt

export function alertsOf(board: BoardState): Alert[] {
  const { now, started, windows, halls, tries, refusals, stuck, waiting: list } = board
  const open = windows.filter((window) => isOpenAt(window, now))
  const waiting = open.reduce((sum, { companies, finished }) => sum + companies - finished, 0)
  return [
    ...(!started && open.length > 0 ? [{ kind: 'stopped', companies: waiting } as const] : []),
    ...stuck
      .filter(({ count }) => count >= stuckAfter)
      .map(({ kind, ...who }) => ({ ...who, kind: 'stuck', rule: kind }) as const),
    ...endings(open, now),
    ...offersEnding(list, now),
    // While selection is stopped nothing is kept for anybody, and nothing follows from that.
    ...(started ? leftOver(list) : []),
    ...halls
      .filter(({ booths, free }) => booths >= smallHall && free <= booths * fullShare)
      .map(({ id, code, free }) => ({ kind: 'fullHall', hallId: id, code, free }) as const),
    ...refusals
      .filter(({ count }) => count >= manyRefusals && count >= tries * manyShare)
      .map(
        ({ kind, count }) =>
          ({ kind: 'refusals', rule: kind, count, percent: Math.round((count / tries) * 100) }) as const,
      ),
  ]
}

/** Windows that end together are one matter. */
function endings(open: readonly BoardWindow[], now: Date): Alert[] {
  const soon = open.filter(({ endsAt, empty }) => empty > 0 && minutesTo(endsAt, now) <= endingMinutes)
  const moments = [...new Set(soon.map(({ endsAt }) => endsAt.getTime()))].sort((one, other) => one - other)
  return moments.map((moment) => {
    const together = soon.filter(({ endsAt }) => endsAt.getTime() === moment)
    return {
      kind: 'ending',
      endsAt: new Date(moment),
      minutes: minutesTo(new Date(moment), now),
      companies: together.reduce((sum, { empty }) => sum + empty, 0),
      present: together.reduce((sum, { present }) => sum + present, 0),
    }
  })
}

const leftOver = ({ entries, freed }: WaitingState): Alert[] =>
  entries > 0 && freed.length > 0 ? [{ kind: 'freed', booths: [...freed], waiting: entries }] : []

function offersEnding({ offers }: WaitingState, now: Date): Alert[] {
  const soon = offers.filter(({ expiresAt }) => expiresAt > now && minutesTo(expiresAt, now) <= endingMinutes)
  if (soon.length === 0) return []
  return [
    {
      kind: 'offersEnding',
      booths: soon.flatMap(({ booths }) => booths),
      offers: soon.length,
      minutes: Math.min(...soon.map(({ expiresAt }) => minutesTo(expiresAt, now))),
    },
  ]
}

const minutesTo = (moment: Date, now: Date): number =>
  Math.ceil((moment.getTime() - now.getTime()) / minuteMs)
