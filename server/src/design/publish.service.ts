import { statesByHand } from '@fairground/domain/booth'
import { designMessages as say } from '@fairground/domain/design'
import { comparePlans, type PlanComparison } from '@fairground/floorplan/design/compare'
import { type Draft, type DraftBooth, writeDraft } from '@fairground/floorplan/design/draft'
import { openSidesOf } from '@fairground/floorplan/design/openings'
import { isSame } from '@fairground/floorplan/design/same'
import { codes } from '@fairground/wire/kernel/codes'
import { hall as hallList } from '@fairground/wire/list/lists/hall'
import { readCodeNames } from '../codelist'
import { recordAudit } from '../platform/audit/audit'
import type { Db } from '../platform/database/database'
import { violatedIndex } from '../platform/database/unique-violation'
import type { SignedInCaller } from '../platform/http/principal'
import { Refusal } from '../platform/http/refusal'
import type { Platform } from '../platform/platform'
import { requireHall } from './designed-hall'
import { type DesignedBooth, type DesignedHall, lockDesignedBooths } from './designed-hall.repository'
import { findDraft, type KeptDraft, writeDraftRow } from './draft.repository'
import { type OnDraft, planSubject, requireDesignMode, requireRevision } from './draft.service'
import { readNumbersElsewhere } from './numbers-elsewhere.repository'
import { factsOfLocked, figuresOf, readStanding } from './open.service'
import { changesOf, type Opened, recordOf } from './plan-changes'
import { filesOf } from './plan-files'
import { findPublishedFrom, insertStandingVersion, makeDraftVersion } from './plan-version.repository'
import {
  type BoothToWrite,
  type DrawnColumn,
  drawnColumns,
  findForeignBooths,
  insertBooths,
  insertChanges,
  lockHalls,
  lockNumbers,
  putNumbersAside,
  removeBooths,
  updateBooths,
  writePlan,
} from './publish.repository'
import { requireNoProblems, requireSafe, requireSoundBooths } from './publish-checks'
import { asDraft } from './published-draft'
import { rebased } from './rebase'
import { requireSeat } from './seat.service'
import { unreadable } from './sent-draft'

interface Publication extends OnDraft {
  note: string
  reason: string
}

/** The plan and its booths together, or nothing. Sent again after its answer was lost, it is answered again. */
export async function publishDraft(
  platform: Platform,
  publication: Publication,
  caller: SignedInCaller,
): Promise<{ number: number }> {
  const { db, live } = platform
  const { hallId } = publication
  const number = await db
    .transaction()
    .execute((trx) => publishIn(trx, platform, publication, caller))
    .catch((error: unknown) => {
      if (violatedIndex(error)?.startsWith('booth_code_in_')) throw new Refusal(codes.refused, say.codeTaken)
      throw error
    })
  if (number === undefined) throw new Refusal(codes.conflict, say.staleHall)
  live.publishSoon(db, { type: 'booths-changed', audience: 'processes', hallId })
  return { number }
}

/** No number where the hall was changed beside the draft: that is in the draft now, for a person to look at. */
async function publishIn(
  trx: Db,
  platform: Platform,
  { hallId, seat, revision, note, reason }: Publication,
  caller: SignedInCaller,
): Promise<number | undefined> {
  const { live, settings } = platform
  const { edition } = settings.current()
  const { language, user } = caller
  await lockHalls(trx)
  await lockNumbers(trx, edition)
  const hall = await requireHall(trx, hallId, edition, 'first')
  const known = await lockDesignedBooths(trx, hallId)
  const before = await findPublishedFrom(trx, { hallId, revision, by: user.id })
  if (before !== undefined) return before

  requireDesignMode(platform)
  const kept = await findDraft(trx, hallId)
  if (!kept && revision === 0) throw new Refusal(codes.refused, say.noDraft)
  await requireSeat(platform, trx, hallId, { seat, accountId: user.id })
  await requireRevision(platform, trx, hallId, kept, revision)
  if (!kept) throw new Refusal(codes.refused, say.noDraft)

  const standing = known.filter(({ isRemoved }) => !isRemoved)
  const { draft: published, isWrittenDown } = await readStanding(trx, hall, standing)
  const draft = asDraft(kept.scene)
  const brought = rebased(draft, asDraft(kept.base), published)
  if (brought !== draft) {
    await bringAlong(trx, hallId, kept, brought, published)
    await live.publish(trx, { type: 'design-changed', audience: 'staff', hallId })
    return undefined
  }

  const comparison = comparePlans(published, draft)
  if (comparison.same) throw new Refusal(codes.refused, say.nothingNew)
  await requireOwnBooths(trx, hallId, comparison.added, known)
  requireNoProblems(draft, await readNumbersElsewhere(trx, hallId, edition), language)
  await requireSoundBooths(comparison, () => offeredTypes(trx), language)
  const facts = await factsOfLocked(trx, hallId, standing)
  const moved = requireSafe({ published, draft, facts, reason }, language)

  if (!isWrittenDown) await writeDownStanding(trx, hall, published)
  const opened = await writeBooths(trx, { id: hallId, edition }, draft, known, comparison)
  const { width, depth, elements: scenery } = draft
  const number = await writePlan(trx, { hallId, width, depth, scenery, by: user.id })
  await makeDraftVersion(trx, { hallId, number, note, by: user.id, ...figuresOf(draft) })
  await insertChanges(
    trx,
    { hallId, version: number, by: user.id },
    changesOf(comparison, { number, note, reason, moved, opened }),
  )
  await recordAudit(trx, caller, {
    action: 'publish',
    subjectType: planSubject,
    subjectId: hallId,
    before: { hall: hall.code, number: hall.planVersion, booths: published.booths.length },
    after: { number, booths: draft.booths.length, note, reason, ...recordOf(comparison) },
  })
  await live.publish(trx, { type: 'design-changed', audience: 'staff', hallId })
  await live.publish(trx, { type: 'list-changed', audience: 'staff', list: hallList.name })
  return number
}

async function bringAlong(
  trx: Db,
  hallId: string,
  kept: KeptDraft,
  brought: Draft,
  now: Draft,
): Promise<void> {
  await writeDraftRow(trx, {
    hallId,
    scene: writeDraft(brought),
    base: writeDraft(now),
    files: filesOf(brought),
    madeFrom: kept.revision,
    by: kept.savedBy,
  })
}

/** A booth keeps its id for ever, so an id that means another one is nobody's to take. */
async function requireOwnBooths(
  trx: Db,
  hallId: string,
  added: readonly DraftBooth[],
  known: readonly DesignedBooth[],
): Promise<void> {
  const ours = new Set(known.map(({ id }) => id))
  const strange = added.filter(({ id }) => !ours.has(id)).map(({ id }) => id)
  const [foreign] = strange.length > 0 ? await findForeignBooths(trx, hallId, strange) : []
  if (foreign) throw unreadable(`booths ${foreign}`)
}

async function offeredTypes(trx: Db): Promise<Set<string>> {
  const types = (await readCodeNames(trx, ['exhibitType'])).get('exhibitType')
  return new Set([...(types?.values() ?? [])].filter(({ offered }) => offered).map(({ value }) => value))
}

/** Before something else takes its place. */
const writeDownStanding = (trx: Db, hall: DesignedHall, published: Draft): Promise<void> =>
  insertStandingVersion(trx, {
    hallId: hall.id,
    number: hall.planVersion,
    scene: writeDraft(published),
    at: hall.updatedAt,
    by: hall.updatedBy,
    ...figuresOf(published),
    files: filesOf(published),
  })

/** Only what is different is written. Answers whose open sides are others now because of what stands around them. */
async function writeBooths(
  trx: Db,
  hall: { id: string; edition: number },
  draft: Draft,
  known: readonly DesignedBooth[],
  { removed, changed }: PlanComparison,
): Promise<Opened[]> {
  const rows = new Map(known.map((booth) => [booth.id, booth]))
  const redrawn = new Set(changed.map(({ after }) => after.id))
  const sides = openSidesOf(draft)
  const drawn = draft.booths.map((booth) => rowOf(booth, sides.get(booth.id)?.length ?? 0))
  const others = drawn.filter(({ id, open_sides }) => {
    const row = rows.get(id)
    return row && (row.isRemoved || redrawn.has(id) || row.openSides !== open_sides)
  })
  const columns = drawnColumns.filter((column) =>
    others.some((booth) => {
      const row = rows.get(booth.id)
      return row && !isSame(standingIn[column](row, booth), booth[column])
    }),
  )
  await removeBooths(
    trx,
    removed.map(({ id }) => id),
  )
  await putNumbersAside(
    trx,
    others.filter(({ id, code }) => rows.get(id)?.code !== code).map(({ id }) => id),
  )
  await updateBooths(trx, others, columns)
  await insertBooths(
    trx,
    hall,
    drawn.filter(({ id }) => !rows.has(id)),
  )
  return draft.booths.flatMap((booth, place) => {
    const before = rows.get(booth.id)
    const after = drawn[place]?.open_sides
    if (!before || before.isRemoved || booth.opening || !after || before.openSides === after) return []
    return [{ booth, before: before.openSides, after }]
  })
}

/** What stands in a column now. A state that came by what happened is as good as whatever is drawn: it stays. */
const standingIn: Record<DrawnColumn, (row: DesignedBooth, drawn: BoothToWrite) => unknown> = {
  code: ({ code }) => code,
  booth_class: ({ boothClass }) => boothClass,
  exhibit_type: ({ exhibitType }) => exhibitType,
  open_sides: ({ openSides }) => openSides,
  special: ({ special }) => special,
  use: ({ state }, { use }) => (statesByHand.has(state) ? state : use),
  name: ({ nameZh }) => nameZh,
  name_en: ({ nameEn }) => nameEn,
  x_m: ({ x }) => x,
  y_m: ({ y }) => y,
  width_m: ({ width }) => width,
  depth_m: ({ depth }) => depth,
  opening_reason: ({ openingReason }) => openingReason,
  fonts: ({ fonts }) => fonts,
}

/** A booth with no side open to visitors is sold as one with a single front. */
const rowOf = (booth: DraftBooth, openSides: number): BoothToWrite => ({
  id: booth.id,
  code: booth.code,
  booth_class: booth.boothClass,
  exhibit_type: booth.exhibitType,
  open_sides: booth.opening?.sides ?? Math.max(1, openSides),
  special: booth.special,
  use: booth.use,
  name: booth.name.zh,
  name_en: booth.name.en,
  x_m: booth.x,
  y_m: booth.y,
  width_m: booth.width,
  depth_m: booth.depth,
  opening_reason: booth.opening?.reason ?? '',
  fonts:
    booth.codeFont || booth.nameFont
      ? { ...(booth.codeFont && { code: booth.codeFont }), ...(booth.nameFont && { name: booth.nameFont }) }
      : null,
})
