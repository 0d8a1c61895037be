import type { Screen } from '../kernel/screen'

const organiser = { shell: 'organiser', auth: true } as const
const signUpTitle = { zh: '报名详情', en: 'Sign-up' } as const

export const reviewScreens = [
  {
    ...organiser,
    path: '/prediction/exhprediction_approve',
    title: { zh: '审核报名', en: 'Review sign-ups' },
    menu: { group: 'review', place: 1, icon: 'audit' },
  },
  { ...organiser, path: '/prediction/exhprediction_approve/detail', title: signUpTitle },
  {
    ...organiser,
    path: '/prediction/exhprediction_approve/approve',
    permission: 'prediction/exhprediction_approve:decide',
    title: { zh: '审核报名', en: 'Review a sign-up' },
  },
  {
    ...organiser,
    path: '/prediction/exhprediction',
    title: { zh: '报名信息', en: 'Sign-ups' },
    menu: { group: 'review', place: 2, icon: 'list' },
  },
  { ...organiser, path: '/prediction/exhprediction/detail', title: signUpTitle },
  {
    ...organiser,
    path: '/prediction/exhibitor',
    title: { zh: '参展商', en: 'Exhibitors' },
    menu: { group: 'review', place: 3, icon: 'list' },
  },
  { ...organiser, path: '/prediction/exhibitor/detail', title: { zh: '参展商详情', en: 'Exhibitor' } },
] as const satisfies readonly Screen[]
