import type { Texts } from '../lib/text'

/** What both sides of the board say. */
export const boardTexts = {
  title: { zh: '留言板', en: 'Message board' },
  pinned: { zh: '置顶', en: 'Pinned' },
  revisedAt: { zh: '{date} 更新', en: 'Updated {date}' },
  attachments: { zh: '附件', en: 'Attachments' },
  download: { zh: '下载', en: 'Download' },
  downloadFailed: { zh: '未能下载，请稍后再试', en: 'The download failed. Please try again in a moment' },
  opensElsewhere: { zh: '（在新标签页打开）', en: ' (opens in a new tab)' },
  open: { zh: '待回复', en: 'Waiting' },
  answered: { zh: '已回复', en: 'Answered' },
  organiserAnswer: { zh: '组委会回复', en: 'The organiser’s answer' },
  correctedAt: { zh: '{date} 更正', en: 'Corrected {date}' },
  about: { zh: '关于', en: 'About' },
  cancel: { zh: '取消', en: 'Cancel' },
} satisfies Texts
