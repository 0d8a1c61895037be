import { defineMessages } from '../text'

export const mailMessages = defineMessages('mail', {
  missing: { zh: '请填写内容', en: 'Please enter the text' },
  unknownPlaceholder: {
    zh: '无法识别的占位符：{names}',
    en: 'There is no such placeholder here: {names}',
  },
  placeholderMissing: {
    zh: '缺少必需的占位符：{names}',
    en: 'This text cannot do without: {names}',
  },
  changed: {
    zh: '{who}于{when}修改了模板，本次没有保存',
    en: '{who} changed this template at {when}. Nothing was saved',
  },
  unknownTemplate: { zh: '该模板不存在', en: 'There is no such template' },
  noOwnContact: {
    zh: '您的用户资料里没有手机或邮箱，无法发送测试',
    en: 'Your user has neither a mobile nor a mailbox to send a test to',
  },
  testLimit: {
    zh: '测试发送过于频繁，请在{minutes}分钟后再试',
    en: 'Too many tests. Please try again in {minutes} minutes',
  },
  noCompany: { zh: '没有找到这家企业', en: 'No such company was found' },
  countChanged: {
    zh: '现在符合条件的有{now}家，不是{seen}家，请核对后再发送',
    en: 'There are {now} companies in this circle now, not {seen}. Please look again before sending',
  },
  nobodyMeant: { zh: '没有符合条件的企业', en: 'There is no company in this circle' },
  unknownRound: { zh: '该群发不存在', en: 'There is no such message' },
  roundChanged: {
    zh: '{who}于{when}改变了这次群发，请核对',
    en: '{who} changed this at {when}. Please look again',
  },
  roundOver: { zh: '这次群发已经完成', en: 'This message has gone to everybody already' },
  chooseMessages: { zh: '请至少选中一条记录', en: 'Please select at least one row' },
})
