import type { Screen } from '../kernel/screen'

const chinese = { shell: 'exhibitor', auth: true } as const
const overseas = { shell: 'exhibitor-en', auth: true } as const
/** Staff enter and edit a company's sign-up. */
const onBehalf = { shell: 'organiser', auth: true, permission: 'prediction/exhprediction:edit' } as const
const titles = {
  edit: { zh: '报名信息', en: 'Sign-up' },
  confirm: { zh: '报名信息确认', en: 'Confirm your sign-up' },
  update: { zh: '编辑报名', en: 'Edit a sign-up' },
} as const

export const companyScreens = [
  { ...chinese, path: '/exhprediction', title: titles.edit },
  { ...chinese, path: '/exhprediction/confirm', title: titles.confirm },
  { ...chinese, path: '/exhprediction/confirmEdit', title: titles.confirm },
  { ...overseas, path: '/exhpredictionEN', title: titles.edit },
  { ...overseas, path: '/exhprediction/confirmEN', title: titles.confirm },
  { ...onBehalf, path: '/prediction/exhprediction/insert', title: { zh: '新增报名', en: 'New sign-up' } },
  {
    ...onBehalf,
    path: '/prediction/exhprediction/insert_ENG',
    title: { zh: '新增境外报名', en: 'New overseas sign-up' },
  },
  { ...onBehalf, path: '/prediction/exhprediction/update', title: titles.update },
  { ...onBehalf, path: '/prediction/exhprediction/update_ENG', title: titles.update },
] as const satisfies readonly Screen[]

/** What the specs put behind the address of the page that is confirmed before submitting. */
export const submissionQuery = (accountId: string): string => `userid=${accountId}&type=BJ`
