import { isExhibitor } from '@fairground/domain/account'
import { useOfState } from '@fairground/domain/booth'
import {
  faultOfChoice,
  faultOfFinish,
  faultOfRelease,
  type Quota,
  stageHolding,
} from '@fairground/domain/selection'
import type { Settings } from '@fairground/domain/settings'
import type { OwnChoice } from '@fairground/wire/selection'
import { reopenEmptied } from '../booth'
import {
  type Chooser,
  findChooserOf,
  lockWanted,
  type OwnBooth,
  readWanted,
  type WantedBooth,
} from './chooser.repository'
import { freeBooths, markFinished, onceHadAll, takeBooths } from './choosing.repository'
import { FaultRefusal, refuse, requireNone } from './fault-refusal'
import {
  had,
  hallsInReach,
  noteRefused,
  requireGates,
  standingSideBySide,
  type Trying,
  tried,
} from './trying'

/** Several booths are had together or not at all. Wanted twice, they are had once. */
export async function chooseBooths(trying: Trying, boothIds: readonly string[]): Promise<OwnChoice> {
  await refuseTaken(trying, boothIds)
  return tried(trying, 'choose', boothIds, async (deed) => {
    const { trx, chooser, settings, change, event } = deed
    const { booths: held } = chooser
    if (boothIds.every((id) => held.some((booth) => booth.id === id))) return undefined
    const quota = requireMayChoose(chooser, settings, trying)
    const wanted = await lockWanted(trx, boothIds, settings.edition)
    if (wanted.length < boothIds.length) throw refuse('unknownBooth')
    requireFits(wanted, { chooser, quota, settings, trying })
    const { taken, at } = await takeBooths(trx, wanted, change, { event })
    deed.isNoted = true
    if (taken < boothIds.length || !at) throw refuse('outOfRange')
    // Whoever waited for a booth past the end of the window is too late, as whoever waited for anything else.
    requireGates({ ...chooser, now: at }, settings, trying.gates)
    return [...held, ...wanted.map((booth) => had(booth, 'chosen'))]
  })
}

/**
 * In a rush nine of ten want what somebody has. They are told so from a look at it, without a lock: it was so at that
 * moment. Whatever else the look suggests is decided under the locks, and so is all a company has to do with itself.
 */
async function refuseTaken(trying: Trying, boothIds: readonly string[]): Promise<void> {
  const { platform, caller } = trying
  if (!isExhibitor(caller.user)) return
  const settings = platform.settings.current()
  const wanted = await readWanted(platform.db, boothIds, settings.edition)
  if (wanted.length < boothIds.length || !wanted.some(({ state }) => useOfState[state] === 'taken')) return
  const chooser = await findChooserOf(platform.db, caller.user.id, settings.edition)
  if (!chooser || wanted.some(({ holderId }) => holderId === chooser.companyId)) return
  try {
    requireFits(wanted, { chooser, quota: requireMayChoose(chooser, settings, trying), settings, trying })
  } catch (refusal) {
    if (!(refusal instanceof FaultRefusal) || refusal.fault.kind !== 'taken') return
    noteRefused(trying, chooser, { action: 'choose', boothIds, refusal })
    throw refusal
  }
}

function requireMayChoose(chooser: Chooser, settings: Settings, trying: Trying): Quota {
  const quota = requireGates(chooser, settings, trying.gates)
  requireNotBound(chooser, trying)
  return quota
}

interface Wanting {
  chooser: Chooser
  quota: Quota
  settings: Settings
  trying: Trying
}

function requireFits(
  wanted: readonly WantedBooth[],
  { chooser: { booths: held }, quota, settings, trying }: Wanting,
): void {
  requireNone(
    faultOfChoice(wanted, {
      quota,
      held,
      halls: hallsInReach(quota, wanted),
      adjoins: standingSideBySide([...held, ...wanted]),
      areaSlack: settings.areaSlack,
      language: trying.caller.language,
    }),
  )
}

export const releaseBooths = (trying: Trying, boothIds: readonly string[]): Promise<OwnChoice> =>
  tried(trying, 'release', boothIds, async ({ trx, chooser, settings, change }) => {
    const { booths: held, companyId } = chooser
    const isHeld = (id: string) => held.some((booth) => booth.id === id)
    if (!boothIds.some(isHeld) && (await onceHadAll(trx, companyId, boothIds))) return undefined
    requireGates(chooser, settings, trying.gates)
    requireNone(faultOfRelease(boothIds, { held, adjoins: standingSideBySide(held) }))
    requireNotBound(chooser, trying)
    if ((await freeBooths(trx, boothIds, change)) < boothIds.length) throw refuse('notYours')
    const left = held.filter(({ id }) => !boothIds.includes(id))
    chooser.stage = stageHolding(chooser.stage, left)
    await reopenEmptied(trx, [companyId])
    return left
  })

/** Hands the choice to the organiser. Said twice, it was said once. */
export const finishChoice = (trying: Trying): Promise<OwnChoice> =>
  tried(trying, 'finish', [], async ({ trx, chooser, settings }) => {
    const { booths: held } = chooser
    if (chooser.stage !== 'choosing') return undefined
    const quota = requireGates(chooser, settings, trying.gates)
    requireNone(faultOfFinish({ quota, held, adjoins: standingSideBySide(held) }))
    chooser.stage = 'finished'
    await markFinished(trx, chooser.companyId)
    return held
  })

/** Everything goes that is not among these, and these are had, in one step. */
export const moveBooths = (trying: Trying, boothIds: readonly string[]): Promise<OwnChoice> =>
  tried(trying, 'move', boothIds, async ({ trx, chooser, settings, change }) => {
    const staying = chooser.booths.filter(({ id }) => boothIds.includes(id))
    const left = chooser.booths.filter(({ id }) => !boothIds.includes(id))
    const leaving = left.map(({ id }) => id)
    const coming = boothIds.filter((id) => !staying.some((booth) => booth.id === id))
    if (leaving.length === 0 && coming.length === 0) return undefined
    const quota = requireGates(chooser, settings, trying.gates)
    requireNotBound(chooser, trying)
    // Both at once, in one order: somebody may be moved the other way at this moment.
    const locked = await lockWanted(trx, [...leaving, ...coming], settings.edition)
    const wanted = locked.filter(({ id }) => coming.includes(id))
    if (wanted.length < coming.length) throw refuse('unknownBooth')
    requireNone(
      coming.length > 0
        ? faultOfChoice(wanted, {
            quota,
            held: staying,
            halls: hallsInReach(quota, wanted),
            adjoins: standingSideBySide([...staying, ...wanted]),
            areaSlack: settings.areaSlack,
            language: trying.caller.language,
          })
        : faultOfRelease(leaving, {
            held: chosenByHand(chooser.booths),
            adjoins: standingSideBySide(staying),
          }),
    )
    if (leaving.length > 0) await freeBooths(trx, leaving, change, ['chosen', 'assigned'])
    // What the organiser gave stays given where it is moved to.
    const wereGiven = left.length > 0 && left.every((booth) => booth.origin === 'assigned')
    const origin = wereGiven ? 'assigned' : 'chosen'
    if (coming.length > 0 && (await takeBooths(trx, wanted, change, { origin })).taken < coming.length)
      throw refuse('outOfRange')
    return [...staying, ...wanted.map((booth) => had(booth, origin))]
  })

/** A contract binds a company. The organiser may go on once it is sealed: an amendment follows. */
function requireNotBound({ contract, unsealed }: Chooser, { caller }: Trying): void {
  const number = isExhibitor(caller.user) ? contract : unsealed
  if (number) throw refuse('contract', { number })
}

/** Whoever moves booths may move given ones too. */
const chosenByHand = (booths: readonly OwnBooth[]): OwnBooth[] =>
  booths.map((booth) => ({ ...booth, origin: 'chosen' }))
