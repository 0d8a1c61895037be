import { defineMessages } from '../text'

/** What is wrong with a value, whatever the field is called. */
export const fieldRules = defineMessages('fieldRule', {
  required: { zh: '此项为必填项', en: 'This field is required' },
  tooLong: { zh: '最多可输入{limit}个字', en: 'Not more than {limit} characters' },
  languageUnfinished: {
    zh: '该语言的内容尚未填完，请补充此项；如不提供此语言，请将其全部清空',
    en: 'This language is not complete yet. Fill this in, or clear the rest of it to leave the language out',
  },
  noLanguage: { zh: '请至少完整填写一种语言', en: 'Please fill in at least one of the languages' },
  noName: { zh: '请至少用一种语言填写', en: 'Please fill this in, in at least one language' },
  choose: { zh: '请选择', en: 'Please choose' },
  chooseCompany: { zh: '请选择企业', en: 'Please choose a company' },
  date: { zh: '日期格式应为 yyyy/MM/dd', en: 'Dates are written yyyy/MM/dd' },
  dateOrder: { zh: '结束日期不能早于开始日期', en: 'The end date cannot be before the start date' },
  link: {
    zh: '链接须为 https:// 网址、mailto: 邮箱、tel: 电话，或以“/”开头的站内地址',
    en: 'A link is an https:// address, mailto:, tel:, or a path of this site that begins with “/”',
  },
  tooMuch: { zh: '内容过多，请精简', en: 'This is too much. Please shorten it' },
  tooDeep: { zh: '栏目最多三级', en: 'The navigation has at most three levels' },
  twice: { zh: '不能重复选择', en: 'The same cannot be chosen twice' },
  measure: {
    zh: '请输入 0.01 至 999 之间的数，最多两位小数',
    en: 'A figure from 0.01 to 999, with up to two decimals',
  },
  mapPoint: {
    zh: '请填写“纬度, 经度”，例如 39.9042, 116.4074',
    en: 'Write latitude and longitude, as in 39.9042, 116.4074',
  },
  rangeOrder: { zh: '最大值不能小于最小值', en: 'The maximum cannot be below the minimum' },
})
