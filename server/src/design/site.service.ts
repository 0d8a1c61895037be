import { designMessages as say, siteProblemNames } from '@fairground/domain/design'
import { fill, type Language } from '@fairground/domain/text'
import { hallSideLimit } from '@fairground/domain/venue'
import { siteChanges } from '@fairground/floorplan/site-design/site-changes'
import { siteFaults } from '@fairground/floorplan/site-design/site-problems'
import { readSitePlan, type SitePlan, writeSitePlan } from '@fairground/floorplan/site-plan'
import type { OpenedSite } from '@fairground/wire/design/site'
import { codes } from '@fairground/wire/kernel/codes'
import { hall as hallList } from '@fairground/wire/list/lists/hall'
import { readHalls } from '../hall'
import { recordAudit } from '../platform/audit/audit'
import { readChanges } from '../platform/audit/recorded-changes.repository'
import type { Db } from '../platform/database/database'
import type { SignedInCaller } from '../platform/http/principal'
import { Refusal } from '../platform/http/refusal'
import { momentIn } from '../platform/moment-in'
import type { Platform } from '../platform/platform'
import { requireDesignMode } from './draft.service'
import { hasBrokenText } from './sent-draft'
import {
  deleteSiteDraft,
  findPublishedSite,
  findSite,
  findSiteDraft,
  findSiteVersion,
  insertSiteChanges,
  insertSiteVersion,
  isKeptSite,
  type KeptSite,
  lockSite,
  readSiteVersions,
  writeSite,
  writeSiteDraft,
} from './site.repository'

type Parts = Pick<Platform, 'db' | 'settings'>

const subject = 'sitePlan'

export async function openSite({ db, settings }: Parts): Promise<OpenedSite> {
  const { edition, designMode } = settings.current()
  const [site, draft] = await Promise.all([findSite(db, edition), findSiteDraft(db, edition)])
  return {
    designMode,
    published: { number: site?.number ?? 0, plan: site ? JSON.stringify(site.plan) : null },
    draft: draft
      ? {
          revision: draft.revision,
          plan: JSON.stringify(draft.plan),
          savedAt: draft.savedAt,
          savedBy: draft.name,
        }
      : null,
  }
}

const unreadable = (at: string) => new Refusal(codes.refused, say.siteUnreadable, { at })

/** What the database has was checked when it came, so a site that cannot be read is a fault of ours. */
function asSite(kept: unknown): SitePlan {
  const read = readSitePlan(JSON.stringify(kept))
  if ('fault' in read) throw new Error(`a kept site cannot be read: ${JSON.stringify(read.fault)}`)
  return read.scene
}

function readSentSite(text: string): string {
  const read = readSitePlan(text)
  if ('fault' in read) {
    const { fault } = read
    if (fault.reason === 'tooLarge') throw new Refusal(codes.refused, say.tooLarge)
    if (fault.reason === 'laterVersion') throw unreadable(`version ${fault.version}`)
    throw unreadable(fault.reason === 'wrong' ? [fault.element, fault.at].filter(Boolean).join(' ') : 'JSON')
  }
  const { width, depth } = read.scene
  if (width > hallSideLimit || depth > hallSideLimit)
    throw new Refusal(codes.refused, say.siteTooLarge, { most: hallSideLimit })
  const plan = writeSitePlan(read.scene)
  if (hasBrokenText(plan)) throw unreadable('text')
  return plan
}

export function saveSite(
  platform: Platform,
  { revision, plan: sent }: { revision: number; plan: string },
  { user }: SignedInCaller,
): Promise<{ revision: number; savedAt: Date }> {
  requireDesignMode(platform)
  const plan = readSentSite(sent)
  const { db, live, settings } = platform
  const { edition } = settings.current()
  return db.transaction().execute(async (trx) => {
    await lockSite(trx, edition)
    const kept = await findSiteDraft(trx, edition)
    // Sent again, since its answer was lost on the way: it is done already.
    const mayBeSame = kept?.savedBy === user.id && [kept.revision, kept.madeFrom].includes(revision)
    if (kept && mayBeSame && (await isKeptSite(trx, edition, plan)))
      return { revision: kept.revision, savedAt: kept.savedAt }
    await requireSiteRevision(platform, trx, kept, revision)
    const saved = await writeSiteDraft(trx, { edition, plan, madeFrom: revision, by: user.id })
    // Whoever looks at it too learns that it is another one; not from every stroke.
    if (!kept || kept.savedBy !== user.id)
      await live.publish(trx, { type: 'design-changed', audience: 'staff' })
    return saved
  })
}

/** Made on top of another draft than the one that is there, it would put that one out of the world. */
async function requireSiteRevision(
  { settings }: Parts,
  trx: Db,
  kept: KeptSite | undefined,
  revision: number,
): Promise<void> {
  if ((kept?.revision ?? 0) === revision) return
  const { edition, timeZone } = settings.current()
  const [last] = kept ? [] : await readChanges(trx, { type: subject, id: String(edition) }, { most: 1 })
  const [name, at] = kept ? [kept.name, kept.savedAt] : [last?.by ?? '', last?.at]
  throw new Refusal(codes.conflict, say.staleDraft, { name, at: at ? momentIn(at, timeZone) : '' })
}

export async function discardSite(
  platform: Platform,
  { revision }: { revision: number },
  caller: SignedInCaller,
): Promise<null> {
  requireDesignMode(platform)
  const { db, live, settings } = platform
  const { edition } = settings.current()
  await db.transaction().execute(async (trx) => {
    await lockSite(trx, edition)
    const kept = await findSiteDraft(trx, edition)
    if (!kept) return
    await requireSiteRevision(platform, trx, kept, revision)
    await deleteSiteDraft(trx, edition)
    await recordAudit(trx, caller, {
      action: 'discard',
      subjectType: subject,
      subjectId: String(edition),
      before: { savedBy: kept.name, savedAt: kept.savedAt },
    })
    await live.publish(trx, { type: 'design-changed', audience: 'staff' })
  })
  return null
}

/** Sent again after its answer was lost, it is answered again. */
export function publishSite(
  platform: Platform,
  { revision, note }: { revision: number; note: string },
  caller: SignedInCaller,
): Promise<{ number: number }> {
  const { db, live, settings } = platform
  const { edition } = settings.current()
  const by = caller.user.id
  return db.transaction().execute(async (trx) => {
    await lockSite(trx, edition)
    const before = await findPublishedSite(trx, { edition, revision, by })
    if (before !== undefined) return { number: before }
    requireDesignMode(platform)
    const kept = await findSiteDraft(trx, edition)
    if (!kept && revision === 0) throw new Refusal(codes.refused, say.noDraft)
    await requireSiteRevision(platform, trx, kept, revision)
    if (!kept) throw new Refusal(codes.refused, say.noDraft)

    const standing = await findSite(trx, edition)
    const published = standing && asSite(standing.plan)
    const draft = asSite(kept.plan)
    const changes = siteChanges(published, draft)
    if (changes.length === 0) throw new Refusal(codes.refused, say.nothingNew)
    requireSound(draft, await readHalls(trx, edition), caller.language)

    if (published && standing)
      await insertSiteVersion(trx, {
        edition,
        number: standing.number,
        plan: writeSitePlan(published),
        note: '',
        by: null,
        revision: null,
      })
    const number = (standing?.number ?? 0) + 1
    const plan = writeSitePlan(draft)
    await writeSite(trx, edition, number, plan)
    await insertSiteVersion(trx, { edition, number, plan, note, by, revision })
    await deleteSiteDraft(trx, edition)
    const counts = { before: String(number - 1), after: String(number) }
    await insertSiteChanges(trx, { edition, number, by }, [
      { action: 'sitePublished', hall_code: '', ...counts, note },
      ...changes.map(({ what, hall, ...rest }) => ({ action: what, hall_code: hall, ...rest, note: '' })),
    ])
    await recordAudit(trx, caller, {
      action: 'publish',
      subjectType: subject,
      subjectId: String(edition),
      before: { number: number - 1 },
      after: { number, note, changes },
    })
    await live.publish(trx, { type: 'design-changed', audience: 'staff' })
    // The maps of every process, and whoever looks at the list of halls.
    await live.publish(trx, { type: 'list-changed', audience: 'staff', list: hallList.name })
    return { number }
  })
}

function requireSound(
  site: SitePlan,
  halls: Awaited<ReturnType<typeof readHalls>>,
  language: Language,
): void {
  const problems = siteFaults(site, halls)
  if (problems.length === 0) return
  const list = problems
    .slice(0, 20)
    .map(({ kind, names: [one = '', other = ''] }) => fill(siteProblemNames[kind][language], { one, other }))
    .join('\n')
  throw new Refusal(codes.refused, say.problemsLeft, { count: problems.length, list })
}

export const listSiteVersions = ({ db, settings }: Parts) => readSiteVersions(db, settings.current().edition)

export async function findSiteAt({ db, settings }: Parts, number: number) {
  const { edition } = settings.current()
  const plan = await findSiteVersion(db, edition, number)
  if (plan === undefined) throw new Refusal(codes.notFound, say.versionUnknown)
  return { number, plan: JSON.stringify(plan) }
}
