import { defineMessages } from '../text'

export const undertakingMessages = defineMessages('undertaking', {
  noTitle: { zh: '请填写标题', en: 'Please enter a title' },
  noBody: { zh: '请填写正文', en: 'Please enter the text' },
  unknownPlaceholder: {
    zh: '无法识别的占位符：{names}',
    en: 'There is no such placeholder: {names}',
  },
  textChanged: {
    zh: '{who}于{when}修改了文本，本次没有保存',
    en: '{who} changed the text at {when}. Nothing was saved',
  },
  noSigner: { zh: '请填写签署人姓名', en: 'Please enter the name of whoever signs' },
  notAgreed: { zh: '请勾选要签署的文件', en: 'Please tick what you sign' },
  noCode: { zh: '请输入6位验证码', en: 'Please enter the six digits of the code' },
  noTicket: { zh: '请先获取验证码', en: 'Please have a code sent first' },
  wrongCode: { zh: '验证码错误或已过期', en: 'The code is wrong or no longer valid' },
  noReason: { zh: '请填写原因', en: 'Please say why' },
  reasonTooLong: { zh: '原因最多{limit}字', en: 'The reason can have at most {limit} characters' },
  nothingChosen: { zh: '请至少选中一条记录', en: 'Please select at least one row' },
  tooMany: { zh: '一次最多{limit}家企业', en: 'No more than {limit} companies at a time' },

  unknownCompany: { zh: '企业不存在', en: 'There is no such company' },
  unknownSignature: { zh: '签署记录不存在', en: 'There is no such signature' },
  noBooth: {
    zh: '贵单位尚无展位，取得展位后即可签署',
    en: 'Your company has no booth yet. You can sign once it has one',
  },
  companyHasNoBooth: { zh: '该企业没有展位', en: 'This company has no booth' },
  noText: {
    zh: '组委会尚未发布此文件，请稍后再来',
    en: 'The organiser has not published this text yet. Please come back later',
  },
  deadlineOver: {
    zh: '签署已于{day}截止。如仍需签署，请联系组委会，由工作人员登记',
    en: 'The last day for signing was {day}. To sign after all, please contact the organiser, whose staff can put it on record',
  },
  signedAlready: { zh: '此文件已经签署', en: 'This has been signed already' },
  readAgain: {
    zh: '文本或贵单位的资料在您打开页面后有变化，请重新阅读后再签署',
    en: 'The text, or what it says of your company, changed since you opened it. Please read it again before you sign',
  },
  notSigned: {
    zh: '该企业尚未签署，无需要求重新签署',
    en: 'This company has not signed, so it cannot sign again',
  },
  signedMeanwhile: {
    zh: '签署情况已有变化，请核对后再操作',
    en: 'This has changed meanwhile. Please look again',
  },
})
