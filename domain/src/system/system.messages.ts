import { defineMessages } from '../text'

export const systemMessages = defineMessages('system', {
  nameMissing: { zh: '请填写名称', en: 'Please enter a name' },
  realNameMissing: { zh: '请填写姓名', en: 'Please enter the name' },
  mobile: { zh: '手机号格式不正确', en: 'This is not a mobile number' },
  email: { zh: '邮箱格式不正确', en: 'This is not an email address' },
  usernameTaken: { zh: '用户名已存在', en: 'This username is taken' },
  idTaken: {
    zh: '页面已过期，请重新打开后再新增',
    en: 'This form is out of date. Please open it again to add',
  },
  changed: {
    zh: '{who}于{when}修改了这条记录，本次没有保存',
    en: '{who} changed this at {when}. Nothing was saved',
  },
  unknownUser: { zh: '该用户不存在', en: 'There is no such user' },
  unknownRole: { zh: '该角色不存在，可能刚被删除', en: 'There is no such role; perhaps it was just deleted' },
  unknownUnit: { zh: '该部门不存在，可能刚被删除', en: 'There is no such unit; perhaps it was just deleted' },
  unknownEntry: { zh: '该菜单不存在', en: 'There is no such menu entry' },
  roleNameTaken: { zh: '已有同名角色', en: 'Another role has this name' },
  roleInUse: {
    zh: '还有{count}人使用该角色，请先为他们更换角色',
    en: 'This role is still held by {count}. Please give them another one first',
  },
  roleShipped: { zh: '系统自带的角色不能删除', en: 'A role that comes with the system cannot be deleted' },
  keysLacking: {
    zh: '您自己没有这些权限，不能授予或收回：{keys}',
    en: 'You do not hold these permissions yourself, so you can neither grant nor take them: {keys}',
  },
  beyondReach: {
    zh: '{name}的权限高于您，只有管理员或拥有同样权限的人可以管理',
    en: '{name} may do more than you. Only an administrator, or somebody who may do as much, can manage this user',
  },
  administratorOnly: {
    zh: '只有管理员可以任命或撤换管理员',
    en: 'Only an administrator can appoint or remove an administrator',
  },
  lastAdministrator: {
    zh: '这是最后一名可以登录的管理员，不能停用或撤换。请先任命另一名管理员，并待其登录设置密码',
    en: 'This is the last administrator who can log in, and can be neither disabled nor removed. Appoint another one first, who has logged in and chosen a password',
  },
  rightsGone: {
    zh: '您的权限刚刚有变化，不能再进行此操作',
    en: 'What you may do has just changed. You can no longer do this',
  },
  ownPassword: {
    zh: '请在用户中心修改自己的密码',
    en: 'Change your own password in the personal center',
  },
  disabledAlready: {
    zh: '该用户已停用，请先启用',
    en: 'This user is disabled. Please enable the account first',
  },
  sessionOver: { zh: '该会话已结束', en: 'This session has ended already' },
  keyDecided: { zh: '这项权限已经处理过', en: 'This permission was decided already' },
  unitNameTaken: { zh: '同级已有同名部门', en: 'Another unit beside it has this name' },
  unitInUse: {
    zh: '部门下还有{people}人、{units}个下级部门，不能删除',
    en: 'This unit still has people ({people}) or units ({units}) below it, and cannot be deleted',
  },
  unitInItself: { zh: '部门不能移到自己的下级', en: 'A unit cannot be moved below itself' },
  unitTooDeep: { zh: '部门最多{most}级', en: 'Units go no deeper than {most} levels' },
  orderChanged: {
    zh: '他人刚刚修改了顺序，请核对后再保存',
    en: 'Somebody else has just changed this order. Please look again',
  },
  entryNeeded: {
    zh: '该菜单是系统管理的入口，不能隐藏',
    en: 'This entry leads to the system’s own screens and cannot be hidden',
  },
})
