import { codes } from '@fairground/wire/kernel/codes'
import {
  changePermissions,
  decideOnKey,
  type ListedRole,
  listRoles,
  type PermissionMatrix,
  permissionMatrix,
} from '@fairground/wire/system/roles'
import { userPath } from '@fairground/wire/system/screens'
import { editUser, findUser, userChoices, userSessions } from '@fairground/wire/system/users'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createFakeFair, Refused } from './support/fake-fair'
import { openScreen } from './support/open-screen'
import { admin, holderOf } from './support/people'

const roleOf = (zh: string, keys: ListedRole['keys']): ListedRole => ({
  id: crypto.randomUUID(),
  zh,
  en: zh,
  note: '',
  keys,
  people: 1,
  shipped: false,
  version: 3,
  changedAt: null,
  changedBy: '',
})
const booths = roleOf('展位', ['booth/time:edit'])
const money = roleOf('财务', ['financial/payment:check', 'log/index:list'])
const matrix: PermissionMatrix = {
  roles: [booths, money],
  people: [
    {
      id: admin.id,
      name: '王静',
      username: 'admin',
      mobile: '139****2046',
      administrator: true,
      roleIds: [],
    },
    {
      id: crypto.randomUUID(),
      name: '周岚',
      username: 'zhou',
      mobile: '',
      administrator: false,
      roleIds: [money.id],
    },
  ],
  undecided: ['log/index:list'],
  recent: [],
}
const cell = (role: string, key: string) => screen.findByRole('button', { name: `${role}：${key}` })

describe('the permission matrix', () => {
  it('sends what was pressed as granted and taken, once it is asked about', async () => {
    const fair = createFakeFair(admin)
    fair.answer(permissionMatrix, matrix)
    fair.answer(changePermissions, null)
    await openScreen(fair, '/system/permission')
    fireEvent.click(await cell('展位', '查看全部日志'))
    fireEvent.click(await cell('财务', '查看全部日志'))
    expect((await screen.findByText('2 处改动未保存')).textContent).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: '保存' }))
    fireEvent.click(await screen.findByRole('button', { name: '确定' }))
    await waitFor(() => expect(fair.asked(changePermissions)).toHaveLength(1))
    expect(fair.asked(changePermissions)[0]?.body.roles).toEqual([
      { id: booths.id, version: 3, grant: ['log/index:list'], take: [] },
      { id: money.id, version: 3, grant: [], take: ['log/index:list'] },
    ])
    await waitFor(() => expect(screen.queryByText('2 处改动未保存')).toBeNull())
  })

  it('keeps what was pressed when it cannot be saved', async () => {
    const fair = createFakeFair(admin)
    fair.answer(permissionMatrix, matrix)
    fair.answer(changePermissions, new Refused(codes.conflict, '他人刚刚修改'))
    await openScreen(fair, '/system/permission')
    fireEvent.click(await cell('展位', '查看全部日志'))
    fireEvent.click(screen.getByRole('button', { name: '保存' }))
    fireEvent.click(await screen.findByRole('button', { name: '确定' }))
    expect(await screen.findByText('他人刚刚修改')).toBeTruthy()
    expect(screen.getByText('1 处改动未保存')).toBeTruthy()
  })

  it('keeps what was pressed while another page is looked at, and forgets it once it is dropped', async () => {
    const fair = createFakeFair(admin)
    fair.answer(permissionMatrix, matrix)
    fair.answer(listRoles, [])
    const router = await openScreen(fair, '/system/permission')
    fireEvent.click(await cell('展位', '查看全部日志'))
    expect(await screen.findByText('1 处改动未保存')).toBeTruthy()
    await act(() => router.navigate('/system/role'))
    await screen.findByText('还没有角色。')
    await act(() => router.navigate('/system/permission'))
    expect(await screen.findByText('1 处改动未保存')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: '放弃' }))
    await act(() => router.navigate('/system/role'))
    await screen.findByText('还没有角色。')
    await act(() => router.navigate('/system/permission'))
    await cell('展位', '查看全部日志')
    expect(screen.queryByText('1 处改动未保存')).toBeNull()
  })

  it('offers no cell of a permission that the reader lacks, and none at all to who may only look', async () => {
    const fair = createFakeFair(holderOf('system/role:list', 'system/role:edit', 'booth/time:edit'))
    fair.answer(permissionMatrix, matrix)
    await openScreen(fair, '/system/permission')
    expect((await cell('财务', '设置选位时间')).hasAttribute('disabled')).toBe(false)
    expect((await cell('财务', '查看全部日志')).hasAttribute('disabled')).toBe(true)
    expect(screen.queryByRole('button', { name: '授予 查看全部日志' })).toBeNull()
  })

  it('answers who may do a thing and through which role, and what a new version brought', async () => {
    const fair = createFakeFair(admin)
    fair.answer(permissionMatrix, matrix)
    fair.answer(decideOnKey, null)
    await openScreen(fair, '/system/permission')
    fireEvent.click(await screen.findByRole('button', { name: /^查看全部日志/ }))
    const panel = screen.getByRole('region', { name: '谁可以做这件事？' })
    const people = within(panel).getAllByRole('listitem')
    expect(people.map((row) => row.textContent)).toEqual(['王静 139****2046管理员', '周岚 zhou财务'])
    fireEvent.click(screen.getByRole('button', { name: '暂不授予 查看全部日志' }))
    await waitFor(() =>
      expect(fair.asked(decideOnKey)[0]?.body).toEqual({ key: 'log/index:list', roleIds: [] }),
    )
  })
})

describe('a user', () => {
  const user = {
    id: crypto.randomUUID(),
    username: 'zhou',
    realName: '周岚',
    department: 'staff' as const,
    userType: 'CHN' as const,
    post: '专员',
    mobile: '',
    email: '',
    unitId: null,
    unit: null,
    roles: [],
    state: 'active' as const,
    openSessions: 0,
    lastLogin: null,
    version: 5,
    within: true,
    keys: [],
  }
  const open = async (who: typeof admin, over: Partial<typeof user> = {}) => {
    const fair = createFakeFair(who)
    fair.answer(findUser, { ...user, ...over })
    fair.answer(userSessions, [])
    fair.answer(userChoices, { roles: [], units: [] })
    await openScreen(fair, userPath(user.id))
    return fair
  }

  it('is changed over the version that was seen', async () => {
    const fair = await open(admin)
    fair.answer(editUser, null)
    fireEvent.change(await screen.findByLabelText('职务'), { target: { value: '主任' } })
    fireEvent.click(screen.getByRole('button', { name: '保存' }))
    await waitFor(() =>
      expect(fair.asked(editUser)[0]?.body).toMatchObject({ id: user.id, version: 5, post: '主任' }),
    )
  })

  it('who may do more is shown and cannot be touched', async () => {
    await open(holderOf('system/user:list', 'system/user:edit', 'system/user:reset'), { within: false })
    expect(await screen.findByText(/权限高于您/)).toBeTruthy()
    for (const name of ['保存', '停用', '重置密码']) expect(screen.queryByRole('button', { name })).toBeNull()
  })
})
