import type { Db } from '../platform/database/database'
import type { LiveEvents } from '../platform/live/live-events'

/** Whoever looks at a company's sign-up hears that it changed: staff, and the company itself in all its tabs. */
export async function tellOfCompany(
  live: LiveEvents,
  trx: Db,
  { id, accountId }: { id: string; accountId: string },
): Promise<void> {
  await live.publish(trx, { type: 'company-changed', audience: 'staff', companyId: id })
  await live.publish(trx, { type: 'own-sign-up-changed', audience: 'person', accountId })
}
