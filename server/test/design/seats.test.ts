import { randomUUID } from 'node:crypto'
import type { SeatWish } from '@fairground/domain/design'
import type { LiveEvent } from '@fairground/domain/live'
import { designSeat, wishForSeat } from '@fairground/wire/design'
import type { Client } from '@fairground/wire/kernel/client'
import { codes } from '@fairground/wire/kernel/codes'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { refusal } from '../support/wire-client'
import { addHall } from '../venue/venue-support'
import { type DrawingRoom, rowOf, startDrawingRoom, Table } from './design-support'

let room: DrawingRoom
let halls = 0
let hallId: string
let heard: LiveEvent[] = []
beforeAll(async () => {
  room = await startDrawingRoom()
  room.fair.platform.live.subscribe((event) => heard.push(event))
})
beforeEach(async () => {
  halls += 1
  hallId = await addHall(room.admin, `S${halls}`)
  heard = []
})
afterAll(() => room.fair.stop())

class Chair {
  readonly seat = randomUUID()
  constructor(readonly client: Client) {}
  wish(wish: SeatWish, word?: string) {
    return this.client(wishForSeat, { body: { hallId, seat: this.seat, wish, ...(word && { word }) } })
  }
  look() {
    return this.client(designSeat, { params: { hallId }, query: { seat: this.seat } })
  }
}

const later = async (seconds: number) => {
  const { db } = room.fair.platform
  await sql`UPDATE plan_seat SET heard_at = heard_at - make_interval(secs => ${seconds}),
    asked_at = asked_at - make_interval(secs => ${seconds}) WHERE hall_id = ${hallId}`.execute(db)
}
/** Notices arrive in the order they were raised, so one of our own comes after all of them. */
const news = async (): Promise<number> => {
  const { live, db } = room.fair.platform
  const mark = randomUUID()
  await live.publish(db, { type: 'list-changed', audience: 'staff', list: mark })
  await expect.poll(() => heard.some((event) => 'list' in event && event.list === mark)).toBe(true)
  const count = heard.filter((event) => event.type === 'design-changed' && event.hallId === hallId).length
  heard = []
  return count
}

describe('the seat of a hall', () => {
  it('is whoever sits down first’s, for as long as they are heard from', async () => {
    const [one, other] = [new Chair(room.admin), new Chair(room.leader)]
    expect(await one.wish('sit')).toMatchObject({ mine: true, asking: null })
    expect(await news()).toBe(1)
    await later(70)
    expect((await one.wish('sit')).mine).toBe(true)
    expect(await news()).toBe(0)
    const seen = await other.wish('sit')
    expect(seen).toMatchObject({ mine: false, holder: { name: expect.stringMatching(/./) } })
    expect(await news()).toBe(0)
    await later(76)
    expect((await other.look()).holder).toBeNull()
    expect((await other.wish('sit')).mine).toBe(true)
    expect(await news()).toBe(1)
    expect((await one.look()).mine).toBe(false)
  })

  it('is given to whoever asks', async () => {
    const [one, other] = [new Chair(room.admin), new Chair(room.leader)]
    await one.wish('sit')
    const asked = await other.wish('ask', '我来改通道')
    expect(asked).toMatchObject({ mine: false, asking: { word: '我来改通道', mine: true } })
    expect(await one.look()).toMatchObject({ mine: true, asking: { word: '我来改通道', mine: false } })
    expect(await news()).toBe(2)
    await other.wish('give')
    expect((await one.look()).mine).toBe(true)
    await one.wish('give')
    expect(await other.look()).toMatchObject({ mine: true, asking: null })
    expect(await news()).toBe(1)
  })

  it('stays with whoever refuses, and goes where nobody answers', async () => {
    const [one, other] = [new Chair(room.admin), new Chair(room.leader)]
    await one.wish('sit')
    await other.wish('ask')
    expect((await one.wish('refuse')).asking).toBeNull()
    await later(61)
    expect((await other.wish('sit')).mine).toBe(false)
    await one.wish('sit')
    await other.wish('ask')
    await later(30)
    const again = await other.wish('ask', 'noch einmal')
    expect(again.asking?.word).toBe('noch einmal')
    expect((await other.wish('sit')).mine).toBe(false)
    await later(31)
    await one.wish('sit')
    expect((await other.wish('sit')).mine).toBe(true)
  })

  it('hears one question at a time, and forgets one nobody came back for', async () => {
    const [one, other, third] = [new Chair(room.admin), new Chair(room.leader), new Chair(room.leader)]
    await one.wish('sit')
    await other.wish('ask', 'first')
    expect((await third.wish('ask', 'second')).asking).toMatchObject({ word: 'first', mine: false })
    await later(70)
    await one.wish('sit')
    await later(70)
    await one.wish('sit')
    expect((await one.look()).asking).toBeNull()
    expect((await third.wish('ask', 'second')).asking).toMatchObject({ word: 'second', mine: true })
    await third.wish('leave')
    expect(await one.look()).toMatchObject({ mine: true, asking: null })
  })

  it('is one person’s at both their tabs', async () => {
    const [one, other] = [new Chair(room.admin), new Chair(room.admin)]
    await one.wish('sit')
    expect(await other.wish('sit')).toMatchObject({ mine: false, holder: { you: true } })
    expect((await new Chair(room.leader).look()).holder?.you).toBe(false)
    expect((await other.wish('ask')).mine).toBe(true)
    expect(await one.look()).toMatchObject({ mine: false, holder: { you: true } })
  })

  it('is free once it is left, and goes to whoever had asked', async () => {
    const [one, other] = [new Chair(room.admin), new Chair(room.leader)]
    await one.wish('sit')
    await one.wish('leave')
    expect(await other.look()).toMatchObject({ mine: false, holder: null })
    await one.wish('sit')
    await other.wish('ask')
    await one.wish('leave')
    expect((await other.look()).mine).toBe(true)
  })

  it('waits a moment for a tab that closes, which may only be loading again', async () => {
    const [one, other] = [new Chair(room.admin), new Chair(room.leader)]
    await one.wish('sit')
    await one.wish('close')
    expect((await other.wish('sit')).mine).toBe(false)
    expect((await one.wish('sit')).mine).toBe(true)
    await later(11)
    expect((await one.look()).mine).toBe(true)
    await other.wish('close')
    await one.wish('close')
    await later(11)
    expect((await other.wish('sit')).mine).toBe(true)
    expect((await one.look()).mine).toBe(false)
  })

  it('cannot be taken by somebody else’s id', async () => {
    const [one, thief] = [new Chair(room.admin), new Chair(room.leader)]
    await one.wish('sit')
    Object.assign(thief, { seat: one.seat })
    expect((await thief.wish('sit')).mine).toBe(false)
    await thief.wish('leave')
    expect((await one.look()).mine).toBe(true)
  })

  it('is of halls there are', async () => {
    hallId = randomUUID()
    expect((await refusal(new Chair(room.admin).wish('sit'))).code).toBe(codes.notFound)
  })
})

describe('saving', () => {
  it('takes a free seat, and is refused where somebody else sits', async () => {
    const [mine, theirs] = [new Table(room.admin, hallId), new Table(room.leader, hallId)]
    const draft = await mine.published()
    await mine.save({ ...draft, booths: rowOf(['S-1']) })
    await theirs.open()
    const lost = await refusal(theirs.save(draft))
    expect(lost.code).toBe(codes.notSeated)
    expect(lost.message).toMatch(/^.+正在编辑此展馆/)
    const tab = new Table(room.admin, hallId)
    await tab.open()
    expect(await refusal(tab.save(draft))).toMatchObject({
      code: codes.notSeated,
      message: expect.stringMatching(/^你正在另一个页面编辑此展馆/),
    })
    await later(76)
    await theirs.save({ ...draft, booths: rowOf(['S-2']) })
    expect((await refusal(mine.save(draft))).message).toMatch(/正在编辑此展馆/)
    expect((await refusal(mine.publish())).message).toMatch(/正在编辑此展馆/)
  })
})
