import type { Screen } from '../kernel/screen'

const staff = { shell: 'organiser', auth: true, title: { zh: '企业', en: 'Company' } } as const

export const hubScreens = [
  { ...staff, path: '/company' },
  { ...staff, path: '/company/standing', redirectTo: '/company' },
] as const satisfies readonly Screen[]

/** Where staff find everything about a company. */
export const companyPath = (id: string): string => `/company?id=${id}`
