import type { PhoneChangeState } from '@fairground/domain/account'
import type { TextEntry, Texts } from '../../lib/text'

export const approvalTexts = {
  title: { zh: '手机号变更审核', en: 'Mobile number changes' },
  lead: {
    zh: '参展商申请账号重置、更换登录手机号。通过后，初始密码以短信发送至新手机号。',
    en: 'Exhibitors who lost access ask to log in with a new mobile. Once approved, an initial password goes there by SMS.',
  },
  company: { zh: '企业名称', en: 'Company name' },
  creditCode: { zh: '统一社会信用代码', en: 'Credit code' },
  oldMobile: { zh: '原手机号', en: 'Old mobile' },
  newMobile: { zh: '新手机号', en: 'New mobile' },
  state: { zh: '状态', en: 'State' },
  requestedAt: { zh: '申请时间', en: 'Applied' },
  reviewer: { zh: '审核人', en: 'Reviewer' },
  reviewedAt: { zh: '审核时间', en: 'Reviewed' },
  opinion: { zh: '审核意见', en: 'Opinion' },
  review: { zh: '审核', en: 'Review' },
  reviewOf: { zh: '审核 {company}', en: 'Review {company}' },
  noneNote: {
    zh: '参展商提交账号重置申请后会显示在这里。',
    en: 'Applications for an account reset appear here.',
  },

  dialogTitle: { zh: '手机号变更审核', en: 'Review mobile number change' },
  result: { zh: '审核结果', en: 'Decision' },
  approve: { zh: '通过', en: 'Approve' },
  reject: { zh: '驳回', en: 'Reject' },
  approveNote: {
    zh: '账号改用新手机号登录，原有登录全部退出；24 小时内有效的初始密码发送至新手机号。',
    en: 'The account moves to the new mobile and is logged out everywhere; an initial password, valid for 24 hours, is sent there.',
  },
  rejectNote: {
    zh: '账号不变，审核意见以短信发送至新手机号。',
    en: 'The account stays as it is; your opinion is sent to the new mobile by SMS.',
  },
  save: { zh: '保存', en: 'Save' },
  cancel: { zh: '取消', en: 'Cancel' },
} satisfies Texts

export const stateTexts = {
  pending: { zh: '待审核', en: 'Pending' },
  rejected: { zh: '已驳回', en: 'Rejected' },
  approved: { zh: '已通过', en: 'Approved' },
} satisfies Record<PhoneChangeState, TextEntry>
