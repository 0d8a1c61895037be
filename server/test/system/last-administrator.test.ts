import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { meeting } from '../support/meeting'
import { type Signed, startTestFair, type TestFair } from '../support/test-fair'
import { makeUser, post, staffUserOf, versionOf } from './support'

let fair: TestFair
let elsewhere: TestFair
let other: string
beforeAll(async () => {
  fair = await startTestFair()
  elsewhere = await startTestFair({ database: fair.database })
  other = await makeUser(fair, 'second-admin', { department: 'administrator' })
})
afterAll(async () => {
  await elsewhere.stop()
  await fair.stop()
})

const names = ['admin', 'second-admin']
beforeEach(async () => {
  await fair.platform.db
    .updateTable('account')
    .set({ department: 'administrator', disabled_at: null, must_change_password: false })
    .where('username', 'in', names)
    .execute()
})

async function left(): Promise<number> {
  const { rows } = await sql<{ count: number }>`SELECT count(*)::int AS count FROM account
    WHERE department = 'administrator' AND disabled_at IS NULL`.execute(fair.platform.db)
  return rows[0]?.count ?? 0
}

const disable = async (at: TestFair, by: Signed, id: string) =>
  post(at, by, 'user/switch', {
    id,
    version: await versionOf(fair, 'account', id),
    enabled: false,
  })

describe('the last administrator', () => {
  it('would be gone if two looked first and acted then: the control', async () => {
    const both = meeting(2)
    const unguarded = (id: string) =>
      fair.platform.db.transaction().execute(async (trx) => {
        const { rows } = await sql<{ count: number }>`SELECT count(*)::int AS count FROM account
          WHERE department = 'administrator' AND disabled_at IS NULL`.execute(trx)
        await both()
        if ((rows[0]?.count ?? 0) > 1)
          await trx.updateTable('account').set({ disabled_at: sql`now()` }).where('id', '=', id).execute()
      })
    const { accountId } = await fair.signIn('admin')
    await Promise.all([unguarded(accountId), unguarded(other)])
    expect(await left()).toBe(0)
  })

  it('stays, whichever of two processes each is disabled in at once', async () => {
    const { accountId } = await fair.signIn('admin')
    for (let round = 0; round < 8; round += 1) {
      await fair.platform.db
        .updateTable('account')
        .set({ disabled_at: null })
        .where('username', 'in', names)
        .execute()
      // Both are inside before either acts: whoever is disabled first could not come in any more.
      const [one, two] = [await fair.signIn('admin'), await elsewhere.signIn('second-admin')]
      const answers = await Promise.all([disable(fair, one, other), disable(elsewhere, two, accountId)])
      expect(answers.filter(({ code }) => code === '00000000')).toHaveLength(1)
      expect(await left()).toBe(1)
    }
  })

  it('stays, when both step down at once', async () => {
    const [one, two] = [await fair.signIn('admin'), await elsewhere.signIn('second-admin')]
    const stepDown = async (at: TestFair, who: typeof one, username: string) =>
      post(at, who, 'user/edit', {
        ...staffUserOf(username),
        id: who.accountId,
        version: await versionOf(fair, 'account', who.accountId),
      })
    const answers = await Promise.all([
      stepDown(fair, one, 'admin'),
      stepDown(elsewhere, two, 'second-admin'),
    ])
    expect(answers.filter(({ code }) => code === '00000000')).toHaveLength(1)
    expect(answers.find(({ code }) => code !== '00000000')?.msg).toMatch(/最后一名/)
    expect(await left()).toBe(1)
  })

  it('is not somebody who has yet to choose a password', async () => {
    await fair.platform.db
      .updateTable('account')
      .set({ must_change_password: true })
      .where('id', '=', other)
      .execute()
    const admin = await fair.signIn('admin')
    const answer = await disable(fair, admin, admin.accountId)
    expect(answer.msg).toMatch(/最后一名可以登录的管理员/)
    expect(await left()).toBe(2)
  })
})
