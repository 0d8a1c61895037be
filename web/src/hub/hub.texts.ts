import type { NextThing } from '@fairground/domain/company'
import type { StaffTask } from '@fairground/domain/hub'
import type { contactRoles } from '@fairground/wire/hub'
import type { TextEntry, Texts } from '../lib/text'

export const hubTexts = {
  edition: { zh: '第 {edition} 届', en: 'Edition {edition}' },
  registered: { zh: '{date} 注册', en: 'Registered {date}' },
  changed: { zh: '最近修改 {at}，{by}', en: 'Last change {at} by {by}' },
  call: { zh: '致电 {name}', en: 'Call {name}' },
  write: { zh: '写邮件至 {mailbox}', en: 'Write to {mailbox}' },
  noContact: { zh: '尚无联系人', en: 'No contact yet' },
  blacklisted: { zh: '黑名单', en: 'Blacklisted' },
  blacklistedSince: {
    zh: '{date} 列入黑名单，不能提交报名、通过审核或选择展位',
    en: 'Blacklisted on {date}: it cannot submit, be approved or choose booths',
  },
  path: { zh: '参展进度', en: 'Progress' },

  noteSubmitted: { zh: '{date} 提交', en: 'Submitted {date}' },
  noteNotSubmitted: { zh: '尚未提交', en: 'Not submitted' },
  noteReturned: { zh: '{date} 退回', en: 'Returned {date}' },
  noteApproved: { zh: '{date} 通过', en: 'Approved {date}' },
  noteReviewing: { zh: '等待审核', en: 'Awaiting review' },
  noteBooths: { zh: '{count} 个展位', en: { one: '{count} booth', other: '{count} booths' } },

  now: { zh: '现在该做', en: 'To do now' },
  nothingNow: { zh: '暂无待办', en: 'Nothing for now' },
  actions: { zh: '操作', en: 'Actions' },
  read: { zh: '查看报名', en: 'Read the sign-up' },
  desk: { zh: '审核页', en: 'Review desk' },
  edit: { zh: '代企业编辑', en: 'Edit for the company' },
  pdf: { zh: '导出报名 PDF', en: 'Sign-up as PDF' },
  pdfBusy: { zh: '正在导出…', en: 'Exporting…' },
  correct: { zh: '更正决定…', en: 'Correct the decision…' },
  blacklist: { zh: '列入黑名单…', en: 'Blacklist…' },
  earlierEdition: { zh: '往届报名，仅供查阅', en: 'An earlier edition, read only' },
  earlierNote: {
    zh: '第 {edition} 届的资料不能再审核或修改。',
    en: 'The details given for edition {edition} can no longer be reviewed or changed.',
  },

  signUp: { zh: '报名', en: 'Sign-up' },
  submittedTimes: {
    zh: '已提交 {count} 次',
    en: { one: 'Submitted {count} time', other: 'Submitted {count} times' },
  },
  complete: { zh: '完整度', en: 'Complete' },
  completeOf: { zh: '{saved} / {all} 部分', en: '{saved} of {all} parts' },
  missing: { zh: '未完成', en: 'Missing' },
  exhibits: { zh: '展品类型', en: 'Exhibits' },
  requested: { zh: '展位需求', en: 'Booth requested' },
  products: { zh: '产品', en: 'Products' },
  productCount: { zh: '{count} 项', en: { one: '{count} product', other: '{count} products' } },
  submittedAt: { zh: '提交时间', en: 'Submitted' },
  notYet: { zh: '尚未填写', en: 'Not filled in yet' },

  decisions: { zh: '决定与经过', en: 'Decisions' },
  decisionsNote: { zh: '谁、何时、为什么', en: 'Who, when and why' },
  all: { zh: '全部 {count}', en: 'All {count}' },
  allOf: { zh: '全部 {count}：{what}', en: 'All {count}: {what}' },

  booths: { zh: '展位', en: 'Booths' },
  boothsNote: {
    zh: '{count} 个，{area} m²',
    en: { one: '{count} booth, {area} m²', other: '{count} booths, {area} m²' },
  },
  noBooths: { zh: '尚无展位', en: 'No booth yet' },
  booth: { zh: '展位号', en: 'Booth' },
  hall: { zh: '展馆', en: 'Hall' },
  kind: { zh: '类型', en: 'Kind' },
  standard: { zh: '标准展位', en: 'Standard' },
  raw: { zh: '光地', en: 'Raw space' },
  openSides: { zh: '{count} 面开', en: '{count} open' },
  area: { zh: '面积', en: 'Area' },
  window: { zh: '选位时间', en: 'Time slot' },
  noWindow: { zh: '尚未安排', en: 'Not set yet' },
  contract: { zh: '合同', en: 'Contract' },
  noContract: { zh: '尚未起草', en: 'Not drawn up yet' },
  earlier: { zh: '往届', en: 'Earlier editions' },
  noEarlier: { zh: '没有往届参展记录', en: 'Never held a booth before' },

  messages: { zh: '发出的消息', en: 'Messages sent' },
  messageCount: { zh: '{count} 条', en: { one: '{count} message', other: '{count} messages' } },
  failedCount: { zh: '{count} 条未送达', en: { one: '{count} failed', other: '{count} failed' } },
  noMessages: { zh: '还没有发过消息', en: 'Nothing was sent yet' },
  log: { zh: '消息日志', en: 'Message log' },

  questions: { zh: '提问', en: 'Questions' },
  openCount: { zh: '{count} 条待回复', en: { one: '{count} waiting', other: '{count} waiting' } },
  noneOpen: { zh: '没有待回复的提问', en: 'None waiting' },
  noQuestions: { zh: '还没有提问', en: 'Nothing was asked yet' },
  board: { zh: '全部提问', en: 'All questions' },
  askedAt: { zh: '{at} 提问', en: 'Asked {at}' },
  answeredBy: { zh: '{by} {at} 回复', en: 'Answered {at} by {by}' },
  waiting: { zh: '待回复', en: 'Waiting' },
  answered: { zh: '已回复', en: 'Answered' },

  people: { zh: '人员与账号', en: 'People and account' },
  account: { zh: '登录账号', en: 'Login' },
  opened: { zh: '{date} 开通', en: 'Opened {date}' },
  lastLogin: { zh: '最近登录 {at}', en: 'Last login {at}' },
  neverLoggedIn: { zh: '没有登录记录', en: 'No login on record' },
  initialPassword: { zh: '初始密码未改', en: 'Initial password' },
  disabled: { zh: '已停用', en: 'Disabled' },
  phoneChange: { zh: '申请改用手机号 {mobile}', en: 'Wants to use mobile {mobile}' },
  pending: { zh: '等待审核', en: 'Awaiting review' },
  mailbox: { zh: '邮箱', en: 'Email' },
  officePhone: { zh: '办公电话', en: 'Office phone' },

  title: { zh: '企业', en: 'Company' },
  nothingAsked: { zh: '请先选择一家企业', en: 'Choose a company first' },
  nothingAskedNote: {
    zh: '用页头的搜索框（{shortcut}）按名称、信用代码、报名编号或手机号查找企业。',
    en: 'Search ({shortcut}, in the header) by name, credit code, registration number or mobile.',
  },
  nothingAskedTouch: {
    zh: '点页头的放大镜，按名称、信用代码、报名编号或手机号查找企业。',
    en: 'Tap the magnifier in the header and search by name, credit code, registration number or mobile.',
  },
  unknown: { zh: '没有找到这家企业', en: 'There is no such company' },
  unknownNote: {
    zh: '它可能已被删除，或链接不完整。请用页头的搜索框重新查找。',
    en: 'It may have been deleted, or the link is incomplete. Use the search in the header to find it.',
  },
} satisfies Texts

export const contactTitles: Record<(typeof contactRoles)[number], TextEntry> = {
  contact: { zh: '联系人', en: 'Contact' },
  backup: { zh: '备用联系人', en: 'Backup contact' },
  mailing: { zh: '邮寄联系人', en: 'Mailing contact' },
}

interface TaskWords {
  title: TextEntry
  note: TextEntry
  go: TextEntry
}

export const taskWords: Record<StaffTask, TaskWords> = {
  review: {
    title: { zh: '审核报名', en: 'Review the sign-up' },
    note: { zh: '{at} 提交', en: 'Submitted {at}' },
    go: { zh: '去审核', en: 'Open the review desk' },
  },
  answer: {
    title: { zh: '回复提问', en: 'Answer a question' },
    note: { zh: '{at} 提出', en: 'Asked {at}' },
    go: { zh: '回复', en: 'Answer' },
  },
  phoneChange: {
    title: { zh: '审核手机号变更', en: 'Review a new mobile number' },
    note: { zh: '{at} 申请', en: 'Applied {at}' },
    go: { zh: '前往审核', en: 'Open the applications' },
  },
}

/** Where staff have nothing to do: what the company, or a colleague, is about to do. */
export const waitingFor: Record<NextThing, TextEntry> = {
  startSignUp: { zh: '等企业开始填写报名。', en: 'The company has yet to begin its sign-up.' },
  finishSignUp: { zh: '等企业填完并提交报名。', en: 'The company has yet to finish and submit its sign-up.' },
  signUpClosed: { zh: '报名已截止，企业未提交。', en: 'Sign-up has closed and the company did not submit.' },
  correctSignUp: {
    zh: '等企业按审核意见修改后再次提交。',
    en: 'The company has yet to correct and resubmit.',
  },
  awaitReview: { zh: '等审核人员审核。', en: 'A reviewer has yet to decide.' },
  awaitWindow: { zh: '已通过审核，尚未安排选位时间。', en: 'Approved; its time slot is not set yet.' },
  prepareForWindow: {
    zh: '选位时间已定，尚未开始。',
    en: 'Its time slot is set and still to come.',
  },
  chooseBooth: { zh: '企业正在选位时间内。', en: 'The company can choose its booths now.' },
  windowPassed: {
    zh: '选位时间已过，企业没有选定展位。',
    en: 'Its time slot has passed without a booth being chosen.',
  },
  finishChoice: { zh: '企业正在选位，尚未完成。', en: 'The company is choosing and has yet to finish.' },
  awaitConfirmation: { zh: '已选展位，等待确认。', en: 'It has chosen; its booths are to be confirmed.' },
  awaitContract: { zh: '展位已确认，等待拟定合同。', en: 'Its booths are sure; the contract comes next.' },
  signContract: { zh: '合同已发，等企业签署。', en: 'The company has yet to sign its contract.' },
  awaitCountersign: { zh: '企业已签，等待主办方签署。', en: 'Signed by the company; to be countersigned.' },
  pay: { zh: '合同已生效，等企业缴费。', en: 'The contract is in force; the company has yet to pay.' },
  awaitPaymentCheck: { zh: '等待合同盖章或付款核对。', en: 'To be sealed, or a payment to be checked.' },
  prepareStand: { zh: '已付清，等企业办理参展事项。', en: 'Paid; the company prepares its stand.' },
  ready: { zh: '全部办妥。', en: 'Everything is done.' },
  blocked: { zh: '企业在黑名单中，流程已停。', en: 'It is blacklisted, so everything is on hold.' },
}
