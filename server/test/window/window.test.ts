import { leaderRole } from '@fairground/domain/account'
import { momentAt, wallTimeOf } from '@fairground/domain/window'
import { session } from '@fairground/wire/account'
import type { Client } from '@fairground/wire/kernel/client'
import { codes } from '@fairground/wire/kernel/codes'
import { ownSelection } from '@fairground/wire/selection'
import { nameDelegate } from '@fairground/wire/selection/block'
import {
  cancelWindows,
  changeWindow,
  extendWindows,
  findWindow,
  listWindows,
  setWindow,
  setWindows,
  windowOverview,
} from '@fairground/wire/window'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tellExtendedJob, tellOfOpeningsJob } from '../../src/window'
import { companiesChoosing, setSetting } from '../selection/selection-support'
import { startTestFair, type TestFair } from '../support/test-fair'
import { clientFor, refusal } from '../support/wire-client'

let fair: TestFair
let admin: Client
let made = 0
beforeAll(async () => {
  fair = await startTestFair({ config: { WORKER: 'false' } })
  admin = clientFor(fair, await fair.signIn('admin'))
})
afterAll(() => fair.stop())

const db = () => fair.platform.db
const zone = 'Asia/Shanghai'
const inMinutes = (minutes: number) => wallTimeOf(new Date(Date.now() + minutes * 60_000), zone)
const far = { startsAt: '2099-03-01 09:00:00', endsAt: '2099-03-03 18:00:00' }

/** Approved companies of their own, without a window. */
async function companies(count: number) {
  const names = Array.from({ length: count }, (_, place) => `1390000${String(made + place).padStart(4, '0')}`)
  made += count
  const found = await companiesChoosing(fair, names)
  await sql`DELETE FROM selection_window WHERE company_id = ANY(${found.map(({ companyId }) => companyId)})`.execute(
    db(),
  )
  return found.map((company, place) => ({ ...company, mobile: names[place] ?? '' }))
}
async function company() {
  const [one] = await companies(1)
  if (!one) throw new Error('a company that was made is there')
  return one
}
const find = (companyId: string) => admin(findWindow, { body: { companyId } })
const noticesTo = async (mobile: string) =>
  (
    await db()
      .selectFrom('outbox_message')
      .select(['template', 'body'])
      .where('recipient', '=', mobile)
      .orderBy('created_at')
      .execute()
  ).map(({ template, body }) => ({ template, body }))
const changesOf = (companyId: string) =>
  db()
    .selectFrom('selection_window_change')
    .select(['action', 'source', 'starts_before', 'starts_after'])
    .where('company_id', '=', companyId)
    .orderBy('id')
    .execute()
const allowSettingTo = (role: string) =>
  sql`UPDATE role SET permissions = array_append(permissions, 'booth/time:edit') WHERE code = ${role}`.execute(
    db(),
  )

describe('a window by hand', () => {
  it('is set by the clock of the fair, changed, cancelled: each on record and told once', async () => {
    const { companyId, mobile, call } = await company()
    expect(await find(companyId)).toMatchObject({ isSet: false, startsAt: '', phase: 'unset', version: 0 })
    const set = await admin(setWindow, { body: { companyId, version: 0, ...far } })
    expect(set).toMatchObject({ ...far, isSet: true, phase: 'ahead', source: 'hand', batchName: '' })
    expect((await call(ownSelection, {})).window?.startsAt).toEqual(momentAt(far.startsAt, zone))
    const later = { ...far, endsAt: '2099-03-04 18:00:00' }
    const changed = await admin(changeWindow, { body: { companyId, version: set.version, ...later } })
    // A double click, and the same from a tab that knows nothing of it.
    await admin(changeWindow, { body: { companyId, version: set.version, ...later } })
    expect(await admin(cancelWindows, { body: [{ companyId, version: changed.version }] })).toBe(1)
    expect(await admin(cancelWindows, { body: [{ companyId, version: changed.version }] })).toBe(0)
    expect((await changesOf(companyId)).map(({ action }) => action)).toEqual(['set', 'change', 'cancel'])
    const told = await noticesTo(mobile)
    expect(told.map(({ template }) => template)).toEqual(['windowSet', 'windowChanged', 'windowCancelled'])
    expect(told[1]?.body).toContain('2099-03-01 09:00至2099-03-04 18:00（Asia/Shanghai）')
    const audited = await db()
      .selectFrom('audit_entry')
      .select('action')
      .where('subject_type', '=', 'selection-window')
      .where('subject_id', '=', companyId)
      .orderBy('id')
      .execute()
    expect(audited.map(({ action }) => action)).toEqual(['set-window', 'change-window', 'cancel-window'])
  })

  it('can be extended while it runs, and opens at once where its start is past', async () => {
    const { companyId } = await company()
    const running = { startsAt: inMinutes(-30), endsAt: inMinutes(30) }
    expect(await admin(setWindow, { body: { companyId, ...running } })).toMatchObject({ phase: 'open' })
    expect(
      await admin(changeWindow, { body: { companyId, ...running, endsAt: inMinutes(90) } }),
    ).toMatchObject({ phase: 'open', startsAt: running.startsAt })
  })

  it.each([
    [
      'wholly past',
      { startsAt: '2001-03-01 09:00:00', endsAt: '2001-03-02 09:00:00' },
      '终止时间已过，请选择将来的时间',
    ],
    ['under a minute', { ...far, endsAt: '2099-03-01 09:00:59' }, '选位时间至少一分钟'],
    ['backwards', { startsAt: far.endsAt, endsAt: far.startsAt }, '终止时间必须晚于起始时间'],
    ['without a start', { ...far, startsAt: '' }, '请选择起始时间'],
    ['without an end', { ...far, endsAt: '' }, '请选择终止时间'],
    ['on no day', { ...far, startsAt: '2099-02-30 09:00:00' }, '请按“年-月-日 时:分:秒”填写时间'],
  ])('is refused in words: %s', async (_, span, words) => {
    const { companyId } = await company()
    const { result, msg, code } = await fair.ask({
      method: 'POST',
      url: '/api/zwtime/setBoothTimeByVO',
      as: await fair.signIn('admin'),
      payload: { qyid: companyId, starttime: span.startsAt, endtime: span.endsAt },
    })
    expect(code).not.toBe(codes.ok)
    expect(JSON.stringify([msg, result])).toContain(words)
    expect((await find(companyId)).isSet).toBe(false)
  })

  it('reads the clock of another zone, and refuses an hour that it skips', async () => {
    const { companyId } = await company()
    await setSetting(fair, 'timeZone', 'Europe/Berlin')
    const gap = { companyId, startsAt: '2099-03-29 02:30:00', endsAt: '2099-03-30 09:00:00' }
    expect((await refusal(admin(setWindow, { body: gap }))).message).toContain('夏令时')
    await admin(setWindow, { body: { ...gap, startsAt: '2099-03-29 03:30:00' } })
    await setSetting(fair, 'timeZone', zone)
    expect((await find(companyId)).startsAt).toBe('2099-03-29 09:30:00')
  })

  it('is known to a second editor: what they did not see they do not overwrite', async () => {
    const { companyId } = await company()
    const { version } = await find(companyId)
    await admin(setWindow, { body: { companyId, version, ...far } })
    const stale = admin(setWindow, { body: { companyId, version, ...far, endsAt: '2099-03-09 18:00:00' } })
    expect(await refusal(stale)).toMatchObject({ code: codes.conflict })
    const staleCancel = admin(cancelWindows, { body: [{ companyId, version }] })
    expect(await refusal(staleCancel)).toMatchObject({ code: codes.conflict })
    expect(await find(companyId)).toMatchObject(far)
  })

  it('is told to nobody who is not approved yet', async () => {
    const { companyId, mobile } = await company()
    await sql`UPDATE company SET review_state = 'awaiting' WHERE id = ${companyId}`.execute(db())
    await admin(setWindow, { body: { companyId, ...far } })
    expect(await noticesTo(mobile)).toEqual([])
  })
})

describe('several windows', () => {
  it('are set together, and told to each company', async () => {
    const some = await companies(3)
    expect(await admin(setWindows, { body: some.map(({ companyId }) => ({ companyId, ...far })) })).toBe(3)
    for (const { companyId, mobile } of some) {
      expect(await find(companyId)).toMatchObject(far)
      expect(await noticesTo(mobile)).toHaveLength(1)
    }
    expect(await admin(cancelWindows, { body: some.map(({ companyId }) => ({ companyId })) })).toBe(3)
  })

  it('are all set or none: one of them being stale undoes the others, and is named', async () => {
    const [one, two] = await companies(2)
    if (!one || !two) throw new Error('companies that were made are there')
    await admin(setWindow, { body: { companyId: two.companyId, ...far } })
    const both = [one, two].map(({ companyId }) => ({
      companyId,
      version: 0,
      ...far,
      endsAt: '2099-03-09 18:00:00',
    }))
    expect(await refusal(admin(setWindows, { body: both }))).toMatchObject({
      code: codes.conflict,
      message: expect.stringContaining(two.mobile),
    })
    expect((await find(one.companyId)).isSet).toBe(false)
    expect(await noticesTo(one.mobile)).toEqual([])
  })

  it('are none at all where nothing was chosen', async () => {
    for (const url of ['/api/zwtime/updateTimeByList2', '/api/zwtime/cancelTimeByList2']) {
      const as = await fair.signIn('admin')
      const { code, ...answer } = await fair.ask({ method: 'POST', url, as, payload: [] })
      expect(code).not.toBe(codes.ok)
      expect(JSON.stringify(answer)).toContain('请至少选中一条记录')
    }
  })
})

describe('a company with several rounds', () => {
  it('stands in lists once, with the window that is open, else the next, else the last', async () => {
    const { companyId, mobile, call } = await company()
    const round = (number: number, from: string, until: string) =>
      sql`
      INSERT INTO selection_window (company_id, round, batch, source, starts_at, ends_at)
      VALUES (${companyId}, ${number}, ${number}, 'draw', now() + ${from}::interval, now() + ${until}::interval)`.execute(
        db(),
      )
    const shown = async () => {
      const { list } = await admin(listWindows, { body: { companyName: mobile, page: 1, pageSize: 10 } })
      expect(list).toHaveLength(1)
      expect((await call(ownSelection, {})).window).not.toBeNull()
      return { round: list[0]?.round, phase: list[0]?.phase }
    }
    await round(1, '-3 days', '-2 days')
    expect(await shown()).toEqual({ round: 1, phase: 'over' })
    await round(3, '6 days', '7 days')
    await round(2, '3 days', '4 days')
    expect(await shown()).toEqual({ round: 2, phase: 'ahead' })
    await round(4, '-1 hour', '1 hour')
    expect(await shown()).toEqual({ round: 4, phase: 'open' })
  })
})

describe('the list', () => {
  it('finds by company, batch, whether one is set and how it stands', async () => {
    const [one, two] = await companies(2)
    if (!one || !two) throw new Error('companies that were made are there')
    await admin(setWindow, { body: { companyId: one.companyId, ...far } })
    await sql`UPDATE selection_window SET batch = 77 WHERE company_id = ${one.companyId}`.execute(db())
    const as = await fair.signIn('admin')
    const ids = async (payload: object) =>
      (await fair.ask({ method: 'POST', url: '/api/zwtime/searchYhjgList', as, payload })).result.list.map(
        ({ qyid }: { qyid: string }) => qyid,
      )
    expect(await ids({ qymc: one.mobile })).toEqual([one.companyId])
    expect(await ids({ reserve1: 77 })).toEqual([one.companyId])
    expect(await ids({ qymc: one.mobile, issz: '0' })).toEqual([])
    expect(await ids({ qymc: two.mobile, issz: '0', reserve1: '', pageNum: '1', pageSize: '10' })).toEqual([
      two.companyId,
    ])
    expect(await ids({ qymc: one.mobile, phase: 'ahead' })).toEqual([one.companyId])
    expect(await ids({ qymc: '100%' })).toEqual([])
    expect(await ids({})).toHaveLength(10)
    const { result } = await fair.ask({
      method: 'POST',
      url: '/api/zwtime/doSearchTime',
      as,
      payload: { qyid: one.companyId },
    })
    expect(result).toMatchObject({
      starttime: far.startsAt,
      endtime: far.endsAt,
      issz: '1',
      pcmc: '第七十七批',
      reserve1: 77,
    })
    const { phases, batches } = await admin(windowOverview, {})
    expect(batches).toContain(77)
    expect(phases.unset).toBeGreaterThan(0)
  })

  it('shows a reviewer those handed in, whatever is asked for, and lets none of them set one, whatever keys they hold', async () => {
    const { companyId, mobile } = await company()
    const leader = clientFor(fair, await fair.signIn('leader'))
    await allowSettingTo(leaderRole)
    const keyed = clientFor(fair, await fair.signIn('leader'))
    const seen = () => leader(listWindows, { body: { companyName: mobile, page: 1, pageSize: 10 } })
    expect((await seen()).total).toBe(1)
    await sql`UPDATE company SET data_state = 'draft' WHERE id = ${companyId}`.execute(db())
    expect((await seen()).total).toBe(0)
    expect(await refusal(leader(findWindow, { body: { companyId } }))).toMatchObject({ code: codes.notFound })
    expect((await keyed(session, {})).currentUser.permissions).toContain('booth/time:edit')
    const row = { companyId, ...far }
    for (const ask of [
      () => keyed(setWindow, { body: row }),
      () => keyed(changeWindow, { body: row }),
      () => keyed(setWindows, { body: [row] }),
      () => keyed(cancelWindows, { body: [{ companyId }] }),
    ])
      expect(await refusal(ask())).toMatchObject({ code: codes.forbidden })
  })
})

describe('more time for all whose window ends together', () => {
  it('is had at once, and told once to each that is approved', async () => {
    const some = await companies(3)
    const [ends] = (
      await sql<{ ends: Date }>`SELECT date_trunc('second', now()) + interval '7 minutes' AS ends`.execute(
        db(),
      )
    ).rows.map((row) => row.ends)
    if (!ends) throw new Error('the clock runs')
    for (const { companyId } of some)
      await sql`INSERT INTO selection_window (company_id, batch, source, starts_at, ends_at)
        VALUES (${companyId}, 1, 'draw', now() - interval '1 hour', ${ends})`.execute(db())
    const [first, second, waiting] = some
    if (!first || !second || !waiting) throw new Error('companies that were made are there')
    await sql`UPDATE company SET review_state = 'awaiting' WHERE id = ${waiting.companyId}`.execute(db())
    const body = { minutes: 15, reason: '网络故障', ends: [ends] }
    const pressed = await Promise.all([admin(extendWindows, { body }), admin(extendWindows, { body })])
    expect(pressed.toSorted()).toEqual([0, 3])
    const { rows: changes } = await sql<{ id: number }>`SELECT id::int FROM selection_window_change
      WHERE company_id = ANY(${some.map(({ companyId }) => companyId)}::uuid[])`.execute(db())
    const changeIds = changes.map(({ id }) => id)
    expect(changeIds).toHaveLength(3)
    // Changed again before anybody was told: the earlier end is no news any more.
    await sql`UPDATE selection_window SET ends_at = ends_at + interval '1 hour' WHERE company_id = ${second.companyId}`.execute(
      db(),
    )
    for (const _ of [1, 2])
      await tellExtendedJob(fair.platform).run({ changeIds }, AbortSignal.timeout(60_000))
    const told = async ({ mobile }: { mobile: string }) =>
      (await noticesTo(mobile)).map(({ template }) => template)
    expect(await told(first)).toEqual(['windowChanged'])
    expect([await told(second), await told(waiting)]).toEqual([[], []])
    expect((await noticesTo(first.mobile))[0]?.body).toContain(
      wallTimeOf(new Date(ends.getTime() + 15 * 60_000), zone).slice(0, 16),
    )
  })
})

describe('a window about to open', () => {
  const tell = () => tellOfOpeningsJob(fair.platform).run({}, AbortSignal.timeout(60_000))
  const drawn = (companyId: string, minutes: number) =>
    sql`
    INSERT INTO selection_window (company_id, batch, source, starts_at, ends_at)
    VALUES (${companyId}, 1, 'draw', now() + ${minutes} * interval '1 minute', now() + interval '1 day')`.execute(
      db(),
    )
  const told = async (mobile: string) => (await noticesTo(mobile)).map(({ template }) => template)

  it('is told once, to approved companies within the minutes that are set', async () => {
    const [soon, later, waiting] = await companies(3)
    if (!soon || !later || !waiting) throw new Error('companies that were made are there')
    await drawn(soon.companyId, 40)
    await drawn(later.companyId, 80)
    await drawn(waiting.companyId, 40)
    await sql`UPDATE company SET review_state = 'awaiting' WHERE id = ${waiting.companyId}`.execute(db())
    await tell()
    await tell()
    expect(await told(soon.mobile)).toEqual(['windowOpens'])
    expect([await told(later.mobile), await told(waiting.mobile)]).toEqual([[], []])
    expect(await find(soon.companyId)).toMatchObject({ phase: 'soon' })
    await setSetting(fair, 'windowNotice', 90)
    await tell()
    expect(await told(later.mobile)).toEqual(['windowOpens'])
    await setSetting(fair, 'windowNotice', 60)
  })

  it('is not told to a company whose group’s delegate chooses for it', async () => {
    const [leader, unit] = await companies(2)
    if (!leader || !unit) throw new Error('companies that were made are there')
    for (const { companyId } of [leader, unit]) await drawn(companyId, 40)
    await db()
      .insertInto('group_unit')
      .values(
        [leader, unit].map(({ companyId }) => ({
          company_id: companyId,
          company_name: 'x',
          group_type: '02',
          group_name: '通知展团',
        })),
      )
      .execute()
    await admin(nameDelegate, {
      body: { groupType: '02', groupName: '通知展团', companyId: leader.companyId, reason: '统一参展' },
    })
    await tell()
    expect([await told(leader.mobile), await told(unit.mobile)]).toEqual([['windowOpens'], []])
  })

  it('is not told again to whoever has just been told of the window itself', async () => {
    const { companyId, mobile } = await company()
    await admin(setWindow, { body: { companyId, startsAt: inMinutes(20), endsAt: inMinutes(200) } })
    await tell()
    expect(await told(mobile)).toEqual(['windowSet'])
  })
})

describe('the record of changes', () => {
  it('can be added to and not changed', async () => {
    const { companyId } = await company()
    await admin(setWindow, { body: { companyId, ...far } })
    for (const change of [
      sql`UPDATE selection_window_change SET reason = 'x' WHERE company_id = ${companyId}`,
      sql`DELETE FROM selection_window_change WHERE company_id = ${companyId}`,
    ])
      await expect(change.execute(db())).rejects.toThrow('append-only')
  })
})
