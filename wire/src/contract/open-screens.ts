import type { Screen } from '../kernel/screen'

/** Where anybody asks whether a paper is genuine; its address stands on the paper. */
export const paperCheckPages = { zh: '/contract/check', en: '/contract/checkEN' } as const

const check = { shell: 'public', auth: false, title: { zh: '合同验真', en: 'Check a contract' } } as const

export const openContractScreens = [
  { ...check, path: paperCheckPages.zh },
  { ...check, path: paperCheckPages.en, language: 'en' },
] as const satisfies readonly Screen[]
