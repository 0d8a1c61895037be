import type { Screen } from '../kernel/screen'

const title = { zh: '联合参展商', en: 'Co-exhibitors' } as const

export const coExhibitorScreens = [
  { path: '/exhibitor/coExhibitors', shell: 'exhibitor', auth: true, title, service: 4 },
  { path: '/exhibitor/coExhibitorsEN', shell: 'exhibitor-en', auth: true, title, service: 4 },
  {
    path: '/coExhibitors',
    shell: 'organiser',
    auth: true,
    title,
    menu: { group: 'services', place: 4, icon: 'list' },
  },
] as const satisfies readonly Screen[]

/** The list of all, with those of one company only. */
export const coExhibitorsOf = (companyName: string): string =>
  `/coExhibitors?${new URLSearchParams({ company: companyName })}`
