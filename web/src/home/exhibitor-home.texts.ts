import type { Texts } from '../lib/text'

export const exhibitorTexts = {
  morning: { zh: '早上好', en: 'Good morning' },
  noon: { zh: '中午好', en: 'Good afternoon' },
  afternoon: { zh: '下午好', en: 'Good afternoon' },
  evening: { zh: '晚上好', en: 'Good evening' },
  greetByName: { zh: '{greeting}，{name}', en: '{greeting}, {name}' },
  edition: { zh: '第 {edition} 届', en: 'Edition {edition}' },
  registration: { zh: '报名编号', en: 'Registration no.' },
  path: { zh: '参展进度', en: 'Your progress' },

  stateDraft: { zh: '尚未提交', en: 'Not submitted' },
  stateAwaiting: { zh: '待审核', en: 'Awaiting review' },
  stateReviewing: { zh: '审核中', en: 'In review' },
  stateApproved: { zh: '审核通过', en: 'Approved' },
  stateRejected: { zh: '已退回', en: 'Returned' },

  stateBlacklisted: { zh: '已列入黑名单', en: 'Blacklisted' },

  noteSubmitted: { zh: '{date} 提交', en: 'Submitted {date}' },
  noteNotSubmitted: { zh: '尚未提交', en: 'Not submitted yet' },
  noteCorrect: { zh: '修改后重新提交', en: 'Correct and resubmit' },
  noteApproved: { zh: '{date} 通过', en: 'Approved {date}' },
  noteReviewing: { zh: '组委会审核中', en: 'With the organiser' },
  noteAfterSubmit: { zh: '提交报名后', en: 'After you submit' },
  noteAfterApproval: { zh: '审核通过后', en: 'After approval' },
  noteNoWindow: { zh: '选位时间待定', en: 'Time slot to come' },
  noteWindow: { zh: '{batch} · {date}', en: '{date}, {batch}' },
  noteBooths: {
    zh: '已选 {count} 个展位',
    en: { one: '{count} booth chosen', other: '{count} booths chosen' },
  },
  noteContract: { zh: '组委会确认展位后', en: 'Once booths are confirmed' },
  notePayment: { zh: '合同签订后', en: 'Once the contract is signed' },
  noteDocuments: { zh: '开展前办理', en: 'Before the fair opens' },

  signUpCard: { zh: '报名信息', en: 'Your sign-up' },
  seeSignUp: { zh: '查看', en: 'View' },
  exhibitType: { zh: '展品类型', en: 'Exhibit type' },
  boothRequest: { zh: '展位需求', en: 'Booths requested' },
  products: { zh: '产品介绍', en: 'Products' },
  productCount: { zh: '{count} 项', en: { one: '{count} product', other: '{count} products' } },
  notFilledIn: { zh: '尚未填写', en: 'Not filled in yet' },
  standardBooths: { zh: '{count} 个', en: '{count}' },
  area: { zh: '{count} m²', en: '{count} m²' },

  boothsCard: { zh: '已选展位', en: 'Your booths' },
  historyCard: { zh: '往届展位', en: 'Earlier editions' },
} satisfies Texts
