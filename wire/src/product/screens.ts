import type { Language } from '@fairground/domain/text'
import type { Screen } from '../kernel/screen'

const title = { zh: '新产品', en: 'Products' }

export const productScreens = [
  { path: '/exhibitor/product', shell: 'exhibitor', auth: true, title, service: 2 },
  { path: '/exhibitor/productEN', shell: 'exhibitor-en', auth: true, title, service: 2 },
] as const satisfies readonly Screen[]

/** Where exhibitors go on to once their booths are confirmed. */
export const productPaths = {
  zh: '/exhibitor/product',
  en: '/exhibitor/productEN',
} as const satisfies Record<Language, (typeof productScreens)[number]['path']>
