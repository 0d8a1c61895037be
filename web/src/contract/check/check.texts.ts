import type { Texts } from '../../lib/text'

export const checkTexts = {
  title: { zh: '合同验真', en: 'Is this contract genuine?' },
  lead: {
    zh: '输入合同上印的编号和校验码，或选择合同的 PDF 文件。文件在您的浏览器中计算 SHA-256，不会上传。',
    en: 'Enter the number and the code printed on the contract, or choose its PDF. The file is hashed in your browser and never sent.',
  },
  byCode: { zh: '用编号和校验码', en: 'By number and code' },
  number: { zh: '合同编号', en: 'Contract no.' },
  code: { zh: '校验码或 SHA-256', en: 'Code or SHA-256' },
  ask: { zh: '验证', en: 'Check' },
  byFile: { zh: '用 PDF 文件', en: 'By the PDF' },
  file: { zh: '选择 PDF', en: 'Choose a PDF' },
  fileHint: {
    zh: '或把文件拖到这里。只发送文件的 SHA-256。',
    en: 'Or drop it here. Only its SHA-256 is sent.',
  },
  asking: { zh: '正在验证', en: 'Being checked' },
  missing: { zh: '请输入合同编号和校验码', en: 'Please enter the number and the code' },
  genuine: { zh: '合同真实有效', en: 'This contract is genuine' },
  replaced: { zh: '合同真实，已被变更合同取代', en: 'Genuine, and replaced by an amendment' },
  void: { zh: '合同真实，已作废', en: 'Genuine, and void' },
  unknown: { zh: '无法确认', en: 'This cannot be confirmed' },
  unknownNote: {
    zh: '编号与校验码不符，或文件与盖章时不一致。请核对后再试，或联系主办方。',
    en: 'Number and code do not belong together, or the file is not as it was sealed. Check them, or ask the organiser.',
  },
  paper: {
    zh: '{number} · 盖章日期 {day} · {company}',
    en: '{number} · sealed on {day} · {company}',
  },
  failed: {
    zh: '现在无法验证，请稍后再试。已输入的内容仍在。',
    en: 'It cannot be checked at the moment. Please try again; what you entered is kept.',
  },
  of: { zh: '文件：{name}', en: 'File: {name}' },
} satisfies Texts
