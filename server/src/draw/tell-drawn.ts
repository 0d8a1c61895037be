import { drawMessages as say } from '@fairground/domain/draw'
import { batchName, wallTimeOf } from '@fairground/domain/window'
import { codes } from '@fairground/wire/kernel/codes'
import { tellExhibitor } from '../exhibitor'
import { recordAudit } from '../platform/audit/audit'
import type { Db } from '../platform/database/database'
import type { SignedInCaller } from '../platform/http/principal'
import { Refusal } from '../platform/http/refusal'
import type { JobKind } from '../platform/jobs/jobs'
import type { Platform } from '../platform/platform'
import { priorityLink } from '../window'
import { findDraw, findLiveDraw } from './draw.repository'
import { countUntold, takeUntold, type Untold } from './places.repository'
import { roundOf } from './round'

const jobName = 'tell-drawn'
/** Few enough that nobody waits for their rows. */
const together = 50

/** Thousands of notices take longer than a request may; they are posted in the background. How many are to come. */
export async function orderNotices(
  platform: Platform,
  round: number,
  caller: SignedInCaller,
): Promise<number> {
  const { db, jobs } = platform
  const untold = await db.transaction().execute(async (trx) => {
    const draw = await findLiveDraw(trx, roundOf(platform, round))
    if (draw?.state !== 'drawn') throw new Refusal(codes.refused, say.nothingToSend)
    const count = await countUntold(trx, draw.id)
    if (count === 0) return 0
    await recordAudit(trx, caller, {
      action: 'tell',
      subjectType: 'draw',
      subjectId: draw.id,
      after: { companies: count },
    })
    await jobs.enqueue(trx, jobName, { drawId: draw.id })
    return count
  })
  if (untold > 0) jobs.wake(jobName)
  return untold
}

/** Each company is told in the transaction that notes it was told: once, whatever happens in between. */
export const tellDrawnJob = (platform: Platform): JobKind<{ drawId: string }> => ({
  name: jobName,
  retries: 3,
  retrySeconds: 10,
  expireSeconds: 600,
  heavy: true,
  async run({ drawId }, signal) {
    let told = 1
    while (told > 0 && !signal.aborted)
      told = await platform.db.transaction().execute(async (trx) => {
        // Taken back meanwhile: what it says no longer holds.
        if ((await findDraw(trx, drawId))?.state !== 'drawn') return 0
        const some = await takeUntold(trx, drawId, together)
        for (const company of some) await tell(platform, trx, drawId, company)
        return some.length
      })
    await platform.live.publish(platform.db, { type: 'draw-changed', audience: 'fair' })
  },
})

async function tell(platform: Platform, trx: Db, drawId: string, company: Untold): Promise<void> {
  const { timeZone } = platform.settings.current()
  const clock = (moment: Date) => wallTimeOf(moment, timeZone).slice(0, 16)
  const link = await priorityLink(platform, trx, company.accountId, company.endsAt)
  await tellExhibitor(platform, trx, company.accountId, {
    template: 'lotDrawn',
    names: { company: company.name },
    params: { place: String(company.place), starts: clock(company.startsAt), ends: clock(company.endsAt) },
    spoken: (language) => ({ batch: batchName(company.batch, language), link: link(language) }),
    dedupeKey: `draw:${drawId}:${company.companyId}`,
  })
}
