import { randomUUID } from 'node:crypto'
import { type PermissionKey, permissionKeys } from '@fairground/domain/account'
import { callTable } from '@fairground/wire/call-table'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Signed, startTestFair, type TestFair } from '../support/test-fair'
import { makeRole, makeUser, staffUserOf } from './support'

/**
 * Somebody with every key of the system's own screens, and people with one of them each, try every call that changes
 * something there on everybody and everything. Whatever the answers say: nobody may end up with more than the one who
 * tried had, and nobody above them may be touched.
 */
const systemKeys = permissionKeys.filter((key) =>
  /^system\/(user|role|resource|organization|mail):/.test(key),
)

let fair: TestFair
const roles = { manager: '', foreign: '', mixed: '', empty: '' }
const people: Record<string, string> = {}
const personOf = (name: string): string => people[name] ?? ''
const actors: { name: string; keys: PermissionKey[]; signed: Signed }[] = []

beforeAll(async () => {
  fair = await startTestFair()
  roles.manager = await makeRole(fair, '系统管理', [...systemKeys])
  roles.foreign = await makeRole(fair, '财务主管', ['financial/payment:check', 'contract/manage:void'])
  roles.mixed = await makeRole(fair, '混合', ['system/user:list', 'log/index:list'])
  roles.empty = await makeRole(fair, '空角色', [])
  people.above = await makeUser(fair, 'above', { roleIds: [roles.foreign] })
  people.admin2 = await makeUser(fair, 'admin2', { department: 'administrator' })
  people.below = await makeUser(fair, 'below', { roleIds: [roles.empty] })
  people.exhibitor = (await fair.signIn('13800000001')).accountId
  for (const [index, keys] of [systemKeys, ...systemKeys.map((key) => [key])].entries()) {
    const roleId = index === 0 ? roles.manager : await makeRole(fair, `只有${index}`, [...keys])
    const name = `actor${index}`
    people[name] = await makeUser(fair, name, { roleIds: [roleId] })
    actors.push({ name, keys: [...keys], signed: await fair.signIn(name) })
  }
}, 120_000)
afterAll(() => fair.stop())

const calls = callTable.filter(
  ({ feature, endpoint }) => feature === 'system' && endpoint.effect === 'changes',
)

/** Bodies that a call would take, aimed at every person, role, unit and key there is to want. */
function attempts(path: string, self: string): object[] {
  const everybody = [...['above', 'admin2', 'below', 'exhibitor', 'actor0'].map(personOf), self]
  const everyRole = Object.values(roles)
  const versions = [1, 2]
  const wanted: PermissionKey[] = ['financial/payment:check', 'log/index:list', 'system/settings:edit']
  const grabs = [[roles.foreign], [roles.mixed], everyRole]
  const user = (over: object) => ({ ...staffUserOf(`n${randomUUID().slice(0, 8)}`), ...over })
  switch (path.replace('/system/', '')) {
    case 'user/add':
      return [
        user({ id: randomUUID(), department: 'administrator' }),
        ...grabs.map((roleIds) => user({ id: randomUUID(), roleIds })),
        user({ id: personOf('above'), roleIds: [] }),
      ]
    case 'user/edit':
      return everybody.flatMap((id) =>
        versions.flatMap((version) => [
          user({ id, version, department: 'administrator' }),
          user({ id, version, roleIds: [] }),
          ...grabs.map((roleIds) => user({ id, version, roleIds })),
        ]),
      )
    case 'user/switch':
      return everybody.flatMap((id) => versions.map((version) => ({ id, version, enabled: false })))
    case 'user/reset':
      return everybody.flatMap((id) => versions.map((version) => ({ id, version })))
    case 'user/unlock':
    case 'user/sessions/end':
      return everybody.map((id) => ({ id }))
    case 'role/add':
      return [
        { id: randomUUID(), zh: `新${randomUUID()}`.slice(0, 20), en: 'x', note: '', keys: wanted },
        { id: roles.foreign, zh: '同号', en: 'x', note: '', keys: [] },
      ]
    case 'role/edit':
      return everyRole.flatMap((id) =>
        versions.flatMap((version) => [
          { id, version, zh: `改${randomUUID()}`.slice(0, 20), en: 'x', note: '', keys: [...permissionKeys] },
          { id, version, zh: `改${randomUUID()}`.slice(0, 20), en: 'x', note: '', keys: wanted },
          { id, version, zh: `改${randomUUID()}`.slice(0, 20), en: 'x', note: '', keys: [] },
        ]),
      )
    case 'role/remove':
      return everyRole.flatMap((id) => versions.map((version) => ({ id, version })))
    case 'permission/change':
      return everyRole.flatMap((id) =>
        versions.flatMap((version) => [
          { roles: [{ id, version, grant: wanted, take: [] }] },
          { roles: [{ id, version, grant: [], take: [...permissionKeys] }] },
        ]),
      )
    case 'permission/decide':
      return wanted.map((key) => ({ key, roleIds: everyRole }))
    default:
      return [{}]
  }
}

interface Standing {
  department: string
  keys: string[]
  password: string
  disabled: boolean
  sessions: number
}

async function standings(): Promise<Map<string, Standing>> {
  const { rows } = await sql<Standing & { id: string }>`
    SELECT id, department, password_hash AS password, disabled_at IS NOT NULL AS disabled,
      ARRAY(SELECT DISTINCT unnest(role.permissions) FROM account_role JOIN role ON role.id = role_id
        WHERE account_id = account.id ORDER BY 1) AS keys,
      (SELECT count(*)::int FROM session WHERE account_id = account.id AND ended_at IS NULL) AS sessions
    FROM account`.execute(fair.platform.db)
  return new Map(rows.map(({ id, ...standing }) => [id, standing]))
}

/** What went wrong, in words; the keys of those who are beyond the actor, and everybody's beyond the actor's own. */
function breaches(
  keys: readonly string[],
  before: Map<string, Standing>,
  after: Map<string, Standing>,
): string[] {
  return [...after].flatMap(([id, is]) => {
    const was = before.get(id)
    const foreign = (standing: Standing) => standing.keys.filter((key) => !keys.includes(key)).join()
    const found: string[] = []
    if (is.department !== (was?.department ?? 'staff')) found.push(`${id} became ${is.department}`)
    if (foreign(is) !== (was ? foreign(was) : '')) found.push(`${id} now holds ${foreign(is)}`)
    const above = was && (was.department !== 'staff' || foreign(was) !== '')
    if (above && (is.password !== was.password || is.disabled !== was.disabled || is.sessions < was.sessions))
      found.push(`${id} was touched`)
    return found
  })
}

it('nobody gets more than they had, whatever they try', { timeout: 300_000 }, async () => {
  await fair.platform.db.updateTable('permission_key').set({ decided_at: null }).execute()
  await fair.signIn('above')
  await fair.signIn('admin2')
  let tried = 0
  let taken = 0
  const found: string[] = []
  for (const { name, keys } of actors) {
    const before = await standings()
    const held = await rolesOf(personOf(name))
    for (const { endpoint } of calls) {
      for (const payload of attempts(endpoint.path, personOf(name))) {
        const as = await signInAnew(personOf(name), held)
        const { code } = await fair.ask({ method: 'POST', url: `/api${endpoint.path}`, as, payload })
        tried += 1
        if (code === '00000000') taken += 1
      }
    }
    found.push(...breaches(keys, before, await standings()).map((what) => `${name}: ${what}`))
  }
  expect(found).toEqual([])
  expect(tried).toBeGreaterThan(1000)
  // They could do what is theirs to do, or this would prove nothing.
  expect(taken).toBeGreaterThan(15)
})

/** Some of what is tried ends the session it is tried with, or takes from whoever tries it. */
async function signInAnew(id: string, roleIds: readonly string[]): Promise<Signed> {
  const { db } = fair.platform
  await db.updateTable('account').set({ disabled_at: null }).where('id', '=', id).execute()
  await db
    .insertInto('account_role')
    .values(roleIds.map((role_id) => ({ account_id: id, role_id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return fair.signIn(await usernameOf(id))
}

const rolesOf = async (id: string): Promise<string[]> => {
  const rows = await fair.platform.db
    .selectFrom('account_role')
    .select('role_id')
    .where('account_id', '=', id)
    .execute()
  return rows.map(({ role_id }) => role_id)
}

async function usernameOf(id: string): Promise<string> {
  const { username } = await fair.platform.db
    .selectFrom('account')
    .select('username')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return username
}
