import type { Module } from '@fairground/domain/account'
import type { LiveEvent } from '@fairground/domain/live'
import { mayBeHidden, systemMessages as say } from '@fairground/domain/system'
import { codes } from '@fairground/wire/kernel/codes'
import type { CallInput } from '@fairground/wire/kernel/endpoint'
import type {
  editMenuEntry as editCall,
  ManagedEntry,
  orderMenuEntries as orderCall,
  resetMenuEntry as resetCall,
} from '@fairground/wire/system/menu'
import type { Db } from '../platform/database/database'
import type { SignedInCaller } from '../platform/http/principal'
import { Refusal } from '../platform/http/refusal'
import type { Platform } from '../platform/platform'
import { type Keeper, keeping } from '../platform/record/keeper'
import { type KeptRecord, refusals } from '../platform/record/kept-record'
import { lockEntries, type ManagedRow, readEntries, setEntryOrder, updateEntry } from './menu.repository'
import { shippedEntry } from './seed-menu'
import { lastOnRecord, peopleNews } from './user-record'

interface Address {
  module: Module
  route: string
}

/** An entry among those of its module. */
interface KeptEntry extends ManagedRow {
  id: string
}

/** Whoever has the menu open sees it at once. */
const news: LiveEvent = peopleNews

/** Changes of entries are their module's on record. */
const entryRecord: KeptRecord<KeptEntry, Address> = {
  subjectType: 'menu',
  async lock(trx, { module, route }) {
    const entry = (await lockEntries(trx, module)).find((one) => one.route === route)
    return entry && shippedEntry(module, route) && { ...entry, id: module }
  },
  lastChange: lastOnRecord('menu'),
  ...refusals(say.unknownEntry, say.changed),
}

export async function listEntries(db: Db): Promise<ManagedEntry[]> {
  return (await readEntries(db)).flatMap((row) => {
    const shipped = shippedEntry(row.module, row.route)
    return shipped ? [{ ...row, shipped: { ...shipped.title, icon: shipped.icon } }] : []
  })
}

const keepingMenu = (
  platform: Platform,
  caller: SignedInCaller,
  work: (keeper: Keeper<KeptEntry, Address>, trx: Db) => Promise<void>,
): Promise<null> =>
  keeping(platform, caller, entryRecord, async (keeper, trx) => {
    await work(keeper, trx)
    return null
  })

const traceOf = ({ route, zh, en, icon, enabled }: Omit<ManagedRow, 'module'>) => ({
  route,
  ...{ zh, en, icon, shown: enabled },
})

export const editEntry = (
  platform: Platform,
  { module, route, version, ...wanted }: CallInput<typeof editCall>['body'],
  caller: SignedInCaller,
): Promise<null> =>
  keepingMenu(platform, caller, async (keeper, trx) => {
    const held = await keeper.take({ module, route })
    const [before, after] = [traceOf(held), traceOf({ ...held, ...wanted })]
    if (JSON.stringify(before) === JSON.stringify(after)) return
    await keeper.requireSeen(held, version)
    if (!wanted.enabled && !mayBeHidden(route)) throw new Refusal(codes.refused, say.entryNeeded)
    const shipped = shippedEntry(module, route)
    await updateEntry(
      trx,
      { module, route },
      {
        ...wanted,
        ownWords: wanted.zh !== shipped?.title.zh || wanted.en !== shipped?.title.en,
        ownIcon: wanted.icon !== shipped?.icon,
      },
    )
    await keeper.record({ id: module, action: 'edit', before, after }, news)
  })

export const resetEntry = (
  platform: Platform,
  { module, route, version }: CallInput<typeof resetCall>['body'],
  caller: SignedInCaller,
): Promise<null> =>
  keepingMenu(platform, caller, async (keeper, trx) => {
    const held = await keeper.takeAsSeen({ id: { module, route }, version })
    const shipped = shippedEntry(module, route)
    if (!shipped) throw entryRecord.unknown()
    const wanted = { ...shipped.title, icon: shipped.icon, enabled: true }
    const place = { position: shipped.position, own: false }
    await updateEntry(trx, { module, route }, { ...wanted, ownWords: false, ownIcon: false, place })
    await keeper.record(
      { id: module, action: 'restore', before: traceOf(held), after: traceOf({ ...held, ...wanted }) },
      news,
    )
  })

export const orderEntries = (
  platform: Platform,
  { module, parent, was, order }: CallInput<typeof orderCall>['body'],
  caller: SignedInCaller,
): Promise<null> =>
  keepingMenu(platform, caller, async (keeper, trx) => {
    const level = (await lockEntries(trx, module)).filter(
      (entry) => entry.parent === parent && shippedEntry(module, entry.route),
    )
    const now = level.map(({ route }) => route)
    if (same(now, order)) return
    // Whoever reordered saw another order, or other entries; what they meant is no longer clear.
    if (!same(now, was) || !same(now.toSorted(), order.toSorted()))
      throw new Refusal(codes.conflict, say.orderChanged)
    await setEntryOrder(trx, module, order)
    const names = (routes: string[]) => ({
      order: routes.map((route) => level.find((entry) => entry.route === route)?.zh ?? route),
    })
    await keeper.record({ id: module, action: 'reorder', before: names(now), after: names(order) }, news)
  })

const same = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((route, index) => route === other[index])
