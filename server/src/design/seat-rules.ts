import {
  type SeatWish,
  seatGivenAfterSeconds,
  seatLapsesAfterSeconds,
  seatWaitsAfterClosingSeconds,
} from '@fairground/domain/design'

/** Somebody at one of their tabs. */
export interface Person {
  seat: string
  accountId: string
}

export interface Question extends Person {
  at: Date
  word: string
}

export interface TakenSeat extends Person {
  since: Date
  heardAt: Date
  asking: Question | null
}

export interface Wish {
  wish: SeatWish
  by: Person
  word: string
}

const secondsBetween = (from: Date, to: Date): number => (to.getTime() - from.getTime()) / 1000

export const isSame = (one: Person, other: Person): boolean =>
  one.seat === other.seat && one.accountId === other.accountId

/** Who sits there now; nobody, where the screen has not been heard from. */
export const heldBy = (seat: TakenSeat | undefined, now: Date): TakenSeat | undefined =>
  seat && secondsBetween(seat.heardAt, now) < seatLapsesAfterSeconds ? seat : undefined

/** A question whose asker never came for the answer is none any more. */
export const questionOn = (seat: TakenSeat | undefined, now: Date): Question | null =>
  seat?.asking && secondsBetween(seat.asking.at, now) < seatGivenAfterSeconds + seatLapsesAfterSeconds
    ? seat.asking
    : null

export const givenAt = ({ at }: Question): Date => new Date(at.getTime() + seatGivenAfterSeconds * 1000)

const takenBy = ({ seat, accountId }: Person, now: Date): TakenSeat => ({
  seat,
  accountId,
  since: now,
  heardAt: now,
  asking: null,
})

interface Case {
  current: TakenSeat | undefined
  holder: TakenSeat | undefined
  question: Question | null
  isMine: boolean
  asks: boolean
  by: Person
  word: string
  now: Date
}

const heard = ({ holder, question, now }: Case): TakenSeat | undefined =>
  holder && { ...holder, heardAt: now, asking: question }

/** Nobody is there, and nobody else has asked before. */
const isFree = ({ holder, question, asks }: Case): boolean => !holder && (!question || asks)

/** What becomes of a seat when somebody wishes something; whoever has no right to it changes nothing. */
const outcomes: Record<SeatWish, (given: Case) => TakenSeat | undefined> = {
  sit(given) {
    const { current, question, isMine, asks, by, now } = given
    if (isMine) return heard(given)
    const isGiven = question !== null && asks && givenAt(question) <= now
    return isFree(given) || isGiven ? takenBy(by, now) : current
  },
  ask(given) {
    const { current, holder, question, isMine, asks, by, word, now } = given
    if (isMine) return heard(given)
    // One person in two tabs need not wait for themselves.
    if (isFree(given) || holder?.accountId === by.accountId) return takenBy(by, now)
    if (!holder || (question && !asks)) return current
    return { ...holder, asking: { ...by, word, at: question?.at ?? now } }
  },
  give({ current, question, isMine, now }) {
    return isMine && question ? takenBy(question, now) : current
  },
  refuse(given) {
    const { holder, isMine, current, now } = given
    return isMine && holder ? { ...holder, heardAt: now, asking: null } : current
  },
  leave({ current, question, isMine, asks, now }) {
    if (isMine) return question ? takenBy(question, now) : undefined
    return current && asks ? { ...current, asking: null } : current
  },
  /** As if it had not been heard from for a while: whoever loads their page again still has it. */
  close({ current, holder, isMine, question, now }) {
    if (!isMine || !holder) return current
    const waitsFromMs = now.getTime() - (seatLapsesAfterSeconds - seatWaitsAfterClosingSeconds) * 1000
    return {
      ...holder,
      heardAt: new Date(Math.min(holder.heardAt.getTime(), waitsFromMs)),
      asking: question,
    }
  },
}

export function seatAfter(
  current: TakenSeat | undefined,
  { wish, by, word }: Wish,
  now: Date,
): TakenSeat | undefined {
  const holder = heldBy(current, now)
  const question = questionOn(current, now)
  const isMine = holder !== undefined && isSame(holder, by)
  const asks = question !== null && isSame(question, by)
  return outcomes[wish]({ current, holder, question, isMine, asks, by, word, now })
}

/** Whether others have to hear of it: that somebody is still there is no news. */
export const isNews = (before: TakenSeat | undefined, after: TakenSeat | undefined): boolean =>
  JSON.stringify(before && { ...before, heardAt: 0 }) !== JSON.stringify(after && { ...after, heardAt: 0 })
