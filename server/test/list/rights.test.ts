import { randomUUID } from 'node:crypto'
import type { PermissionKey } from '@fairground/domain/account'
import type { CallFailure } from '@fairground/wire/kernel/client'
import { codes } from '@fairground/wire/kernel/codes'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { companyOf } from '../review/review-support'
import { startTestFair, type TestFair } from '../support/test-fair'
import { clientFor } from '../support/wire-client'
import { sampleOf, triedLists } from './samples'

let fair: TestFair
let admin: ReturnType<typeof clientFor>
beforeAll(async () => {
  fair = await startTestFair()
  admin = clientFor(fair, await fair.signIn('admin'))
})
afterAll(() => fair.stop())

/** The reviewer, with exactly these keys. */
async function reviewerHolding(...permissions: string[]) {
  await fair.platform.db
    .updateTable('role')
    .set({ permissions: permissions as PermissionKey[] })
    .where('code', '=', 'fairgroundLeader')
    .execute()
  return clientFor(fair, await fair.signIn('leader'))
}

const guarded = triedLists.filter(({ keys }) => keys !== undefined)

describe.each(guarded.map((list) => [list.title.en, list] as const))('%s', (_, list) => {
  it('takes a deleted row back only from somebody who may also add', async () => {
    const { row, change } = await sampleOf(list, fair)
    const id = randomUUID()
    await admin(list.calls.add, { body: { ...row, newId: id } })
    const editor = await reviewerHolding(`${list.keys}:edit`)
    await editor(list.calls.edit, { body: { ...row, ...change, id, version: 1 } })
    const [edit] = await admin(list.calls.history, { params: { id } })
    await editor(list.calls.restore, { body: { id, version: 2, entry: edit?.id } })
    expect(await admin(list.calls.find, { params: { id } })).toMatchObject({ ...row, version: 3 })

    await admin(list.calls.remove, { body: [{ id }] })
    for (const entry of [undefined, edit?.id]) {
      const refused = await editor(list.calls.restore, { body: { id, version: 4, entry } }).then(
        () => expect.fail('brought back without the key to add'),
        (error: CallFailure) => error,
      )
      expect(refused).toMatchObject({ code: codes.forbidden, message: '您没有权限进行此操作' })
    }
    expect(await admin(list.calls.find, { params: { id } })).toMatchObject({ deleted: true, version: 4 })

    const keeper = await reviewerHolding(`${list.keys}:edit`, `${list.keys}:add`)
    expect(await keeper(list.calls.restore, { body: { id, version: 4 } })).toBe(1)
    expect(await admin(list.calls.find, { params: { id } })).toMatchObject({ deleted: false })
    await admin(list.calls.remove, { body: [{ id }] })
  })
})

describe('the blacklist', () => {
  it('lets an editor change the remark, but name another company only with the key to add', async () => {
    const list = triedLists.find(({ name }) => name === 'blacklistEntry')
    if (!list) throw new Error('there is no blacklist')
    const { row } = await sampleOf(list, fair)
    const other = await companyOf(fair, '13800000005')
    const id = randomUUID()
    await admin(list.calls.add, { body: { ...row, newId: id } })
    const editor = await reviewerHolding(`${list.keys}:edit`)
    await editor(list.calls.edit, { body: { ...row, remark: '改过的备注', id, version: 1 } })
    const moved = { ...row, accountId: other, id, version: 2 }
    await expect(editor(list.calls.edit, { body: moved })).rejects.toMatchObject({
      code: codes.refused,
      fields: [{ path: 'accountId', message: '您没有新增权限，不能将此记录改为另一家企业' }],
    })
    expect(await admin(list.calls.find, { params: { id } })).toMatchObject({
      remark: '改过的备注',
      version: 2,
    })
    await admin(list.calls.edit, { body: moved })
    expect(await admin(list.calls.find, { params: { id } })).toMatchObject({ accountId: other })
    await admin(list.calls.remove, { body: [{ id }] })
  })
})
