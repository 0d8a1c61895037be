import type { Texts } from '../../lib/text'

export const decideTexts = {
  panel: { zh: '审核决定', en: 'Decision' },
  notAllowed: {
    zh: '您可以查看全部内容，但没有审核权限。',
    en: 'You may read everything here, but deciding needs a permission you do not hold.',
  },
  showNewest: { zh: '查看最新内容', en: 'Show the newest' },

  awaiting: { zh: '等待审核', en: 'Awaiting review' },
  awaitingNote: {
    zh: '开始审核后，参展商不能再撤回；也可以直接作出决定。',
    en: 'Once you start, the company can no longer withdraw. You may also decide right away.',
  },
  start: { zh: '开始审核', en: 'Start review' },
  started: { zh: '初审中', en: 'In first review' },
  startedNote: { zh: '拿不准时，可请同事复审。', en: 'Not sure? Ask a colleague for a second review.' },
  passOn: { zh: '转入复审', en: 'Ask for second review' },
  second: { zh: '复审中', en: 'In second review' },
  secondNote: { zh: '由{name}转入复审。', en: 'Passed on by {name}.' },

  decision: { zh: '决定', en: 'Decision' },
  approve: { zh: '通过', en: 'Approve' },
  reject: { zh: '退回修改', en: 'Return for changes' },
  approveNote: {
    zh: '企业会收到通过通知。审核意见只有工作人员能看到。',
    en: 'The company is told that it was approved. Only staff can read the remark.',
  },
  rejectNote: {
    zh: '审核意见会发给企业，并显示在它的首页，修改后可重新提交。',
    en: 'The company receives the remark and sees it on its home. It can correct and submit again.',
  },
  blacklistNote: {
    zh: '该企业在黑名单中，不能通过审核。',
    en: 'This company is blacklisted and cannot be approved.',
  },
  remark: { zh: '审核意见', en: 'Remark' },
  phrases: { zh: '常用批语', en: 'Phrases' },
  findPhrase: { zh: '查找批语', en: 'Find a phrase' },
  noPhrases: { zh: '没有符合的批语', en: 'No phrase matches' },
  confirm: { zh: '提交决定', en: 'Submit decision' },
  confirmApprove: { zh: '确认通过', en: 'Approve sign-up' },
  confirmReject: { zh: '确认退回', en: 'Return sign-up' },

  approvedTitle: { zh: '已通过', en: 'Approved' },
  rejectedTitle: { zh: '已退回', en: 'Returned' },
  closedTitle: { zh: '企业尚未提交', en: 'Not submitted' },
  closedNote: { zh: '企业提交后才能审核。', en: 'It can be reviewed once the company submits it.' },
  decidedBy: { zh: '{name}，{at}', en: '{name}, {at}' },
  next: { zh: '审核下一家：{company}', en: 'Review next: {company}' },
  noNext: { zh: '没有待审核的报名了。', en: 'Nothing else is waiting for review.' },
} satisfies Texts
