import type { Screen } from '../kernel/screen'

const title = { zh: '展位类型变更', en: 'Booth type change' } as const

export const typeChangeScreens = [
  { path: '/bootTypeChangeZS', shell: 'exhibitor', auth: true, title, service: 6 },
  { path: '/bootTypeChangeEN', shell: 'exhibitor-en', auth: true, title, service: 6 },
  {
    path: '/bootTypeChange',
    shell: 'organiser',
    auth: true,
    title: { zh: '展位类型变更', en: 'Booth type changes' },
    menu: { group: 'booths', place: 15, icon: 'audit' },
  },
] as const satisfies readonly Screen[]

/** At the selection desk, where the organiser chooses and moves booths for a company. */
export const deskOfCompany = (companyId: string): string =>
  `/booth/select?${new URLSearchParams({ tab: 'companies', company: companyId, part: 'act' })}`
