import { defineMessages } from '../text'

/** What is wrong with a co-exhibitor, or why none can be named now. */
export const coExhibitorMessages = defineMessages('coExhibitor', {
  noBooth: {
    zh: '取得展位后才能填报联合参展商',
    en: 'Co-exhibitors can be named once you have a booth',
  },
  deadlineOver: {
    zh: '联合参展商填报已于{day}截止，不再受理变更',
    en: 'Co-exhibitors could be named until {day}; changes are no longer accepted',
  },
  full: {
    zh: '每家企业最多填报{most}家联合参展商',
    en: 'A company can name at most {most} co-exhibitors',
  },
  name: { zh: '请输入名称（中文或英文）', en: 'Please enter its name, in Chinese or English' },
  country: { zh: '请输入国家或地区', en: 'Please enter the country or region' },
  contact: { zh: '请输入联系人', en: 'Please enter a contact person' },
  phone: { zh: '请输入联系电话', en: 'Please enter a phone number' },
  doubled: {
    zh: '已填报同名的联合参展商：{name}',
    en: 'A co-exhibitor of this name is named already: {name}',
  },
  logoGone: { zh: '标志文件已失效，请重新上传', en: 'The logo is no longer there; please upload it again' },
  remark: { zh: '请填写原因', en: 'Please give a reason' },
  remarkTooLong: { zh: '答复最多为200字', en: 'An answer can have at most 200 characters' },
  unknown: { zh: '没有这家联合参展商', en: 'There is no such co-exhibitor' },
  conflict: {
    zh: '{who}已于{when}更改，请核对后重试',
    en: '{who} changed this on {when}; please look again',
  },
})
