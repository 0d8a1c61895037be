import { defineMessages } from '../text'

export const windowMessages = defineMessages('window', {
  noStart: { zh: '请选择起始时间', en: 'Please choose when it starts' },
  noEnd: { zh: '请选择终止时间', en: 'Please choose when it ends' },
  badTime: {
    zh: '请按“年-月-日 时:分:秒”填写时间',
    en: 'Please write the time as year-month-day hour:minute:second',
  },
  endFirst: { zh: '终止时间必须晚于起始时间', en: 'It has to end after it starts' },
  tooShort: { zh: '选位时间至少一分钟', en: 'A window has to last a minute at least' },
  past: { zh: '终止时间已过，请选择将来的时间', en: 'This end is already past. Please choose a later one' },
  noSuchHour: {
    zh: '展会所在时区当天没有这个时间（夏令时调整），请选择其他时间',
    en: 'Clocks at the fair skip this time on that day. Please choose another',
  },
  nothingChosen: { zh: '请至少选中一条记录', en: 'Please select at least one row' },
  tooMany: { zh: '一次最多{limit}家企业', en: 'No more than {limit} companies at a time' },
  companyTwice: { zh: '同一企业出现了两次', en: 'One company is named twice' },
  unknownCompany: { zh: '企业不存在', en: 'There is no such company' },
  conflict: {
    zh: '{company}的选位时间已由{who}于{when}修改，本次没有保存，请核对后再设置',
    en: '{who} changed the window of {company} at {when}. Nothing was saved; please look again',
  },
  /** Where several companies are set at once: whose it is, and what is wrong with it. */
  ofCompany: { zh: '{company}：{why}', en: '{company}: {why}' },
  extensionRange: { zh: '请填写1到240之间的整数', en: 'Please enter a whole number from 1 to 240' },
  noReason: { zh: '请填写原因', en: 'Please say why' },
  reasonTooLong: { zh: '原因最多{limit}字', en: 'The reason can have at most {limit} characters' },
  saved: { zh: '保存成功！', en: 'Saved' },
  notSaved: { zh: '保存失败！', en: 'It was not saved' },
  edited: { zh: '编辑成功！', en: 'Changed' },
  notEdited: { zh: '编辑失败！', en: 'It was not changed' },
  cancelled: {
    zh: '成功取消{count}条展位选择时间设置信息',
    en: 'Cancelled windows: {count}',
  },
  notCancelled: { zh: '取消失败', en: 'It was not cancelled' },
})
