import type { Screen } from '../kernel/screen'

const organiser = { shell: 'organiser', auth: true } as const

export const contractScreens = [
  {
    ...organiser,
    path: '/contract/manage',
    title: { zh: '合同管理', en: 'Contracts' },
    menu: { group: 'contracts', place: 1, icon: 'list' },
  },
  { ...organiser, path: '/contract/manage/detail', title: { zh: '合同详情', en: 'Contract' } },
  {
    ...organiser,
    path: '/contract/manage/update',
    title: { zh: '修改合同', en: 'Revise a contract' },
    permission: 'contract/manage:drawUp',
  },
  {
    ...organiser,
    path: '/contract/manage/process',
    title: { zh: '合同流程', en: 'Contract process' },
    menu: { group: 'contracts', place: 2, icon: 'audit' },
  },
  {
    ...organiser,
    path: '/contract/manage/process/detail',
    title: { zh: '流程详情', en: 'Process of a contract' },
  },
  {
    ...organiser,
    path: '/contract/backup',
    title: { zh: '合同归档', en: 'Archive of contracts' },
    menu: { group: 'contracts', place: 3, icon: 'list' },
  },
  { ...organiser, path: '/contract/backup/detail', title: { zh: '归档合同', en: 'Archived contract' } },
  {
    ...organiser,
    path: '/contract/statistical',
    title: { zh: '合同统计', en: 'Contract figures' },
    menu: { group: 'contracts', place: 4, icon: 'board' },
  },
  {
    ...organiser,
    path: '/contract/classify',
    title: { zh: '合同类别与价格', en: 'Classes and prices' },
    menu: { group: 'contracts', place: 5, icon: 'codelist' },
  },
  { ...organiser, path: '/contract/classify/detail', title: { zh: '合同类别', en: 'Class of contracts' } },
  {
    ...organiser,
    path: '/contract/set',
    title: { zh: '合同模板', en: 'Contract templates' },
    menu: { group: 'contracts', place: 6, icon: 'settings' },
  },
  {
    ...organiser,
    path: '/contract/set/htsz/insert',
    title: { zh: '新建合同模板', en: 'New contract template' },
    permission: 'contract/set:edit',
  },
  { ...organiser, path: '/contract/set/htsz/update', title: { zh: '合同模板', en: 'Contract template' } },
  {
    path: '/contract/manage/ManageZS',
    shell: 'exhibitor',
    auth: true,
    title: { zh: '合同', en: 'Contract' },
  },
  {
    path: '/contract/manage/ManageZSENG',
    shell: 'exhibitor-en',
    auth: true,
    title: { zh: '合同', en: 'Contract' },
  },
] as const satisfies readonly Screen[]

/** Where an exhibitor reads and signs its contract, by the language of the account. */
export const ownContractPath = {
  zh: '/contract/manage/ManageZS',
  en: '/contract/manage/ManageZSENG',
} as const

export const archivedPath = (id: string): string => `/contract/backup/detail?${new URLSearchParams({ id })}`

export const contractPath = (id: string): string => `/contract/manage/detail?${new URLSearchParams({ id })}`
