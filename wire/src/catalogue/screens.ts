import type { Screen } from '../kernel/screen'

const title = { zh: '会刊', en: 'Catalogue' }

export const catalogueScreens = [
  { path: '/publicationZS', shell: 'exhibitor', auth: true, title, service: 3 },
  { path: '/publicationZSEng', shell: 'exhibitor-en', auth: true, title, service: 3 },
  {
    path: '/publication',
    shell: 'organiser',
    auth: true,
    title: { zh: '会刊审校', en: 'Catalogue' },
    menu: { group: 'services', place: 3, icon: 'list' },
  },
] as const satisfies readonly Screen[]

/** Where an exhibitor writes its entry. */
export const cataloguePaths = { zh: '/publicationZS', en: '/publicationZSEng' } as const
