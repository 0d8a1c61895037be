import type { LiveEvent } from '@fairground/domain/live'

/** Whoever looks at a company's sign-up hears that it changed: staff, and the company itself in all its tabs. */
export const companyNews = ({ id, accountId }: { id: string; accountId: string }): LiveEvent[] => [
  { type: 'company-changed', audience: 'staff', companyId: id },
  { type: 'own-sign-up-changed', audience: 'person', accountId },
]
