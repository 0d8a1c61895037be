import type { Texts } from '../lib/text'

export const hallFactsTexts = {
  extent: { zh: '尺寸', en: 'Size' },
  extentFigure: { zh: '{width} × {depth} m', en: '{width} × {depth} m' },
  clearHeight: { zh: '净高', en: 'Ceiling height' },
  floorLoad: { zh: '地面承重', en: 'Floor load' },
  moveIn: { zh: '布展', en: 'Move-in' },
  moveOut: { zh: '撤展', en: 'Move-out' },
  signs: { zh: '设施', en: 'Facilities' },
} satisfies Texts
