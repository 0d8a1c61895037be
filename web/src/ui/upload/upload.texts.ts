import type { Texts } from '../../lib/text'

export const uploadTexts = {
  uploading: { zh: '正在上传 {percent}%', en: 'Uploading {percent}%' },
  checking: { zh: '正在检查文件', en: 'Checking the file' },
  unreachable: {
    zh: '连接中断，文件未上传。请检查网络后重试。',
    en: 'The connection was lost, so the file was not uploaded. Check your connection and try again.',
  },
} satisfies Texts
