import type { Texts } from '../../lib/text'

export const permissionTexts = {
  title: { zh: '权限矩阵', en: 'Permissions' },
  lead: {
    zh: '{keys} 个权限，{roles} 个角色，{people} 人。点选格子即可授予或收回，保存后立即生效。',
    en: '{keys} permissions, {roles} roles, {people} people. Press a cell to grant or take; it takes effect once saved.',
  },
  leadOnly: {
    zh: '{keys} 个权限，{roles} 个角色，{people} 人。',
    en: '{keys} permissions, {roles} roles, {people} people.',
  },
  search: { zh: '搜索权限名称或键', en: 'Search permissions by words or key' },
  compare: { zh: '比较', en: 'Compare' },
  with: { zh: '与', en: 'with' },
  roleA: { zh: '角色 A', en: 'Role A' },
  roleB: { zh: '角色 B', en: 'Role B' },
  differences: { zh: '不同 {count} 处', en: { one: '{count} difference', other: '{count} differences' } },
  onlyDifferent: { zh: '只看不同', en: 'Differences only' },
  permission: { zh: '权限', en: 'Permission' },
  administrator: { zh: '管理员', en: 'Administrator' },
  shownOf: { zh: '显示 {shown} / {all}', en: '{shown} of {all} shown' },
  heldOf: { zh: '{held} / {all}', en: '{held} / {all}' },
  cell: { zh: '{role}：{key}', en: '{role}: {key}' },
  allowed: { zh: '允许', en: 'Allowed' },
  refused: { zh: '不允许', en: 'Not allowed' },
  locked: {
    zh: '管理员拥有全部权限；至少留一名管理员',
    en: 'An administrator holds every permission; at least one stays',
  },
  differ: { zh: 'A 与 B 不同', en: 'A and B differ' },
  unsaved: { zh: '未保存', en: 'Not saved' },
  lacking: {
    zh: '您没有这项权限，不能授予或收回',
    en: 'You lack this permission, so you can neither grant nor take it',
  },
  pending: {
    zh: '{count} 处改动未保存',
    en: { one: '{count} change not saved', other: '{count} changes not saved' },
  },
  save: { zh: '保存', en: 'Save' },
  drop: { zh: '放弃', en: 'Drop' },
  saveAsk: {
    zh: '保存 {count} 处权限改动？',
    en: { one: 'Save {count} change?', other: 'Save {count} changes?' },
  },
  granted: { zh: '增加', en: 'granted' },
  taken: { zh: '去除', en: 'taken' },
  savedDone: { zh: '权限已保存，立即生效', en: 'Saved; in effect at once' },
  noneFound: { zh: '没有找到相关权限', en: 'No permission matches' },

  whoMay: { zh: '谁可以做这件事？', en: 'Who may do this?' },
  whoMayHint: { zh: '点击上表中任意一项权限。', en: 'Press any permission in the table above.' },
  nobody: { zh: '只有管理员', en: 'Nobody but administrators' },
  whatMay: { zh: '某人能做什么？', en: 'What may this person do?' },
  choosePerson: { zh: '选择一位用户', en: 'Choose a user' },
  everything: { zh: '全部权限', en: 'Every permission' },
  through: { zh: '来自角色：{roles}', en: 'Through: {roles}' },
  noRole: {
    zh: '没有角色，只能查看对全体工作人员开放的内容。',
    en: 'No role; only what is open to all staff can be seen.',
  },

  newKeys: { zh: '本次更新的新权限', en: 'New permissions of this version' },
  undecided: { zh: '待决定 {count}', en: '{count} to decide' },
  newKeysNote: {
    zh: '新权限目前没有授予任何角色，等您决定。',
    en: 'No role holds them until you decide.',
  },
  grant: { zh: '授予', en: 'Grant' },
  grantOf: { zh: '授予 {key}', en: 'Grant {key}' },
  notNow: { zh: '暂不', en: 'Not now' },
  notNowOf: { zh: '暂不授予 {key}', en: 'Not now: {key}' },
  grantTo: { zh: '授予哪些角色', en: 'Which roles' },
  decided: { zh: '已处理', en: 'Decided' },

  recent: { zh: '最近变更', en: 'Recent changes' },
  noRecent: { zh: '还没有变更。', en: 'Nothing was changed yet.' },
} satisfies Texts
