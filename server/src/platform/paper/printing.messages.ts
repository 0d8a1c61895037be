import { defineMessages } from '@fairground/domain/text'

export const printingMessages = defineMessages('printing', {
  oneAtATime: {
    zh: '您的上一份 PDF 还在生成，请稍后再导出',
    en: 'Your last PDF is still being made. Please try again in a moment',
  },
  busy: {
    zh: '正在生成的 PDF 较多，请稍后再导出',
    en: 'Many PDFs are being made right now. Please try again in a moment',
  },
})
