import type { Screen } from '../kernel/screen'

export const drawSettingsPath = '/drawLots/drawLotsSetting'
export const drawRecordPath = '/drawLots/drawLotsRecord'

export const drawScreens = [
  {
    shell: 'organiser',
    auth: true,
    path: drawSettingsPath,
    title: { zh: '摇号设置', en: 'Draw settings' },
    menu: { group: 'draw', place: 1, icon: 'settings' },
  },
  {
    shell: 'organiser',
    auth: true,
    path: drawRecordPath,
    title: { zh: '摇号记录', en: 'Draw record' },
    menu: { group: 'draw', place: 2, icon: 'list' },
  },
] as const satisfies readonly Screen[]
