import type { QuotaSource } from '@fairground/domain/selection'
import type { TextEntry, Texts } from '../lib/text'

export const outlookTexts = {
  asked: { zh: '申请', en: 'Asked for' },
  quota: { zh: '额度', en: 'Quota' },
  has: { zh: '已有', en: 'Has' },
  left: { zh: '分配后剩余', en: 'Left then' },
  leftCount: { zh: '{left} 个（共 {most} 个）', en: '{left} of {most} booths' },
  leftArea: { zh: '{left} m²（最多 {most} m²）', en: '{left} m² of {most} m²' },
  beside: { zh: '相邻', en: 'Beside it' },
  none: { zh: '无', en: 'nothing' },
  unread: { zh: '企业的额度没有加载出来。', en: 'What the company may have could not be loaded.' },
  retry: { zh: '重试', en: 'Try again' },
  quotaReason: { zh: '额度外分配的原因', en: 'Why outside the quota' },
} satisfies Texts

/** Where a quota comes from. */
export const tierTexts: Record<QuotaSource, TextEntry> = {
  company: { zh: '为该企业单独设定', en: 'set for this company alone' },
  review: { zh: '审核档位', en: 'review tier' },
  registration: { zh: '报名档位', en: 'registration tier' },
}
