import type { WindowExtension } from '@fairground/domain/window'
import { recordAudits } from '../platform/audit/audit'
import type { SignedInCaller } from '../platform/http/principal'
import type { JobKind } from '../platform/jobs/jobs'
import type { Platform } from '../platform/platform'
import { extendOpen, readExtended } from './extension.repository'
import { tellOfWindow } from './window-notice'

interface Extension extends WindowExtension {
  ends: readonly Date[]
  companyIds?: readonly string[] | undefined
}

const jobName = 'tell-extended'
/** Few enough that one transaction is short. */
const together = 50

/**
 * How many end later now. Only windows that still end when somebody saw them end: pressed twice, or by two people, or
 * over a moment at which a window closed, nothing is done that was not looked at. Their screens know at once; mail and
 * messages to thousands take longer than a request may.
 */
export async function extendWindows(
  platform: Platform,
  { ends, companyIds, minutes, reason }: Extension,
  caller: SignedInCaller,
): Promise<number> {
  const { db, jobs, live } = platform
  const { edition } = platform.settings.current()
  const extended = await db.transaction().execute(async (trx) => {
    const by = caller.user.id
    const changes = await extendOpen(trx, { edition, ends, companyIds, minutes, reason, by })
    await recordAudits(
      trx,
      caller,
      changes.map(({ companyId, round, startsAt, endedAt, endsAt }) => ({
        action: 'change-window',
        subjectType: 'selection-window',
        subjectId: companyId,
        before: { round, startsAt, endsAt: endedAt },
        after: { round, startsAt, endsAt },
      })),
    )
    if (changes.length > 0) await jobs.enqueue(trx, jobName, { changeIds: changes.map(({ id }) => id) })
    return changes
  })
  if (extended.length > 0) jobs.wake(jobName)
  for (const { accountId } of extended)
    live.publishSoon(db, { type: 'own-sign-up-changed', audience: 'person', accountId })
  // To staff all of them are one change.
  const [first] = extended
  if (first) live.publishSoon(db, { type: 'company-changed', audience: 'staff', companyId: first.companyId })
  return extended.length
}

/** Nobody is told twice, however often this runs. */
export const tellExtendedJob = (platform: Platform): JobKind<{ changeIds: number[] }> => ({
  name: jobName,
  retries: 3,
  retrySeconds: 10,
  expireSeconds: 600,
  heavy: true,
  async run({ changeIds }, signal) {
    for (let first = 0; first < changeIds.length && !signal.aborted; first += together)
      await platform.db.transaction().execute(async (trx) => {
        for (const company of await readExtended(trx, changeIds.slice(first, first + together)))
          await tellOfWindow(platform, trx, company, {
            template: 'windowChanged',
            span: company,
            dedupeKey: `window:${company.id}`,
          })
      })
  },
})
