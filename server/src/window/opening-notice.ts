import type { JobKind } from '../platform/jobs/jobs'
import type { Platform } from '../platform/platform'
import { readOpenings } from './window.repository'
import { tellOfWindow } from './window-notice'

/** As many as are told in one transaction: a batch of a draw opens for hundreds at once. */
const atOnce = 100

/** Tells companies that their window is about to open, each of them once, however often this runs. */
export const tellOfOpeningsJob = (platform: Platform): JobKind<object> => ({
  name: 'tell-of-openings',
  retries: 1,
  retrySeconds: 10,
  expireSeconds: 300,
  schedule: '* * * * *',
  async run(_data, signal) {
    while (!signal.aborted && (await tellSome(platform)) === atOnce);
  },
})

export async function tellSome(platform: Platform): Promise<number> {
  const { edition, windowNotice: minutes } = platform.settings.current()
  if (minutes === 0) return 0
  const openings = await readOpenings(platform.db, { edition, minutes, most: atOnce })
  if (openings.length > 0)
    await platform.db.transaction().execute(async (trx) => {
      for (const opening of openings)
        await tellOfWindow(platform, trx, opening, {
          template: 'windowOpens',
          span: opening,
          dedupeKey: opening.key,
        })
    })
  return openings.length
}
