import type { SignUpView } from '@fairground/wire/review'

/** Where each list stands; its details lie below it. */
export const listPaths: Record<SignUpView, `/${string}`> = {
  signUps: '/prediction/exhprediction',
  reviews: '/prediction/exhprediction_approve',
  exhibitors: '/prediction/exhibitor',
}

export const detailPath = (view: SignUpView, companyId: string): string =>
  `${listPaths[view]}/detail?id=${companyId}`

export const decidePath = (companyId: string): string => `${listPaths.reviews}/approve?id=${companyId}`

/** The list a detail page was opened from, by its address. */
export const viewAt = (pathname: string): SignUpView =>
  (Object.keys(listPaths) as SignUpView[]).find((view) => pathname.startsWith(`${listPaths[view]}/`)) ??
  'signUps'
