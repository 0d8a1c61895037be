import { enterPublicValue, freezeDraw } from '@fairground/wire/draw'
import { codes } from '@fairground/wire/kernel/codes'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { forgetDraws } from '../draw/forget-draws'
import {
  type Choosing,
  companiesChoosing,
  edition,
  hallOfRows,
  openSelection,
} from '../selection/selection-support'
import { type Signed, startTestFair, type TestFair } from '../support/test-fair'
import { clientFor } from '../support/wire-client'

/** A client that knows the specs and nothing of this product sets windows, has lots drawn and chooses booths. */

let fair: TestFair
let admin: Signed
let company: Choosing
let booths: string[]
const mobile = '13955550001'
beforeAll(async () => {
  fair = await startTestFair()
  await forgetDraws(fair.platform.db)
  admin = await fair.signIn('admin')
  await openSelection(fair, { least: 2, most: 4 })
  booths = (await hallOfRows(fair, 1, 4, { code: 'STR' })).boothIds.flat()
  const [made] = await companiesChoosing(fair, [mobile])
  if (!made) throw new Error('a company that was made is there')
  company = made
})
afterAll(() => fair.stop())

async function ask(as: Signed | undefined, call: string, payload?: object) {
  const [method, path] = call.split(' ') as ['GET', string]
  const answer = await fair.ask({ method, url: `/api${path}`, as, ...(payload ? { payload } : {}) })
  expect(answer, call).toMatchObject({ status: 200, code: codes.ok })
  return answer.result
}

describe('choosing', () => {
  it('goes from the start to a booth and back under the names of the specs', async () => {
    const { as } = company
    const [uuid] = booths
    expect(await ask(as, 'POST /zwjbxx/isStart')).toEqual({ isStart: true, isBoothStart: true })
    expect(await ask(admin, 'POST /zwjbxx/isStart')).toEqual({ isStart: true, isBoothStart: false })
    const [quota] = await ask(as, 'POST /cfpadwmjfw/doFindByUserid', { userid: as.accountId })
    expect(quota).toMatchObject({ zwlx: '1', czlx: '02', minNum: 2, maxNum: 4, min: 0, max: 0 })
    expect(await ask(admin, 'POST /cfpadwmjfw/doFindByUserid', { userid: as.accountId })).toMatchObject([
      { minNum: 2, maxNum: 4 },
    ])
    const chosen = await ask(as, 'POST /zwjbxx/doUpdateByVO', { uuid, reserve2: 2, ffmc: 'SELECT' })
    expect(chosen).toMatchObject({ dvo: [{ uuid, reserve2: '2', zwmj: 9 }], zwxzzt: '00' })
    expect(await ask(as, 'POST /zwjbxx/getSelectedPos')).toEqual(chosen)
    const cancel = { uuid, reserve2: 0, ffmc: 'SELECT', zhjs: edition }
    expect(await ask(as, 'POST /zwjbxx/doCancelByVO', cancel)).toEqual({ dvo: [], zwxzzt: '00' })
    expect(await ask(as, 'POST /zwjbxx/getSelectedPos')).toEqual({ dvo: [], zwxzzt: '00' })
  })
})

describe('a window', () => {
  const times = { starttime: '2099-03-01 09:00:00', endtime: '2099-03-03 18:00:00' }
  const later = { ...times, endtime: '2099-03-04 18:00:00' }
  const search = (asked: object) =>
    ask(admin, 'POST /zwtime/searchYhjgList', { qymc: mobile, pageNum: 1, pageSize: 10, ...asked })
  const listed = async (asked: object) => (await search(asked)).list

  it('reads back as it was set, changed and cancelled, singly and several at once', async () => {
    const { companyId: qyid } = company
    await ask(admin, 'POST /zwtime/setBoothTimeByVO', { qyid, ...times })
    expect(await ask(admin, 'POST /zwtime/doSearchTime', { qyid })).toMatchObject({
      qyid,
      issz: '1',
      ...times,
    })
    expect(await listed({ reserve1: '', issz: '1' })).toMatchObject([{ qyid, qymc: mobile, ...times }])
    await ask(admin, 'POST /zwtime/updateTimeByQyid', { qyid, ...later })
    expect(await listed({})).toMatchObject([{ qyid, ...later }])
    await ask(admin, 'POST /zwtime/updateTimeByList2', [{ qyid, ...times }])
    expect(await ask(admin, 'POST /zwtime/doSearchTime', { qyid })).toMatchObject(times)
    expect(await ask(admin, 'POST /zwtime/cancelTimeByList2', [{ qyid }])).toBe(1)
    expect(await listed({ issz: '0' })).toMatchObject([{ qyid, issz: '0', starttime: '', endtime: '' }])
    expect(await search({ issz: '1' })).toMatchObject({ list: [], total: 0 })
  })
})

describe('a draw', () => {
  const first = { xh: 1, sl: 3, kssj: '2099-04-01 09:00:00', jssj: '2099-04-01 12:00:00' }
  const second = { xh: 2, sl: 5_000, kssj: '2099-04-02 09:00:00', jssj: '2099-04-02 12:00:00' }
  const save = (changes: object) => ask(admin, 'POST /cfpayhsz/saveYhsz', { confirmed: true, ...changes })

  it('has batches that read back as they were saved', async () => {
    await save({ insertCfpaYhSzVO: [first, second] })
    const made = {
      uuid: expect.any(String),
      cjrid: admin.accountId,
      cjrmc: expect.any(String),
      xgrid: admin.accountId,
      xgrmc: expect.any(String),
    }
    const list = () => ask(admin, 'POST /cfpayhsz/list')
    const rows = await list()
    expect(rows).toMatchObject([
      { ...first, pc: '第一批', ...made },
      { ...second, pc: '第二批', ...made },
    ])
    await save({ updateCfpaYhSzVO: { ...rows[0], sl: 4 } })
    expect((await list())[0]).toMatchObject({ ...first, uuid: rows[0].uuid, sl: 4 })
    await save({ deleteCfpaYhSzVO: { uuid: rows[0].uuid } })
    expect(await list()).toMatchObject([{ uuid: rows[1].uuid, xh: 1, pc: '第一批', sl: second.sl }])
  })

  it('is run and shown on both screens, to anybody, with its short times and pages', async () => {
    const call = clientFor(fair, admin)
    await call(freezeDraw, { body: { round: 1, source: { kind: 'dice', dice: 10, occasion: '发布会' } } })
    await call(enterPublicValue, { body: { round: 1, value: '1234561234', proof: '' } })
    const drawn = await ask(admin, 'POST /zwtime/yh', { reserve1: '1' })
    expect(drawn).toBeGreaterThan(5)
    const slot = { kssj: second.kssj, jssj: second.jssj }
    const a = await ask(undefined, 'POST /zwtime/NewdoSearchListByVO', {
      pageNum: 2,
      pageSize: 4,
      reserve1: '1',
      jljsnum: 0,
    })
    expect(a).toMatchObject({ total: drawn, pages: Math.ceil(drawn / 4) })
    expect(a.list[0]).toMatchObject({
      ...slot,
      qymc: expect.any(String),
      lxr: expect.any(String),
      lxrsj: expect.any(String),
      newpageNum: 2,
      kssjtwo: '04-02 09:00',
      jssjtwo: '04-02 12:00',
    })
    const b = await ask(undefined, 'POST /zwtime/doSearchListByVOTwo', {
      pageNum: 2,
      pageSize: 4,
      reserve1: '1',
    })
    expect(b.list.map(({ qymc }: { qymc: string }) => qymc)).toEqual(
      a.list.map(({ qymc }: { qymc: string }) => qymc),
    )
    expect(b).toMatchObject({ total: drawn, pages: Math.ceil(drawn / 4), list: [slot, slot, slot, slot] })
    expect(await ask(admin, 'GET /zwtime/sendMessage?reserve1=1')).toBe(drawn)
  })
})
