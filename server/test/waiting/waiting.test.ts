import type { BoothWish } from '@fairground/domain/waiting'
import { assignBooths, unassignBooths, unreserveBooths } from '@fairground/wire/placement'
import { chooseBooths, finishChoice, ownSelection, releaseBooths } from '@fairground/wire/selection'
import { selectionBoard } from '@fairground/wire/selection/board'
import { releaseFor } from '@fairground/wire/selection/desk'
import * as calls from '@fairground/wire/waiting'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { passOnOffersJob } from '../../src/waiting'
import {
  type Choosing,
  companiesChoosing,
  expectSound,
  hallOfRows,
  openSelection,
  setSetting,
} from '../selection/selection-support'
import { startTestFair, type TestFair } from '../support/test-fair'
import { clientFor, refusal } from '../support/wire-client'
import { drawPlaces, forgetDraw } from './draw-support'
import { eventsOf, toldOf, unsoundOffers } from './waiting-records'

let fair: TestFair
let secondProcess: TestFair
let hallId: string
let rows: string[][]
let admin: ReturnType<typeof clientFor>
let made = 0
beforeAll(async () => {
  fair = await startTestFair({ config: { WORKER: 'false' } })
  secondProcess = await startTestFair({ database: fair.database, config: { WORKER: 'false' } })
  await openSelection(fair)
  await secondProcess.platform.settings.reload()
  ;({ hallId, boothIds: rows } = await hallOfRows(fair, 60, 6, { code: 'Q1' }))
  admin = clientFor(fair, await fair.signIn('admin'))
})
afterAll(async () => {
  await secondProcess.stop()
  await fair.stop()
})

const db = () => fair.platform.db
// What an earlier test freed or left waiting is none of the next one's business.
beforeEach(async () => {
  await sql`UPDATE booth SET freed_at = NULL`.execute(db())
})
afterEach(async () => {
  expect(await expectSound(fair, hallId, 4)).toEqual([])
  expect(await unsoundOffers(db())).toEqual([])
  const { entries } = await admin(calls.waitingList, {})
  for (const { id } of entries) await admin(calls.removeEntry, { body: { entryId: id, reason: '清场' } })
})

const freshRow = () => rows.pop() ?? []
async function someone(window: 'open' | 'over' | 'ahead' = 'over'): Promise<Choosing> {
  made += 1
  const [company] = await companiesChoosing(fair, [`waiting-${made}`])
  if (!company) throw new Error('a company that was made is there')
  if (window !== 'open') await setWindow(company, window)
  return company
}
const setWindow = (who: Choosing, when: 'over' | 'ahead') =>
  sql`UPDATE selection_window SET starts_at = now() + ${when === 'over' ? '-2 hours' : '1 hour'}::interval,
    ends_at = now() + ${when === 'over' ? '-1 hour' : '2 hours'}::interval WHERE company_id = ${who.companyId}`.execute(
    db(),
  )
const wish = (more: Partial<BoothWish> = {}): BoothWish => ({
  least: 1,
  wanted: 1,
  openings: [],
  hallIds: [hallId],
  allOrNone: false,
  givesBack: false,
  ...more,
})
const join = (who: Choosing, more?: Partial<BoothWish>) => who.call(calls.joinWaiting, { body: wish(more) })
const own = (who: Choosing) => who.call(calls.ownWaiting, {})
const offerOf = async (who: Choosing) => (await own(who)).entry?.offer ?? undefined
const offered = async (who: Choosing) => (await offerOf(who))?.booths.map(({ id }) => id).sort()
const accept = async (who: Choosing, offerId?: string) =>
  who.call(calls.acceptOffer, { body: { offerId: offerId ?? (await offerOf(who))?.id ?? '' } })
const decline = async (who: Choosing) =>
  who.call(calls.declineOffer, { body: { offerId: (await offerOf(who))?.id ?? '' } })
const has = async (who: Choosing) => (await who.call(ownSelection, {})).booths.map(({ id }) => id).sort()
const choose = (who: Choosing, ...boothIds: string[]) => who.call(chooseBooths, { body: { boothIds } })
const release = (who: Choosing, ...boothIds: string[]) => who.call(releaseBooths, { body: { boothIds } })
const said = async (asked: Promise<unknown>) => (await refusal(asked)).message
const runJob = () => passOnOffersJob(fair.platform).run({}, AbortSignal.timeout(60_000))
const timeIsOver = async (who: Choosing) =>
  sql`UPDATE waiting_offer SET expires_at = clock_timestamp() WHERE id = ${(await offerOf(who))?.id ?? ''}`.execute(
    db(),
  )
/** Somebody with booths who can let go of them. */
async function holding(...boothIds: string[]): Promise<Choosing> {
  const who = await someone('open')
  await choose(who, ...boothIds)
  return who
}
describe('a booth that is let go of', () => {
  const letGo: [string, (one: string) => Promise<unknown>][] = [
    ['by its company', async (one) => release(await holding(one), one)],
    [
      'by staff for its company',
      async (one) => {
        const { companyId } = await holding(one)
        await admin(releaseFor, { body: { companyId, boothIds: [one], reason: '企业来电' } })
      },
    ],
    [
      'by taking an assignment back',
      async (one) => {
        const { companyId } = await someone()
        await admin(assignBooths, { body: { companyId, boothIds: [one], reason: '协会推荐' } })
        const freed = await admin(unassignBooths, { body: { boothIds: [one], reason: '企业放弃' } })
        expect(freed).toMatchObject([{ id: one, state: 'bespoke' }])
      },
    ],
  ]
  it.each(letGo)('%s is offered to the first in order, kept for it and told once', async (_, freeing) => {
    const [[one = ''], first, second, other] = [
      freshRow(),
      await someone(),
      await someone(),
      await someone('open'),
    ]
    await join(first)
    await join(second)
    await freeing(one)
    expect(await offered(first)).toEqual([one])
    expect(await offered(second)).toBeUndefined()
    expect(await own(second)).toMatchObject({ entry: { place: 2 }, waiting: 2 })
    expect(await said(choose(other, one))).toBe('该展位不对外选择')
    await runJob()
    expect(await toldOf(db(), first, 'boothsOffered')).toBe(1)
    expect(await said(admin(unreserveBooths, { body: { boothIds: [one], reason: '误操作' } }))).toMatch(
      /正为候补企业保留/,
    )
  })

  it('goes to nobody while selection is stopped, and to the first once it is on again', async () => {
    const [[one = ''], first] = [freshRow(), await someone()]
    await join(first)
    const holder = await holding(one)
    await setSetting(fair, 'selectionStarted', false)
    await admin(releaseFor, { body: { companyId: holder.companyId, boothIds: [one], reason: '停选' } })
    expect(await offered(first)).toBeUndefined()
    const entryId = (await own(first)).entry?.id ?? ''
    const byHand = { entryId, boothIds: [one], reason: '企业来电' }
    expect(await said(admin(calls.offerBooths, { body: byHand }))).toBe('展位选择尚未开放')
    await setSetting(fair, 'selectionStarted', true)
    await runJob()
    expect(await offered(first)).toEqual([one])
  })

  it('is passed on where it does not satisfy the first: all or none, adjoining', async () => {
    const [[one = '', two = '', three = ''], greedy, modest] = [freshRow(), await someone(), await someone()]
    await join(greedy, { wanted: 2, allOrNone: true, least: 2 })
    await join(modest)
    const holder = await holding(one, two, three)
    await release(holder, one)
    expect([await offered(greedy), await offered(modest)]).toEqual([undefined, [one]])
    await release(holder, two, three)
    expect(await offered(greedy)).toEqual([two, three].sort())
  })
})

describe('the desk', () => {
  const alerts = async (kind: string) =>
    (await admin(selectionBoard)).alerts.filter((alert) => alert.kind === kind)
  const codeOf = async (id: string) =>
    (await db().selectFrom('booth').select('code').where('id', '=', id).executeTakeFirstOrThrow()).code

  it('is told of what became free and suits nobody, and of what is kept and will go to the next', async () => {
    const [[one = '', two = ''], greedy] = [freshRow(), await someone()]
    const holder = await holding(one, two)
    await join(greedy, { wanted: 2, allOrNone: true, least: 2 })
    await release(holder, one)
    await expect
      .poll(() => alerts('freed'), { timeout: 5_000 })
      .toEqual([{ kind: 'freed', booths: [await codeOf(one)], waiting: 1 }])
    await release(holder, two)
    expect(await offered(greedy)).toEqual([one, two].sort())
    await expect.poll(() => alerts('freed'), { timeout: 5_000 }).toEqual([])
    expect(await alerts('offersEnding')).toEqual([])
    await sql`UPDATE waiting_offer SET expires_at = clock_timestamp() + interval '4 minutes'
      WHERE id = ${(await offerOf(greedy))?.id ?? ''}`.execute(db())
    await expect
      .poll(() => alerts('offersEnding'), { timeout: 5_000 })
      .toEqual([
        {
          kind: 'offersEnding',
          booths: [await codeOf(one), await codeOf(two)].sort(),
          offers: 1,
          minutes: 4,
        },
      ])
  })
})

describe('an offer', () => {
  const offering = async (wanted = 1) => {
    const [row, first, second] = [freshRow(), await someone(), await someone()]
    await join(first, { wanted })
    await join(second)
    const booths = row.slice(0, wanted)
    await release(await holding(...booths), ...booths)
    return { booths: [...booths].sort(), first, second }
  }

  it('is accepted outside of the window, finished at once, and the company waits no more', async () => {
    const { booths, first, second } = await offering(2)
    await accept(first)
    expect(await has(first)).toEqual(booths)
    expect(await first.call(ownSelection, {})).toMatchObject({ stage: 'finished' })
    expect(await own(first)).toMatchObject({ entry: null, last: { state: 'accepted' } })
    expect(await own(second)).toMatchObject({ entry: { place: 1, offer: null } })
    expect(await eventsOf(db(), first)).toEqual(['join', 'offer', 'accept'])
    const { rows: log } = await sql<{ action: string }>`SELECT action FROM selection_event
      WHERE company_id = ${first.companyId} AND refused_by = ''`.execute(db())
    expect(log).toEqual([{ action: 'accept' }])
  })

  it('that is declined goes to the next, and not to the same again', async () => {
    const { booths, first, second } = await offering()
    const { id } = (await offerOf(first)) ?? { id: '' }
    await decline(first)
    await first.call(calls.declineOffer, { body: { offerId: id } })
    expect(await offered(second)).toEqual(booths)
    expect(await own(first)).toMatchObject({ entry: { place: 1, offer: null }, last: { state: 'declined' } })
    await decline(second)
    await runJob()
    expect([await offered(first), await offered(second)]).toEqual([undefined, undefined])
    expect(await said(accept(first, id))).toBe('该候补展位的保留已结束')
  })

  it('that is over cannot be accepted, and the job passes it on', async () => {
    const { booths, first, second } = await offering()
    const { id } = (await offerOf(first)) ?? { id: '' }
    await timeIsOver(first)
    expect(await said(accept(first))).toBe('该候补展位的保留已结束')
    await Promise.all([
      runJob(),
      passOnOffersJob(secondProcess.platform).run({}, AbortSignal.timeout(60_000)),
    ])
    expect(await offered(second)).toEqual(booths)
    expect(await said(accept(first, id))).toBe('该候补展位的保留已结束')
    await accept(second)
    expect(await has(second)).toEqual(booths)
    expect(await eventsOf(db(), first)).toEqual(['join', 'offer', 'expire'])
    expect(await toldOf(db(), second, 'boothsOffered')).toBe(1)
  })

  it('ends with the entry that is withdrawn', async () => {
    const { booths, first, second } = await offering()
    await first.call(calls.withdrawWaiting, {})
    await first.call(calls.withdrawWaiting, {})
    expect(await own(first)).toMatchObject({ entry: null })
    expect(await offered(second)).toEqual(booths)
  })

  it('of another company is nobody else’s to answer', async () => {
    const { booths, first, second } = await offering()
    const { id } = (await offerOf(first)) ?? { id: '' }
    expect(await said(accept(second, id))).toBe('该候补展位的保留已结束')
    expect(await said(second.call(calls.declineOffer, { body: { offerId: id } }))).toBe(
      '该候补展位的保留已结束',
    )
    expect(await offered(first)).toEqual(booths)
  })

  it('accepted twice at once is accepted once', async () => {
    const { booths, first } = await offering()
    const { id = '' } = (await offerOf(first)) ?? {}
    const elsewhere = { ...first, call: clientFor(secondProcess, first.as) }
    await Promise.all([accept(first, id), accept(elsewhere, id), accept(first, id)])
    expect(await has(first)).toEqual(booths)
    expect(await eventsOf(db(), first)).toEqual(['join', 'offer', 'accept'])
  })

  it('answered yes and no at once is one of both', async () => {
    const { booths, first, second } = await offering()
    const { id = '' } = (await offerOf(first)) ?? {}
    const elsewhere = { ...first, call: clientFor(secondProcess, first.as) }
    await Promise.allSettled([
      accept(first, id),
      elsewhere.call(calls.declineOffer, { body: { offerId: id } }),
    ])
    const taken = await has(first)
    expect(taken.length === 1 ? taken : await offered(second)).toEqual(booths)
  })

  it('is refused where the company may not have it any more', async () => {
    const { first } = await offering()
    await sql`UPDATE company SET review_state = NULL WHERE id = ${first.companyId}`.execute(db())
    expect(await said(accept(first))).toMatch(/未通过审核/)
    await sql`UPDATE company SET review_state = 'approved' WHERE id = ${first.companyId}`.execute(db())
    await setSetting(fair, 'selectionStarted', false)
    expect(await said(accept(first))).toBe('展位选择尚未开放')
    await setSetting(fair, 'selectionStarted', true)
    expect(await offerOf(first)).toBeDefined()
  })

  it('is not raced by those who choose: released and wanted at once through two processes', async () => {
    for (let round = 0; round < 8; round += 1) {
      const [[one = ''], first, rival] = [freshRow(), await someone(), await someone('open')]
      await join(first)
      const holder = await holding(one)
      const quick = { ...rival, call: clientFor(secondProcess, rival.as) }
      const [, tried] = await Promise.allSettled([
        release(holder, one),
        (async () => {
          for (let turn = 0; turn < 3; turn += 1) await choose(quick, one)
        })(),
      ])
      // In the transaction that frees it the booth is kept already: nobody comes between.
      expect(tried.status).toBe('rejected')
      expect(await offered(first)).toEqual([one])
      await accept(first)
    }
  })
})

describe('upgrades', () => {
  it('chain in one step: what is given back for the new is offered on at once', async () => {
    const [large, small] = [freshRow(), freshRow()]
    const [one = '', two = ''] = large
    const mover = await holding(small[0] ?? '')
    await mover.call(finishChoice, {})
    const next = await someone()
    await join(mover, { wanted: 2, allOrNone: true, least: 2, givesBack: true })
    await join(next)
    await release(await holding(one, two), one, two)
    expect(await offered(mover)).toEqual([one, two].sort())
    await accept(mover)
    expect(await has(mover)).toEqual([one, two].sort())
    expect(await offered(next)).toEqual([small[0]])
    await accept(next)
    expect(await has(next)).toEqual([small[0]])
  })

  it('of two who accept at once do not wait for each other', async () => {
    const [large, small] = [freshRow(), freshRow()]
    const movers = await Promise.all([holding(small[0] ?? ''), holding(small[3] ?? '')])
    for (const mover of movers) await mover.call(finishChoice, {})
    for (const mover of movers) await join(mover, { wanted: 2, allOrNone: true, least: 2, givesBack: true })
    const waiting = [await someone(), await someone()]
    for (const who of waiting) await join(who)
    await release(await holding(...large.slice(0, 4)), ...large.slice(0, 4))
    const [one, other] = movers as [Choosing, Choosing]
    await Promise.all([
      accept(one),
      accept({ ...other, call: clientFor(secondProcess, other.as) }, (await offerOf(other))?.id),
    ])
    expect((await Promise.all(movers.map(has))).flat().sort()).toEqual(large.slice(0, 4).sort())
    expect((await Promise.all(waiting.map(offered))).flat().sort()).toEqual([small[0], small[3]].sort())
  })
})

describe('joining', () => {
  it.each([
    ['before its time', 'ahead', {}, /选位时间结束后/],
    ['while booths fit', 'open', {}, /还有符合条件的展位/],
    ['for more than its quota', 'over', { wanted: 5 }, /最多还能候补4个/],
    ['to give back what it does not have', 'over', { givesBack: true }, /没有可以交回的展位/],
    [
      'in a hall that is not there',
      'over',
      { hallIds: ['00000000-0000-4000-8000-000000000009'] },
      /列出的展馆/,
    ],
  ] as const)('is refused %s', async (_, window, more, message) =>
    expect(await said(join(await someone(window), more as Partial<BoothWish>))).toMatch(message),
  )

  it('is open in the window to whom nothing fits', async () => {
    const who = await someone('open')
    await join(who, { openings: [4] })
    expect(await own(who)).toMatchObject({ entry: { place: 1, wish: { openings: [4] } } })
  })

  it('happens once, can be changed as it was seen, and keeps its place', async () => {
    const [who, other] = [await someone(), await someone()]
    await Promise.all([join(who), join(who), join(who)])
    await join(other)
    expect(await said(join(who, { wanted: 2 }))).toBe('企业已在候补名单中')
    const change = (version: number, wanted: number) =>
      who.call(calls.changeWish, { body: { ...wish({ wanted }), version } })
    await change(1, 3)
    expect(await said(change(1, 4))).toMatch(/刚刚有变化/)
    expect(await own(who)).toMatchObject({ entry: { place: 1, version: 2, wish: { wanted: 3 } }, waiting: 2 })
  })
})

describe('the order', () => {
  afterEach(() => forgetDraw(fair))
  const placeOf = async (who: Choosing) => (await own(who)).entry?.place

  it('is that of the draw, then of joining; where staff put somebody they stay', async () => {
    const [undrawn, second, first] = [await someone(), await someone(), await someone()]
    await drawPlaces(fair, [first, second])
    for (const who of [undrawn, second]) await join(who)
    expect(await Promise.all([second, undrawn].map(placeOf))).toEqual([1, 2])
    const { entries } = await admin(calls.waitingList, {})
    const { id: entryId = '', version = 0 } = entries[1] ?? {}
    await admin(calls.moveEntry, { body: { entryId, place: 1, version, reason: '上届延误的补偿' } })
    await join(first)
    expect(await Promise.all([undrawn, first, second].map(placeOf))).toEqual([1, 2, 3])
  })

  it('follows a draw that comes after they joined, and what is freed goes by it', async () => {
    const [[one = ''], earlier, later] = [freshRow(), await someone(), await someone()]
    for (const who of [earlier, later]) await join(who)
    await drawPlaces(fair, [later, earlier])
    expect(await placeOf(later)).toBe(1)
    await release(await holding(one), one)
    expect([await offered(earlier), await offered(later)]).toEqual([undefined, [one]])
  })
})

describe('halls somebody waits for', () => {
  it('are named though they are full, and joining competes with nothing once the window is over', async () => {
    const full = await hallOfRows(fair, 1, 1, { code: 'FULL' })
    await sql`UPDATE booth SET status = 'allotted' WHERE hall_id = ${full.hallId}`.execute(db())
    const [who, choosing] = [await someone(), await someone('open')]
    expect((await own(who)).halls.map(({ code }) => code)).toContain('FULL')
    await join(who, { hallIds: [full.hallId] })
    expect((await admin(calls.waitingList, {})).entries).toMatchObject([{ hallCodes: ['FULL'] }])
    expect([(await own(who)).isChoosing, (await own(choosing)).isChoosing]).toEqual([false, true])
  })
})

describe('staff', () => {
  it('put a company on the list, move it and take it off, each with a reason that is shown', async () => {
    const [first, second] = [await someone(), await someone('ahead')]
    await join(first)
    await admin(calls.joinFor, { body: { ...wish(), companyId: second.companyId, reason: '企业来电' } })
    expect(await own(second)).toMatchObject({ entry: { place: 2, behalfReason: '企业来电' } })
    const { entries } = await admin(calls.waitingList, {})
    const [, entry] = entries
    const move = (place: number, version = entry?.version ?? 0) =>
      admin(calls.moveEntry, { body: { entryId: entry?.id ?? '', place, version, reason: '上届延误的补偿' } })
    await move(1)
    expect(await said(move(2))).toMatch(/刚刚有变化/)
    expect(await said(move(3, 2))).toBe('没有这个位置')
    expect(await own(second)).toMatchObject({ entry: { place: 1, orderReason: '上届延误的补偿' } })
    await admin(calls.removeEntry, { body: { entryId: entry?.id ?? '', reason: '企业退展' } })
    expect(await own(second)).toMatchObject({ entry: null })
    expect(await toldOf(db(), second, 'waitingRemoved')).toBe(1)
    expect(await eventsOf(db(), second)).toEqual(['join', 'move', 'remove'])
    const audited = await db()
      .selectFrom('audit_entry')
      .select('action')
      .where('subject_id', '=', entry?.id ?? '')
      .orderBy('id')
      .execute()
    expect(audited.map(({ action }) => action)).toEqual(['join-waiting', 'move-waiting', 'remove-waiting'])
  })

  it('offer by hand what fits and is free, and recall it', async () => {
    const [[one = '', two = '', three = ''], first, second] = [freshRow(), await someone(), await someone()]
    await join(first)
    await join(second, { wanted: 2 })
    const { entries } = await admin(calls.waitingList, {})
    const entryId = entries[1]?.id ?? ''
    const { booths, suggested } = await admin(calls.matchesFor, { query: { entryId } })
    expect(booths.map(({ id }) => id)).toContain(one)
    expect(suggested).toHaveLength(2)
    const offer = (...boothIds: string[]) =>
      admin(calls.offerBooths, { body: { entryId, boothIds, reason: '展台施工需要' } })
    expect(await said(offer(one, three))).toMatch(/不符合该企业的候补要求/)
    await offer(one, two)
    expect(await offered(second)).toEqual([one, two].sort())
    expect(await said(offer(three))).toMatch(/未答复/)
    const { id: offerId = '' } = (await offerOf(second)) ?? {}
    await admin(calls.recallOffer, { body: { offerId, reason: '布局调整' } })
    expect(await own(second)).toMatchObject({
      entry: { offer: null },
      last: { state: 'recalled', reason: '布局调整' },
    })
    // What is free again goes on in order.
    expect((await offered(first))?.length).toBe(1)
  })

  it('without the key look on', async () => {
    const clerk = clientFor(fair, await fair.signIn('clerk'))
    const who = await someone()
    await join(who)
    const entryId = (await own(who)).entry?.id ?? ''
    expect((await clerk(calls.waitingList, {})).entries).toHaveLength(1)
    for (const ask of [
      () => clerk(calls.removeEntry, { body: { entryId, reason: '试试' } }),
      () => clerk(calls.moveEntry, { body: { entryId, place: 1, version: 1, reason: '试试' } }),
      () => clerk(calls.joinFor, { body: { ...wish(), companyId: who.companyId, reason: '试试' } }),
      () => who.call(calls.removeEntry, { body: { entryId, reason: '试试' } }),
    ])
      expect(await said(ask())).toMatch(/权限/)
    expect((await own(who)).entry?.id).toBe(entryId)
  })
})
