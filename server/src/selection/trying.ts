import {
  type Adjoins,
  closedGate,
  type Gate,
  type Quota,
  reaches,
  type SelectionAction,
} from '@fairground/domain/selection'
import type { Settings } from '@fairground/domain/settings'
import { adjoins } from '@fairground/floorplan/neighbours'
import type { OwnChoice } from '@fairground/wire/selection'
import { companyNews } from '../exhibitor'
import { letBoothsFollow } from '../ledger'
import { offerFreed } from '../offering'
import type { Db } from '../platform/database/database'
import { violatedIndex } from '../platform/database/unique-violation'
import type { SignedInCaller } from '../platform/http/principal'
import type { Platform } from '../platform/platform'
import { type Chooser, type OwnBooth, readChooser, type WantedBooth } from './chooser.repository'
import { type Change, insertEvents, type SelectionEvent, stateOf } from './choosing.repository'
import { circumstancesOf } from './circumstances'
import { FaultRefusal, refuse, requireNone } from './fault-refusal'
import type { RefusedTries } from './refused-tries'

/** Who tries to choose for which company, and which gates must be open for them. */
export interface Trying {
  platform: Platform
  tries: RefusedTries
  caller: SignedInCaller
  /** Locks the company and answers its id; undefined where there is none. */
  lock(trx: Db, edition: number): Promise<string | undefined>
  gates: readonly Gate[]
  reason: string
}

/** What is done under the lock of the company, with everything known of it at that moment. */
export interface Deed {
  trx: Db
  chooser: Chooser
  settings: Settings
  change: Change
  /** What is written down where it is done; for whoever writes it with what it does, and then says so. */
  event: SelectionEvent
  isNoted: boolean
}

/** Answers what the company has then, or nothing where what was asked for is so already. */
type Act = (deed: Deed) => Promise<OwnBooth[] | undefined>

/** After which booths may be free for whoever waits; in a rush of choices nobody asks. */
const frees: ReadonlySet<SelectionAction> = new Set(['release', 'move', 'accept'])

/** One transaction per try. Companies before booths, as everywhere; every try is written down, what is refused changes nothing. */
export async function tried(
  trying: Trying,
  action: SelectionAction,
  boothIds: readonly string[],
  act: Act,
): Promise<OwnChoice> {
  const { platform, caller, lock, reason } = trying
  const settings = platform.settings.current()
  const { edition } = settings
  let chooser: Chooser | undefined
  const after = await platform.db
    .transaction()
    .execute(async (trx) => {
      const companyId = await lock(trx, edition)
      if (!companyId) throw refuse(caller.user.department === 'exhibitor' ? 'notApproved' : 'unknownCompany')
      chooser = await readChooser(trx, companyId)
      const change = { edition, companyId, by: caller.user.id, reason }
      const event = eventOf(trying, companyId, { action, boothIds })
      const deed: Deed = { trx, chooser, settings, change, event, isNoted: false }
      const booths = await standingOf(trx, chooser, await act(deed))
      if (booths && !deed.isNoted)
        await insertEvents(trx, [boothIds.length > 0 ? event : { ...event, boothIds: idsOf(booths) }])
      if (booths && frees.has(action)) await offerFreed(platform, trx, gone(chooser.booths, booths))
      return booths
    })
    .catch((error: unknown) => {
      // Whatever else took the booth meanwhile, the database lets only one have it.
      const refusal = violatedIndex(error)?.endsWith('_one_live') ? refuse('taken') : error
      if (chooser && refusal instanceof FaultRefusal)
        noteRefused(trying, chooser, { action, boothIds, refusal })
      throw refusal
    })
  if (!chooser) throw new Error('whoever did something is known')
  if (after) tell(platform, chooser, [...chooser.booths, ...after])
  return { booths: shown(after ?? chooser.booths), stage: chooser.stage }
}

type Tried = Pick<SelectionEvent, 'action' | 'boothIds'>

const eventOf = ({ platform, caller, reason }: Trying, companyId: string, what: Tried): SelectionEvent => ({
  edition: platform.settings.current().edition,
  companyId,
  actorId: caller.user.id,
  reason,
  ...what,
})

/** Under the moment at which it was decided. */
export function noteRefused(
  trying: Trying,
  { companyId, now }: Pick<Chooser, 'companyId' | 'now'>,
  { refusal, ...what }: Tried & { refusal: FaultRefusal },
): void {
  trying.tries.note({ ...eventOf(trying, companyId, what), refusedBy: refusal.fault.kind, at: now })
}

/** Booths a contract names are paid for; whoever moves back to them has them so again. */
async function standingOf(trx: Db, { companyId, contract }: Chooser, booths: OwnBooth[] | undefined) {
  if (!booths || contract === null) return booths
  const changed = new Map((await letBoothsFollow(trx, [companyId])).map(({ id, state }) => [id, state]))
  return booths.map((booth) => ({ ...booth, state: changed.get(booth.id) ?? booth.state }))
}

const idsOf = (booths: readonly OwnBooth[]): string[] => booths.map(({ id }) => id)
const gone = (before: readonly OwnBooth[], after: readonly OwnBooth[]): string[] =>
  idsOf(before.filter(({ id }) => !after.some((booth) => booth.id === id)))

/** The maps hear of it once it stands, and so do the company's other tabs and whoever watches it. */
export function tell(
  { db, live }: Platform,
  { companyId, accountId }: Pick<Chooser, 'companyId' | 'accountId'>,
  booths: readonly Pick<OwnBooth, 'hallId'>[],
): void {
  for (const hallId of new Set(booths.map((booth) => booth.hallId)))
    live.publishSoon(db, { type: 'booths-changed', audience: 'processes', hallId })
  for (const news of companyNews({ id: companyId, accountId })) live.publishSoon(db, news)
}

export function requireGates(chooser: Chooser, settings: Settings, gates: readonly Gate[]): Quota {
  const circumstances = circumstancesOf(chooser, settings)
  requireNone(closedGate(circumstances, gates))
  if (!circumstances.quota) throw refuse('noQuota')
  return circumstances.quota
}

/** The halls among those of these booths in which the company may have one. */
export const hallsInReach = (quota: Quota, booths: readonly Pick<WantedBooth, 'hallId' | 'hall'>[]) =>
  new Set(booths.filter(({ hall }) => hall.isOpen && reaches(quota, hall)).map(({ hallId }) => hallId))

export function standingSideBySide(
  booths: readonly Pick<OwnBooth, 'id' | 'x' | 'y' | 'width' | 'depth'>[],
): Adjoins {
  const byId = new Map(booths.map((booth) => [booth.id, booth]))
  return (one, other) => {
    const [a, b] = [byId.get(one), byId.get(other)]
    return a !== undefined && b !== undefined && adjoins(a, b)
  }
}

/** A booth that was wanted, as the company has it. */
export const had = (
  { hall: _hall, exhibitType: _exhibits, ...booth }: WantedBooth,
  origin: OwnBooth['origin'],
): OwnBooth => ({ ...booth, state: stateOf[origin], origin })

/** What a company has, in the order of its numbers. */
export const shown = (booths: readonly OwnBooth[]): OwnChoice['booths'] =>
  booths
    .map(({ x: _x, y: _y, width: _width, depth: _depth, ...booth }) => booth)
    .sort((one, other) => one.code.localeCompare(other.code, 'en', { numeric: true }))
