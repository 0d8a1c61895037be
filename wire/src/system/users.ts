import { permissionKeys } from '@fairground/domain/account'
import { staffDepartments, staffUser, userStates } from '@fairground/domain/system'
import { z } from 'zod'
import { holderOf, holderOfAny } from '../kernel/access'
import { instant } from '../kernel/codecs'
import { endpoint } from '../kernel/endpoint'
import { pageOf, paging, sortNote, sortsBy } from '../kernel/page'

/** The specs have only the screens of this, so no field has a wire name of its own. */

const sees = holderOf('system/user:list')
const adds = holderOf('system/user:add')
const edits = holderOf('system/user:edit')
const resets = holderOf('system/user:reset')

const seen = { id: z.uuid(), version: z.int() }

export const userFilters = z.object({
  /** Part of a username, a name, a post or a number. */
  name: z.string().trim().max(100).optional(),
  roleId: z.uuid().optional(),
  /** A unit with all below it. */
  unitId: z.uuid().optional(),
  department: z.enum(staffDepartments).optional(),
  state: z.enum(userStates).optional(),
})
export type UserFilters = z.output<typeof userFilters>

export const userColumns = ['username', 'realName', 'lastLogin'] as const
export type UserColumn = (typeof userColumns)[number]

const search = userFilters.extend({ sort: z.enum(sortsBy(userColumns)).describe(sortNote).optional() })
export type UserSearch = z.output<typeof search>

const roleOfUser = z.object({ id: z.uuid(), zh: z.string(), en: z.string() })

const listedUser = z.object({
  id: z.uuid(),
  username: z.string(),
  realName: z.string(),
  department: z.enum(staffDepartments),
  userType: staffUser.shape.userType,
  post: z.string(),
  mobile: z.string(),
  email: z.string(),
  unitId: z.uuid().nullable(),
  unit: z.object({ zh: z.string(), en: z.string() }).nullable(),
  roles: z.array(roleOfUser),
  state: z.enum(userStates),
  openSessions: z.int(),
  lastLogin: instant.nullable(),
  version: z.int(),
  /** Whether the caller may do as much as this person, and so may change what this person may do. */
  within: z.boolean(),
})
export type ListedUser = z.output<typeof listedUser>

export const listUsers = endpoint({
  method: 'POST',
  path: '/system/user/list',
  summary: 'Staff: one page of those that match the filters',
  access: sees,
  effect: 'reads',
  shows: ['people'],
  body: search.extend({ page: paging.pageNum, pageSize: paging.pageSize }),
  result: pageOf(listedUser),
})

export const findUser = endpoint({
  method: 'GET',
  path: '/system/user/one/{id}',
  summary: 'One member of staff, with every key this person holds',
  access: sees,
  effect: 'reads',
  shows: ['people'],
  params: z.object({ id: z.uuid() }),
  result: listedUser.extend({ keys: z.array(z.enum(permissionKeys)) }),
})

/** Roles and units to choose from, for the forms and filters of users. */
export const userChoices = endpoint({
  method: 'GET',
  path: '/system/user/choices',
  summary: 'Roles and units a user may be given; of each role whether the caller may give or take it',
  access: holderOfAny('system/user:list', 'system/user:add', 'system/user:edit'),
  effect: 'reads',
  shows: ['people'],
  result: z.object({
    roles: z.array(roleOfUser.extend({ within: z.boolean() })),
    units: z.array(z.object({ id: z.uuid(), parentId: z.uuid().nullable(), zh: z.string(), en: z.string() })),
  }),
})

/** Shown once, to whoever asked for it; null where the same was asked for before. */
const handedOver = z.object({ password: z.string().nullable(), hours: z.string() })

export const addUser = endpoint({
  method: 'POST',
  path: '/system/user/add',
  summary: 'Adds a member of staff; answers with an initial password for a single login',
  access: adds,
  effect: 'changes',
  body: staffUser.extend({ id: z.uuid() }),
  result: handedOver,
})

export const editUser = endpoint({
  method: 'POST',
  path: '/system/user/edit',
  summary: 'Changes a member of staff, unless somebody else did since the version named',
  access: edits,
  effect: 'changes',
  body: staffUser.extend(seen),
  result: z.null(),
})

export const switchUser = endpoint({
  method: 'POST',
  path: '/system/user/switch',
  summary: 'Disables a member of staff, which ends every session at once, or enables one again',
  access: edits,
  effect: 'changes',
  body: z.object({ ...seen, enabled: z.boolean() }),
  result: z.null(),
})

export const unlockUser = endpoint({
  method: 'POST',
  path: '/system/user/unlock',
  summary: 'Lets an account be entered again that wrong passwords have locked',
  access: resets,
  effect: 'changes',
  body: z.object({ id: z.uuid() }),
  result: z.null(),
})

export const resetUser = endpoint({
  method: 'POST',
  path: '/system/user/reset',
  summary: 'Gives a member of staff a new initial password and ends every session',
  access: resets,
  effect: 'changes',
  body: z.object(seen),
  result: handedOver.extend({ sessionsEnded: z.int() }),
})

export const userSessions = endpoint({
  method: 'GET',
  path: '/system/user/one/{id}/sessions',
  summary: 'Where a member of staff is logged in now',
  access: sees,
  effect: 'reads',
  shows: ['people'],
  params: z.object({ id: z.uuid() }),
  result: z.array(
    z.object({
      id: z.uuid(),
      since: instant,
      lastSeen: instant,
      address: z.string(),
      userAgent: z.string(),
      /** The one this is asked with. */
      own: z.boolean(),
    }),
  ),
})

export const endUserSessions = endpoint({
  method: 'POST',
  path: '/system/user/sessions/end',
  summary: 'Ends one session of a member of staff, or all of them',
  access: resets,
  effect: 'changes',
  body: z.object({ id: z.uuid(), sessionId: z.uuid().optional() }),
  result: z.object({ ended: z.int() }),
})

/** What is on record of a change, field by field, in words that stay readable once roles are gone. */
export const recordedChanges = z.object({
  entries: z.array(
    z.object({
      id: z.int(),
      at: instant,
      by: z.string(),
      action: z.string(),
      before: z.record(z.string(), z.unknown()).nullable(),
      after: z.record(z.string(), z.unknown()).nullable(),
    }),
  ),
  more: z.boolean(),
})
export type RecordedChanges = z.output<typeof recordedChanges>

export const olderThan = z.object({ before: z.coerce.number().int().positive().optional() })

export const userHistory = endpoint({
  method: 'GET',
  path: '/system/user/one/{id}/history',
  summary: 'What was changed about a member of staff, newest first, twenty at a time',
  access: sees,
  effect: 'reads',
  shows: ['people'],
  params: z.object({ id: z.uuid() }),
  query: olderThan,
  result: recordedChanges,
})
