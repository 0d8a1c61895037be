import { defineMessages } from '../text'

export const downloadMessages = defineMessages('download', {
  titleZh: {
    zh: '境内企业会看到此文件，请填写中文标题',
    en: 'Companies from China see it, so it needs a Chinese title',
  },
  titleEn: {
    zh: '境外企业会看到此文件，请填写英文标题',
    en: 'Overseas companies see it, so it needs an English title',
  },
  spanOrder: { zh: '截止日期不能早于起始日期', en: 'It cannot end before it begins' },
  gone: { zh: '文件不存在或已停止提供', en: 'This file is no longer offered' },
})
