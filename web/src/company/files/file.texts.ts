import type { Texts } from '../../lib/text'

export const fileTexts = {
  choose: { zh: '选择文件', en: 'Choose a file' },
  chooseImage: { zh: '选择图片', en: 'Choose a picture' },
  documentHint: { zh: 'jpg、png 或单页 pdf，小于 5MB', en: 'jpg, png or a one-page pdf, under 5 MB' },
  imageHint: { zh: 'jpg 或 png，小于 5MB', en: 'jpg or png, under 5 MB' },
  stop: { zh: '取消上传', en: 'Cancel upload' },
  preview: { zh: '预览', en: 'Preview' },
  previewOf: { zh: '预览{name}', en: 'Preview {name}' },
  download: { zh: '下载', en: 'Download' },
  replace: { zh: '更换', en: 'Replace' },
  remove: { zh: '移除', en: 'Remove' },
  retry: { zh: '重试', en: 'Try again' },
  failed: { zh: '上传失败，请重试', en: 'upload failed' },
  gone: { zh: '文件已失效，请重新上传', en: 'This file is no longer kept. Please upload it again' },
  pdf: { zh: 'PDF 文件', en: 'PDF file' },
  uploaded: { zh: '已上传', en: 'Uploaded' },
} satisfies Texts
