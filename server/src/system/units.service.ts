import {
  depthOf,
  levelOf,
  mostUnitLevels,
  type OrgUnit,
  systemMessages as say,
  withAllBelow,
} from '@fairground/domain/system'
import { codes } from '@fairground/wire/kernel/codes'
import type { CallInput, CallResult } from '@fairground/wire/kernel/endpoint'
import type {
  addUnit as addCall,
  editUnit as editCall,
  listUnits,
  orderUnits as orderCall,
  removeUnit as removeCall,
} from '@fairground/wire/system/organization'
import type { Db } from '../platform/database/database'
import { violatedIndex } from '../platform/database/unique-violation'
import type { SignedInCaller } from '../platform/http/principal'
import { Refusal, refuseField } from '../platform/http/refusal'
import type { Platform } from '../platform/platform'
import { addOnce } from '../platform/record/add-once'
import { type Keeper, keeping } from '../platform/record/keeper'
import { type KeptRecord, refusals } from '../platform/record/kept-record'
import {
  countMembers,
  deleteUnit,
  insertUnit,
  lockUnits,
  readMembers,
  readUnits,
  setUnitOrder,
  type UnitRow,
  updateUnit,
} from './units.repository'
import { lastOnRecord, peopleNews } from './user-record'

/** A unit among all of them. */
interface PlacedUnit extends UnitRow {
  all: UnitRow[]
}

const unitRecord: KeptRecord<PlacedUnit> = {
  subjectType: 'org-unit',
  async lock(trx, id) {
    const all = await lockUnits(trx)
    const unit = all.find((one) => one.id === id)
    return unit && { ...unit, all }
  },
  lastChange: lastOnRecord('org-unit'),
  ...refusals(say.unknownUnit, say.changed),
}

export async function listUnitsWithPeople(db: Db): Promise<CallResult<typeof listUnits>> {
  const [units, members] = [await readUnits(db), await readMembers(db)]
  return units.map(({ position: _position, ...unit }) => ({
    ...unit,
    people: members.filter(({ unitId }) => unitId === unit.id).map(({ unitId: _unit, ...person }) => person),
  }))
}

const keepingUnits = (
  platform: Platform,
  caller: SignedInCaller,
  work: (trx: Db, keeper: Keeper<PlacedUnit, string>) => Promise<void>,
): Promise<null> =>
  keeping(platform, caller, unitRecord, async (keeper, trx) => {
    await work(trx, keeper)
    return null
  }).catch((error: unknown) => {
    const violated = violatedIndex(error)
    if (violated === 'org_unit_name') throw refuseField('zh', say.unitNameTaken)
    // Somebody was put into it while it was being deleted.
    if (violated === 'account_staff_unit_id_fkey')
      throw new Refusal(codes.refused, say.unitInUse, { people: 1, units: 0 })
    throw error
  })

const nameOf = (all: readonly UnitRow[], id: string | null): string =>
  all.find((unit) => unit.id === id)?.zh ?? ''
const traceOf = (all: readonly UnitRow[], { zh, en, parentId }: OrgUnit) => ({
  zh,
  en,
  parent: nameOf(all, parentId),
})

function requirePlace(all: readonly UnitRow[], parentId: string | null, levels: number): void {
  if (parentId !== null && !all.some(({ id }) => id === parentId))
    throw refuseField('parentId', say.unknownUnit)
  if (levelOf(all, parentId) + levels > mostUnitLevels)
    throw new Refusal(codes.refused, say.unitTooDeep, { most: mostUnitLevels }, [
      { path: 'parentId', message: say.unitTooDeep },
    ])
}

/** Behind all others of its level. */
const nextPlace = (all: readonly UnitRow[], parentId: string | null): number =>
  1 + Math.max(0, ...all.filter((unit) => unit.parentId === parentId).map(({ position }) => position))

export const addUnit = (
  platform: Platform,
  { id, ...unit }: CallInput<typeof addCall>['body'],
  caller: SignedInCaller,
): Promise<null> =>
  keepingUnits(platform, caller, async (trx, keeper) => {
    const all = await lockUnits(trx)
    requirePlace(all, unit.parentId, 1)
    const trace = traceOf(all, unit)
    const added = await addOnce({
      insert: () => insertUnit(trx, id, unit, nextPlace(all, unit.parentId)),
      async sentBefore() {
        const earlier = (await keeper.addedAs(id)) as typeof trace | undefined
        return earlier?.zh === unit.zh && earlier.parent === trace.parent ? { id } : undefined
      },
      taken: say.idTaken,
    })
    if (!('earlier' in added)) await keeper.record({ id, action: 'add', after: trace }, peopleNews)
  })

export const editUnit = (
  platform: Platform,
  { id, version, ...unit }: CallInput<typeof editCall>['body'],
  caller: SignedInCaller,
): Promise<null> =>
  keepingUnits(platform, caller, async (trx, keeper) => {
    const held = await keeper.take(id)
    const { all } = held
    if (held.zh === unit.zh && held.en === unit.en && held.parentId === unit.parentId) return
    await keeper.requireSeen(held, version)
    if (held.parentId !== unit.parentId) {
      if (unit.parentId && withAllBelow(all, id).includes(unit.parentId))
        throw refuseField('parentId', say.unitInItself)
      requirePlace(all, unit.parentId, depthOf(all, id))
    }
    const place = held.parentId === unit.parentId ? held.position : nextPlace(all, unit.parentId)
    await updateUnit(trx, id, unit, place)
    await keeper.record(
      { id, action: 'edit', before: traceOf(all, held), after: traceOf(all, unit) },
      peopleNews,
    )
  })

export const removeUnit = (
  platform: Platform,
  seen: CallInput<typeof removeCall>['body'],
  caller: SignedInCaller,
): Promise<null> =>
  keepingUnits(platform, caller, async (trx, keeper) => {
    const held = await keeper.takeAsSeen(seen)
    const [people, units] = [
      await countMembers(trx, held.id),
      held.all.filter(({ parentId }) => parentId === held.id).length,
    ]
    if (people + units > 0) throw new Refusal(codes.refused, say.unitInUse, { people, units })
    await deleteUnit(trx, held.id)
    await keeper.record({ id: held.id, action: 'delete', before: traceOf(held.all, held) }, peopleNews)
  })

export const orderUnits = (
  platform: Platform,
  { parentId, was, order }: CallInput<typeof orderCall>['body'],
  caller: SignedInCaller,
): Promise<null> =>
  keepingUnits(platform, caller, async (trx, keeper) => {
    const all = await lockUnits(trx)
    const now = all.filter((unit) => unit.parentId === parentId)
    const ids = now.map(({ id }) => id)
    if (same(ids, order)) return
    // Whoever reordered saw another order, or other units; what they meant is no longer clear.
    if (!same(ids, was) || !same(ids.toSorted(), order.toSorted()))
      throw new Refusal(codes.conflict, say.orderChanged)
    await setUnitOrder(trx, order)
    const names = (wanted: string[]) => ({ order: wanted.map((id) => nameOf(all, id)) })
    await keeper.record(
      { id: parentId ?? 'top', action: 'reorder', before: names(ids), after: names(order) },
      peopleNews,
    )
  })

const same = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((id, index) => id === other[index])
