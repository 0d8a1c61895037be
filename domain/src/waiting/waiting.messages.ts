import { defineMessages } from '../text'

/** Why somebody cannot wait for booths, or cannot have what was offered. */
export const waitingMessages = defineMessages('waiting', {
  number: { zh: '请填写大于0的整数', en: 'Please enter a whole number above zero' },
  leastAboveWanted: {
    zh: '最少数量不能大于希望数量',
    en: 'The fewest you accept cannot be more than what you want',
  },
  unknownHall: { zh: '请选择列出的展馆', en: 'Please choose halls from the list' },
  unknownOpening: { zh: '请选择列出的展位类型', en: 'Please choose types from the list' },
  aboveQuota: {
    zh: '加上已有展位超过可选额度：最多还能候补{most}个',
    en: 'More than your quota allows together with what you have: {most} at most',
  },
  belowQuota: {
    zh: '加上已有展位达不到可选额度：至少需要{least}个',
    en: 'Less than your quota asks for together with what you have: {least} at least',
  },
  quotaFull: {
    zh: '可选额度已用满。如需更换展位，请勾选“换得后交回现有展位”',
    en: 'Your quota is used up. To change booths, tick that you give back what you have',
  },
  nothingToGiveBack: {
    zh: '贵单位没有可以交回的展位',
    en: 'Your company has no booths it could give back',
  },
  givenByOrganiser: {
    zh: '现有展位由组委会分配，不能自行交回',
    en: 'The organiser gave you your booths, so you cannot give them back yourself',
  },
  windowAhead: {
    zh: '选位时间结束后，或没有合适展位时，可以加入候补',
    en: 'You can join once your time for choosing is over, or when no booth fits',
  },
  boothsFit: {
    zh: '还有符合条件的展位，请直接选择',
    en: 'There are booths that fit. Please choose among them',
  },
  joinedAlready: { zh: '企业已在候补名单中', en: 'The company is on the waiting list already' },
  notWaiting: { zh: '候补记录不存在或已结束', en: 'This entry is not on the waiting list any more' },
  changedMeanwhile: {
    zh: '候补记录刚刚有变化，请刷新后再试',
    en: 'The entry has just been changed. Please look again',
  },
  offerGone: {
    zh: '该候补展位的保留已结束',
    en: 'This offer is over, and the booths are no longer kept',
  },
  offerOpen: {
    zh: '企业还有一个未答复的候补展位',
    en: 'The company has an offer it has not answered yet',
  },
  notAsWished: {
    zh: '所选展位不符合该企业的候补要求或可选额度（数量、类型、展馆、相邻）',
    en: 'These booths are not what the company waits for or may have (number, type, hall, side by side)',
  },
  mayNotBeOffered: {
    zh: '企业未通过审核、在黑名单中、已有合同或由展团代表选位，暂不能保留展位',
    en: 'The company is not approved, is blacklisted, has a contract or is chosen for by its group, so nothing can be kept for it',
  },
  notFree: {
    zh: '所选展位已不空闲，请刷新后再试',
    en: 'Some of these booths are not free any more. Please look again',
  },
  noSuchPlace: { zh: '没有这个位置', en: 'There is no such place' },
  keptForOffer: {
    zh: '展位{codes}正为候补企业保留，请在候补名单中撤回',
    en: '{codes}: kept for a company on the waiting list. Please recall the offer there',
  },
  reason: { zh: '请填写原因', en: 'Please say why' },
  reasonTooLong: { zh: '原因最多{limit}字', en: 'The reason can have at most {limit} characters' },
  unknownCompany: { zh: '企业不存在', en: 'There is no such company' },
  nothingChosen: { zh: '请选择展位', en: 'Please choose booths' },
  failed: { zh: '操作失败，请重试', en: 'That did not work. Please try again' },
})

export type WaitingMessage = keyof typeof waitingMessages
