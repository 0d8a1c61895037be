import type { Settings } from '@fairground/domain/settings'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../database/database'
import type { JobKind } from '../jobs/jobs'
import { recordAudit } from './audit'
import {
  countSealedRows,
  findEndedDay,
  findOutlivedDay,
  lockSeals,
  removeSealedRows,
  type SealedDay,
  writeSeal,
} from './day-seals.repository'

interface Office {
  /** Whose statements may take long: a day may hold a great import. */
  db: Database
  settings: () => Settings
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
}

/**
 * Seals the days that are over and lets go of those whose time is. Asked several times a night, so that a transaction still
 * open over midnight, a stopped process or an outage costs an hour rather than a day.
 */
export const auditDaysJob = (office: Office): JobKind<object> => ({
  name: 'audit-days',
  retries: 2,
  retrySeconds: 300,
  expireSeconds: 1800,
  schedule: '10 2-5 * * *',
  heavy: true,
  async run(_data, signal) {
    await sealEndedDays(office, signal)
    await removeOutlivedDays(office, signal)
  },
})

/** Each day in a transaction of its own: what a crash leaves is a shorter chain, and the next run goes on from there. */
export async function sealEndedDays(office: Office, signal?: AbortSignal): Promise<void> {
  while (!signal?.aborted) {
    const sealed = await sealNextDay(office)
    if (!sealed) return
    // The operator's own log is where a whole new chain would show.
    office.log.info(sealed, 'audit: a day was sealed')
  }
}

function sealNextDay({ db, settings, log }: Office): Promise<SealedDay | undefined> {
  return db.transaction().execute(async (trx) => {
    await lockSeals(trx)
    const ended = await findEndedDay(trx, settings().timeZone)
    if (!ended) return undefined
    if (!ended.open) return writeSeal(trx, ended)
    log.warn({ day: ended.day }, 'audit: a day is not sealed yet, as a transaction of it is still open')
    return undefined
  })
}

/** The oldest first, so that the days that are gone are always those before all that are there. */
export async function removeOutlivedDays(office: Office, signal?: AbortSignal): Promise<void> {
  while (!signal?.aborted && (await removeNextDay(office)));
}

function removeNextDay({ db, settings, log }: Office): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    await lockSeals(trx)
    const day = await findOutlivedDay(trx, settings().logRetention.changes)
    if (!day) return false
    const { rows, fit } = await countSealedRows(trx, day)
    if (!fit) {
      // Whatever was done to it can be found out only as long as it is there.
      log.error({ day }, 'audit: a day that does not fit its seal is kept beyond its time')
      return false
    }
    await removeSealedRows(trx, day)
    await recordAudit(
      trx,
      { user: undefined, name: 'system', address: '' },
      { action: 'remove-outlived', subjectType: 'audit-day', subjectId: day, before: { rows } },
    )
    return true
  })
}
