import { nearestFirst, type SearchKeys, searchKeys } from '@fairground/domain/hall'
import type { MappedBooth } from '@fairground/wire/hall/maps'
import type { AskedOfPlans, FoundHall, FoundOnPlans } from '@fairground/wire/hall/search'
import { foundAtOnce } from '@fairground/wire/hall/searched'
import type { Reader } from '../platform/http/principal'
import type { HallSnapshot } from './hall-snapshot'
import { spelled } from './spelled'

/** A hall as it is looked for, beside the snapshot it is of. What a reader's map does not say is in none of its keys. */
interface Index {
  hall: FoundHall
  keys: SearchKeys
  /** In the order of their numbers. */
  booths: { booth: MappedBooth; keys: SearchKeys }[]
}

const indexes: Record<Reader, WeakMap<HallSnapshot, Index>> = {
  everyone: new WeakMap(),
  signedIn: new WeakMap(),
  staff: new WeakMap(),
}

/** Halls and booths as this reader may know them, the nearest first; of what is equally near, where one looks already. */
export function searchedOnPlans(
  halls: readonly HallSnapshot[],
  reader: Reader,
  { text, page, near }: AskedOfPlans,
): FoundOnPlans {
  const order = [
    ...halls.filter(({ hall }) => hall.id === near),
    ...halls.filter(({ hall }) => hall.id !== near),
  ]
  const searched = order.map((snapshot) => indexOf(snapshot, reader))
  const booths = nearestFirst(
    searched.flatMap(({ hall, booths }) => booths.map((one) => ({ ...one, hall }))),
    keysIn,
    text,
  )
  return {
    halls: nearestFirst(searched, keysIn, text).map(({ hall }) => hall),
    total: booths.length,
    booths: booths.slice((page - 1) * foundAtOnce, page * foundAtOnce).map(({ hall, booth }) => ({
      id: booth.id,
      code: booth.code,
      state: booth.state,
      name: booth.name,
      ...(booth.fullName && { fullName: booth.fullName }),
      hall,
    })),
  }
}

const keysIn = ({ keys }: { keys: SearchKeys }): SearchKeys => keys

function indexOf(snapshot: HallSnapshot, reader: Reader): Index {
  const known = indexes[reader].get(snapshot)
  if (known) return known
  const index = indexed(snapshot, reader)
  indexes[reader].set(snapshot, index)
  return index
}

function indexed({ maps }: HallSnapshot, reader: Reader): Index {
  const { hall, booths } = maps[reader]
  return {
    hall: { id: hall.id, code: hall.code, name: hall.name },
    keys: keysOf(hall.code, hall.name),
    booths: booths
      .toSorted((one, other) => byNumber.compare(one.code, other.code))
      .map((booth) => ({ booth, keys: keysOf(booth.code, booth.name, booth.fullName) })),
  }
}

const byNumber = new Intl.Collator('en', { numeric: true })

function keysOf(code: string, ...texts: (MappedBooth['name'] | undefined)[]): SearchKeys {
  const names = [...new Set(texts.flatMap((text) => (text ? [text.zh, text.en] : [])))].filter(Boolean)
  return searchKeys({ code, names, spellings: names.map(spelled) })
}
