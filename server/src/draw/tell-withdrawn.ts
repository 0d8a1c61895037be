import { wallTimeOf } from '@fairground/domain/window'
import { tellExhibitor } from '../exhibitor'
import type { JobKind } from '../platform/jobs/jobs'
import type { Platform } from '../platform/platform'
import { readToldOfWithdrawn } from './places.repository'

export const tellWithdrawnJobName = 'tell-withdrawn'
/** Few enough that one transaction is short. */
const together = 50

/** Whoever was told a time that was taken back with its draw; nobody twice, however often this runs. */
export const tellWithdrawnJob = (platform: Platform): JobKind<{ drawId: string }> => ({
  name: tellWithdrawnJobName,
  retries: 3,
  retrySeconds: 10,
  expireSeconds: 600,
  heavy: true,
  async run({ drawId }, signal) {
    const { timeZone } = platform.settings.current()
    const clock = (moment: Date) => wallTimeOf(moment, timeZone).slice(0, 16)
    let last = 0
    let isMore = true
    while (isMore && !signal.aborted)
      await platform.db.transaction().execute(async (trx) => {
        const some = await readToldOfWithdrawn(trx, drawId, { after: last, most: together })
        for (const { companyId, accountId, name, startsAt, endsAt } of some)
          await tellExhibitor(platform, trx, accountId, {
            template: 'windowCancelled',
            names: { company: name },
            params: { start: clock(startsAt), end: clock(endsAt), zone: timeZone },
            dedupeKey: `draw-withdrawn:${drawId}:${companyId}`,
          })
        last = some.at(-1)?.place ?? last
        isMore = some.length === together
      })
  },
})
