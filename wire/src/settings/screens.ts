import type { Screen } from '../kernel/screen'

export const settingsScreens = [
  {
    path: '/system/settings',
    shell: 'organiser',
    auth: true,
    permission: 'system/settings:edit',
    title: { zh: '展会设置', en: 'Settings' },
    menu: { group: 'system', place: 2, icon: 'settings' },
  },
] as const satisfies readonly Screen[]
