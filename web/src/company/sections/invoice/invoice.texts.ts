import type { Texts } from '../../../lib/text'

export const invoiceTexts = {
  creditCodeDoubtful: {
    zh: '校验位不符，请核对是否有误；确认无误仍可保存',
    en: 'The check digit does not fit. Please compare; if it is right you can still save',
  },
} satisfies Texts
