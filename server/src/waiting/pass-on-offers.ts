import { lockList, offerAnew } from '../offering'
import type { JobKind } from '../platform/jobs/jobs'
import type { Platform } from '../platform/platform'
import { passOn } from './offer.service'
import { readOverdueOffers } from './waiting.repository'

const atOnce = 100

/**
 * Ends offers whose time is over and offers their booths on; and offers whatever became free in a way that asked nobody,
 * such as a plan that was published, or while selection was stopped.
 */
export const passOnOffersJob = (platform: Platform): JobKind<object> => ({
  name: 'pass-on-offers',
  retries: 1,
  retrySeconds: 10,
  expireSeconds: 300,
  schedule: '* * * * *',
  async run(_data, signal) {
    const overdue = await readOverdueOffers(platform.db, platform.settings.current().edition, atOnce)
    for (const offerId of overdue) {
      if (signal.aborted) return
      await passOn(platform, offerId, { state: 'expired' })
    }
    await platform.db.transaction().execute(async (trx) => {
      await lockList(trx, platform.settings.current().edition)
      await offerAnew(platform, trx)
    })
  },
})
