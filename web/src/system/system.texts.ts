import type { Texts } from '../lib/text'

/** What several screens of the system say. */
export const systemTexts = {
  edit: { zh: '编辑', en: 'Edit' },
  editOf: { zh: '编辑 {name}', en: 'Edit {name}' },
  remove: { zh: '删除', en: 'Delete' },
  removeOf: { zh: '删除 {name}', en: 'Delete {name}' },
  history: { zh: '修改记录', en: 'History' },
  historyOf: { zh: '{name}的修改记录', en: 'History of {name}' },
  save: { zh: '保存', en: 'Save' },
  cancel: { zh: '取消', en: 'Cancel' },
  goAhead: { zh: '确定', en: 'OK' },
  saved: { zh: '已保存', en: 'Saved' },
  removed: { zh: '已删除', en: 'Deleted' },
  chinese: { zh: '中文名称', en: 'Chinese name' },
  english: { zh: '英文名称', en: 'English name' },
  conflictTitle: { zh: '他人刚刚修改了这条记录', en: 'Somebody else has just changed this' },
  conflictNote: {
    zh: '您填写的内容还在下面，尚未保存。',
    en: 'What you entered is still below, not saved yet.',
  },
  takeTheirs: { zh: '放弃我的修改', en: 'Drop my changes' },
  useMine: { zh: '用我填写的覆盖', en: 'Overwrite with mine' },
  nothing: { zh: '（空）', en: '(empty)' },
  peopleCount: { zh: '{count} 人', en: { one: '{count} person', other: '{count} people' } },
  keyCount: {
    zh: '{count} 项权限',
    en: { one: '{count} permission', other: '{count} permissions' },
  },
} satisfies Texts

/** What was done, as the record calls it. */
export const actionTexts = {
  add: { zh: '新增', en: 'Added' },
  edit: { zh: '修改', en: 'Changed' },
  delete: { zh: '删除', en: 'Deleted' },
  enable: { zh: '启用', en: 'Enabled' },
  disable: { zh: '停用', en: 'Disabled' },
  restore: { zh: '恢复默认', en: 'Back to default' },
  reorder: { zh: '调整顺序', en: 'Reordered' },
  unlock: { zh: '解除锁定', en: 'Unlocked' },
  'end-sessions': { zh: '结束会话', en: 'Sessions ended' },
  'reset-password': { zh: '重置密码', en: 'Password reset' },
  'change-account': { zh: '本人修改账号', en: 'Changed by the user' },
} satisfies Texts

/** What a value on record is of. */
export const fieldTexts = {
  username: { zh: '用户名', en: 'Username' },
  realName: { zh: '姓名', en: 'Name' },
  userType: { zh: '界面语言', en: 'Language of the screens' },
  department: { zh: '身份', en: 'Standing' },
  roles: { zh: '角色', en: 'Roles' },
  unit: { zh: '部门', en: 'Unit' },
  post: { zh: '职务', en: 'Post' },
  mobile: { zh: '手机', en: 'Mobile' },
  email: { zh: '邮箱', en: 'Email' },
  enabled: { zh: '可以登录', en: 'May log in' },
  sessionsEnded: { zh: '结束的会话', en: 'Sessions ended' },
  zh: { zh: '中文名称', en: 'Chinese name' },
  en: { zh: '英文名称', en: 'English name' },
  note: { zh: '用途', en: 'What for' },
  keys: { zh: '权限', en: 'Permissions' },
  parent: { zh: '上级部门', en: 'Belongs to' },
  icon: { zh: '图标', en: 'Sign' },
  shown: { zh: '在菜单中显示', en: 'Shown in the menu' },
  order: { zh: '顺序', en: 'Order' },
  passwordChanged: { zh: '密码已改', en: 'Password changed' },
} satisfies Texts
