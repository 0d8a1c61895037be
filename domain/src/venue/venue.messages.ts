import { defineMessages } from '../text'

export const venueMessages = defineMessages('venue', {
  code: {
    zh: '展馆编号应为1-20位字母、数字或连字符',
    en: 'A hall’s code has 1 to 20 letters, digits or hyphens',
  },
  name: { zh: '请填写展馆名称', en: 'Please enter the hall’s name' },
  extent: {
    zh: '请输入大于0且不超过2000的米数，最多两位小数',
    en: 'Please enter metres above 0 and up to 2000, with at most two decimals',
  },
  height: {
    zh: '请输入大于0且不超过100的米数，最多两位小数',
    en: 'Please enter metres above 0 and up to 100, with at most two decimals',
  },
  load: { zh: '请输入大于0、不超过6位的整数', en: 'Please enter a whole number above 0, of up to 6 digits' },
  halfSpan: { zh: '开始和结束时间须同时填写', en: 'Please enter both the start and the end' },
  spanOrder: { zh: '结束时间须晚于开始时间', en: 'The end must be after the start' },
  codeTaken: { zh: '本届已有此编号的展馆', en: 'Another hall of this edition has this code' },
  codeStays: {
    zh: '展馆内已有展位，编号不能再修改',
    en: 'There are booths in this hall, so its code can no longer change',
  },
  tooSmall: {
    zh: '展位{codes}会落在展馆之外，请先移动这些展位',
    en: '{codes} would lie outside the hall. Move these booths first',
  },
  tooSmallHere: { zh: '容不下现有展位', en: 'Too small for the booths that are there' },
  heldBooths: {
    zh: '展馆{hall}的展位{codes}已有归属或已预留，不能停用',
    en: '{codes} in {hall} are taken or reserved, so the hall cannot be taken out of use',
  },
  boundBooths: {
    zh: '展馆{hall}的展位{codes}已有归属或已预留，不能修改类别或展品类型',
    en: '{codes} in {hall} are taken or reserved, so its kind and exhibit type stay as they are',
  },
  heldBoothsHere: { zh: '馆内有展位已有归属或已预留', en: 'Booths in it are taken or reserved' },
  hasDraft: {
    zh: '{hall}还有未发布的设计草稿，请先发布或放弃草稿',
    en: 'There is an unpublished draft of {hall}. Please publish it or throw it away first',
  },
  hasBooths: {
    zh: '展馆{hall}的平面图上还有展位或功能区（共{count}处），不能删除。如不再使用，可将其停用',
    en: 'Booths or service areas ({count}) are on the plan of {hall}, so it cannot be deleted. It can be taken out of use instead',
  },
  hasHeldBooths: {
    zh: '展馆{hall}的展位{codes}已有归属或已预留，不能删除',
    en: '{codes} in {hall} are taken or reserved, so the hall cannot be deleted',
  },
  otherEdition: {
    zh: '该展馆属于另一届，不能修改',
    en: 'This hall belongs to another edition and cannot be changed',
  },
  nothingToSet: {
    zh: '请至少选择一项要修改的内容',
    en: 'Please choose at least one thing to change',
  },
  manyBooths: { zh: '一次最多修改{limit}个展位', en: 'At most {limit} booths can be changed at once' },
  noEarlier: { zh: '上一届没有展馆可以复制', en: 'The last edition has no halls to copy' },
})
