import type { BoothState } from '@fairground/domain/booth'
import { designMessages as say } from '@fairground/domain/design'
import type { Language } from '@fairground/domain/text'
import { type Draft, writeDraft } from '@fairground/floorplan/design/draft'
import { type BoothFact, isTaken } from '@fairground/floorplan/design/drawn-draft'
import type { OpenedDesign, VersionOfPlan } from '@fairground/wire/design'
import { codes } from '@fairground/wire/kernel/codes'
import { namesOf, readBooths } from '../hall'
import type { Db } from '../platform/database/database'
import { Refusal } from '../platform/http/refusal'
import type { Platform } from '../platform/platform'
import { requireHall } from './designed-hall'
import {
  type DesignedBooth,
  type DesignedHall,
  readDesignedBooths,
  readHeld,
  readReserved,
} from './designed-hall.repository'
import { findDraft } from './draft.repository'
import { readNumbersElsewhere, readNumbersPlanned } from './numbers-elsewhere.repository'
import { findLatestVersion, findVersionScene, readVersions } from './plan-version.repository'
import { asDraft, markOf, publishedDraft } from './published-draft'
import { readPeople } from './seat.repository'

type Parts = Pick<Platform, 'db' | 'settings'>

export async function openDesign({ db, settings }: Parts, hallId: string): Promise<OpenedDesign> {
  const { edition, designMode } = settings.current()
  const hall = await requireHall(db, hallId, edition)
  const [published, kept, taken, planned] = await Promise.all([
    readPublished(db, hall),
    findDraft(db, hallId),
    readNumbersElsewhere(db, hallId, edition),
    readNumbersPlanned(db, hallId, edition),
  ])
  const { id, code, nameZh, nameEn, kind, exhibitType, background } = hall
  return {
    hall: { id, code, name: { zh: nameZh, en: nameEn }, kind, exhibitType, background },
    designMode,
    published: { number: hall.planVersion, scene: writeDraft(published), mark: markOf(published) },
    draft: kept
      ? {
          revision: kept.revision,
          scene: writeDraft(asDraft(kept.scene)),
          savedAt: kept.savedAt,
          savedBy: kept.name,
        }
      : null,
    elsewhere: { taken, planned },
  }
}

/** The plan that everybody sees, out of the tables that everything else reads. */
export async function readPublished(db: Db, hall: DesignedHall): Promise<Draft> {
  const { draft } = await readStanding(db, hall, await readDesignedBooths(db, hall.id))
  return draft
}

/** The same of these booths, and whether it has been written down as a version. */
export async function readStanding(
  db: Db,
  hall: DesignedHall,
  booths: readonly DesignedBooth[],
): Promise<{ draft: Draft; isWrittenDown: boolean }> {
  const latest = await findLatestVersion(db, hall.id)
  return {
    draft: publishedDraft(hall, booths, latest && asDraft(latest.scene)),
    isWrittenDown: latest?.number === hall.planVersion,
  }
}

export async function readFacts({ db, settings }: Parts, hallId: string, language: Language) {
  const { edition } = settings.current()
  await requireHall(db, hallId, edition)
  return factsIn(db, hallId, edition, language)
}

export async function factsIn(
  db: Db,
  hallId: string,
  edition: number,
  language: Language,
): Promise<BoothFact[]> {
  const [booths, reserved] = await Promise.all([readBooths(db, edition, hallId), readReserved(db, hallId)])
  return booths.map((booth) => ({
    id: booth.id,
    code: booth.code,
    state: stateOf(booth.state, { held: booth.companyId !== null, reserved: reserved.has(booth.id) }),
    name: booth.companyId ? namesOf(booth)[language] : '',
  }))
}

/** What a publish asks of the booths it has locked: who has them, never by which name. */
export async function factsOfLocked(
  db: Db,
  hallId: string,
  booths: readonly DesignedBooth[],
): Promise<Map<string, BoothFact>> {
  const [held, reserved] = [await readHeld(db, hallId), await readReserved(db, hallId)]
  return new Map(
    booths.map(({ id, code, state }) => [
      id,
      { id, code, state: stateOf(state, { held: held.has(id), reserved: reserved.has(id) }), name: '' },
    ]),
  )
}

/** Whoever has a booth has it, whatever its state says. */
function stateOf(state: BoothState, is: { held: boolean; reserved: boolean }): BoothState {
  if (isTaken({ state })) return state
  if (is.held) return 'occupy'
  return is.reserved ? 'bespoke' : state
}

/** What of a plan can be given out; what somebody has is drawn as a booth too, which safe mode sees to. */
export function figuresOf({ booths }: Pick<Draft, 'booths'>): { booths: number; areaM2: number } {
  const offered = booths.filter(({ use }) => use === 'normal')
  const area = offered.reduce((sum, { width, depth }) => sum + width * depth, 0)
  return { booths: offered.length, areaM2: Math.round(area * 100) / 100 }
}

/** The one that stands is among them even where it was never written down. */
export async function listVersions({ db, settings }: Parts, hallId: string): Promise<VersionOfPlan[]> {
  const hall = await requireHall(db, hallId, settings.current().edition)
  const versions = await readVersions(db, hallId)
  if (versions[0]?.number === hall.planVersion) return versions
  const draft = await readPublished(db, hall)
  const people = await readPeople(db, hall.updatedBy ? [hall.updatedBy] : [])
  const standing = {
    number: hall.planVersion,
    note: '',
    at: hall.updatedAt,
    by: people.get(hall.updatedBy ?? '') ?? '',
    ...figuresOf(draft),
  }
  return [standing, ...versions]
}

export async function findVersion({ db, settings }: Parts, hallId: string, number: number) {
  const hall = await requireHall(db, hallId, settings.current().edition)
  const scene = await findVersionScene(db, hallId, number)
  if (scene) return { number, scene: writeDraft(asDraft(scene)) }
  if (number !== hall.planVersion) throw new Refusal(codes.notFound, say.versionUnknown)
  return { number, scene: writeDraft(await readPublished(db, hall)) }
}
