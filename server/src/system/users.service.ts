import { maskUsername, type PermissionKey } from '@fairground/domain/account'
import { type StaffUser, systemMessages } from '@fairground/domain/system'
import { codes } from '@fairground/wire/kernel/codes'
import type { CallInput, CallResult } from '@fairground/wire/kernel/endpoint'
import {
  addUser as addCall,
  editUser as editCall,
  type findUser,
  type ListedUser,
  type listUsers,
  type userChoices,
} from '@fairground/wire/system/users'
import { makeInitialPassword } from '../exhibitor'
import type { Db } from '../platform/database/database'
import { readPage } from '../platform/database/joined-view'
import { violatedIndex } from '../platform/database/unique-violation'
import type { SignedInCaller } from '../platform/http/principal'
import { Refusal, refuseField } from '../platform/http/refusal'
import type { Platform } from '../platform/platform'
import { addOnce } from '../platform/record/add-once'
import { keeperIn } from '../platform/record/keeper'
import {
  changingRights,
  mayReach,
  type Office,
  requireAdministrator,
  requireAdministratorLeft,
  requireOwnKeys,
  requireReach,
} from './rights'
import { keysOf, readRights } from './rights.repository'
import { readRoles } from './roles.repository'
import { readUnits } from './units.repository'
import { peopleNews, traceOfUser, userRecord } from './user-record'
import {
  insertUser,
  readRoleIds,
  readUser,
  setRoles,
  staffUsers,
  type UserRow,
  updateUser,
} from './users.repository'

const rightsOf = ({ department, granted }: UserRow) => ({
  department,
  keys: new Set(keysOf(department, granted)),
})

const ownRights = ({ user }: SignedInCaller) => ({
  department: user.department,
  keys: new Set<PermissionKey>(user.permissions),
})

function listed(row: UserRow, caller: SignedInCaller): ListedUser {
  const { granted: _granted, ...user } = row
  return { ...user, within: mayReach(ownRights(caller), rightsOf(row)) }
}

export async function findUsers(
  { db, settings }: Platform,
  search: CallInput<typeof listUsers>['body'],
  caller: SignedInCaller,
): Promise<CallResult<typeof listUsers>> {
  const reading = { failures: settings.current().lockoutFailures, language: caller.language }
  const { list, total } = await readPage(db, staffUsers, search, reading)
  return { total, list: list.map((row) => listed(row, caller)) }
}

export async function requireUser({ db, settings }: Platform, id: string): Promise<UserRow> {
  const row = await readUser(db, id, settings.current().lockoutFailures)
  if (!row) throw new Refusal(codes.refused, systemMessages.unknownUser)
  return row
}

export async function showUser(
  platform: Platform,
  id: string,
  caller: SignedInCaller,
): Promise<CallResult<typeof findUser>> {
  const row = await requireUser(platform, id)
  return { ...listed(row, caller), keys: keysOf(row.department, row.granted) }
}

export async function readChoices(db: Db, { user }: SignedInCaller): Promise<CallResult<typeof userChoices>> {
  const [roles, units] = [await readRoles(db), await readUnits(db)]
  return {
    roles: roles.map(({ id, zh, en, keys }) => ({
      id,
      zh,
      en,
      within: keys.every((key) => user.permissions.includes(key)),
    })),
    units: units.map(({ id, parentId, zh, en }) => ({ id, parentId, zh, en })),
  }
}

/** A role that is given or taken must lie within what its giver may do. */
async function requireRolesWithin(
  { trx, own }: Office,
  changed: readonly string[],
  { language }: SignedInCaller,
): Promise<void> {
  const roles = await readRoles(trx)
  const meant = changed.map((id) => roles.find((role) => role.id === id))
  if (meant.includes(undefined)) throw refuseField('roleIds', systemMessages.unknownRole)
  requireOwnKeys(
    own,
    meant.flatMap((role) => role?.keys ?? []),
    language,
  )
}

async function requireUnit({ trx }: Office, { unitId }: StaffUser): Promise<void> {
  if (unitId && !(await readUnits(trx)).some(({ id }) => id === unitId))
    throw refuseField('unitId', systemMessages.unknownUnit)
}

export async function addUser(
  platform: Platform,
  { id, ...given }: CallInput<typeof addCall>['body'],
  caller: SignedInCaller,
): Promise<CallResult<typeof addCall>> {
  // Before the transaction: a slow hash must hold up nobody.
  const { passwordHash, until, told } = await makeInitialPassword(platform.passwords)
  const user = { ...given, roleIds: [...new Set(given.roleIds)] }
  const added = await changingRights(platform, caller, addCall, async (office) => {
    const { trx, own } = office
    const keeper = keeperIn(platform, trx, caller, userRecord)
    if (user.department === 'administrator') requireAdministrator(own)
    await requireRolesWithin(office, user.roleIds, caller)
    await requireUnit(office, user)
    const trace = await traceOfUser(trx, user)
    const result = await addOnce({
      insert: () => insertUser(trx, id, user, { passwordHash, until }),
      async sentBefore() {
        const earlier = await keeper.addedAs(id)
        return JSON.stringify(sorted(earlier)) === JSON.stringify(sorted(trace)) ? { id } : undefined
      },
      taken: systemMessages.idTaken,
    })
    if ('earlier' in result) return false
    await setRoles(trx, id, user.roleIds)
    await keeper.record({ id, action: 'add', after: trace }, peopleNews)
    return true
  }).catch(saidAtField)
  return { password: added ? told.secrets.password : null, hours: told.params.hours }
}

const sorted = (value: unknown): unknown =>
  Object.entries((value as object | undefined) ?? {}).toSorted(([one], [other]) => (one < other ? -1 : 1))

export async function editUser(
  platform: Platform,
  { id, version, ...given }: CallInput<typeof editCall>['body'],
  caller: SignedInCaller,
): Promise<null> {
  const user = { ...given, roleIds: [...new Set(given.roleIds)] }
  await changingRights(platform, caller, editCall, async (office) => {
    const { trx, own } = office
    const keeper = keeperIn(platform, trx, caller, userRecord)
    const held = await keeper.take(id)
    const former = await readRights(trx, id)
    if (!former) throw userRecord.unknown()
    requireReach(own, former)
    const formerRoles = await readRoleIds(trx, id)
    const before = await traceOfUser(trx, { ...held, roleIds: formerRoles })
    const after = await traceOfUser(trx, user)
    const { id: _id, version: _version, enabled: _enabled, ...plainBefore } = before
    if (JSON.stringify(sorted(plainBefore)) === JSON.stringify(sorted(after))) return
    await keeper.requireSeen(held, version)
    if (user.department !== held.department) requireAdministrator(own)
    await requireRolesWithin(office, symmetricDifference(formerRoles, user.roleIds), caller)
    await requireUnit(office, user)
    await updateUser(trx, id, user)
    await setRoles(trx, id, user.roleIds)
    if (held.department === 'administrator' && user.department !== 'administrator')
      await requireAdministratorLeft(office)
    await keeper.record({ id, action: 'edit', before: plainBefore, after }, peopleNews)
  }).catch(saidAtField)
  return null
}

const symmetricDifference = (one: readonly string[], other: readonly string[]): string[] => [
  ...one.filter((id) => !other.includes(id)),
  ...other.filter((id) => !one.includes(id)),
]

function saidAtField(error: unknown): never {
  const violated = violatedIndex(error)
  if (violated === 'account_username') throw refuseField('username', systemMessages.usernameTaken)
  if (violated === 'account_staff_unit_id_fkey') throw refuseField('unitId', systemMessages.unknownUnit)
  throw error
}

/** Enough of a number to tell two people of one name apart. */
export const maskedMobile = (mobile: string): string => (mobile ? maskUsername(mobile) : '')
