import { defineMessages } from '../text'

/** What is wrong with something typed or chosen. */
export const boardRules = defineMessages('boardRule', {
  tooLong: { zh: '最多可输入{limit}个字', en: 'Not more than {limit} characters' },
  titleMissing: {
    zh: '已填写正文，请补充标题；如不发布此语言，请清空正文',
    en: 'There is a text but no title. Add one, or clear the text to leave this language out',
  },
  bodyMissing: {
    zh: '已填写标题，请补充正文；如不发布此语言，请清空标题',
    en: 'There is a title but no text. Add one, or clear the title to leave this language out',
  },
  noLanguage: {
    zh: '请至少完整填写一种语言的标题和正文',
    en: 'Please give a title and a text in at least one language',
  },
  tooManyAttachments: { zh: '最多可添加{limit}个附件', en: 'Not more than {limit} attachments' },
  attachmentTwice: { zh: '同一个附件只能添加一次', en: 'The same attachment has been added twice' },
  attachmentGone: {
    zh: '有附件已失效，请移除后重新上传',
    en: 'An attachment is no longer kept. Please remove it and upload it again',
  },
  questionMissing: { zh: '请输入您的问题', en: 'Please enter your question' },
  answerMissing: { zh: '请输入回复内容', en: 'Please enter the answer' },
})

/** What became of a request. */
export const boardMessages = defineMessages('board', {
  unknownNotice: { zh: '该通知不存在或已删除', en: 'There is no such notice' },
  noticeGone: {
    zh: '该通知不存在或已撤下，可不关联通知直接提问',
    en: 'This notice is no longer on the board. You can ask without referring to it',
  },
  conflict: {
    zh: '该通知已被{who}于{when}修改，您的操作尚未保存，请核对最新内容',
    en: '{who} changed this notice at {when}. Nothing of yours is saved yet: please look at the latest version',
  },
  notFromHere: {
    zh: '该通知当前的状态不支持此操作，请刷新后查看',
    en: 'The notice is in a state that does not allow this. Please refresh',
  },

  unknownQuestion: { zh: '该提问不存在或已撤回', en: 'There is no such question' },
  answered: {
    zh: '组委会已回复该提问，不能再撤回',
    en: 'The organiser has answered this question, so it can no longer be withdrawn',
  },
  answerConflict: {
    zh: '{who}已于{when}回复或修改了该提问，您的回复尚未保存，请核对后再提交',
    en: '{who} answered or corrected this question at {when}. Your answer is not saved yet: please look first',
  },
  alreadySaved: {
    zh: '这条通知刚才已保存，请在列表中打开后再修改',
    en: 'This notice was saved a moment ago. Please open it from the list to change it',
  },
  tooManyToday: {
    zh: '一天最多提问{limit}次，请明天再提问',
    en: 'You can ask {limit} questions a day. Please ask again tomorrow',
  },
  tooManyOpen: {
    zh: '您已有{limit}个提问等待回复，请在收到回复后再提问，或撤回不再需要的提问',
    en: 'You have {limit} questions waiting for an answer. Please wait for one, or withdraw what you no longer need',
  },
})

const messages = defineMessages('boardFile', {
  kind: { zh: '附件只能是 pdf、jpg、png 文件', en: 'Attachments are pdf, jpg or png files' },
  size: { zh: '附件不能超过 {limit} MB', en: 'Attachments can be up to {limit} MB' },
  damaged: { zh: '文件已损坏，无法打开', en: 'The file is damaged and cannot be opened' },
  pixels: {
    zh: '图片尺寸过大：每边最多{side}像素，总计最多{megapixels}00万像素，请缩小后上传',
    en: 'The picture is too large: at most {side} pixels on each side and {megapixels} million in all. Please reduce it',
  },
  active: {
    zh: 'PDF 中含有脚本或附件，请另存为普通 PDF 后上传',
    en: 'The PDF contains scripts or attachments; please save it as a plain PDF',
  },
  encrypted: {
    zh: 'PDF 设有密码，参展商将无法打开，请取消密码后上传',
    en: 'The PDF is protected by a password, so exhibitors could not open it; please remove it',
  },
  slow: {
    zh: '文件过于复杂，无法检查，请换一个文件',
    en: 'The file is too complex to check; please use another',
  },
})

/** What is said of an attachment that is refused, by what is wrong with it. */
export const attachmentFaults: Readonly<Record<string, string>> = {
  empty: messages.kind,
  wrongKind: messages.kind,
  tooLarge: messages.size,
  damaged: messages.damaged,
  tooManyPixels: messages.pixels,
  activeContent: messages.active,
  encrypted: messages.encrypted,
  tooSlow: messages.slow,
}
