import { menuTree } from '@fairground/wire/shell'
import * as menu from '@fairground/wire/system/menu'
import * as organization from '@fairground/wire/system/organization'
import * as roleCalls from '@fairground/wire/system/roles'
import * as userCalls from '@fairground/wire/system/users'
import type { FastifyInstance } from 'fastify'
import { serve } from '../platform/http/serve'
import type { Platform } from '../platform/platform'
import { readMenu } from './menu.repository'
import { editEntry, listEntries, orderEntries, resetEntry } from './menu.service'
import { readRecord } from './record-history'
import {
  addRole,
  changePermissions,
  decideOnKey,
  editRole,
  listRoles,
  readMatrix,
  removeRole,
} from './roles.service'
import { shippedEntry } from './seed-menu'
import { addUnit, editUnit, listUnitsWithPeople, orderUnits, removeUnit } from './units.service'
import { endSessions, readSessions, resetUser, switchUser, unlockUser } from './user-access.service'
import { addUser, editUser, findUsers, readChoices, requireUser, showUser } from './users.service'

export function systemRoutes(app: FastifyInstance, platform: Platform): void {
  const { db } = platform
  serve(app, menuTree, ({ params, caller }) =>
    readMenu(db, params.module, caller.user, caller.language, (...entry) => !!shippedEntry(...entry)),
  )
  serve(app, menu.listMenuEntries, () => listEntries(db))
  serve(app, menu.editMenuEntry, ({ body, caller }) => editEntry(platform, body, caller))
  serve(app, menu.resetMenuEntry, ({ body, caller }) => resetEntry(platform, body, caller))
  serve(app, menu.orderMenuEntries, ({ body, caller }) => orderEntries(platform, body, caller))
  serve(app, menu.menuHistory, ({ params, query }) => readRecord(db, 'menu', params.module, query.before))

  serve(app, userCalls.listUsers, ({ body, caller }) => findUsers(platform, body, caller))
  serve(app, userCalls.findUser, ({ params, caller }) => showUser(platform, params.id, caller))
  serve(app, userCalls.userChoices, ({ caller }) => readChoices(db, caller))
  serve(app, userCalls.addUser, ({ body, caller }) => addUser(platform, body, caller))
  serve(app, userCalls.editUser, ({ body, caller }) => editUser(platform, body, caller))
  serve(app, userCalls.switchUser, ({ body, caller }) => switchUser(platform, body, caller))
  serve(app, userCalls.unlockUser, ({ body, caller }) => unlockUser(platform, body, caller))
  serve(app, userCalls.resetUser, ({ body, caller }) => resetUser(platform, body, caller))
  serve(app, userCalls.userSessions, ({ params, caller }) => readSessions(platform, params.id, caller))
  serve(app, userCalls.endUserSessions, ({ body, caller }) => endSessions(platform, body, caller))
  serve(app, userCalls.userHistory, async ({ params, query }) => {
    await requireUser(platform, params.id)
    return readRecord(db, 'account', params.id, query.before)
  })

  serve(app, roleCalls.listRoles, () => listRoles(db))
  serve(app, roleCalls.addRole, ({ body, caller }) => addRole(platform, body, caller))
  serve(app, roleCalls.editRole, ({ body, caller }) => editRole(platform, body, caller))
  serve(app, roleCalls.removeRole, ({ body, caller }) => removeRole(platform, body, caller))
  serve(app, roleCalls.roleHistory, ({ params, query }) => readRecord(db, 'role', params.id, query.before))
  serve(app, roleCalls.permissionMatrix, () => readMatrix(db))
  serve(app, roleCalls.changePermissions, ({ body, caller }) => changePermissions(platform, body, caller))
  serve(app, roleCalls.decideOnKey, ({ body, caller }) => decideOnKey(platform, body, caller))

  serve(app, organization.listUnits, () => listUnitsWithPeople(db))
  serve(app, organization.addUnit, ({ body, caller }) => addUnit(platform, body, caller))
  serve(app, organization.editUnit, ({ body, caller }) => editUnit(platform, body, caller))
  serve(app, organization.removeUnit, ({ body, caller }) => removeUnit(platform, body, caller))
  serve(app, organization.orderUnits, ({ body, caller }) => orderUnits(platform, body, caller))
  serve(app, organization.unitHistory, ({ params, query }) =>
    readRecord(db, 'org-unit', params.id, query.before),
  )
}
