import type { Client } from '@fairground/wire/kernel/client'
import { chooseBooths, finishChoice } from '@fairground/wire/selection'
import { selectionBoard } from '@fairground/wire/selection/board'
import * as choosers from '@fairground/wire/selection/choosers'
import * as desk from '@fairground/wire/selection/desk'
import { listSettings, settingHistory } from '@fairground/wire/settings'
import { extendWindows } from '@fairground/wire/window'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { startTestFair, type TestFair } from '../support/test-fair'
import { clientFor, refusal } from '../support/wire-client'
import { type Choosing, choicesSeen, companiesChoosing, hallOfRows, openSelection } from './selection-support'

let fair: TestFair
let admin: Client
let rows: string[][]
let hallId: string
let made = 0
beforeAll(async () => {
  fair = await startTestFair()
  admin = clientFor(fair, await fair.signIn('admin'))
  await openSelection(fair, { least: 1, most: 4 })
  ;({ boothIds: rows, hallId } = await hallOfRows(fair, 12, 8, { code: 'B1' }))
})
afterAll(() => fair.stop())

const reason = '企业来电说明'
const freshRow = () => rows.pop() ?? []
async function someone(): Promise<Choosing & { name: string }> {
  const name = `139100${String(++made).padStart(5, '0')}`
  const [company] = await companiesChoosing(fair, [name])
  if (!company) throw new Error('a company that was made is there')
  return { ...company, name }
}
const choose = (who: Choosing, ...boothIds: (string | undefined)[]) =>
  who.call(chooseBooths, { body: { boothIds: boothIds.map(String) } })
const listed = async (name: string) =>
  (await admin(choosers.listChoosers, { body: { companyName: name, page: 1, pageSize: 10 } })).list[0]
/** Refused tries are written a moment later, and the board is read once a second. */
const onBoard = (check: (board: Awaited<ReturnType<typeof read>>) => void) =>
  vi.waitFor(async () => check(await read()), { timeout: 10_000, interval: 200 })
const read = () => admin(selectionBoard)

describe('companies at the desk', () => {
  it('stand where they are: not begun, choosing, finished, given back, confirmed', async () => {
    const [a] = freshRow()
    const who = await someone()
    const { companyId } = who
    expect(await listed(who.name)).toMatchObject({
      progress: 'notBegun',
      booths: [],
      quota: { count: { least: 1, most: 4 } },
      lastTry: null,
    })
    await choose(who, a)
    expect(await listed(who.name)).toMatchObject({ progress: 'choosing', lastTry: { action: 'choose' } })
    await who.call(finishChoice, {})
    expect(await listed(who.name)).toMatchObject({ progress: 'finished', booths: [{ id: a }] })
    const seen = async () => ({ choices: await choicesSeen(admin, companyId) })
    await admin(desk.returnChoices, { body: { ...(await seen()), reason } })
    expect(await listed(who.name)).toMatchObject({ progress: 'returned', finishedAt: null })
    await who.call(finishChoice, {})
    await admin(desk.confirmChoices, { body: await seen() })
    expect(await listed(who.name)).toMatchObject({ progress: 'confirmed' })
  })

  it('are found by how far they are, tier, hall and name', async () => {
    const [a] = freshRow()
    const who = await someone()
    await choose(who, a)
    const found = async (filters: choosers.ChooserFilters) =>
      (
        await admin(choosers.listChoosers, {
          body: { ...filters, companyName: who.name, page: 1, pageSize: 10 },
        })
      ).total
    expect(await found({ progress: 'choosing', tier: '二档', hallId })).toBe(1)
    expect(await found({ progress: 'finished' })).toBe(0)
    expect(await found({ tier: '三档' })).toBe(0)
    expect(await found({ hallId: who.companyId })).toBe(0)
  })

  it('can be replayed with the rule that refused', async () => {
    const [[a], [b]] = [freshRow(), freshRow()]
    const who = await someone()
    await choose(who, a)
    await refusal(choose(who, b))
    await admin(desk.finishFor, { body: { companyId: who.companyId, reason } })
    const replayed = () => admin(choosers.replayChooser, { params: { companyId: who.companyId }, query: {} })
    await vi.waitFor(async () => expect((await replayed()).entries).toHaveLength(3), { timeout: 60_000 })
    const { entries } = await replayed()
    expect(entries.find(({ refusedBy }) => refusedBy)).toMatchObject({ action: 'choose', refusedBy: 'apart' })
    expect(entries.find(({ action }) => action === 'finish')).toMatchObject({ byStaff: true, reason })
    const [newest, ...older] = entries
    const page = await admin(choosers.replayChooser, {
      params: { companyId: who.companyId },
      query: { before: newest?.id },
    })
    expect(page.entries).toEqual(older)
  })
})

describe('companies to be kept apart', () => {
  it('are warned of where their booths adjoin, and nothing is refused', async () => {
    const [a, b, c] = freshRow()
    const [one, other] = [await someone(), await someone()]
    const body = { companyId: one.companyId, otherId: other.companyId, reason: '直接竞争' }
    await admin(desk.keepApart, { body })
    const twice = admin(desk.keepApart, {
      body: { ...body, companyId: body.otherId, otherId: body.companyId },
    })
    expect((await refusal(twice)).message).toBe('这两家企业已有避邻要求')
    await choose(other, b)
    const check = (boothId: string | undefined) =>
      admin(choosers.unwishedNeighbours, {
        body: { companyId: one.companyId, boothIds: [String(boothId)] },
      })
    expect(await check(a)).toEqual([{ company: other.name, reason: '直接竞争' }])
    expect(await check(freshRow()[0])).toEqual([])
    await choose(one, c)
    for (const [who, beside] of [
      [one, other],
      [other, one],
    ] as const)
      expect((await listed(who.name))?.unwished).toEqual([{ company: beside.name, reason: '直接竞争' }])
    const { wishes } = await admin(choosers.findChooser, { params: { companyId: one.companyId } })
    expect(wishes).toMatchObject([{ companyId: other.companyId, adjoins: true }])
    const end = () => admin(desk.endKeepApart, { body: { wishId: wishes[0]?.id ?? '' } })
    await end()
    expect((await refusal(end())).message).toBe('避邻要求不存在或已取消')
    expect((await listed(one.name))?.unwished).toEqual([])
  })
})

describe('the board', () => {
  it('counts what was taken and refused, and says who is stuck', async () => {
    const [[a], [b]] = [freshRow(), freshRow()]
    const who = await someone()
    const before = await read()
    await choose(who, a)
    for (const _ of [1, 2, 3]) await refusal(choose(who, b))
    await onBoard((board) => {
      const taken = (minutes: typeof board.minutes) => minutes.reduce((sum, minute) => sum + minute.taken, 0)
      expect(taken(board.minutes)).toBe(taken(before.minutes) + 1)
      expect(board.refusals.find(({ kind }) => kind === 'apart')?.count).toBeGreaterThanOrEqual(3)
      expect(board.alerts).toContainEqual(
        expect.objectContaining({ kind: 'stuck', companyId: who.companyId, rule: 'apart', count: 3 }),
      )
      expect(board.halls.find(({ id }) => id === hallId)?.fresh.length).toBeGreaterThan(0)
      expect(board.pending.length).toBeGreaterThan(0)
      expect(board.windows.some(({ batch, choosing }) => batch === 1 && choosing > 0)).toBe(true)
      expect(board.happenings.some(({ companyId }) => companyId === who.companyId)).toBe(true)
    })
  })

  it('stops everything at once, says who did it, and asks whoever saw something else to look again', async () => {
    const [a] = freshRow()
    const who = await someone()
    const { switch: seen } = await read()
    const press = (started: boolean, version: number) =>
      admin(desk.switchSelection, { body: { started, version } })
    await press(false, seen.version)
    expect((await refusal(choose(who, a))).message).toBe('展位选择尚未开放')
    await onBoard((board) => {
      expect(board.switch).toMatchObject({ started: false, version: seen.version + 1 })
      expect(board.switch.by).not.toBe('')
      expect(board.alerts[0]).toMatchObject({ kind: 'stopped' })
    })
    expect((await refusal(press(true, seen.version))).message).not.toBe('')
    await press(true, seen.version + 1)
    await choose(who, a)
    const setting = (await admin(listSettings)).find(({ key }) => key === 'selectionStarted')
    expect(setting).toMatchObject({ value: true })
    const history = await admin(settingHistory, { params: { key: 'selectionStarted' }, query: {} })
    expect(history.entries.length).toBeGreaterThanOrEqual(2)
  })
})

describe('more time', () => {
  it('is given once to the windows that were seen, with its reason on record, and never by a reviewer', async () => {
    const [one, other] = [await someone(), await someone()]
    const endOf = async ({ name }: { name: string }) => (await listed(name))?.window?.endsAt ?? new Date(0)
    const [seen, otherSeen] = [await endOf(one), await endOf(other)]
    const body = { minutes: 10, reason: '网络故障', ends: [seen] }
    expect(await admin(extendWindows, { body })).toBe(1)
    expect(await admin(extendWindows, { body })).toBe(0)
    expect((await endOf(one)).getTime()).toBe(seen.getTime() + 600_000)
    expect(await endOf(other)).toEqual(otherSeen)
    const many = { ...body, ends: [otherSeen], companyIds: [one.companyId] }
    expect(await admin(extendWindows, { body: many })).toBe(0)
    const { rows: changes } = await sql<{ reason: string }>`
      SELECT reason FROM selection_window_change WHERE company_id = ${one.companyId}`.execute(
      fair.platform.db,
    )
    expect(changes).toEqual([{ reason: '网络故障' }])
    const { rows: told } = await sql<{ count: number }>`SELECT count(*)::int FROM audit_entry
      WHERE subject_type = 'selection-window' AND subject_id = ${one.companyId} AND action = 'change-window'
        AND (after ->> 'endsAt')::timestamptz = (before ->> 'endsAt')::timestamptz + interval '10 minutes'`.execute(
      fair.platform.db,
    )
    expect(told).toEqual([{ count: 1 }])
    const leader = clientFor(fair, await fair.signIn('leader'))
    await refusal(leader(extendWindows, { body }))
  })
})

describe('what happened to a booth', () => {
  it('is told by its number: who had it, who let go', async () => {
    const [a] = freshRow()
    const who = await someone()
    await choose(who, a)
    await admin(desk.releaseFor, { body: { companyId: who.companyId, boothIds: [String(a)], reason } })
    const code = (
      await fair.platform.db
        .selectFrom('booth')
        .select('code')
        .where('id', '=', String(a))
        .executeTakeFirstOrThrow()
    ).code
    const timeline = await admin(choosers.boothTimeline, { query: { code: code.toLowerCase() } })
    expect(timeline?.entries.map(({ kind, what }) => [kind, what])).toEqual([
      ['release', who.name],
      ['choose', who.name],
    ])
    expect(await admin(choosers.boothTimeline, { query: { code: 'X9-999' } })).toBeNull()
  })
})
