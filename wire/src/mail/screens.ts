import type { Screen } from '../kernel/screen'

export const mailScreens = [
  {
    path: '/system/mail',
    shell: 'organiser',
    auth: true,
    permission: 'system/mail:list',
    title: { zh: '短信与邮件', en: 'Messages' },
    menu: { group: 'system', place: 8, icon: 'list' },
  },
] as const satisfies readonly Screen[]
