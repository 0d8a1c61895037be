import type { Texts } from '../lib/text'

export const boothTexts = {
  code: { zh: '展位号', en: 'Booth' },
  state: { zh: '状态', en: 'State' },
  name: { zh: '名称', en: 'Name' },
  boothType: { zh: '展位类型', en: 'Booth type' },
  openSides: { zh: '开口类型', en: 'Entry type' },
  lateral: { zh: '横向长度', en: 'Horizontal length' },
  vertical: { zh: '纵向长度', en: 'Vertical length' },
  area: { zh: '面积', en: 'Area' },
  size: { zh: '长 × 宽', en: 'Size' },
  height: { zh: '限高', en: 'Height limit' },
  load: { zh: '地面承重', en: 'Floor load' },
  pillars: { zh: '展位内立柱', en: 'Pillars inside' },
  pillarsFigure: { zh: '{count} 根', en: { one: '{count} pillar', other: '{count} pillars' } },
  metres: { zh: '{figure} m', en: '{figure} m' },
  squareMetres: { zh: '{figure} m²', en: '{figure} m²' },
  kgPerM2: { zh: '{figure} kg/m²', en: '{figure} kg/m²' },
  special: { zh: '特殊展位', en: 'Special booth' },
  mine: { zh: '我的展位', en: 'My booth' },
} satisfies Texts
