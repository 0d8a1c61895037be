import { randomUUID } from 'node:crypto'
import { loginMessages } from '@fairground/domain/account'
import {
  askAgainAfterMs,
  callingOrder,
  type RoomState,
  waitingRoomMessages,
  waitSeconds,
} from '@fairground/domain/waiting-room'
import { codes } from '@fairground/wire/kernel/codes'
import type { RoomStanding } from '@fairground/wire/waiting-room'
import { Refusal } from '../platform/http/refusal'
import { networkOf } from '../platform/limits/network'
import type { Platform } from '../platform/platform'
import { gathering } from './gathering'
import { hashPass } from './login-pass'
import {
  callTickets,
  endStaleTickets,
  findTickets,
  insertTickets,
  inTurn,
  type Joining,
  lookBackSeconds,
  noteSeen,
  type Room,
  readRoom,
} from './tickets.repository'

export interface WaitingRoom {
  /** Throws for whoever has to wait behind others. Costs nothing: a crowd asks. */
  requireNoLine(): void
  /** Throws unless this ticket was called, for this name. */
  requireCalled(ticket: string, username: string): Promise<void>
  join(person: { username: string; address: string; pass: string | undefined }): Promise<RoomStanding>
  look(ticket: string): Promise<RoomStanding>
  stop(): void
}

/** Whoever would wait longer than this with the request in hand waits in the room instead, and keeps the password. */
const longestLineMs = 3_000
/** So much work is called ahead: people hear of their call by asking, and need that long to come. */
const calledAheadSeconds = 3
const looksEveryMs = 500
/** A company or a whole hall may stand behind one address; one person with thousands of places may not. */
export const mostPerNetwork = 1_000

const lineUp = (message: string) => new Refusal(codes.lineUp, message)
const nobody: Room = { waiting: [], onTheirWay: 0, calledLately: 0, latelySeconds: 0, anyOpen: false }

/**
 * The room before the login. Places are rows, in one order for all processes; each process calls as many as it has room
 * for, and answers those who ask from what it last read, so that waiting people cost the database nothing.
 */
export function createWaitingRoom({ doorsDb: db, live, log, passwords }: Platform): WaitingRoom {
  const processId = randomUUID()
  const find = gathering(async (tickets: readonly string[]) => {
    const found = new Map((await findTickets(db, tickets)).map((one) => [one.id, one]))
    // As the database writes them.
    return tickets.map((ticket) => found.get(ticket.toLowerCase()))
  })
  const takePlace = gathering(async (joining: readonly Joining[]) => {
    const { places: taken, first } = await inTurn(db, (trx) => insertTickets(trx, joining, mostPerNetwork))
    // As long as anybody is there, every process looks by itself.
    if (first) {
      live.publishSoon(db, { type: 'waiting-room-changed', audience: 'processes' })
      void watch()
    }
    return joining.map(({ username }) => taken.get(username))
  })
  let room = nobody
  let places = new Map<string, number>()
  let seen = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  let looking = false
  let lookAgain = false
  let stopped = false

  /** Never two at a time, and once more for whatever happened meanwhile. */
  async function watch(): Promise<void> {
    if (stopped) return
    if (looking) {
      lookAgain = true
      return
    }
    looking = true
    lookAgain = false
    clearTimeout(timer)
    try {
      await turn()
    } catch (error) {
      log.warn({ err: error }, 'waiting room: could not be looked after')
      // Nobody says again what it was called for.
      lookAgain = true
    }
    looking = false
    if (!stopped && (room.anyOpen || lookAgain)) timer = setTimeout(() => void watch(), looksEveryMs)
  }

  async function turn(): Promise<void> {
    const asking = [...seen]
    seen = new Set()
    const [read, order] = await inTurn(db, async (trx) => {
      if (asking.length > 0) await noteSeen(trx, asking)
      await endStaleTickets(trx)
      const found = await readRoom(trx, processId)
      const waiting = callingOrder(found.waiting)
      const free = Math.ceil(passwords.perSecond * calledAheadSeconds) - passwords.waiting - found.onTheirWay
      const called = waiting.splice(0, Math.max(0, free)).map(({ id }) => id)
      if (called.length > 0) await callTickets(trx, called, processId)
      return [found, waiting] as const
    })
    room = read
    places = new Map(order.map(({ id }, index) => [id, index + 1]))
  }

  /** By how many were called lately; before anybody was, by what this process can do. */
  const perSecond = () =>
    room.calledLately > 0 && room.latelySeconds > calledAheadSeconds
      ? room.calledLately / Math.min(room.latelySeconds, lookBackSeconds)
      : passwords.perSecond

  function standing(ticket: string, state: RoomState, place = 0): RoomStanding {
    const seconds = state === 'waiting' ? waitSeconds(place, perSecond()) : 0
    return { ticket, state, place, waitSeconds: seconds, askAgainMs: askAgainAfterMs(seconds) }
  }

  function waitingAt(ticket: string, place = places.size + 1): RoomStanding {
    seen.add(ticket)
    return standing(ticket, 'waiting', place)
  }

  const unsubscribe = live.subscribe(({ type }) => {
    if (type === 'waiting-room-changed') void watch()
  })
  live.onReturn(() => void watch())
  void watch()

  return {
    requireNoLine() {
      if (places.size > 0 || !passwords.hasRoom || passwords.expectedWaitMs > longestLineMs)
        throw lineUp(loginMessages.busy)
    },

    async requireCalled(ticket, username) {
      const found = await find(ticket)
      if (!found?.called || found.username !== username.toLowerCase())
        throw lineUp(waitingRoomMessages.notYet)
    },

    async join({ username, address, pass }) {
      const ticket = await takePlace({
        username: username.toLowerCase(),
        network: networkOf(address),
        passHash: pass ? hashPass(pass) : null,
      })
      // Not "too many": that is waited out by the page, which has no other picture to show.
      if (!ticket) throw new Refusal(codes.refused, waitingRoomMessages.manyFromHere)
      return ticket.called ? standing(ticket.id, 'called') : waitingAt(ticket.id, places.get(ticket.id))
    },

    async look(ticket) {
      const place = places.get(ticket)
      if (place !== undefined) return waitingAt(ticket, place)
      const found = await find(ticket)
      if (!found) return standing(ticket, 'over')
      return found.called ? standing(ticket, 'called') : waitingAt(ticket)
    },

    stop() {
      stopped = true
      clearTimeout(timer)
      unsubscribe()
    },
  }
}
