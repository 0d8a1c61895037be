import type { Texts } from '../../../lib/text'

export const invoiceTexts = {
  creditCodeDoubtful: {
    zh: '校验位不符，请核对是否有误；确认无误仍可保存',
    en: 'The check digit doesn’t match. Please check it; if it is right you can still save',
  },
} satisfies Texts
