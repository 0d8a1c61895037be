import { defineMessages } from '../text'

export const drawMessages = defineMessages('draw', {
  saved: { zh: '保存成功！', en: 'Saved' },
  saveFailed: { zh: '保存失败，请稍后再试', en: 'Saving failed. Please try again later' },
  sizeMissing: { zh: '请填写批次数量', en: 'Please enter how many choose in the batch' },
  timeMissing: { zh: '请选择时间', en: 'Please choose a time' },
  timeUnknown: { zh: '该时间不存在，请重新选择', en: 'There is no such time. Please choose another' },
  timeOrder: { zh: '结束时间必须晚于开始时间', en: 'The end must be later than the start' },
  noBatch: { zh: '请至少设置一个批次', en: 'Please set at least one batch' },
  unknownBatch: {
    zh: '批次已被他人修改，请刷新后重试',
    en: 'Somebody else changed the batches meanwhile. Please reload and try again',
  },
  notAllPlaced: {
    zh: '完成预报名的展商未分配完！',
    en: 'The batches do not hold every registered exhibitor!',
  },
  councilAsk: {
    zh: '当前设置不能满足{count}家理事单位均处在第一批次，是否确认保存?',
    en: 'With these settings not all {count} council members are in the first batch. Save anyway?',
  },
  failed: { zh: '摇号失败，请稍后再试', en: 'The draw failed. Please try again later' },
  frozen: {
    zh: '名单已冻结，批次不能再修改；如需修改请先撤回并说明原因',
    en: 'The list is frozen, so the batches stand. To change them, withdraw the draw with a reason first',
  },
  alreadyFrozen: { zh: '本轮名单已冻结', en: 'The list of this round is frozen already' },
  notFrozen: { zh: '名单尚未冻结，不能摇号', en: 'The list is not frozen yet, so nothing can be drawn' },
  noValue: {
    zh: '尚未录入公共随机数，不能摇号',
    en: 'The public value is not entered yet, so nothing can be drawn',
  },
  alreadyDrawn: { zh: '本轮已完成摇号', en: 'This round has been drawn already' },
  nobodyToDraw: { zh: '没有可参加摇号的企业', en: 'There is no company to draw' },
  batchPast: {
    zh: '批次的选位时间已开始，请先修改批次时间',
    en: 'The time of a batch has begun already. Please set a later one first',
  },
  windowOpened: {
    zh: '已有企业的选位时间开始，不能重新摇号',
    en: 'The time of a company for choosing has begun, so the draw stands',
  },
  reasonMissing: { zh: '请填写原因', en: 'Please give a reason' },
  sourceMissing: { zh: '请说明公共随机数的来源', en: 'Please say where the public value will come from' },
  sourcePast: {
    zh: '公共随机数必须在名单冻结之后产生',
    en: 'The public value must come into being after the list is frozen',
  },
  sourceNotYet: { zh: '公共随机数尚未产生', en: 'The public value does not exist yet' },
  valueEntered: { zh: '公共随机数已录入，不能修改', en: 'The public value is entered and stands' },
  tooFewDice: { zh: '至少掷10个骰子', en: 'Throw at least 10 dice' },
  drandShape: {
    zh: '请填写64位十六进制的drand随机数',
    en: 'Please enter the 64 hexadecimal digits of the drand value',
  },
  drandSignature: {
    zh: '签名与该轮drand随机数不符',
    en: 'The signature is not that of this drand round',
  },
  lotteryShape: {
    zh: '请填写开奖号码：至少4个数字，以空格分隔',
    en: 'Please enter the numbers drawn: at least four, with spaces between them',
  },
  diceShape: {
    zh: '请按顺序填写所有骰子的点数（1–6）',
    en: 'Please enter what every one of the dice shows, in order, from 1 to 6',
  },
  unknownDraw: { zh: '没有该摇号记录', en: 'There is no such draw' },
  nothingToSend: {
    zh: '本轮尚未摇号，没有可发送的通知',
    en: 'This round is not drawn yet, so there is nothing to tell',
  },
  shape: { zh: '文件不是完整的摇号数据包', en: 'This is not a whole bundle of a draw' },
  listOrder: {
    zh: '名单未按报名编号排序或有重复',
    en: 'The list is not sorted by registration number, or names one twice',
  },
  listHash: { zh: '名单与公布的SHA-256不符', en: 'The list does not agree with its published SHA-256' },
  notDrawn: {
    zh: '尚未摇号，名单与公布的SHA-256相符',
    en: 'Not drawn yet; the list agrees with its published SHA-256',
  },
  commitment: {
    zh: '主办方密数与事先公布的承诺不符',
    en: 'The organiser’s secret is not the one that was committed to',
  },
  value: { zh: '公共随机数与其来源不符', en: 'The public value does not fit its source' },
  signature: { zh: '公共随机数的签名不正确', en: 'The signature of the public value is not right' },
  tooEarly: {
    zh: '公共随机数在名单冻结之前已经产生',
    en: 'The public value existed before the list was frozen',
  },
  seed: { zh: '种子计算结果不符', en: 'The seed does not agree' },
  room: { zh: '批次容纳不下名单中的企业', en: 'The batches do not hold everybody on the list' },
  order: { zh: '顺序计算结果不符', en: 'The order does not agree' },
  batch: { zh: '批次计算结果不符', en: 'The batches do not agree' },
})
