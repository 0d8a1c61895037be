import type { Screen } from '../kernel/screen'

export const accountScreens = [
  {
    path: '/exhibitor/approval',
    shell: 'organiser',
    auth: true,
    title: { zh: '手机号变更审核', en: 'Mobile number changes' },
    menu: { group: 'review', place: 4, icon: 'mobile' },
  },
] as const satisfies readonly Screen[]
