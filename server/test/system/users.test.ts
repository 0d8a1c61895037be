import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Signed, startTestFair, type TestFair } from '../support/test-fair'
import { get, makeRole, makeUser, post, staffUserOf, versionOf } from './support'

let fair: TestFair
let elsewhere: TestFair
let admin: Signed
beforeAll(async () => {
  fair = await startTestFair()
  elsewhere = await startTestFair({ database: fair.database })
  admin = await fair.signIn('admin')
})
afterAll(async () => {
  await elsewhere.stop()
  await fair.stop()
})

const isOut = async (at: TestFair, as: Signed): Promise<boolean> =>
  (await at.ask({ method: 'GET', url: '/api/session', as })).code === '55555555'

const menuOf = async (at: TestFair, as: Signed): Promise<string> =>
  JSON.stringify((await at.ask({ method: 'GET', url: '/api/resource/menuTree/exhibition', as })).result)

describe('a user', () => {
  it('is added once, however often it is sent, and comes in with the initial password alone', async () => {
    const roleId = await makeRole(fair, '会计', ['financial/payment:check'])
    const user = { ...staffUserOf('kuaiji', { roleIds: [roleId] }), id: randomUUID() }
    const first = await post(fair, admin, 'user/add', user)
    expect(first.result).toEqual({ password: expect.stringMatching(/^[a-z2-9]{12}$/), hours: '24' })
    const again = await post(fair, admin, 'user/add', user)
    expect(again.result.password).toBeNull()
    const taken = await post(fair, admin, 'user/add', { ...user, id: randomUUID() })
    expect(taken.fields).toEqual([{ path: 'username', message: '用户名已存在' }])
    const other = await post(fair, admin, 'user/add', { ...staffUserOf('other'), id: user.id })
    expect(other.code).toBe('11111111')
    const { result } = await get(fair, admin, `user/one/${user.id}`)
    expect(result).toMatchObject({ state: 'initial', keys: ['financial/payment:check'], within: true })
    const history = await get(fair, admin, `user/one/${user.id}/history`)
    expect(history.result.entries[0]).toMatchObject({
      action: 'add',
      before: null,
      after: { username: 'kuaiji', roles: ['会计'] },
    })
  })

  it('is found by name, role, unit with those below it, standing and state', async () => {
    const [top, below] = [randomUUID(), randomUUID()]
    await post(fair, admin, 'organization/add', { id: top, zh: '财务部', en: '', parentId: null })
    await post(fair, admin, 'organization/add', { id: below, zh: '出纳组', en: '', parentId: top })
    const roleId = await makeRole(fair, '出纳', [])
    const user = {
      ...staffUserOf('chuna', { roleIds: [roleId], unitId: below, post: '出纳员' }),
      id: randomUUID(),
    }
    await post(fair, admin, 'user/add', user)
    const found = async (search: object) =>
      (await post(fair, admin, 'user/list', { ...search, page: 1, pageSize: 10 })).result.list.map(
        ({ username }: { username: string }) => username,
      )
    for (const search of [
      { name: '出纳员' },
      { roleId },
      { unitId: top },
      { state: 'initial', name: 'chuna' },
    ])
      expect(await found(search)).toEqual(['chuna'])
    expect(await found({ name: '%' })).toEqual([])
    expect(await found({ department: 'administrator' })).toContain('admin')
    expect(await found({ name: '13800000001' })).toEqual([])
  })

  it('loses a key in every process the moment it is taken, and keeps the session', async () => {
    const roleId = await makeRole(fair, '日志员', ['log/index:list'])
    await makeUser(fair, 'rizhi', { roleIds: [roleId] })
    const there = await elsewhere.signIn('rizhi')
    const menu = await menuOf(elsewhere, there)
    expect(menu).toContain('/log/loginLog')
    const taken = { roles: [{ id: roleId, version: 1, grant: [], take: ['log/index:list'] }] }
    const heard = new Promise((resolve) =>
      elsewhere.platform.live.subscribe(({ type }) => type === 'people-changed' && resolve(type)),
    )
    expect((await post(fair, admin, 'permission/change', taken)).code).toBe('00000000')
    expect(await heard).toBe('people-changed')
    expect(await menuOf(elsewhere, there)).not.toContain('/log/loginLog')
    const answer = await elsewhere.ask({ method: 'POST', url: '/api/log/login/page', as: there, payload: {} })
    expect(answer.code).toBe('40300000')
  })

  it('is out everywhere once disabled, and in again once enabled', async () => {
    const id = await makeUser(fair, 'leaver')
    const there = await elsewhere.signIn('leaver')
    const turn = async (enabled: boolean) =>
      post(fair, admin, 'user/switch', { id, version: await versionOf(fair, 'account', id), enabled })
    expect((await turn(false)).code).toBe('00000000')
    expect(await isOut(elsewhere, there)).toBe(true)
    await expect(elsewhere.signIn('leaver')).rejects.toThrow()
    expect((await turn(true)).code).toBe('00000000')
    await elsewhere.signIn('leaver')
  })

  it('has sessions that are shown and ended one by one or all at once', async () => {
    const id = await makeUser(fair, 'busy')
    const [one, two] = [await fair.signIn('busy'), await fair.signIn('busy')]
    const sessions = (await get(fair, admin, `user/one/${id}/sessions`)).result as { id: string }[]
    expect(sessions).toHaveLength(2)
    const ended = await post(fair, admin, 'user/sessions/end', { id, sessionId: sessions[0]?.id })
    expect(ended.result).toEqual({ ended: 1 })
    const gone = await post(fair, admin, 'user/sessions/end', { id, sessionId: sessions[0]?.id })
    expect(gone.code).toBe('11111111')
    // A session of somebody else is none of this person's.
    const own = (await get(fair, admin, `user/one/${admin.accountId}/sessions`)).result as { id: string }[]
    const others = await post(fair, admin, 'user/sessions/end', { id, sessionId: own[0]?.id })
    expect(others.code).toBe('11111111')
    expect((await post(fair, admin, 'user/sessions/end', { id })).result).toEqual({ ended: 1 })
    for (const signed of [one, two]) expect(await isOut(fair, signed)).toBe(true)
  })

  it('is shown as locked after too many wrong passwords, and let in again', async () => {
    const id = await makeUser(fair, 'lockedout')
    await fair.platform.db
      .insertInto('rate_window')
      .values({
        key: 'login:pair:lockedout:10.0.0.1',
        hits: fair.platform.settings.current().lockoutFailures,
        expires_at: new Date(Date.now() + 60_000),
      })
      .execute()
    expect((await get(fair, admin, `user/one/${id}`)).result.state).toBe('locked')
    expect((await post(fair, admin, 'user/unlock', { id })).code).toBe('00000000')
    expect((await get(fair, admin, `user/one/${id}`)).result.state).toBe('active')
  })

  it('is not saved over what somebody else has saved since', async () => {
    const id = await makeUser(fair, 'shared')
    const save = (over: object) =>
      post(fair, admin, 'user/edit', { ...staffUserOf('shared'), id, version: 1, ...over })
    expect((await save({ post: '主任' })).code).toBe('00000000')
    expect((await save({ post: '主任' })).code).toBe('00000000')
    expect((await save({ post: '科长' })).code).toBe('88888888')
  })

  it('gets a new password from somebody else only, and no exhibitor is a user', async () => {
    const own = await post(fair, admin, 'user/reset', { id: admin.accountId, version: 1 })
    expect(own.msg).toMatch(/用户中心/)
    const exhibitor = (await fair.signIn('13800000001')).accountId
    for (const path of ['user/reset', 'user/switch', 'user/unlock'])
      expect((await post(fair, admin, path, { id: exhibitor, version: 1, enabled: false })).msg).toBe(
        '该用户不存在',
      )
    const id = await makeUser(fair, 'forgetful')
    const there = await fair.signIn('forgetful')
    const reset = await post(fair, admin, 'user/reset', { id, version: 1 })
    expect(reset.result).toMatchObject({ sessionsEnded: 1, password: expect.any(String) })
    expect(await isOut(fair, there)).toBe(true)
  })
})

describe('a role', () => {
  it('is given keys by those who hold them, and deleted once nobody holds it', async () => {
    const id = randomUUID()
    const role = { id, zh: '展务', en: 'Booth desk', note: '', keys: ['booth/time:edit'] }
    expect((await post(fair, admin, 'role/add', role)).code).toBe('00000000')
    expect((await post(fair, admin, 'role/add', role)).code).toBe('00000000')
    expect((await post(fair, admin, 'role/add', { ...role, id: randomUUID() })).fields).toEqual([
      { path: 'zh', message: '已有同名角色' },
    ])
    const userId = await makeUser(fair, 'zhanwu', { roleIds: [id] })
    expect((await post(fair, admin, 'role/remove', { id, version: 1 })).msg).toMatch(/还有1人/)
    await fair.platform.db.deleteFrom('account_role').where('account_id', '=', userId).execute()
    expect((await post(fair, admin, 'role/remove', { id, version: 1 })).code).toBe('00000000')
    const history = await get(fair, admin, `role/one/${id}/history`)
    expect(history.result.entries.map(({ action }: { action: string }) => action)).toEqual(['delete', 'add'])
    const shipped = (await get(fair, admin, 'role/list')).result.find(
      ({ shipped }: { shipped: boolean }) => shipped,
    )
    const refused = await post(fair, admin, 'role/remove', { id: shipped.id, version: shipped.version })
    expect(refused.msg).toMatch(/自带/)
  })

  it('is changed with others, all or none', async () => {
    const [one, two] = [await makeRole(fair, '甲', []), await makeRole(fair, '乙', [])]
    const change = (id: string, version: number) => ({ id, version, grant: ['log/index:list'], take: [] })
    const answer = await post(fair, admin, 'permission/change', { roles: [change(one, 1), change(two, 9)] })
    expect(answer.code).toBe('88888888')
    expect(await versionOf(fair, 'role', one)).toBe(1)
  })

  it('gets no key of a new version until somebody decides, and then once', async () => {
    const { db } = fair.platform
    await db
      .updateTable('permission_key')
      .set({ decided_at: null })
      .where('key', '=', 'log/index:list')
      .execute()
    const id = await makeRole(fair, '新键', [])
    const matrix = await get(fair, admin, 'permission/matrix')
    expect(matrix.result.undecided).toEqual(['log/index:list'])
    const decide = () => post(fair, admin, 'permission/decide', { key: 'log/index:list', roleIds: [id] })
    expect((await decide()).code).toBe('00000000')
    expect((await decide()).msg).toMatch(/已经处理/)
    const after = await get(fair, admin, 'permission/matrix')
    expect(after.result.undecided).toEqual([])
    expect(after.result.recent[0]).toMatchObject({ role: '新键', granted: ['log/index:list'], taken: [] })
  })
})

describe('a unit', () => {
  it('stands where the tree allows, keeps its order, and is deleted when empty', async () => {
    const ids = Array.from({ length: 6 }, () => randomUUID())
    const add = (place: number, parentId: string | null) =>
      post(fair, admin, 'organization/add', { id: ids[place], zh: `第${place}级`, en: '', parentId })
    for (let place = 0; place < 5; place += 1)
      expect((await add(place, place === 0 ? null : (ids[place - 1] ?? ''))).code).toBe('00000000')
    expect((await add(5, ids[4] ?? '')).msg).toMatch(/最多5级/)
    const move = await post(fair, admin, 'organization/edit', {
      ...{ id: ids[0], version: 1, zh: '第0级', en: '', parentId: ids[2] },
    })
    expect(move.fields).toEqual([{ path: 'parentId', message: '部门不能移到自己的下级' }])
    expect((await post(fair, admin, 'organization/remove', { id: ids[0], version: 1 })).msg).toMatch(
      /1个下级/,
    )
    expect((await post(fair, admin, 'organization/remove', { id: ids[4], version: 1 })).code).toBe('00000000')
    const top = (
      (await get(fair, admin, 'organization/list')).result as { id: string; parentId: string | null }[]
    )
      .filter(({ parentId }) => parentId === null)
      .map(({ id }) => id)
    const order = top.toReversed()
    const reorder = (was: string[]) => post(fair, admin, 'organization/order', { parentId: null, was, order })
    expect((await reorder(order.toSpliced(0, 1))).code).toBe(top.length > 1 ? '88888888' : '00000000')
    expect((await reorder(top)).code).toBe('00000000')
  })
})
