import { defineMessages } from '../../text'

const messages = defineMessages('signUpFile', {
  missing: { zh: '请选择文件', en: 'Please choose a file' },
  gone: { zh: '文件不存在', en: 'This file does not exist' },
  noCompany: { zh: '没有找到这家企业', en: 'There is no such company' },
  imageKind: { zh: '只能上传jpg、png格式的图片', en: 'Picture has to be endswith png or jpg' },
  imageSize: { zh: '上传图片大小须小于5MB!', en: 'Picture has to be less than 5MB!' },
  documentKind: {
    zh: '只能上传jpg、png格式的图片或单页pdf文件',
    en: 'File has to be endswith png jpg or pdf',
  },
  documentPages: {
    zh: '只能上传单页pdf文件，该文件不止一页',
    en: 'Only a pdf of one page can be uploaded; this one has more',
  },
  documentSize: { zh: '上传图片大小须小于5MB!', en: 'File has to be less than 5mb' },
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
    zh: 'PDF 设有密码，请取消密码后上传',
    en: 'The PDF is protected by a password; please remove it',
  },
  slow: {
    zh: '文件过于复杂，无法检查，请换一个文件',
    en: 'The file is too complex to check; please use another',
  },
})

const common = {
  damaged: messages.damaged,
  tooManyPixels: messages.pixels,
  activeContent: messages.active,
  encrypted: messages.encrypted,
  tooSlow: messages.slow,
}

/** What is said of a file that is refused, by what is wrong with it. */
export const fileMessages: {
  missing: string
  gone: string
  noCompany: string
  damaged: string
  image: Record<string, string>
  document: Record<string, string>
} = {
  missing: messages.missing,
  gone: messages.gone,
  noCompany: messages.noCompany,
  damaged: messages.damaged,
  image: {
    ...common,
    empty: messages.imageKind,
    wrongKind: messages.imageKind,
    tooLarge: messages.imageSize,
  },
  document: {
    ...common,
    empty: messages.documentKind,
    wrongKind: messages.documentKind,
    tooManyPages: messages.documentPages,
    tooLarge: messages.documentSize,
  },
}
