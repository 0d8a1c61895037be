import { defineMessages } from '../text'

export const catalogueMessages = defineMessages('catalogue', {
  name: { zh: '请填写企业名称', en: 'Please enter the name of the company' },
  intro: { zh: '请填写企业介绍', en: 'Please describe the company' },
  email: { zh: '请填写正确的邮箱', en: 'Please enter a valid e-mail address' },
  noBooth: {
    zh: '取得展位后即可填写会刊内容',
    en: 'Your catalogue entry can be filled in once you have a booth',
  },
  deadlineOver: {
    zh: '会刊内容已于{day}截止，如需修改请联系组委会',
    en: 'The last day for catalogue entries was {day}. To change something, please contact the organiser',
  },
  noCompany: { zh: '企业不存在', en: 'There is no such company' },
  conflict: {
    zh: '{who}于{when}保存了新的内容，本次没有保存',
    en: '{who} saved something else at {when}. Nothing was saved',
  },
  notSubmitted: { zh: '该企业尚未提交会刊内容', en: 'This company has not submitted its entry' },
  decidedAlready: { zh: '该内容已处理', en: 'This entry is settled already' },
  remark: { zh: '退回时请填写意见', en: 'Please say why it is returned' },
  remarkTooLong: { zh: '意见最多为500字', en: 'A remark can have at most 500 characters' },
  nothingToPrint: { zh: '还没有审定的会刊内容', en: 'No entry is approved yet' },
  someCompany: { zh: '请选择企业', en: 'Please choose companies' },
  saved: { zh: '会刊内容已保存', en: 'Your entry is saved' },
  submitted: { zh: '会刊内容已提交，请等待审校', en: 'Your entry is submitted and will be proofread' },
})
