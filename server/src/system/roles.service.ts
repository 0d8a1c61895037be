import { isPermissionKey } from '@fairground/domain/account'
import {
  changedKeys,
  inOrder,
  keyDifference,
  type Role,
  systemMessages as say,
} from '@fairground/domain/system'
import { codes } from '@fairground/wire/kernel/codes'
import type { CallInput, CallResult } from '@fairground/wire/kernel/endpoint'
import {
  addRole as addCall,
  changePermissions as changeCall,
  decideOnKey as decideCall,
  editRole as editCall,
  type ListedRole,
  type permissionMatrix,
  removeRole as removeCall,
} from '@fairground/wire/system/roles'
import { readChanges, readLastChanges } from '../platform/audit/recorded-changes.repository'
import type { Db } from '../platform/database/database'
import { violatedIndex } from '../platform/database/unique-violation'
import type { SignedInCaller } from '../platform/http/principal'
import { Refusal, refuseField } from '../platform/http/refusal'
import type { Platform } from '../platform/platform'
import { addOnce } from '../platform/record/add-once'
import { type Keeper, keeperIn } from '../platform/record/keeper'
import { type KeptRecord, refusals } from '../platform/record/kept-record'
import { changingRights, type Office, requireOwnKeys } from './rights'
import {
  countHolders,
  decideKey,
  deleteRole,
  insertRole,
  lockRole,
  type RoleRow,
  readRightsHolders,
  readRoles,
  readUndecidedKeys,
  updateRole,
} from './roles.repository'
import { isShipped } from './seed-roles'
import { lastOnRecord, peopleNews } from './user-record'
import { maskedMobile } from './users.service'

const roleRecord: KeptRecord<RoleRow> = {
  subjectType: 'role',
  lock: lockRole,
  lastChange: lastOnRecord('role'),
  ...refusals(say.unknownRole, say.changed),
}

export async function listRoles(db: Db): Promise<ListedRole[]> {
  const [roles, people] = [await readRoles(db), await countHolders(db, { disabledToo: false })]
  const changes = new Map((await readLastChanges(db, 'role')).map((row) => [row.subjectId, row]))
  return roles.map(({ code, ...role }) => {
    const change = changes.get(role.id)
    return {
      ...role,
      people: people.get(role.id) ?? 0,
      shipped: isShipped(code),
      changedAt: change?.at ?? null,
      changedBy: change?.by ?? '',
    }
  })
}

const traceOf = ({ zh, en, note, keys }: Role) => ({ zh, en, note, keys })
const same = (one: Role, other: Role): boolean =>
  JSON.stringify(traceOf(one)) === JSON.stringify(traceOf(other))

/** Roles under lock, for somebody who may still change them. */
const keepingRoles = (
  platform: Platform,
  caller: SignedInCaller,
  endpoint: Parameters<typeof changingRights>[2],
  work: (office: Office, keeper: Keeper<RoleRow, string>) => Promise<void>,
): Promise<null> =>
  changingRights(platform, caller, endpoint, async (office) => {
    await work(office, keeperIn(platform, office.trx, caller, roleRecord))
    return null
  }).catch((error: unknown) => {
    if (violatedIndex(error) === 'role_name_zh') throw refuseField('zh', say.roleNameTaken)
    throw error
  })

export const addRole = (
  platform: Platform,
  { id, ...given }: CallInput<typeof addCall>['body'],
  caller: SignedInCaller,
): Promise<null> =>
  keepingRoles(platform, caller, addCall, async ({ trx, own }, keeper) => {
    const role = { ...given, keys: inOrder(given.keys) }
    requireOwnKeys(own, role.keys, caller.language)
    const added = await addOnce({
      insert: () => insertRole(trx, id, role),
      async sentBefore() {
        const earlier = (await keeper.addedAs(id)) as Role | undefined
        return earlier && same(earlier, role) ? { id } : undefined
      },
      taken: say.idTaken,
    })
    if (!('earlier' in added)) await keeper.record({ id, action: 'add', after: traceOf(role) }, peopleNews)
  })

async function change(
  { trx, own }: Office,
  keeper: Keeper<RoleRow, string>,
  held: RoleRow,
  wanted: Role,
  { language }: SignedInCaller,
): Promise<void> {
  requireOwnKeys(own, keyDifference(held.keys, wanted.keys), language)
  await updateRole(trx, held.id, wanted)
  await keeper.record(
    { id: held.id, action: 'edit', before: traceOf(held), after: traceOf(wanted) },
    peopleNews,
  )
}

export const editRole = (
  platform: Platform,
  { id, version, ...given }: CallInput<typeof editCall>['body'],
  caller: SignedInCaller,
): Promise<null> =>
  keepingRoles(platform, caller, editCall, async (office, keeper) => {
    const role = { ...given, keys: inOrder(given.keys) }
    const held = await keeper.take(id)
    if (same(held, role)) return
    await keeper.requireSeen(held, version)
    await change(office, keeper, held, role, caller)
  })

export const removeRole = (
  platform: Platform,
  seen: CallInput<typeof removeCall>['body'],
  caller: SignedInCaller,
): Promise<null> =>
  keepingRoles(platform, caller, removeCall, async ({ trx, own }, keeper) => {
    const held = await keeper.takeAsSeen(seen)
    if (isShipped(held.code)) throw new Refusal(codes.refused, say.roleShipped)
    // Also of those who are disabled: they would come back without it, unseen.
    const people = (await countHolders(trx, { disabledToo: true })).get(held.id) ?? 0
    if (people > 0) throw new Refusal(codes.refused, say.roleInUse, { count: people })
    requireOwnKeys(own, held.keys, caller.language)
    await deleteRole(trx, held.id)
    await keeper.record({ id: held.id, action: 'delete', before: traceOf(held) }, peopleNews)
  })

/** All of them or none. In the order of their ids, whoever else may hold some. */
export const changePermissions = (
  platform: Platform,
  { roles }: CallInput<typeof changeCall>['body'],
  caller: SignedInCaller,
): Promise<null> =>
  keepingRoles(platform, caller, changeCall, async (office, keeper) => {
    for (const { id, version, ...wanted } of roles.toSorted((one, other) => (one.id < other.id ? -1 : 1))) {
      const held = await keeper.take(id)
      const keys = changedKeys(held.keys, wanted)
      if (keyDifference(held.keys, keys).length === 0) continue
      await keeper.requireSeen(held, version)
      await change(office, keeper, held, { ...held, keys }, caller)
    }
  })

export const decideOnKey = (
  platform: Platform,
  { key, roleIds }: CallInput<typeof decideCall>['body'],
  caller: SignedInCaller,
): Promise<null> =>
  keepingRoles(platform, caller, decideCall, async (office, keeper) => {
    const { trx, own } = office
    requireOwnKeys(own, [key], caller.language)
    if (!(await decideKey(trx, key, caller.user.id))) throw new Refusal(codes.refused, say.keyDecided)
    for (const id of [...new Set(roleIds)].toSorted()) {
      const held = await keeper.take(id)
      if (held.keys.includes(key)) continue
      const wanted = { ...held, keys: changedKeys(held.keys, { grant: [key], take: [] }) }
      await change(office, keeper, held, wanted, caller)
    }
    await keeperIn(platform, trx, caller, { ...roleRecord, subjectType: 'permission-key' }).record(
      { id: key, action: roleIds.length > 0 ? 'grant-key' : 'decline-key', after: { roleIds } },
      peopleNews,
    )
  })

const mostRecent = 5

export async function readMatrix(db: Db): Promise<CallResult<typeof permissionMatrix>> {
  const [roles, people] = [await listRoles(db), await readRightsHolders(db)]
  return {
    roles,
    people: people.map((person) => ({ ...person, mobile: maskedMobile(person.mobile) })),
    undecided: await readUndecidedKeys(db),
    recent: await readRecent(db, roles),
  }
}

async function readRecent(
  db: Db,
  roles: readonly ListedRole[],
): Promise<CallResult<typeof permissionMatrix>['recent']> {
  if (roles.length === 0) return []
  const edits = await readChanges(
    db,
    { type: 'role', id: roles.map(({ id }) => id), action: 'edit' },
    { most: mostRecent * 4 },
  )
  return edits
    .map(({ id, at, by, before, after }) => {
      const [was, is] = [keysIn(before), keysIn(after)]
      return {
        id,
        at,
        by,
        role: (after as Role).zh,
        granted: is.filter((key) => !was.includes(key)),
        taken: was.filter((key) => !is.includes(key)),
      }
    })
    .filter(({ granted, taken }) => granted.length + taken.length > 0)
    .slice(0, mostRecent)
}

const keysIn = (trace: unknown) => (trace as Role).keys.filter(isPermissionKey)
