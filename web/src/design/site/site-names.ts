import type { GateUse, GroundUse, PlaceUse } from '@fairground/floorplan/site-plan'

/** What things on the site are called as long as nobody has named them. */
export const gateNames: Record<GateUse, { zh: string; en: string }> = {
  visitors: { zh: '观众入口', en: 'Visitors’ gate' },
  goods: { zh: '货运门', en: 'Goods gate' },
}

export const placeNames: Record<PlaceUse, { zh: string; en: string }> = {
  metro: { zh: '地铁站', en: 'Metro station' },
  parking: { zh: '停车场', en: 'Parking' },
  firstAid: { zh: '医疗点', en: 'First aid' },
  taxi: { zh: '出租车', en: 'Taxis' },
  bus: { zh: '公交站', en: 'Bus stop' },
}

export const groundNames: Record<GroundUse, { zh: string; en: string }> = {
  plaza: { zh: '广场', en: 'Plaza' },
  road: { zh: '道路', en: 'Road' },
  promenade: { zh: '步行道', en: 'Promenade' },
  green: { zh: '绿地', en: 'Planting' },
  water: { zh: '水面', en: 'Water' },
  parking: { zh: '停车', en: 'Car park' },
}
