import type { Texts } from '../../../lib/text'

export const boothRequestTexts = {
  rangeBooths: { zh: '{least}–{most} 个，每个 9 m²', en: '{least}–{most} booths of 9 m² each' },
  rangeArea: { zh: '{least}–{most} m²', en: '{least}–{most} m²' },
  outdoorOnly: {
    zh: '{least}–{most} m²，室外光地仅限举高类消防车',
    en: '{least}–{most} m²; outdoor raw space is for aerial fire trucks only',
  },
  booths: { zh: '个', en: 'booths' },
  boothCount: { zh: '{count} 个', en: { one: '{count} booth', other: '{count} booths' } },
  squareMetres: { zh: 'm²', en: 'm²' },
  area: { zh: '{count} m²', en: '{count} m²' },
  history: { zh: '往届展位', en: 'Earlier editions' },
  historyNone: { zh: '无往届记录', en: 'No earlier booths on record' },
} satisfies Texts
