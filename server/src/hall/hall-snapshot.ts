import { createHash } from 'node:crypto'
import { sceneVersion, writeScene } from '@fairground/floorplan/plan-scene'
import type { HallMap, MapChange, MappedBooth } from '@fairground/wire/hall/maps'
import type { Reader } from '../platform/http/principal'
import type { BoothRow, HallRow } from './hall.repository'
import { type PartPaymentRule, toldBooths } from './told-booths'

/** A hall as it stood at one moment, and the map of it for each kind of reader; of one version. */
export interface HallSnapshot {
  hall: HallRow
  /** Its booths as they are told to a kind of reader, or to one of them. */
  boothsFor(reader: Reader, accountId?: string): readonly BoothRow[]
  maps: Record<Reader, HallMap>
}

export function snapshotOf(hall: HallRow, rows: readonly BoothRow[], rule: PartPaymentRule): HallSnapshot {
  const boothsFor: HallSnapshot['boothsFor'] = (reader, accountId) =>
    toldBooths(rows, { reader, accountId }, rule)
  const same = { hall: factsOf(hall), scene: sceneOf(hall, rows) }
  const booths = forEachReader((reader) => boothsFor(reader).map((booth) => mapped(booth, reader)))
  // A name that is told to everyone from now on is news, though it is none to people who are signed in; and what these
  // read follows from what the other two do.
  const version = fingerprint({ ...same, everyone: booths.everyone, staff: booths.staff })
  return {
    hall,
    boothsFor,
    maps: forEachReader((reader) => ({ version, ...same, booths: booths[reader] })),
  }
}

const forEachReader = <Value>(make: (reader: Reader) => Value): Record<Reader, Value> => ({
  everyone: make('everyone'),
  signedIn: make('signedIn'),
  staff: make('staff'),
})

/** The version is what the content looks like, so that two processes, or one after a return to an older state, agree. */
const fingerprint = (content: object): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 16)

const factsOf = (hall: HallRow): HallMap['hall'] => ({
  id: hall.id,
  code: hall.code,
  name: { zh: hall.nameZh, en: hall.nameEn },
  kind: hall.kind,
  exhibitType: hall.exhibitType,
  width: hall.width,
  depth: hall.depth,
  background: hall.background,
  clearHeightM: hall.clearHeightM,
  floorLoadKgM2: hall.floorLoadKgM2,
  moveIn: span(hall.moveInFrom, hall.moveInUntil),
  moveOut: span(hall.moveOutFrom, hall.moveOutUntil),
})

const span = (from: Date | null, until: Date | null): HallMap['hall']['moveIn'] =>
  from && until ? { from: from.toISOString(), until: until.toISOString() } : null

const sceneOf = ({ width, depth, kind, scenery }: HallRow, booths: readonly BoothRow[]): string =>
  writeScene({
    version: sceneVersion,
    width,
    depth,
    outdoor: kind === 'outdoor',
    elements: scenery,
    booths: booths.map(({ id, x, y, width, depth }) => ({ id, x, y, width, depth })),
  })

/** Short names are for everybody; a company that gave none in one language goes by the other. */
export function namesOf({ companyId, shortZh, shortEn, nameZh, nameEn }: BoothRow): MappedBooth['name'] {
  const [zh, en] = companyId ? [shortZh ?? '', shortEn ?? ''] : [nameZh, nameEn]
  return { zh: zh || en, en: en || zh }
}

export function fullNamesOf({ companyZh, companyEn }: BoothRow): MappedBooth['name'] {
  const [zh, en] = [companyZh ?? '', companyEn ?? '']
  return { zh: zh || en, en: en || zh }
}

/** People who are signed in know who has a booth; everyone else knows where the company agreed to the public directory. */
export const maySeeFullName = ({ inDirectory }: BoothRow, reader: Reader): boolean =>
  reader !== 'everyone' || inDirectory

const mapped = (booth: BoothRow, reader: Reader): MappedBooth => ({
  id: booth.id,
  code: booth.code,
  state: booth.state,
  name: namesOf(booth),
  ...(booth.companyId && maySeeFullName(booth, reader) && { fullName: fullNamesOf(booth) }),
  special: booth.special,
  boothClass: booth.boothClass,
  exhibitType: booth.exhibitType,
  openSides: booth.openSides,
  ...(booth.fonts?.code && { codeFont: booth.fonts.code }),
  ...(booth.fonts?.name && { nameFont: booth.fonts.name }),
})

/** The change of each kind of map; undefined where they have to be read anew. */
export function changesBetween(
  before: HallSnapshot,
  after: HallSnapshot,
): Record<Reader, MapChange> | undefined {
  const { everyone, signedIn, staff } = forEachReader((reader) =>
    changeBetween(before.maps[reader], after.maps[reader]),
  )
  return everyone && signedIn && staff && { everyone, signedIn, staff }
}

/** What makes one map into the other; undefined where more differs than who has which booth, and it has to be read anew. */
function changeBetween(before: HallMap, after: HallMap): MapChange | undefined {
  const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
  if (before.scene !== after.scene || !same(before.hall, after.hall)) return undefined
  const known = new Map(before.booths.map((booth) => [booth.id, booth]))
  if (before.booths.length !== after.booths.length) return undefined
  const booths: MapChange['booths'] = []
  for (const booth of after.booths) {
    const old = known.get(booth.id)
    if (!old || !same(lasting(old), lasting(booth))) return undefined
    if (!same(old, booth)) booths.push(passing(booth))
  }
  return { hall: after.hall.id, from: before.version, to: after.version, booths }
}

const lasting = ({ state: _, name: __, fullName: ___, ...rest }: MappedBooth) => rest

const passing = ({ id, state, name, fullName }: MappedBooth): MapChange['booths'][number] => ({
  id,
  state,
  name,
  ...(fullName && { fullName }),
})

/** Several changes as one, for whoever missed them: of each booth the latest. */
export function joined(changes: readonly MapChange[]): MapChange | undefined {
  const [first, last] = [changes[0], changes.at(-1)]
  if (!first || !last) return undefined
  const latest = new Map(changes.flatMap(({ booths }) => booths.map((booth) => [booth.id, booth] as const)))
  return { hall: first.hall, from: first.from, to: last.to, booths: [...latest.values()] }
}
