import type { Texts } from '../../lib/text'

export const uploadTexts = {
  uploading: { zh: '正在上传 {percent}%', en: 'Uploading {percent}%' },
  chooseFile: { zh: '选择文件', en: 'Choose a file' },
  choosePicture: { zh: '选择图片', en: 'Choose a picture' },
  replace: { zh: '更换', en: 'Replace' },
  remove: { zh: '移除', en: 'Remove' },
  stop: { zh: '停止上传', en: 'Stop' },
  retry: { zh: '重试', en: 'Try again' },
  failed: { zh: '上传失败，请重试', en: 'The upload failed. Please try again' },
  checking: { zh: '正在检查文件', en: 'Checking the file' },
  unreachable: {
    zh: '连接中断，文件未上传。请检查网络后重试。',
    en: 'The connection was lost, so the file was not uploaded. Check your connection and try again.',
  },
} satisfies Texts
