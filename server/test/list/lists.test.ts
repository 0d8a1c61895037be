import { sameValue } from '@fairground/domain/field'
import type { CallFailure } from '@fairground/wire/kernel/client'
import { codes } from '@fairground/wire/kernel/codes'
import type { GrowingList, ListRow } from '@fairground/wire/list'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestFair, type TestFair } from '../support/test-fair'
import { clientFor } from '../support/wire-client'
import { type Sample, sampleOf, triedLists } from './samples'

let fair: TestFair
let call: ReturnType<typeof clientFor>
beforeAll(async () => {
  fair = await startTestFair()
  call = clientFor(fair, await fair.signIn('admin'))
})
afterAll(() => fair.stop())

const failure = (asked: Promise<unknown>): Promise<CallFailure> =>
  asked.then(
    () => expect.fail('should have been refused'),
    (error: unknown) => error as CallFailure,
  )

async function pageOf(list: GrowingList, search: Record<string, unknown> = {}) {
  return call(list.calls.page, { body: { page: 1, pageSize: 100, ...search } })
}

async function addSample(list: GrowingList): Promise<{ sample: Sample; row: ListRow }> {
  const sample = await sampleOf(list, fair)
  expect(await call(list.calls.add, { body: sample.row })).toBe(1)
  const { list: rows } = await pageOf(list, { [sample.find.filter]: sample.find.typed })
  const row = rows.find((found) =>
    Object.entries(sample.row).every(([name, value]) => sameValue(found[name], value)),
  )
  return { sample, row: row ?? expect.fail('the new row is not found') }
}

const remove = (list: GrowingList, { id, version }: ListRow) =>
  call(list.calls.remove, { body: [{ id, version: version as number }] })

describe.each(triedLists.map((list) => [list.title.en, list] as const))('%s', (_, list) => {
  it('can be added to, found, read, edited, deleted and brought back', async () => {
    const before = (await pageOf(list)).total
    const { sample, row } = await addSample(list)
    expect((await pageOf(list)).total).toBe(before + 1)
    expect(row).toMatchObject({ ...sample.row, version: 1, createdByName: expect.stringMatching(/./) })
    expect(await call(list.calls.find, { params: { id: row.id } })).toEqual(row)

    const body = { ...sample.row, ...sample.change, id: row.id, version: 1 }
    expect(await call(list.calls.edit, { body })).toBe(1)
    const edited = await call(list.calls.find, { params: { id: row.id } })
    expect(edited).toMatchObject({ ...sample.row, ...sample.change, version: 2 })

    expect(await remove(list, edited)).toBe(1)
    expect((await pageOf(list)).total).toBe(before)
    expect((await pageOf(list, { removed: true })).list.map(({ id }) => id)).toContain(row.id)

    expect(await call(list.calls.restore, { body: { id: row.id, version: 3 } })).toBe(1)
    const back = await call(list.calls.find, { params: { id: row.id } })
    expect(back).toMatchObject({ ...sample.row, ...sample.change, deleted: false })
    await remove(list, back)
  })

  it('keeps what a row said before and after, and can put it back', async () => {
    const { sample, row } = await addSample(list)
    await call(list.calls.edit, { body: { ...sample.row, ...sample.change, id: row.id, version: 1 } })
    const [edit, add] = await call(list.calls.history, { params: { id: row.id } })
    const first = { ...sample.row, ...sample.onRecord }
    expect(add).toMatchObject({ action: 'add', before: null, after: first })
    expect(edit).toMatchObject({ action: 'edit', before: first, after: { ...first, ...sample.change } })
    expect(edit?.actorName).toMatch(/./)
    await call(list.calls.restore, { body: { id: row.id, version: 2, entry: edit?.id } })
    const back = await call(list.calls.find, { params: { id: row.id } })
    expect(back).toMatchObject({ ...sample.row, version: 3 })
    await remove(list, back)
  })

  it('does not overwrite what somebody else changed meanwhile, and says who it was', async () => {
    const { sample, row } = await addSample(list)
    const mine = { ...sample.row, ...sample.change, id: row.id, version: 1 }
    const both = await Promise.allSettled([
      call(list.calls.edit, { body: mine }),
      call(list.calls.edit, { body: { ...mine } }),
    ])
    // The second of two equal edits changes nothing, so make a real conflict of it.
    expect(both.some(({ status }) => status === 'fulfilled')).toBe(true)
    const refused = await failure(call(list.calls.edit, { body: { ...sample.row, id: row.id, version: 1 } }))
    expect(refused.code).toBe(codes.conflict)
    expect(refused.message).toContain('修改')
    expect(await call(list.calls.find, { params: { id: row.id } })).toMatchObject(sample.change)
    const gone = await failure(remove(list, row))
    expect(gone.code).toBe(codes.conflict)
    await call(list.calls.remove, { body: [{ id: row.id }] })
  })

  it('knows a row however its id is spelled', async () => {
    const { sample, row } = await addSample(list)
    const body = { ...sample.row, ...sample.change, id: row.id.toUpperCase(), version: 1 }
    await call(list.calls.edit, { body })
    expect((await call(list.calls.history, { params: { id: row.id } }))[0]).toMatchObject({ action: 'edit' })
    const stale = call(list.calls.remove, { body: [{ id: row.id.toUpperCase(), version: 1 }] })
    expect((await failure(stale)).code).toBe(codes.conflict)
    await call(list.calls.remove, { body: [{ id: row.id }] })
  })

  it('deletes all chosen rows or none', async () => {
    const { row } = await addSample(list)
    const strange = '00000000-0000-4000-8000-000000000000'
    const refused = await failure(call(list.calls.remove, { body: [{ id: row.id }, { id: strange }] }))
    expect(refused.code).toBe(codes.conflict)
    expect(await call(list.calls.find, { params: { id: row.id } })).toMatchObject({ deleted: false })
    await remove(list, row)
  })

  it('refuses a row without its required fields, in words, and stores nothing', async () => {
    const before = (await pageOf(list)).total
    const answer = await fair.ask({
      method: 'POST',
      url: `/api${list.calls.add.path}`,
      payload: {},
      as: await fair.signIn('admin'),
    })
    expect(answer.code).toBe(codes.invalid)
    expect(answer.msg).toMatch(/[请应]/)
    expect((await pageOf(list)).total).toBe(before)
  })

  /** Words in both languages are an object of texts, and what is laid out has them deep inside. */
  const textsIn = (value: unknown): string =>
    typeof value === 'string'
      ? value
      : Object.values(Object(value) as object)
          .map(textsIn)
          .join('')
  const searched = Object.entries(list.filters).filter(([, { by }]) => by === 'contains')
  it.each(searched)(
    'treats what is typed into the search for %s as plain text',
    async (filter, { field }) => {
      for (const typed of ['%', '_', '\\', "'", '%%%%', '"']) {
        const { list: rows } = await pageOf(list, { [filter]: typed })
        expect(rows.every((row) => textsIn(row[field]).includes(typed))).toBe(true)
      }
    },
  )

  it('never shows a row on two pages', async () => {
    const { total } = await pageOf(list)
    const seen: string[] = []
    for (let page = 1; page <= Math.ceil(total / 30); page++)
      seen.push(...(await call(list.calls.page, { body: { page, pageSize: 30 } })).list.map(({ id }) => id))
    expect(new Set(seen).size).toBe(total)
    expect(seen).toHaveLength(total)
  })
})

describe('calls as the specs write them', () => {
  it('ignore who and when a client claims, and take figures as texts', async () => {
    const as = await fair.signIn('admin')
    const payload = {
      qymc: '苏州吴江消安有限公司',
      tyshxydm: ' 9132 0509 ma1m abcd 2x ',
      xh: '77',
      cjrid: 'someone',
      cjrmc: '别人',
      deleteFlag: 'Y',
      version: 9,
    }
    const added = await fair.ask({ method: 'POST', url: '/api/cfpalsdw/insertLsdwByVO', payload, as })
    expect(added).toMatchObject({ code: codes.ok, result: 1 })
    const found = await fair.ask({
      method: 'POST',
      url: '/api/cfpalsdw/page',
      payload: { qymc_like: '吴江', pageSize: '10', pageNum: '1' },
      as,
    })
    expect(found.result.total).toBe(1)
    expect(found.result.list[0]).toMatchObject({
      qymc: '苏州吴江消安有限公司',
      tyshxydm: '91320509MA1MABCD2X',
      xh: 77,
      deleteFlag: 'N',
      version: 1,
    })
    expect(found.result.list[0].cjrmc).not.toBe('别人')
    const [row] = found.result.list
    const removed = await fair.ask({
      method: 'POST',
      url: '/api/cfpalsdw/doDeleteLsdwList',
      payload: [{ ...row, deleteFlag: 'Y' }],
      as,
    })
    expect(removed.result).toBe(1)
  })

  it('refuse values no list knows', async () => {
    const as = await fair.signIn('admin')
    const payload = { qymc: '某公司', tyshxydm: '91320509MA1MABCD2X', hyxydj: 'ZZZ' }
    const answer = await fair.ask({ method: 'POST', url: '/api/cfpaXydj/insertXfhydjByVO', payload, as })
    expect(answer.code).toBe(codes.invalid)
    expect(answer.msg).toBe('“ZZZ”不是可选的值')
  })

  it('say what is wrong in the exact words', async () => {
    const as = await fair.signIn('admin')
    const say = async (url: string, payload: object, method: 'POST' | 'PUT' = 'POST') =>
      (await fair.ask({ method, url: `/api${url}`, payload, as })).msg
    expect(await say('/cfpapy', { pynr: ' ' })).toBe('请输入批语内容')
    expect(await say('/cfpapy', { pynr: '长'.repeat(201) })).toBe('批语内容最多为200字')
    const unit = { qymc: '某公司', tyshxydm: '91320509MA1MABCD2X', reserve2: '02' }
    expect(await say('/cfpaztdw/insertZtdwByVO', { ...unit, qymc: '名'.repeat(201) })).toBe(
      '企业名称最多为200字符',
    )
    expect(await say('/cfpaztdw/insertZtdwByVO', { ...unit, tyshxydm: '123' })).toBe(
      '统一社会信用代码应为18位字母、数字',
    )
    expect(await say('/cfpaztdw/insertZtdwByVO', { ...unit, reserve2: '' })).toBe('请选择展团类型')
    expect(await say('/cfpahydw/insertHydwByVO', { qymc: '某公司', zsbh: '123456' })).toBe(
      '证书编号最多为5字符',
    )
    expect(await say('/cfpahydw/insertHydwByVO', { qymc: '某公司', kssj: '2026/13/40' })).toBe(
      '日期格式应为 yyyy/MM/dd',
    )
    const tier = { zwlx: '1', czlx: '02', reserve2: '01', minNum: 5, maxNum: 2 }
    expect(await say('/cfpadwmjfw/insertByVODwmjfw', tier)).toBe('最大值不能小于最小值')
    expect(await say('/cfpadwmjfw/insertByVODwmjfw', { ...tier, minNum: '1.5' })).toBe(
      '请输入不超过10位的整数',
    )
  })

  it('keep only the pair a booth type is measured by', async () => {
    const as = await fair.signIn('admin')
    const tier = {
      zwlx: '1',
      czlx: '02',
      reserve2: '01',
      minNum: 9,
      maxNum: 9,
      min: 100,
      max: 200,
      reserve1: '只计数量',
    }
    await fair.ask({ method: 'POST', url: '/api/cfpadwmjfw/insertByVODwmjfw', payload: tier, as })
    const { result } = await fair.ask({
      method: 'POST',
      url: '/api/cfpadwmjfw/page',
      payload: { zwlx: '1', pageSize: 100 },
      as,
    })
    const row = result.list.find((found: { reserve1: string }) => found.reserve1 === '只计数量')
    expect(row).toMatchObject({ minNum: 9, maxNum: 9, min: null, max: null, zwlxmc: '标准展位' })
  })

  it('do not blacklist a company twice', async () => {
    const list = triedLists.find(({ name }) => name === 'blacklistEntry')
    if (!list) return expect.fail()
    const { row } = await addSample(list)
    const { row: same, change } = await sampleOf(list, fair)
    const again = await failure(call(list.calls.add, { body: { ...same, ...change } }))
    expect(again.message).toBe('选中的企业已经在黑名单中')
    await remove(list, row)
  })
})
