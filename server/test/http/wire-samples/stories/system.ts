import {
  editMenuEntry,
  listMenuEntries,
  menuHistory,
  orderMenuEntries,
  resetMenuEntry,
} from '@fairground/wire/system/menu'
import {
  addUnit,
  editUnit,
  listUnits,
  orderUnits,
  removeUnit,
  unitHistory,
} from '@fairground/wire/system/organization'
import {
  addRole,
  changePermissions,
  decideOnKey,
  editRole,
  listRoles,
  permissionMatrix,
  removeRole,
  roleHistory,
} from '@fairground/wire/system/roles'
import {
  addUser,
  editUser,
  endUserSessions,
  findUser,
  listUsers,
  resetUser,
  switchUser,
  unlockUser,
  userChoices,
  userHistory,
  userSessions,
} from '@fairground/wire/system/users'
import type { Story } from '../story'
import { chineseExhibitors, type Stories, unknownId } from './people'

const ids = {
  unit: '6c6b1c1e-3a39-4c0e-9d2f-0b9a4b7a1f01',
  unitBelow: '6c6b1c1e-3a39-4c0e-9d2f-0b9a4b7a1f02',
  role: '6c6b1c1e-3a39-4c0e-9d2f-0b9a4b7a1f03',
  user: '6c6b1c1e-3a39-4c0e-9d2f-0b9a4b7a1f04',
}
const userOf = (over: object = {}) => ({
  username: 'kuaiji',
  realName: '钱会计',
  userType: 'CHN' as const,
  department: 'staff' as const,
  roleIds: [ids.role],
  unitId: ids.unit,
  post: '主管会计',
  mobile: '13900002046',
  email: 'accounts@example.com',
  ...over,
})
const everybody = { page: 1, pageSize: 10 }

export const system: Stories = {
  'the menu is kept': async (story) => {
    const council = { module: 'exhibition' as const, route: '/council/membersList' }
    const words = { zh: '协会理事单位', en: 'The council', icon: 'list' as const, enabled: false }
    await story.ask('admin', listMenuEntries)
    await story.ask('admin', editMenuEntry, { body: { ...council, ...words, version: 1 } })
    await story.refused('admin', editMenuEntry, { body: { ...council, ...words, en: 'x', version: 1 } })
    await story.refused('admin', editMenuEntry, {
      body: { ...words, module: 'exhibition', route: '/system/resource', version: 1 },
    })
    await story.wrong('admin', editMenuEntry, { body: { ...council, ...words, zh: '', icon: 'skull' } })
    const order = { module: 'portal' as const, parent: null }
    const was = (await story.ask('admin', listMenuEntries))
      .filter(({ module, parent }) => module === order.module && parent === order.parent)
      .map(({ route }) => route)
    await story.ask('admin', orderMenuEntries, { body: { ...order, was, order: was.toReversed() } })
    await story.refused('admin', orderMenuEntries, { body: { ...order, was, order: was.slice(1) } })
    await story.ask('admin', orderMenuEntries, { body: { ...order, was: was.toReversed(), order: was } })
    await story.ask('admin', resetMenuEntry, { body: { ...council, version: 2 } })
    await story.refused('admin', resetMenuEntry, { body: { ...council, route: '/nowhere', version: 1 } })
    await story.ask('admin', menuHistory, { params: { module: 'exhibition' } })
    await story.refused('clerk', listMenuEntries)
  },
  'the organisation is drawn': async (story) => {
    const unit = { id: ids.unit, zh: '财务部', en: 'Finance', parentId: null }
    await story.ask('admin', addUnit, { body: unit })
    await story.ask('admin', addUnit, {
      body: { id: ids.unitBelow, zh: '出纳组', en: '', parentId: ids.unit },
    })
    await story.ask('admin', editUnit, {
      body: { id: ids.unitBelow, version: 1, zh: '收款组', en: 'Receipts', parentId: null },
    })
    const was = (await story.ask('admin', listUnits))
      .filter(({ parentId }) => parentId === null)
      .map(({ id }) => id)
    const order = { parentId: null, was, order: was.toReversed() }
    await story.ask('admin', orderUnits, { body: order })
    await story.refused('admin', orderUnits, { body: { ...order, order: was.slice(1) } })
    await story.refused('admin', addUnit, { body: { ...unit, id: unknownId } })
    await story.refused('admin', editUnit, { body: { ...unit, version: 1, parentId: ids.unit } })
    await story.refused('admin', editUnit, { body: { ...unit, zh: '财务处', version: 9 } })
    await story.refused('admin', removeUnit, { body: { id: unknownId, version: 1 } })
    await story.ask('admin', removeUnit, { body: { id: ids.unitBelow, version: 2 } })
    await story.ask('clerk', unitHistory, { params: { id: ids.unitBelow } })
    await story.refused('clerk', addUnit, { body: unit })
  },
  'a role is made and changed': async (story) => {
    const role = {
      id: ids.role,
      zh: '会计',
      en: 'Accountant',
      note: '核对到账',
      keys: ['financial/payment:check' as const],
    }
    await story.ask('admin', addRole, { body: role })
    await story.ask('admin', editRole, { body: { ...role, version: 1, note: '核对到账与发票' } })
    await story.refused('admin', editRole, { body: { ...role, version: 1, note: '另一个用途' } })
    await story.refused('admin', addRole, { body: { ...role, id: unknownId } })
    await story.wrong('admin', addRole, { body: { ...role, id: unknownId, keys: ['no/such:key'] } })
    await story.ask('admin', changePermissions, {
      body: { roles: [{ id: ids.role, version: 2, grant: ['financial/payment:correct'], take: [] }] },
    })
    await story.refused('admin', decideOnKey, { body: { key: 'log/index:list', roleIds: [] } })
    await story.ask('admin', roleHistory, { params: { id: ids.role } })
    await story.refused('leader', listRoles)
    await story.refused(chineseExhibitors.draft, listRoles)
    await forgetDecision(story)
    await story.ask('admin', permissionMatrix)
    await story.ask('admin', decideOnKey, { body: { key: 'log/index:list', roleIds: [ids.role] } })
  },
  'a user is added and looked after': async (story) => {
    await story.ask('admin', addUser, { body: { ...userOf(), id: ids.user } })
    await story.ask('admin', addUser, { body: { ...userOf(), id: ids.user } })
    await story.refused('admin', addUser, { body: { ...userOf(), id: unknownId } })
    await story.wrong('admin', addUser, {
      body: { ...userOf({ username: '13900000000', mobile: '1', email: 'x', realName: '' }), id: unknownId },
    })
    await story.ask('admin', userChoices)
    await story.ask('admin', listUsers, { body: { ...everybody, name: 'kuaiji' } })
    await story.ask('admin', listUsers, { body: { ...everybody, sort: '-lastLogin' } })
    await story.ask('admin', findUser, { params: { id: ids.user } })
    await story.refused('admin', findUser, { params: { id: unknownId } })
    await story.ask('admin', editUser, {
      body: { ...userOf({ post: '会计主管' }), id: ids.user, version: 1 },
    })
    await story.refused('admin', editUser, { body: { ...userOf(), id: ids.user, version: 1 } })
    await story.ask('admin', resetUser, { body: { id: ids.user, version: 2 } })
    await story.ask('admin', unlockUser, { body: { id: ids.user } })
    await story.ask('admin', userSessions, { params: { id: ids.user } })
    await story.ask('admin', endUserSessions, { body: { id: ids.user } })
    await story.refused('admin', endUserSessions, { body: { id: ids.user, sessionId: unknownId } })
    await story.ask('admin', switchUser, { body: { id: ids.user, version: 3, enabled: false } })
    await story.refused('admin', resetUser, { body: { id: ids.user, version: 4 } })
    await story.ask('admin', userHistory, { params: { id: ids.user } })
    await story.refused('leader', listUsers, { body: everybody })
    await story.refused('nobody', listUsers, { body: everybody })
  },
  'what is in use stays': async (story) => {
    await story.refused('admin', removeUnit, { body: { id: ids.unit, version: 1 } })
    await story.refused('admin', removeRole, { body: { id: ids.role, version: 4 } })
    await story.ask('admin', listUnits)
    await story.ask('admin', listRoles)
    await story.ask('admin', editUser, {
      body: { ...userOf({ roleIds: [], unitId: null }), id: ids.user, version: 4 },
    })
    await story.ask('admin', removeRole, { body: { id: ids.role, version: 4 } })
    await story.ask('admin', removeUnit, { body: { id: ids.unit, version: 1 } })
    await story.refused('admin', removeRole, { body: { id: unknownId, version: 1 } })
  },
}

/** As after an update that brought the key. */
const forgetDecision = (story: Story) =>
  story.fair.platform.db
    .updateTable('permission_key')
    .set({ decided_at: null })
    .where('key', '=', 'log/index:list')
    .execute()
