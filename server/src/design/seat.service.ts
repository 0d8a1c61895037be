import { designMessages as say } from '@fairground/domain/design'
import type { Seat } from '@fairground/wire/design'
import { codes } from '@fairground/wire/kernel/codes'
import type { Db } from '../platform/database/database'
import { Refusal } from '../platform/http/refusal'
import type { Platform } from '../platform/platform'
import { requireHall } from './designed-hall'
import { readPeople, readSeat, writeSeat } from './seat.repository'
import {
  givenAt,
  heldBy,
  isNews,
  isSame,
  type Person,
  questionOn,
  seatAfter,
  type TakenSeat,
  type Wish,
} from './seat-rules'

export async function findSeat({ db, settings }: Platform, hallId: string, by: Person): Promise<Seat> {
  await requireHall(db, hallId, settings.current().edition)
  const { seat, now } = await readSeat(db, hallId)
  return told(db, seat, now, by)
}

export function wishForSeat({ db, live, settings }: Platform, hallId: string, wish: Wish): Promise<Seat> {
  return db.transaction().execute(async (trx) => {
    await requireHall(trx, hallId, settings.current().edition, 'alone')
    const { after, now } = await changeSeat({ live }, trx, hallId, wish)
    return told(trx, after, now, wish.by)
  })
}

/** Sits down where nobody does. To be called with the hall under lock. */
export async function requireSeat(
  { live }: Pick<Platform, 'live'>,
  trx: Db,
  hallId: string,
  by: Person,
): Promise<void> {
  const { after, now } = await changeSeat({ live }, trx, hallId, { wish: 'sit', by, word: '' })
  const holder = heldBy(after, now)
  if (holder && isSame(holder, by)) return
  if (!holder) throw new Refusal(codes.notSeated, say.seatNeeded)
  if (holder.accountId === by.accountId) throw new Refusal(codes.notSeated, say.seatElsewhere)
  const name = (await readPeople(trx, [holder.accountId])).get(holder.accountId) ?? ''
  throw new Refusal(codes.notSeated, say.seatLost, { name })
}

async function changeSeat({ live }: Pick<Platform, 'live'>, trx: Db, hallId: string, wish: Wish) {
  const { seat: before, now } = await readSeat(trx, hallId)
  const after = seatAfter(before, wish, now)
  if (after !== before) await writeSeat(trx, hallId, after)
  if (isNews(before, after)) await live.publish(trx, { type: 'design-changed', audience: 'staff', hallId })
  return { after, now }
}

async function told(db: Db, seat: TakenSeat | undefined, now: Date, by: Person): Promise<Seat> {
  const holder = heldBy(seat, now)
  const question = questionOn(seat, now)
  const names = await readPeople(
    db,
    [holder, question].flatMap((person) => (person ? [person.accountId] : [])),
  )
  const nameOf = ({ accountId }: Person) => names.get(accountId) ?? ''
  return {
    mine: holder !== undefined && isSame(holder, by),
    holder: holder
      ? { name: nameOf(holder), since: holder.since, you: holder.accountId === by.accountId }
      : null,
    asking: question && {
      name: nameOf(question),
      word: question.word,
      at: question.at,
      mine: isSame(question, by),
    },
    givenAt: question && givenAt(question),
  }
}
