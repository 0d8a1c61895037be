import type { Texts } from '../../lib/text'

export const organizationTexts = {
  title: { zh: '组织机构', en: 'Organisation' },
  lead: {
    zh: '组委会的部门和人员。权限由角色决定，与部门无关。',
    en: 'The organiser’s units and the people in them. What people may do follows from roles, not from units.',
  },
  add: { zh: '新增部门', en: 'New unit' },
  addBelow: { zh: '新增下级', en: 'Add below' },
  addBelowOf: { zh: '新增下级：{name}', en: 'Add below: {name}' },
  up: { zh: '上移 {name}', en: 'Move {name} up' },
  down: { zh: '下移 {name}', en: 'Move {name} down' },
  parent: { zh: '上级部门', en: 'Belongs to' },
  top: { zh: '（最上级）', en: '(top level)' },
  empty: { zh: '还没有部门', en: 'There are no units yet' },
  emptyNote: { zh: '新增部门后，可以在用户资料里选择。', en: 'Units you add can be chosen for users.' },
  nobody: { zh: '没有人员', en: 'Nobody' },
  removeAsk: { zh: '删除部门“{name}”？', en: 'Delete the unit “{name}”?' },
  removeNote: { zh: '只有空部门可以删除。', en: 'Only an empty unit can be deleted.' },
} satisfies Texts
