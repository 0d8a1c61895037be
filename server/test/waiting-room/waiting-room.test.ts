import { randomUUID } from 'node:crypto'
import { loginMessages } from '@fairground/domain/account'
import { translate } from '@fairground/domain/text'
import { waitingRoomMessages } from '@fairground/domain/waiting-room'
import { codes } from '@fairground/wire/kernel/codes'
import { joinWaitingRoom, lookIntoWaitingRoom, type RoomStanding } from '@fairground/wire/waiting-room'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { demoPassword } from '../../src/platform/config/demo-password'
import { issueLoginPass } from '../../src/waiting-room'
import { hashPass } from '../../src/waiting-room/login-pass'
import { insertTickets, inTurn } from '../../src/waiting-room/tickets.repository'
import { cheapPasswords } from '../support/cheap-passwords'
import { logIn } from '../support/log-in'
import { signal } from '../support/signal'
import { startTestFair, type TestFair } from '../support/test-fair'
import { clientFor, refusal } from '../support/wire-client'

let fair: TestFair
let other: TestFair
/** Nobody checks passwords while this is false: so nobody is called, and everybody waits. */
let someoneChecks = false
const passwordChecks = {
  ...cheapPasswords,
  get ready() {
    return someoneChecks
  },
}
beforeAll(async () => {
  fair = await startTestFair({ passwordChecks, config: { CAPTCHA: 'off' } })
  other = await startTestFair({ passwordChecks, config: { CAPTCHA: 'off' }, database: fair.database })
})
afterAll(async () => {
  await other.stop()
  await fair.stop()
})
beforeEach(async () => {
  someoneChecks = true
  await fair.platform.db.deleteFrom('login_ticket').execute()
  // Both have seen the empty room.
  for (const each of [fair, other])
    await expect.poll(() => outcome('13800000003', { at: each })).toBe(codes.ok)
  someoneChecks = false
})

interface Way {
  at?: TestFair
  place?: string
  password?: string
}
const send = (username: string, { at = fair, place, password = demoPassword }: Way = {}) =>
  logIn(at, username, password, { door: 'mobile', ...(place && { place }) })
const outcome = async (username: string, way?: Way) => (await send(username, way)).code
const join = (
  username: string,
  { at = fair, pass }: { at?: TestFair; pass?: string } = {},
): Promise<RoomStanding> =>
  clientFor(at)(joinWaitingRoom, {
    body: { username, captcha: { ticket: '', answer: '' }, ...(pass ? { pass } : {}) },
  })
const look = (ticket: string, at = fair): Promise<RoomStanding> =>
  clientFor(at)(lookIntoWaitingRoom, { params: { ticket } })
const called = (ticket: string, at = fair) =>
  expect.poll(async () => (await look(ticket, at)).state).toBe('called')

const accountNamed = (username: string) =>
  fair.platform.db
    .selectFrom('account')
    .select(['id', 'username'])
    .where('username', '=', username)
    .executeTakeFirstOrThrow()

describe('the room before the login', () => {
  it('is entered instead of being sent away, and left by logging in', async () => {
    const turned = await send('13800000003')
    expect(turned).toMatchObject({
      status: 503,
      code: codes.lineUp,
      msg: translate(loginMessages.busy, 'zh'),
      headers: { 'retry-after': '5' },
    })
    const { ticket, ...standing } = await join('13800000003')
    expect(standing).toMatchObject({ state: 'waiting', place: 1 })
    expect(await outcome('13800000003', { place: ticket })).toBe(codes.lineUp)
    someoneChecks = true
    await called(ticket)
    expect(await outcome('13800000003', { place: ticket })).toBe(codes.ok)
    expect(await look(ticket)).toMatchObject({ state: 'over', place: 0 })
    expect(await outcome('13800000003', { place: ticket })).toBe(codes.lineUp)
  })

  it('has one order for all processes, and the same place on another device', async () => {
    const names = Array.from({ length: 12 }, (_, index) => `1390000${1000 + index}`)
    const tickets: string[] = []
    for (const [index, name] of names.entries())
      tickets.push((await join(name, { at: index % 2 ? other : fair })).ticket)
    for (const at of [fair, other])
      await expect
        .poll(async () => Promise.all(tickets.map(async (ticket) => (await look(ticket, at)).place)))
        .toEqual(names.map((_, index) => index + 1))
    const again = await join('13900001003', { at: other })
    expect(again).toMatchObject({ ticket: tickets[3], place: 4 })
    someoneChecks = true
    for (const ticket of tickets) await called(ticket, other)
    const order = await fair.platform.db
      .selectFrom('login_ticket')
      .select('username')
      .where('called_at', 'is not', null)
      .orderBy('called_at')
      .orderBy('arrival')
      .execute()
    expect(order.map(({ username }) => username)).toEqual(names)
  })

  it('tells all processes of the first who comes and of nobody after, and anew when it was empty in between', async () => {
    let told = 0
    const unsubscribe = other.platform.live.subscribe(({ type }) => {
      if (type === 'waiting-room-changed') told += 1
    })
    try {
      await join('13900008000')
      await expect.poll(() => told).toBe(1)
      for (const [place, at] of [other, fair, other].entries()) await join(`1390000810${place}`, { at })
      await fair.platform.db.deleteFrom('login_ticket').execute()
      const { ticket } = await join('13900008002')
      await expect.poll(async () => (await look(ticket, other)).place).toBe(1)
      await expect.poll(() => told).toBeGreaterThanOrEqual(2)
      expect(told).toBe(2)
    } finally {
      unsubscribe()
    }
  })

  it('lets nobody overtake those who wait, at either process', async () => {
    await join('13900002000')
    const release = signal()
    const { passwords } = fair.platform
    someoneChecks = true
    const held: Promise<void>[] = []
    // The line of this process is taken up, and nobody can be called.
    while (passwords.waiting < 400) held.push(passwords.inTurn(() => release.given))
    await join('13900002001')
    await expect.poll(() => outcome('13800000003', { at: fair })).toBe(codes.lineUp)
    release.give()
    await Promise.all(held)
  })

  it('calls four who were invited for each one who was not, and takes an invitation from its owner only', async () => {
    const { id, username } = await accountNamed('13800000004')
    const soon = new Date(Date.now() + 60_000)
    const pass = await issueLoginPass(fair.platform.db, id, soon)
    const over = await issueLoginPass(fair.platform.db, id, new Date(Date.now() - 1_000))
    const first = await join('13900003000')
    const thief = await join('13900003001', { pass })
    const late = await join(username, { pass: over })
    const places = async () =>
      Promise.all([first, thief, late].map(async ({ ticket }) => (await look(ticket)).place))
    await expect.poll(places).toEqual([1, 2, 3])
    expect(await join(username, { pass })).toMatchObject({ ticket: late.ticket })
    await expect.poll(places).toEqual([2, 3, 1])
  })

  it('passes over whoever has gone, keeps the place for a while, and forgets it then', async () => {
    const { db } = fair.platform
    const gone = await join('13900004000')
    const here = await join('13900004001')
    const away = (ago: string) =>
      sql`UPDATE login_ticket SET seen_at = now() - ${ago}::interval WHERE id = ${gone.ticket}`.execute(db)
    const placeWithoutThem = async (ago: string) => {
      await away(ago)
      return (await look(here.ticket)).place
    }
    await expect.poll(() => placeWithoutThem('2 minutes')).toBe(1)
    expect(await look(gone.ticket)).toMatchObject({ state: 'waiting' })
    await expect.poll(async () => (await look(here.ticket)).place).toBe(2)
    await expect.poll(() => placeWithoutThem('11 minutes')).toBe(1)
    expect(await look(gone.ticket)).toMatchObject({ state: 'over' })
    const anew = await join('13900004000')
    expect(anew.ticket).not.toBe(gone.ticket)
  })

  it('holds a call for two minutes', async () => {
    const { ticket } = await join('13800000003')
    someoneChecks = true
    await called(ticket)
    await sql`UPDATE login_ticket SET called_at = now() - interval '121 seconds' WHERE id = ${ticket}`.execute(
      fair.platform.db,
    )
    expect(await outcome('13800000003', { place: ticket })).toBe(codes.lineUp)
    expect(await look(ticket)).toMatchObject({ state: 'over' })
  })

  it('opens nothing but the one name, and tells nobody whether there is such an account', async () => {
    const known = await join('13800000003')
    const unknown = await join('13999999999')
    expect(Object.keys(known)).toEqual(Object.keys(unknown))
    someoneChecks = true
    await called(known.ticket)
    await called(unknown.ticket)
    expect(await outcome('13800000004', { place: known.ticket })).toBe(codes.lineUp)
    expect(await outcome('13800000003', { place: unknown.ticket })).toBe(codes.lineUp)
    expect(await outcome('13800000003', { place: '00000000-0000-4000-8000-000000000000' })).toBe(codes.lineUp)
    expect(await outcome('13800000003', { place: 'not a ticket' })).toBe(codes.invalid)
  })

  it('has so many places for one network, and those keep theirs', async () => {
    const { db } = fair.platform
    await sql`INSERT INTO login_ticket (username, network, has_pass)
      SELECT 'many-' || n, '127.0.0.1', false FROM generate_series(1, 999) AS n`.execute(db)
    const last = await join('13900005000')
    const refused = await refusal(join('13900005001'))
    expect(refused).toMatchObject({
      code: codes.refused,
      message: translate(waitingRoomMessages.manyFromHere, 'zh'),
    })
    expect(await join('13900005000')).toMatchObject({ ticket: last.ticket })
  })

  it('gives places to many at once in the order they asked, one for a name, no more for a network than it may have', async () => {
    const { db } = fair.platform
    const invited = await accountNamed('13800000004')
    const passHash = hashPass(await issueLoginPass(db, invited.id, new Date(Date.now() + 60_000)))
    const give = (...asked: [username: string, network: string, passHash?: Buffer][]) =>
      inTurn(db, (trx) =>
        insertTickets(
          trx,
          asked.map(([username, network, hash = null]) => ({ username, network, passHash: hash })),
          3,
        ),
      )
    const before = await give(['13900006000', 'hall'], ['13900006001', 'hall'])
    expect(before.first).toBe(true)
    const { places, first } = await give(
      ['13900006009', 'hall'],
      ['13900006002', 'home'],
      ['13900006008', 'hall'],
      ['13900006000', 'hall'],
      [invited.username, 'home'],
      ['13900006002', 'hall'],
      [invited.username, 'mobile', passHash],
      ['13900006003', 'home', passHash],
    )
    expect(first).toBe(false)
    expect(places.has('13900006008')).toBe(false)
    expect(places.get('13900006000')).toEqual(before.places.get('13900006000'))
    const rows = await db
      .selectFrom('login_ticket')
      .select(['username', 'network', 'has_pass'])
      .where('username', 'like', '1390000600_')
      .orderBy('arrival')
      .execute()
    const invitedRow = await db
      .selectFrom('login_ticket')
      .select(['network', 'has_pass'])
      .where('username', '=', invited.username)
      .execute()
    expect(rows.map(({ username, network, has_pass }) => [username, network, has_pass])).toEqual([
      ['13900006000', 'hall', false],
      ['13900006001', 'hall', false],
      ['13900006009', 'hall', false],
      ['13900006002', 'home', false],
      ['13900006003', 'home', false],
    ])
    expect(invitedRow).toEqual([{ network: 'home', has_pass: true }])
  })

  it('gives the same people places at two processes at once, and neither waits for the other for ever', async () => {
    const people = Array.from({ length: 800 }, (_, number) => ({
      username: `13900${String(number).padStart(6, '0')}`,
      network: `network ${number}`,
      passHash: null,
    }))
    const takeAll = (at: TestFair, joining: typeof people) =>
      inTurn(at.platform.db, (trx) => insertTickets(trx, joining, 1_000))
    for (let round = 0; round < 3; round += 1) {
      await fair.platform.db.deleteFrom('login_ticket').execute()
      const [here, there] = await Promise.all([takeAll(fair, people), takeAll(other, people.toReversed())])
      expect(here.places.size).toBe(people.length)
      expect(new Map([...there.places].toSorted())).toEqual(new Map([...here.places].toSorted()))
      expect([here.first, there.first].toSorted()).toEqual([false, true])
    }
  })

  it('lets nobody spoil the joining of others with a name that cannot be stored', async () => {
    const captcha = { ticket: '', answer: '' }
    const ask = async (username: string) =>
      (await fair.ask({ method: 'POST', url: '/api/login/queue', payload: { username, captcha } })).code
    const names = ['13900007000', 'no\0body', '13900007001', '13900007002']
    expect(await Promise.all(names.map(ask))).toEqual([codes.ok, codes.invalid, codes.ok, codes.ok])
  })

  it('is reached by whoever has asked for everything else too often, and finds a place among made-up ones', async () => {
    const crowded = await startTestFair({
      passwordChecks,
      config: { CAPTCHA: 'off', REQUESTS_PER_MINUTE: '60' },
      database: fair.database,
    })
    try {
      let answer = codes.ok as string
      for (let asked = 0; asked < 61; asked += 1)
        answer = (await crowded.ask({ method: 'GET', url: '/api/fair' })).code
      expect(answer).toBe(codes.tooMany)
      const { ticket } = await join('13900005002', { at: crowded })
      const madeUp = Array.from({ length: 50 }, () => look(randomUUID(), crowded))
      expect((await look(ticket.toUpperCase(), crowded)).state).toBe('waiting')
      expect(new Set((await Promise.all(madeUp)).map(({ state }) => state))).toEqual(new Set(['over']))
    } finally {
      await crowded.stop()
    }
  })
})

it('a login that was called asks the database four times, and once for the picture solved on joining', async () => {
  const { ticket } = await join('13800000003')
  someoneChecks = true
  await called(ticket)
  let asked = 0
  const count = () => {
    asked += 1
  }
  fair.platform.pool.on('acquire', count)
  expect(await outcome('13800000003', { place: ticket })).toBe(codes.ok)
  fair.platform.pool.off('acquire', count)
  expect(asked).toBe(4)
})

describe('the picture', () => {
  it('is had by a hall of people behind one address within a minute', async () => {
    const strict = await startTestFair({ passwordChecks, database: fair.database })
    try {
      await sql`INSERT INTO rate_window (key, hits, expires_at)
        VALUES ('picture:127.0.0.1', 998, now() + interval '1 minute')
        ON CONFLICT (key) DO UPDATE SET hits = excluded.hits, expires_at = excluded.expires_at`.execute(
        fair.platform.db,
      )
      const ask = async () => (await strict.ask({ method: 'GET', url: '/api/captcha' })).code
      expect([await ask(), await ask(), await ask()]).toEqual([codes.ok, codes.ok, codes.tooMany])
    } finally {
      await sql`DELETE FROM rate_window WHERE key = 'picture:127.0.0.1'`.execute(fair.platform.db)
      await strict.stop()
    }
  })

  it('keeps nobody inside waiting, however many ask for one that cannot be drawn', async () => {
    const strict = await startTestFair({ passwordChecks, database: fair.database })
    const inside = await strict.signIn('13800000003')
    const release = signal()
    const held = signal()
    const holding = fair.platform.db.transaction().execute(async (trx) => {
      await sql`LOCK TABLE captcha`.execute(trx)
      held.give()
      await release.given
    })
    await held.given
    const crowd = Array.from({ length: 20 }, () => strict.ask({ method: 'GET', url: '/api/captcha' }))
    try {
      const waiting = () =>
        sql`SELECT FROM pg_locks JOIN pg_class ON pg_class.oid = relation WHERE relname = 'captcha' AND NOT granted`
          .execute(fair.platform.db)
          .then(({ rows }) => rows.length)
      await expect.poll(waiting).toBe(2)
      expect((await strict.ask({ method: 'GET', url: '/api/session', as: inside })).code).toBe(codes.ok)
      expect(await waiting()).toBe(2)
    } finally {
      release.give()
      await holding
      await Promise.all(crowd)
      await strict.stop()
    }
  })

  it('is solved on joining, and that counts for one try', async () => {
    const strict = await startTestFair({ passwordChecks, database: fair.database })
    try {
      const captcha = { ticket: '00000000-0000-4000-8000-000000000000', answer: 'abcd' }
      const wrong = await refusal(
        clientFor(strict)(joinWaitingRoom, { body: { username: '13800000003', captcha } }),
      )
      expect(wrong).toMatchObject({
        message: translate(loginMessages.captchaWrong, 'zh'),
        fields: [{ path: 'captcha.answer' }],
      })
      const { ticket } = await join('13800000003')
      someoneChecks = true
      await called(ticket)
      expect(await outcome('13800000003', { at: strict, place: ticket, password: 'wrong' })).toBe(
        codes.wrongPassword,
      )
      expect(await send('13800000003', { at: strict, place: ticket })).toMatchObject({
        code: codes.refused,
        msg: translate(loginMessages.captchaWrong, 'zh'),
      })
      // Whoever opened the page anew joins with another picture, and gets the same place and one more try.
      expect(await join('13800000003')).toMatchObject({ ticket, state: 'called' })
      expect(await outcome('13800000003', { at: strict, place: ticket })).toBe(codes.ok)
    } finally {
      await strict.stop()
    }
  })
})
