import { sectionTitles } from '@fairground/domain/company/sections'
import { choice, instant, text } from '@fairground/domain/field'
import { z } from 'zod'
import { defineLog } from '../define-list'
import { contains, equals, from, until } from '../definition'
import { listAddresses } from '../screens'

const plain = z.string()

const savedSections = Object.fromEntries(
  Object.entries(sectionTitles).map(([section, { zh, en }]) => [
    `save-${section}`,
    { zh: `保存${zh}`, en: `Saved: ${en}` },
  ]),
)

/** What was done, to what. Whoever puts something new on record gives it words here; a test over the record holds that. */
const actions = {
  add: { zh: '新增', en: 'Added' },
  edit: { zh: '编辑', en: 'Edited' },
  delete: { zh: '删除', en: 'Deleted' },
  restore: { zh: '恢复', en: 'Restored' },
  import: { zh: '导入', en: 'Imported' },
  'import-add': { zh: '导入新增', en: 'Added by import' },
  'import-edit': { zh: '导入修改', en: 'Changed by import' },
  'import-undo': { zh: '撤销导入', en: 'Import undone' },
  export: { zh: '导出', en: 'Exported' },
  change: { zh: '修改设置', en: 'Setting changed' },
  reset: { zh: '恢复默认设置', en: 'Setting back to default' },
  enable: { zh: '启用', en: 'Enabled' },
  disable: { zh: '停用', en: 'Disabled' },
  rename: { zh: '改名', en: 'Renamed' },
  reorder: { zh: '排序', en: 'Reordered' },
  register: { zh: '注册', en: 'Registered' },
  'open-account': { zh: '开通账号', en: 'Account opened' },
  enter: { zh: '代企业报名', en: 'Entered on behalf' },
  'change-account': { zh: '修改账号', en: 'Account changed' },
  'change-mobile': { zh: '更换手机号', en: 'Mobile changed' },
  'recover-password': { zh: '找回密码', en: 'Password recovered' },
  'reset-password': { zh: '重置密码', en: 'Password reset' },
  apply: { zh: '申请', en: 'Applied' },
  approve: { zh: '通过', en: 'Approved' },
  reject: { zh: '退回', en: 'Returned' },
  'start-review': { zh: '开始审核', en: 'Review started' },
  'second-review': { zh: '转入复审', en: 'Passed to second review' },
  reopen: { zh: '更正审核决定', en: 'Decision taken back' },
  claim: { zh: '认领', en: 'Claimed' },
  'take-over': { zh: '接手', en: 'Taken over' },
  release: { zh: '放回', en: 'Released' },
  ...savedSections,
  submit: { zh: '提交报名', en: 'Submitted' },
  withdraw: { zh: '撤回报名', en: 'Withdrawn' },
  publish: { zh: '发布', en: 'Published' },
  'take-down': { zh: '撤下', en: 'Taken down' },
  assign: { zh: '分配展位', en: 'Booth assigned' },
  unassign: { zh: '取消分配', en: 'Assignment cancelled' },
  reserve: { zh: '预留展位', en: 'Booth reserved' },
  unreserve: { zh: '取消预留', en: 'Reservation cancelled' },
  retype: { zh: '修改展位类型', en: 'Booth type changed' },
  'copy-halls': { zh: '复制上届展馆', en: 'Halls copied from the last edition' },
  ask: { zh: '提问', en: 'Asked' },
  'take-back': { zh: '撤回提问', en: 'Question taken back' },
  answer: { zh: '回复', en: 'Answered' },
  correct: { zh: '修改回复', en: 'Answer corrected' },
}

const subjects = {
  ...Object.fromEntries(Object.entries(listAddresses).map(([name, { title }]) => [name, title])),
  company: { zh: '企业报名', en: 'Sign-up' },
  'sign-ups': { zh: '报名列表', en: 'List of sign-ups' },
  'sign-up-pdf': { zh: '报名表 PDF', en: 'Sign-up as PDF' },
  'review-claim': { zh: '审核认领', en: 'Review claim' },
  booth: { zh: '展位', en: 'Booth' },
  booths: { zh: '展位列表', en: 'List of booths' },
  'hall-plan': { zh: '展馆平面图', en: 'Hall plan' },
  boothFigures: { zh: '展位统计', en: 'Booth statistics' },
  account: { zh: '账号', en: 'Account' },
  'phone-change': { zh: '手机号变更', en: 'Mobile change' },
  setting: { zh: '展会设置', en: 'Setting' },
  'code-list': { zh: '代码表', en: 'Code list' },
  notice: { zh: '留言板通知', en: 'Notice' },
  question: { zh: '参展商提问', en: 'Question' },
}

export const changeLog = defineLog({
  name: 'changeLog',
  entity: 'ChangeLog',
  texts: {
    lead: {
      zh: '谁在何时、从哪里改动了什么。修改前后的内容见各条记录的历史。',
      en: 'Who changed what, when and from where. What it was before and after is in each row’s own history.',
    },
    noun: { zh: '操作日志', en: 'log entries' },
    emptyNote: { zh: '还没有改动。', en: 'Nothing was changed yet.' },
  },
  fields: {
    at: { ...instant({ title: { zh: '时间', en: 'Time' } }), wire: 'at' },
    /** A username; or who it was when it was none of the fair's own users. */
    actorName: {
      ...choice({
        title: { zh: '操作人', en: 'Person' },
        choices: {
          anonymous: { zh: '未登录的访客', en: 'Somebody not signed in' },
          operator: { zh: '系统维护人员', en: 'The operator' },
        },
      }),
      wire: 'actorName',
    },
    action: { ...choice({ title: { zh: '操作类型', en: 'Action' }, choices: actions }), wire: 'action' },
    subjectType: { ...choice({ title: { zh: '对象', en: 'What' }, choices: subjects }), wire: 'subjectType' },
    subjectId: { ...text({ title: { zh: '编号', en: 'Id' }, rule: plain, hidden: true }), wire: 'subjectId' },
    address: {
      ...text({ title: { zh: '来源地址', en: 'Address' }, look: 'code', rule: plain }),
      wire: 'address',
    },
  },
  namedBy: 'actorName',
  filters: {
    actorName: contains('actorName', 'actorName'),
    action: equals('action', 'action'),
    subjectType: equals('subjectType', 'subjectType'),
    after: from('at', 'after'),
    before: until('at', 'before'),
  },
  permission: listAddresses.changeLog.permission,
  order: [{ field: 'at', descending: true }],
  paths: { base: '/log/change' },
  fileName: { zh: '操作日志', en: 'Change log' },
})
