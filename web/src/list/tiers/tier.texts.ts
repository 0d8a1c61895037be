import type { TextEntry, Texts } from '../../lib/text'
import type { TierKind } from './tier-scale'

export const tierTexts = {
  heading: { zh: '档位一览', en: 'Tiers at a glance' },
  note: {
    zh: '条形长短仅示意先后和大小，不按面积等比；点击档位可编辑。',
    en: 'Bars show order and rough size; they are not to scale. Click a tier to edit it.',
  },
  noteRead: {
    zh: '条形长短仅示意先后和大小，不按面积等比。',
    en: 'Bars show order and rough size; they are not to scale.',
  },
  sound: { zh: '完整', en: 'Complete' },
  gapCount: { zh: '缺口 {count} 处', en: { one: '{count} gap', other: '{count} gaps' } },
  overlapCount: { zh: '重叠 {count} 处', en: { one: '{count} overlap', other: '{count} overlaps' } },
  gap: { zh: '{kind}：{span}没有档位', en: '{kind}: no tier for {span}' },
  overlap: { zh: '{kind}：{span}属于多个档位', en: '{kind}: {span} is in more than one tier' },
  span: { zh: '{least}–{most}', en: '{least}–{most}' },
  area: { zh: '{span} ㎡', en: '{span} m²' },
  count: { zh: '{span} 个', en: '{span} booths' },
  tier: { zh: '{label}，{span}', en: '{label}, {span}' },
  editTier: { zh: '编辑{kind} {span} {label}', en: 'Edit {kind} tier {span} {label}' },
  none: { zh: '还没有档位', en: 'No tiers yet' },
} satisfies Texts

export const kindTexts = {
  registration: { zh: '报名档位', en: 'Registration' },
  review: { zh: '审核档位', en: 'Review' },
} satisfies Record<TierKind, TextEntry>
