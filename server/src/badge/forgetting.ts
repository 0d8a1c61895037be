import { dayIn } from '@fairground/domain/field'
import { dayAfter } from '@fairground/domain/money'
import type { Settings } from '@fairground/domain/settings'
import { recordAudit } from '../platform/audit/audit'
import type { JobKind } from '../platform/jobs/jobs'
import type { Platform } from '../platform/platform'
import { deleteBadgePeople, editionsWithPeople } from './forgetting.repository'

/** The last day on which people on badges are still known. */
export const keptUntil = ({ fairDates, badgeDataDays }: Settings): string =>
  dayAfter(fairDates.closes, badgeDataDays)

/** Nobody needs to know any more who stood at which booth: after the fair it is forgotten, and only how many it was stays. */
export const forgetBadgePeopleJob = (platform: Platform): JobKind<object> => ({
  name: 'badge-people-forget',
  retries: 3,
  retrySeconds: 300,
  expireSeconds: 600,
  schedule: '20 3 * * *',
  run: () => forgetBadgePeople(platform),
})

export async function forgetBadgePeople({ db, settings, log }: Platform): Promise<void> {
  const current = settings.current()
  const today = dayIn(current.timeZone)
  for (const { edition, lastTouchedOn } of await editionsWithPeople(db, current.timeZone)) {
    // Of an earlier fair nobody knows any more when it closed; whatever was done about its badges was done by then.
    const until =
      edition === current.edition ? keptUntil(current) : dayAfter(lastTouchedOn, current.badgeDataDays)
    if (edition > current.edition || today <= until) continue
    const gone = await db.transaction().execute(async (trx) => {
      const counted = await deleteBadgePeople(trx, edition)
      await recordAudit(
        trx,
        { user: undefined, name: 'system', address: '' },
        { action: 'forget-badges', subjectType: 'badge-person', subjectId: String(edition), before: counted },
      )
      return counted
    })
    log.info({ edition, ...gone }, 'people on badges were deleted after the fair')
  }
}
