import { defineMessages } from '../text'

/** Why somebody cannot choose booths, or not these. Said before the click by the screen, and decided by the server. */
export const selectionMessages = defineMessages('selection', {
  notStarted: { zh: '展位选择尚未开放', en: 'Booth selection not open' },
  notApproved: {
    zh: '你还未通过审核，审核通过后方可选展位',
    en: 'Your registration is not approved yet. You can choose booths once it is',
  },
  blacklisted: {
    zh: '贵单位暂不能选择展位，请联系组委会',
    en: 'Your company cannot choose booths. Please contact the organiser',
  },
  noQuota: {
    zh: '贵单位还没有可选额度，请联系组委会',
    en: 'Your company has no quota yet. Please contact the organiser',
  },
  noWindow: { zh: '贵单位还没有选位时间', en: 'Your company has no time for choosing yet' },
  beforeWindow: { zh: '还没有到贵单位的选位时间', en: 'Your time for choosing has not begun' },
  betweenWindows: {
    zh: '上一轮选位时间已结束，下一轮还没有开始',
    en: 'Your last time for choosing is over, and the next one has not begun',
  },
  afterWindow: { zh: '贵单位的选位时间已结束', en: 'Your time for choosing is over' },
  finished: {
    zh: '选择已完成，等待组委会确认，不能再更改',
    en: 'Your choice is finished and with the organiser, so it cannot be changed',
  },
  inGroup: {
    zh: '贵单位随{group}参展，由{delegate}统一选位',
    en: 'Your company exhibits with {group}: {delegateEn} chooses for all of it',
  },
  nothingWanted: { zh: '请选择展位', en: 'Please choose a booth' },
  unknownBooth: { zh: '展位不存在', en: 'There is no such booth' },
  taken: {
    zh: '展位已经被选，请重新选择',
    en: 'This booth has just been taken. Please choose another',
  },
  notOffered: { zh: '该展位不对外选择', en: 'This booth is not on offer' },
  outOfRange: { zh: '该展馆不在贵单位的可选范围', en: 'This hall is outside your range' },
  otherClass: {
    zh: '该展位不在可选额度内：贵单位可选{wanted}',
    en: 'Not in your quota: your company may choose {wanted}',
  },
  otherExhibits: {
    zh: '该展位不在可选额度内：展品类型不符',
    en: 'Not in your quota: the booth is for another type of exhibits',
  },
  tooSmall: {
    zh: '该展位不在可选额度内：面积不足{least}㎡',
    en: 'Not in your quota: smaller than {least} m²',
  },
  tooLarge: {
    zh: '该展位不在可选额度内：面积超过{most}㎡',
    en: 'Not in your quota: larger than {most} m²',
  },
  standardMost: {
    zh: '标准展位最多允许选择{count}个',
    en: 'Standard booths in your quota: {count} at most',
  },
  rawMost: {
    zh: '光地展位最多允许选择{count}个',
    en: 'Raw-space booths in your quota: {count} at most',
  },
  crossHall: { zh: '所选展位不能跨馆', en: 'All your booths must be in one hall' },
  oneClass: { zh: '只能选择一种展位类型', en: 'You can choose standard booths or raw space, not both' },
  apart: {
    zh: '与您已选的展位不相邻，标准展位必须连续',
    en: 'Not beside the booths you have: standard booths must adjoin',
  },
  notYours: { zh: '该展位不是贵单位选择的', en: 'Your company did not choose this booth' },
  assigned: {
    zh: '该展位由组委会分配，不能自行取消',
    en: 'The organiser gave you this booth, so you cannot release it yourself',
  },
  wouldPart: {
    zh: '取消后其余展位不再相邻，请从两端开始取消',
    en: 'The booths left would not adjoin any more. Please begin at an end of the row',
  },
  tooFew: { zh: '至少需要选择{count}个展位', en: 'Please choose {count} or more booths' },
  unknownCompany: { zh: '企业不存在', en: 'There is no such company' },
  noCompany: { zh: '请至少选中一条记录', en: 'Please choose at least one row' },
  reason: { zh: '请填写原因', en: 'Please say why' },
  reasonTooLong: { zh: '原因最多{limit}字', en: 'The reason can have at most {limit} characters' },
  choiceChanged: {
    zh: '企业的选择已变化，请重新查看',
    en: 'The choice has changed since. Please look again',
  },
  contract: {
    zh: '企业已有合同{number}，展位不能再变动',
    en: 'Contract {number} stands, so the booths can no longer be changed',
  },
  sameCompany: { zh: '请选择两家不同的企业', en: 'Please choose two different companies' },
  nothingHeld: { zh: '{company}没有展位', en: '{company} has no booth' },
  notFit: { zh: '{company}：{why}', en: '{company}: {why}' },
  keptApart: { zh: '这两家企业已有避邻要求', en: 'There is such a wish of these two already' },
  unknownWish: { zh: '避邻要求不存在或已取消', en: 'There is no such wish any more' },
  quotaOrder: { zh: '最多不能少于最少', en: 'The most cannot be less than the least' },
  quotaLeast: { zh: '请填写大于0的整数', en: 'Please enter a whole number above zero' },
  unknownGroup: {
    zh: '企业不在该展团中，或还没有通过审核',
    en: 'The company is not in this group, or not approved yet',
  },
  delegateNamed: {
    zh: '该展团已有代表，或该企业已是其他展团的代表，请刷新后再试',
    en: 'The group has a delegate already, or the company is another group’s. Please look again',
  },
  unknownDelegate: {
    zh: '展团代表不存在或已取消',
    en: 'There is no such delegate any more',
  },
  notDelegate: { zh: '贵单位不是展团代表', en: 'Your company is not the delegate of a group' },
  undivided: {
    zh: '{company}的展位比自己的额度多，请先把展团展位分配给各单位：{codes}',
    en: '{company} has more than its own quota. Please divide the block among its units first: {codes}',
  },
  blockOpen: {
    zh: '完成选择后、组委会确认前，才能分配展团展位',
    en: 'A block is divided once the choice is finished, and before it is confirmed',
  },
  notInBlock: {
    zh: '{codes}不在待分配的展团展位中，请刷新后再试',
    en: 'Not among the booths to be divided: {codes}. Please look again',
  },
  notUnit: {
    zh: '该企业不在待分配的展团单位中，请刷新后再试',
    en: 'This company is not among the units still without booths. Please look again',
  },
  leftOver: {
    zh: '还有展位没有分配：{codes}。{company}自己最多{count}个',
    en: 'Still to be given to somebody: {codes}. {company} itself may have {count} at most',
  },
  dividedMeanwhile: {
    zh: '展团展位已在别处分配，请看最新情况',
    en: 'The block was divided elsewhere meanwhile. Please look again',
  },
  tooManyFavourites: {
    zh: '最多收藏{most}个展位，请先取消几个',
    en: 'You can mark up to {most} booths. Please remove some first',
  },
  failed: { zh: '选择展位失败', en: 'The booth could not be chosen' },
})

export type SelectionMessage = keyof typeof selectionMessages
