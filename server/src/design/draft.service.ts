import { designMessages as say } from '@fairground/domain/design'
import { writeDraft } from '@fairground/floorplan/design/draft'
import { codes } from '@fairground/wire/kernel/codes'
import { recordAudit } from '../platform/audit/audit'
import { readChanges } from '../platform/audit/recorded-changes.repository'
import type { Db } from '../platform/database/database'
import type { SignedInCaller } from '../platform/http/principal'
import { Refusal } from '../platform/http/refusal'
import { momentIn } from '../platform/moment-in'
import type { Platform } from '../platform/platform'
import { requireHall } from './designed-hall'
import { deleteDraft, findDraft, isKeptScene, type KeptDraft, writeDraftRow } from './draft.repository'
import { readPublished } from './open.service'
import { filesOf, letGoOfDropped, requireFiles } from './plan-files'
import { markOf } from './published-draft'
import { requireSeat } from './seat.service'
import { readSentDraft } from './sent-draft'

export interface OnDraft {
  hallId: string
  seat: string
  revision: number
}

export const planSubject = 'plan'

export function requireDesignMode({ settings }: Pick<Platform, 'settings'>): void {
  if (!settings.current().designMode) throw new Refusal(codes.refused, say.designOff)
}

interface Saved {
  revision: number
  savedAt: Date
}

export function saveDraft(
  platform: Platform,
  { hallId, seat, revision, scene: sent, on }: OnDraft & { scene: string; on: string },
  caller: SignedInCaller,
): Promise<Saved> {
  requireDesignMode(platform)
  const { draft, scene } = readSentDraft(sent)
  const { db, live, settings } = platform
  return db.transaction().execute(async (trx) => {
    const hall = await requireHall(trx, hallId, settings.current().edition, 'alone')
    const kept = await findDraft(trx, hallId)
    await requireSeat(platform, trx, hallId, { seat, accountId: caller.user.id })
    const saved = await savedBefore(trx, hallId, { kept, revision, scene, by: caller.user.id })
    if (saved) return saved
    await requireRevision(platform, trx, hallId, kept, revision)
    await requireFiles(trx, draft)
    const base = kept ? undefined : await readPublished(trx, hall)
    // Begun on a plan that is another one by now, it would take back what others have done to it.
    if (base && markOf(base) !== on) throw new Refusal(codes.conflict, say.stalePlan)
    const files = filesOf(draft)
    const done = await writeDraftRow(trx, {
      hallId,
      scene,
      base: base && writeDraft(base),
      files,
      madeFrom: revision,
      by: caller.user.id,
    })
    if (kept) await letGoOfDropped(trx, kept.files, files)
    // For whoever looks on.
    await live.publish(trx, { type: 'design-changed', audience: 'staff', hallId })
    return done
  })
}

interface Sending {
  kept: KeptDraft | undefined
  revision: number
  scene: string
  by: string
}

/** The same sent again, since its answer was lost or since nothing changed, is done already. */
async function savedBefore(trx: Db, hallId: string, { kept, revision, scene, by }: Sending) {
  if (!kept || kept.savedBy !== by) return undefined
  if (revision !== kept.revision && revision !== kept.madeFrom) return undefined
  if (!(await isKeptScene(trx, hallId, scene))) return undefined
  return { revision: kept.revision, savedAt: kept.savedAt }
}

/** What was made on top of another draft than the one that is there would put that one out of the world. */
export async function requireRevision(
  { settings }: Pick<Platform, 'settings'>,
  trx: Db,
  hallId: string,
  kept: KeptDraft | undefined,
  revision: number,
): Promise<void> {
  if ((kept?.revision ?? 0) === revision) return
  const last = kept ? { name: kept.name, at: kept.savedAt } : await lastEnd(trx, hallId)
  const at = last ? momentIn(last.at, settings.current().timeZone) : ''
  throw new Refusal(codes.conflict, say.staleDraft, { name: last?.name ?? '', at })
}

/** Who published or threw away the draft that is gone. */
async function lastEnd(trx: Db, hallId: string): Promise<{ name: string; at: Date } | undefined> {
  const [last] = await readChanges(trx, { type: planSubject, id: hallId }, { most: 1 })
  return last && { name: last.by, at: last.at }
}

/** Thrown away twice by a double click, it is gone once. */
export async function discardDraft(
  platform: Platform,
  { hallId, seat, revision }: OnDraft,
  caller: SignedInCaller,
): Promise<null> {
  requireDesignMode(platform)
  const { db, live, settings } = platform
  await db.transaction().execute(async (trx) => {
    const hall = await requireHall(trx, hallId, settings.current().edition, 'alone')
    const kept = await findDraft(trx, hallId)
    if (!kept) return
    await requireSeat(platform, trx, hallId, { seat, accountId: caller.user.id })
    await requireRevision(platform, trx, hallId, kept, revision)
    await deleteDraft(trx, hallId)
    await letGoOfDropped(trx, kept.files)
    await recordAudit(trx, caller, {
      action: 'discard',
      subjectType: planSubject,
      subjectId: hallId,
      before: { hall: hall.code, savedBy: kept.name, savedAt: kept.savedAt },
    })
    await live.publish(trx, { type: 'design-changed', audience: 'staff', hallId })
  })
  return null
}
