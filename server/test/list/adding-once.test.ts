import { randomUUID } from 'node:crypto'
import { codes } from '@fairground/wire/kernel/codes'
import type { GrowingList } from '@fairground/wire/list'
import { reviewComment } from '@fairground/wire/list/lists/review-comment'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestFair, type TestFair } from '../support/test-fair'
import { clientFor, refusal } from '../support/wire-client'
import { sampleOf, triedLists } from './samples'

let fair: TestFair
let admin: ReturnType<typeof clientFor>
let colleague: ReturnType<typeof clientFor>
beforeAll(async () => {
  fair = await startTestFair()
  admin = clientFor(fair, await fair.signIn('admin'))
  const { permissions } = await fair.platform.db
    .selectFrom('role')
    .select('permissions')
    .where('code', '=', 'fairgroundLeader')
    .executeTakeFirstOrThrow()
  await fair.platform.db
    .updateTable('role')
    .set({
      permissions: [...permissions, ...triedLists.flatMap(({ keys }) => (keys ? [`${keys}:add`] : []))],
    })
    .where('code', '=', 'fairgroundLeader')
    .execute()
  colleague = clientFor(fair, await fair.signIn('leader'))
})
afterAll(() => fair.stop())

const total = async (list: GrowingList) =>
  (await admin(list.calls.page, { body: { page: 1, pageSize: 1 } })).total
const alreadyAdded = { code: codes.refused, message: '该记录此前已新增，请关闭窗口，在列表中查看或修改' }

describe.each(triedLists.map((list) => [list.title.en, list] as const))('%s', (_, list) => {
  it('gets one row from a row that is sent several times, at once or later', async () => {
    const before = await total(list)
    const { row, change } = await sampleOf(list, fair)
    const newId = randomUUID()
    const add = () => admin(list.calls.add, { body: { ...row, newId } })
    expect(await Promise.all([add(), add(), add()])).toEqual([1, 1, 1])
    expect(await add()).toBe(1)
    expect(await total(list)).toBe(before + 1)
    expect(await admin(list.calls.history, { params: { id: newId } })).toHaveLength(1)

    // The answer to the first may be lost for so long that somebody has worked on the row meanwhile.
    await admin(list.calls.edit, { body: { ...row, ...change, id: newId, version: 1 } })
    expect(await add()).toBe(1)
    expect(await admin(list.calls.find, { params: { id: newId } })).toMatchObject({ ...change, version: 2 })
    await admin(list.calls.remove, { body: [{ id: newId }] })
  })

  it('gets one row from a client that names none, however often it is sent, and another after that one is gone', async () => {
    const before = await total(list)
    const { row } = await sampleOf(list, fair)
    // Where a list knows no two of a kind, the second one is refused for that.
    const add = () => admin(list.calls.add, { body: row }).catch(() => undefined)
    await Promise.all(Array.from({ length: 10 }, add))
    await add()
    expect(await total(list)).toBe(before + 1)

    const newest = () =>
      fair.platform.db
        .selectFrom('audit_entry')
        .select('subject_id as id')
        .where('subject_type', '=', list.name)
        .where('action', '=', 'add')
        .orderBy('audit_entry.id', 'desc')
        .executeTakeFirstOrThrow()
    await admin(list.calls.remove, { body: [await newest()] })
    expect(await total(list)).toBe(before)
    await add()
    expect(await total(list)).toBe(before + 1)
    await admin(list.calls.remove, { body: [await newest()] })
  })

  it('refuses a row under an id that stands for something else', async () => {
    const { row, change } = await sampleOf(list, fair)
    const newId = randomUUID()
    await admin(list.calls.add, { body: { ...row, newId } })
    const before = await total(list)
    expect(await refusal(admin(list.calls.add, { body: { ...row, ...change, newId } }))).toMatchObject(
      alreadyAdded,
    )
    expect(await refusal(colleague(list.calls.add, { body: { ...row, newId } }))).toMatchObject(alreadyAdded)
    await admin(list.calls.remove, { body: [{ id: newId }] })

    const elsewhere = randomUUID()
    const other =
      list.name === 'reviewComment' ? triedLists.find(({ name }) => name === 'councilMember') : reviewComment
    if (!other) return expect.fail()
    await admin(other.calls.add, { body: { ...(await sampleOf(other, fair)).row, newId: elsewhere } })
    expect(await refusal(admin(list.calls.add, { body: { ...row, newId: elsewhere } }))).toMatchObject(
      alreadyAdded,
    )
    await admin(other.calls.remove, { body: [{ id: elsewhere }] })
    expect(await total(list)).toBe(before - 1)
  })
})
