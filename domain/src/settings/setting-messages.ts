import { defineMessages } from '../text'

/** What the rules of the settings say when a value breaks them. */
export const settingRules = defineMessages('settingRules', {
  leastAboveMost: { zh: '最小值不能大于最大值', en: 'The minimum may not exceed the maximum' },
  closesBeforeOpens: { zh: '闭幕日期不能早于开幕日期', en: 'The last day may not come before the first' },
  offeredAboveCap: {
    zh: '企业自选数量不能大于上限',
    en: 'What exhibitors may choose may not exceed the cap',
  },
  staffBelowOthers: {
    zh: '工作人员的最短长度不能小于其他人的最短长度',
    en: 'Staff may not have a shorter minimum than everyone else',
  },
  staffAboveMost: {
    zh: '工作人员的最短长度不能大于最长长度',
    en: 'The staff minimum may not exceed the longest length',
  },
  textMissing: { zh: '请填写内容', en: 'Please fill this in' },
  zone: { zh: '请选择列表中的时区', en: 'Please choose a time zone from the list' },
  date: { zh: '请选择日期', en: 'Please choose a date' },
  siteOrPath: {
    zh: '请输入以 https:// 开头的网址，或以 / 开头的本站地址',
    en: 'Enter a link that starts with https://, or an address on this site that starts with /',
  },
  site: {
    zh: '请输入以 https:// 开头的网址，或留空',
    en: 'Enter a link that starts with https://, or leave it empty',
  },
  phone: {
    zh: '电话只能包含数字、空格、括号、+ 和 -',
    en: 'A phone number has digits, spaces, brackets, + and - only',
  },
  groupNumber: { zh: 'QQ群号为5-12位数字', en: 'A QQ group number has 5 to 12 digits' },
  tooManyEntries: { zh: '最多{limit}项', en: 'At most {limit} entries' },
  doubledChoice: { zh: '同一选项不能重复', en: 'The same option appears twice' },
  doubledGroup: { zh: '该展馆的这个群已在上面填写', en: 'This group of the hall is already named above' },
  unknownHall: {
    zh: '本届没有编号为“{hall}”的展馆',
    en: 'This edition has no hall with the code “{hall}”',
  },
  notTheWhole: { zh: '各期比例合计须为100%', en: 'All shares together must be 100 %' },
  oneOfEach: { zh: '每一行至少选择一项', en: 'Choose at least one in each row' },
})

/** What happens to a change of a setting. */
export const settingMessages = defineMessages('setting', {
  conflict: {
    zh: '{who}已先修改了这项设置。您填写的内容仍然保留，请核对后再保存。',
    en: '{who} has changed this setting meanwhile. What you entered is kept: compare, then save again.',
  },
  changedMeanwhile: { zh: '这项设置已被他人修改', en: 'Someone else has changed this setting' },
  entryUnknown: { zh: '没有找到这条修改记录', en: 'This change is not in the history' },
  cannotRestore: {
    zh: '这个旧值不符合现在的规则，无法恢复',
    en: 'This former value no longer fits the rules and cannot be restored',
  },
  unknown: { zh: '没有这项设置', en: 'There is no such setting' },
})
