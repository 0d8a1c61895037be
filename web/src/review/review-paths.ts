import type { QueueTab } from '@fairground/domain/review'
import type { SignUpView } from '@fairground/wire/review'

/** Where each list stands; its details lie below it. */
export const listPaths: Record<SignUpView, `/${string}`> = {
  signUps: '/prediction/exhprediction',
  reviews: '/prediction/exhprediction_approve',
  exhibitors: '/prediction/exhibitor',
}

export const detailPath = (view: SignUpView, companyId: string): string =>
  `${listPaths[view]}/detail?id=${companyId}`

/** The desk, with a sign-up on it or with what waits first, in one of its tabs. */
export function decidePath(companyId?: string, tab?: QueueTab): string {
  const asked = new URLSearchParams({ ...(companyId ? { id: companyId } : {}), ...(tab ? { tab } : {}) })
  return `${listPaths.reviews}/approve${asked.size > 0 ? `?${asked}` : ''}`
}

/** The list a detail page was opened from, by its address. */
export const viewAt = (pathname: string): SignUpView =>
  (Object.keys(listPaths) as SignUpView[]).find((view) => pathname.startsWith(`${listPaths[view]}/`)) ??
  'signUps'
