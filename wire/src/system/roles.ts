import { permissionKeys } from '@fairground/domain/account'
import { role, roleChange } from '@fairground/domain/system'
import { z } from 'zod'
import { holderOf } from '../kernel/access'
import { instant } from '../kernel/codecs'
import { endpoint } from '../kernel/endpoint'
import { olderThan, recordedChanges } from './users'

const sees = holderOf('system/role:list')
const edits = holderOf('system/role:edit')

const key = z.enum(permissionKeys)
const seen = { id: z.uuid(), version: z.int() }

const listedRole = z.object({
  id: z.uuid(),
  zh: z.string(),
  en: z.string(),
  note: z.string(),
  keys: z.array(key),
  /** How many hold it, those who are disabled left out. */
  people: z.int(),
  /** Comes with the system: it can be changed, but not deleted. */
  shipped: z.boolean(),
  version: z.int(),
  changedAt: instant.nullable(),
  changedBy: z.string(),
})
export type ListedRole = z.output<typeof listedRole>

export const listRoles = endpoint({
  method: 'GET',
  path: '/system/role/list',
  summary: 'Every role with its keys and how many hold it',
  access: sees,
  effect: 'reads',
  shows: ['people'],
  result: z.array(listedRole),
})

export const addRole = endpoint({
  method: 'POST',
  path: '/system/role/add',
  summary: 'Adds a role. Nobody gives it a key that they lack',
  access: edits,
  effect: 'changes',
  body: role.extend({ id: z.uuid() }),
  result: z.null(),
})

export const editRole = endpoint({
  method: 'POST',
  path: '/system/role/edit',
  summary: 'Changes a role, unless somebody else did since the version named',
  access: edits,
  effect: 'changes',
  body: role.extend(seen),
  result: z.null(),
})

export const removeRole = endpoint({
  method: 'POST',
  path: '/system/role/remove',
  summary: 'Deletes a role that nobody holds',
  access: edits,
  effect: 'changes',
  body: z.object(seen),
  result: z.null(),
})

export const roleHistory = endpoint({
  method: 'GET',
  path: '/system/role/one/{id}/history',
  summary: 'What was changed about a role, newest first, twenty at a time',
  access: sees,
  effect: 'reads',
  shows: ['people'],
  params: z.object({ id: z.uuid() }),
  query: olderThan,
  result: recordedChanges,
})

const person = z.object({
  id: z.uuid(),
  name: z.string(),
  username: z.string(),
  /** Masked: enough to tell two of one name apart. */
  mobile: z.string(),
  administrator: z.boolean(),
  roleIds: z.array(z.uuid()),
})

export const permissionMatrix = endpoint({
  method: 'GET',
  path: '/system/permission/matrix',
  summary: 'Every role, everybody who may log in with the roles they hold, and what awaits a decision',
  access: sees,
  effect: 'reads',
  shows: ['people'],
  result: z.object({
    roles: z.array(listedRole),
    people: z.array(person),
    /** Keys a new version brought, granted to no role until somebody decides. */
    undecided: z.array(key),
    recent: z.array(
      z.object({
        id: z.int(),
        at: instant,
        by: z.string(),
        role: z.string(),
        granted: z.array(key),
        taken: z.array(key),
      }),
    ),
  }),
})
export type PermissionMatrix = z.output<typeof permissionMatrix.result>

export const changePermissions = endpoint({
  method: 'POST',
  path: '/system/permission/change',
  summary:
    'Grants and takes keys of several roles, all or nothing; nobody grants or takes a key that they lack',
  access: edits,
  effect: 'changes',
  body: z.object({ roles: z.array(roleChange).min(1).max(100) }),
  result: z.null(),
})

export const decideOnKey = endpoint({
  method: 'POST',
  path: '/system/permission/decide',
  summary: 'Decides on a key that a new version brought: which roles get it, if any',
  access: edits,
  effect: 'changes',
  body: z.object({ key, roleIds: z.array(z.uuid()).max(100) }),
  result: z.null(),
})
