import type { Texts } from '../lib/text'

export const downloadTexts = {
  title: { zh: '资料下载', en: 'Downloads' },
  lead: {
    zh: '组委会提供的手册、表格和图纸。',
    en: 'Manuals, forms and drawings from the organiser.',
  },
  empty: { zh: '目前没有可以下载的资料', en: 'There is nothing to download yet' },
  emptyNote: {
    zh: '组委会发布后会显示在这里，部分资料仅提供给有展位的企业。',
    en: 'What the organiser offers will appear here. Some of it is only for companies with a booth.',
  },
  until: { zh: '{day} 前可下载', en: 'until {day}' },
  get: { zh: '下载', en: 'Download' },
  getOf: { zh: '下载 {title}', en: 'Download {title}' },
  getting: { zh: '正在下载…', en: 'Downloading…' },

  preview: { zh: '查看文件', en: 'Open file' },
  previewOf: { zh: '查看文件 {title}', en: 'Open file {title}' },
  kept: { zh: '已有文件', en: 'There is a file' },
  uploaded: { zh: '已上传 {name}', en: 'Uploaded {name}' },
  none: { zh: '尚无文件', en: 'No file yet' },
  hint: {
    zh: 'PDF、PNG 或 JPG，不超过 {size} MB，可拖放到此处',
    en: 'PDF, PNG or JPG, up to {size} MB; you can drop it here',
  },
} satisfies Texts
