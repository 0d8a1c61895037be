import type { Screen } from '../kernel/screen'

export const systemScreens = [
  {
    path: '/system/user',
    shell: 'organiser',
    auth: true,
    permission: 'system/user:list',
    title: { zh: '用户', en: 'Users' },
    menu: { group: 'system', place: 3, icon: 'list' },
  },
  {
    path: '/system/user/insert',
    shell: 'organiser',
    auth: true,
    permission: 'system/user:add',
    title: { zh: '新增用户', en: 'New user' },
    under: '/system/user',
  },
  {
    path: '/system/user/update',
    shell: 'organiser',
    auth: true,
    permission: 'system/user:list',
    title: { zh: '用户资料', en: 'User' },
    under: '/system/user',
  },
  {
    path: '/system/role',
    shell: 'organiser',
    auth: true,
    permission: 'system/role:list',
    title: { zh: '角色', en: 'Roles' },
    menu: { group: 'system', place: 4, icon: 'list' },
  },
  {
    path: '/system/permission',
    shell: 'organiser',
    auth: true,
    permission: 'system/role:list',
    title: { zh: '权限矩阵', en: 'Permissions' },
    menu: { group: 'system', place: 5, icon: 'list' },
  },
  {
    path: '/system/organization',
    shell: 'organiser',
    auth: true,
    title: { zh: '组织机构', en: 'Organisation' },
    menu: { group: 'system', place: 6, icon: 'list' },
  },
  {
    path: '/system/resource',
    shell: 'organiser',
    auth: true,
    permission: 'system/resource:edit',
    title: { zh: '菜单资源', en: 'Menu' },
    menu: { group: 'system', place: 7, icon: 'list' },
  },
] as const satisfies readonly Screen[]

/** The page of one user. */
export const userPath = (id: string): string => `/system/user/update?id=${id}`
