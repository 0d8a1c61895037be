import type { IconUse } from './scene'

/** What a sign in a hall says, for whoever reads it instead of seeing it. */
export const iconNames: Record<IconUse, { zh: string; en: string }> = {
  hydrant: { zh: '消火栓', en: 'Fire hose' },
  extinguisher: { zh: '灭火器', en: 'Fire extinguisher' },
  firstAid: { zh: '医疗点', en: 'First aid' },
  defibrillator: { zh: '自动体外除颤器', en: 'Defibrillator' },
  stairs: { zh: '楼梯', en: 'Stairs' },
  lift: { zh: '电梯', en: 'Lift' },
  toilet: { zh: '洗手间', en: 'Toilets' },
  information: { zh: '问讯处', en: 'Information' },
  food: { zh: '餐饮', en: 'Food and drink' },
  power: { zh: '供电点', en: 'Power' },
  water: { zh: '给排水点', en: 'Water' },
  network: { zh: '无线网络', en: 'Wireless network' },
}
