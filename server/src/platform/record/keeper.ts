import type { LiveEvent } from '@fairground/domain/live'
import { type Actor, recordAudit } from '../audit/audit'
import { readChanges } from '../audit/recorded-changes.repository'
import type { Database, Db } from '../database/database'
import type { LiveEvents } from '../live/live-events'
import { momentIn } from '../moment-in'
import type { KeptRecord, LastChange, Version } from './kept-record'

/** What a keeper needs of the platform. */
export interface Office {
  live: Pick<LiveEvents, 'publish'>
  settings: { current(): { timeZone: string } }
}

export interface Change {
  id: string
  action: string
  before?: unknown
  after?: unknown
}

/** Whoever is to change a record does so through its keeper, in one transaction and for one caller. */
export interface Keeper<Row, Id> {
  /** The record under lock. */
  take(id: Id): Promise<Row>
  /** The record under lock, provided it is still the one the caller saw. */
  takeAsSeen(seen: { id: Id; version?: Version | undefined }): Promise<Row>
  /** For whoever looks first whether what is asked for is so already. Who names no version overwrites, on record. */
  requireSeen(row: Row, version: Version | undefined): Promise<void>
  refuseConflict(row: Row): Promise<never>
  /** Puts on record what changed, and tells whoever looks at it once that is so. Nothing changed: nothing to tell. */
  record(changes: Change | Change[], ...news: LiveEvent[]): Promise<void>
  /** What the caller has added under an id, as the log has it. */
  addedAs(id: string): Promise<unknown>
}

export function keeperIn<Row extends { version: Version }, Id>(
  { live, settings }: Office,
  trx: Db,
  caller: Actor,
  kept: KeptRecord<Row, Id>,
): Keeper<Row, Id> {
  const { subjectType } = kept

  async function take(id: Id): Promise<Row> {
    const row = await kept.lock(trx, id)
    if (!row) throw kept.unknown()
    return row
  }

  async function lastChangeOf(row: Row): Promise<LastChange> {
    const last = await kept.lastChange?.(trx, row)
    return {
      who: last?.who ?? '',
      when: last?.when ? momentIn(last.when, settings.current().timeZone) : '',
    }
  }

  async function refuseConflict(row: Row): Promise<never> {
    throw kept.conflict(await lastChangeOf(row), row)
  }

  async function requireSeen(row: Row, version: Version | undefined): Promise<void> {
    if (version !== undefined && !isSeen(row.version, version)) await refuseConflict(row)
  }

  return {
    take,
    async takeAsSeen({ id, version }) {
      const row = await take(id)
      await requireSeen(row, version)
      return row
    },
    requireSeen,
    refuseConflict,
    async record(changes, ...news) {
      const all = [changes].flat()
      for (const { id, ...change } of all)
        await recordAudit(trx, caller, { ...change, subjectType, subjectId: id })
      if (all.length > 0) for (const event of news) await live.publish(trx, event)
    },
    async addedAs(id) {
      if (!caller.user) return undefined
      const by = { action: 'add', actorId: caller.user.id }
      const [first] = await readChanges(trx, { type: subjectType, id, ...by }, { most: 1 })
      return first?.after
    },
  }
}

/** What was read at a moment is what had been saved until then. */
const isSeen = (now: Version, seen: Version): boolean =>
  seen instanceof Date ? Number(now) <= seen.getTime() : now === seen

/** All of `work` or nothing. */
export const keeping = <Row extends { version: Version }, Id, Result>(
  office: Office & { db: Database },
  caller: Actor,
  kept: KeptRecord<Row, Id>,
  work: (keeper: Keeper<Row, Id>, trx: Db) => Promise<Result>,
): Promise<Result> => office.db.transaction().execute((trx) => work(keeperIn(office, trx, caller, kept), trx))
