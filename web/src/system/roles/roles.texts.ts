import type { Texts } from '../../lib/text'

export const rolesTexts = {
  title: { zh: '角色', en: 'Roles' },
  lead: {
    zh: '角色是一组权限。一个人可以有几个角色，能做的事是它们之和。修改即刻对已登录的人生效。',
    en: 'A role is a set of permissions. A person may hold several, and may do what any of them allows. A change takes effect at once, for those who are logged in too.',
  },
  add: { zh: '新建角色', en: 'New role' },
  empty: { zh: '还没有角色。', en: 'There are no roles yet.' },
  name: { zh: '角色', en: 'Role' },
  note: { zh: '用途', en: 'What for' },
  people: { zh: '人数', en: 'People' },
  keys: { zh: '权限', en: 'Permissions' },
  changed: { zh: '最近修改', en: 'Last change' },
  changedBy: { zh: '{who}，{when}', en: '{who}, {when}' },
  shipped: { zh: '系统自带', en: 'Comes with the system' },
  copyFrom: { zh: '从现有角色复制权限', en: 'Begin with the permissions of' },
  search: { zh: '搜索权限名称或键', en: 'Search permissions by words or key' },
  chosen: { zh: '已选 {count} 项', en: '{count} chosen' },
  lacking: {
    zh: '您没有这项权限，不能授予或收回',
    en: 'You do not hold this permission, so you can neither grant nor take it',
  },
  noneFound: { zh: '没有找到相关权限', en: 'No permission matches' },
  removeAsk: { zh: '删除角色“{name}”？', en: 'Delete the role “{name}”?' },
  removeNote: {
    zh: '删除后不能恢复，但修改记录保留。',
    en: 'It cannot be brought back; what was on record stays.',
  },
  compare: { zh: '在权限矩阵中比较', en: 'Compare in the matrix' },
} satisfies Texts
