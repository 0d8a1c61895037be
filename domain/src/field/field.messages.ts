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
  choose: { zh: '请选择', en: 'Please choose' },
  chooseCompany: { zh: '请选择企业', en: 'Please choose a company' },
  date: { zh: '日期格式应为 yyyy/MM/dd', en: 'Dates are written yyyy/MM/dd' },
  dateOrder: { zh: '结束日期不能早于开始日期', en: 'The end date cannot be before the start date' },
  rangeOrder: { zh: '最大值不能小于最小值', en: 'The maximum cannot be below the minimum' },
})
