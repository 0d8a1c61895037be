import { defineMessages } from '../text'

/** What is said when something about a deferral cannot be. */
export const deferralMessages = defineMessages('deferral', {
  unknown: { zh: '没有找到该缓缴申请', en: 'There is no such deferral' },
  contractMissing: { zh: '请选择合同', en: 'Please choose a contract' },
  instalmentMissing: { zh: '请选择期数', en: 'Please choose an instalment' },
  dayMissing: { zh: '请选择新的应付日期', en: 'Please choose the new due day' },
  dayNotLater: {
    zh: '新的应付日期必须晚于现在的应付日期',
    en: 'The new day has to be later than the present one',
  },
  dayPast: { zh: '新的应付日期已经过去', en: 'The new day has passed already' },
  dayAfterNext: {
    zh: '不能晚于下一期的应付日期；请先为下一期申请缓缴',
    en: 'Not later than the next instalment is due; please defer that one first',
  },
  dayTooFar: {
    zh: '最多缓缴366天，请核对年份',
    en: 'At most 366 days later; please check the year',
  },
  settled: { zh: '这一期已付清，无需缓缴', en: 'This instalment is settled; there is nothing to defer' },
  notPaying: {
    zh: '合同{number}当前为“{state}”，不能缓缴',
    en: 'Contract {number} is “{state}”, so nothing of it can be deferred',
  },
  openAlready: {
    zh: '{who}已于{when}为这一期申请缓缴，尚待审批',
    en: '{who} proposed a deferral of this instalment at {when}; it waits for a decision',
  },
  ownProposal: {
    zh: '这是您自己提出的日期，须由另一个人审批',
    en: 'This is the day you proposed yourself; somebody else has to decide about it',
  },
  notOwnProposal: {
    zh: '这个日期由{who}提出，只有本人可以修改或撤回',
    en: '{who} proposed this day; nobody else can change or withdraw it',
  },
  notAsker: {
    zh: '只有申请人可以在这里答复反提案',
    en: 'Only whoever asked for the deferral answers another day here',
  },
  noCounter: { zh: '这个申请没有反提案', en: 'Nobody has proposed another day' },
  sameDay: {
    zh: '反提案的日期与申请的相同，请直接同意',
    en: 'That is the proposed day already; please grant it instead',
  },
  conflict: {
    zh: '{who}已于{when}处理了这个申请，请查看最新情况',
    en: '{who} dealt with this deferral at {when}; please look at it as it is now',
  },
})
