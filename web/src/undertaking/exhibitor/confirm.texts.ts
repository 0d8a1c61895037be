import type { Texts } from '../../lib/text'

export const confirmTexts = {
  title: { zh: '确认与承诺', en: 'Confirm and sign' },
  lead: {
    zh: '请阅读以下文件，由贵单位负责人签署。签署后的文本连同签署人、时间一并留存，可随时下载。',
    en: 'Please read these documents and have somebody sign who may speak for your company. What you sign is kept as you read it, with name and time, and you can download it at any time.',
  },
  lastDay: { zh: '签署截止 {day}', en: 'Sign by {day}' },
  version: { zh: '第 {version} 版', en: 'Version {version}' },
  signedBy: { zh: '{who} 于 {when} 签署', en: 'Signed by {who}, {when}' },
  recordedFor: { zh: '工作人员登记：{who}，{when}', en: 'Put on record by staff: {who}, {when}' },
  readSigned: { zh: '查看已签署的文本', en: 'Read what was signed' },
  pdf: { zh: '下载签署件（PDF）', en: 'Download as PDF' },
  pdfOf: { zh: '下载签署件（PDF）：{document}', en: 'Download as PDF: {document}' },
  makingPdf: { zh: '正在生成…', en: 'Being made…' },
  askedAgain: { zh: '组委会请贵单位重新签署', en: 'The organiser asks you to sign again' },
  earlierSigned: { zh: '上一次由 {who} 于 {when} 签署', en: 'Last signed by {who}, {when}' },

  sign: { zh: '签署', en: 'Sign' },
  signLead: {
    zh: '验证码将发送至 {contact}。',
    en: 'The code goes to {contact}.',
  },
  agree: { zh: '我已阅读并同意', en: 'I have read and agree to' },
  agreeTo: { zh: '《{document}》', en: 'the {document}' },
  signer: { zh: '签署人姓名', en: 'Name of the person signing' },
  signerHint: { zh: '须有权代表贵单位', en: 'Somebody who may speak for your company' },
  code: { zh: '验证码', en: 'Code' },
  sent: { zh: '验证码已发送至 {contact}', en: 'A code was sent to {contact}' },
  submit: { zh: '确认签署', en: 'Sign now' },
  done: { zh: '签署成功', en: 'Signed' },
  allDone: { zh: '全部文件均已签署', en: 'Everything is signed' },
  allDoneNote: {
    zh: '感谢配合。签署件可在本页随时下载。',
    en: 'Thank you. You can download what you signed at any time.',
  },
  nothingToSign: { zh: '目前不能签署', en: 'Nothing can be signed now' },
} satisfies Texts
