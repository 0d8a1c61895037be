import type { Adjoins } from '@fairground/domain/selection'
import type { Settings } from '@fairground/domain/settings'
import { matchingBooths, nextOffer, type Waiting } from '@fairground/domain/waiting'
import { wallTimeOf } from '@fairground/domain/window'
import { companyNews, tellExhibitor } from '../exhibitor'
import type { Db } from '../platform/database/database'
import type { SignedInCaller } from '../platform/http/principal'
import type { Platform } from '../platform/platform'
import { insertOffer, insertWaitingEvent } from './offer.repository'
import { mayBeOffered, sideBySide, waitingOf } from './waiting-facts'
import {
  type FreeOnPlan,
  isAnybodyToOffer,
  type ListedEntry,
  lockFree,
  lockListToLook,
  lockOffering,
  readEntries,
  readFreeBooths,
} from './waiting-list.repository'

/**
 * Whatever became free is offered to the first in order it satisfies, in the transaction that freed it: nobody can come
 * between. To be called last, when companies and booths are locked already. Who lets go of what is nobody's wish waits
 * for nobody else who lets go.
 */
export async function offerFreed(platform: Platform, trx: Db, boothIds: readonly string[]): Promise<void> {
  const settings = platform.settings.current()
  const { edition } = settings
  if (!settings.selectionStarted || boothIds.length === 0) return
  await lockListToLook(trx, edition)
  if (!(await isAnybodyToOffer(trx, edition))) return
  const seen = await lookAround(trx, settings)
  const freed = seen.free.filter(({ id }) => boothIds.includes(id))
  // Together with what somebody else lets go of at this moment, unseen, one of them may be what is waited for: whoever
  // comes second then sees both.
  const isWished = seen.waiting.some((waiting) => matchingBooths(waiting, freed).length > 0)
  if (!isWished && !nextOffer(seen.waiting, seen.free, seen.adjoins)) return
  await lockOffering(trx, edition)
  await makeOffers(platform, trx, await lookAround(trx, settings))
}

/** Once something about those who wait has become different, under the lock of the list. */
export async function offerAnew(platform: Platform, trx: Db): Promise<void> {
  const settings = platform.settings.current()
  if (!settings.selectionStarted || !(await isAnybodyToOffer(trx, settings.edition))) return
  await makeOffers(platform, trx, await lookAround(trx, settings))
}

interface Seen {
  free: FreeOnPlan[]
  entries: ListedEntry[]
  waiting: Waiting[]
  adjoins: Adjoins
}

/** What somebody had before and nobody has, and who could be offered it. */
async function lookAround(trx: Db, settings: Settings): Promise<Seen> {
  const { edition } = settings
  const free = await readFreeBooths(trx, { edition, freedOnly: true })
  const all = free.length > 0 ? await readEntries(trx, edition) : []
  const entries = all.filter((entry) => !entry.offer && mayBeOffered(entry))
  return {
    free,
    entries,
    waiting: entries.flatMap((entry) => waitingOf(entry, free, settings) ?? []),
    adjoins: sideBySide([...free, ...entries.flatMap(({ held }) => held)]),
  }
}

async function makeOffers(platform: Platform, trx: Db, { entries, adjoins, ...seen }: Seen): Promise<void> {
  let { free, waiting } = seen
  for (;;) {
    const offer = nextOffer(waiting, free, adjoins)
    const entry = entries.find(({ entryId }) => entryId === offer?.entryId)
    if (!offer || !entry) return
    const locked = await lockFree(trx, offer.boothIds)
    const wanted = free.filter(({ id }) => offer.boothIds.includes(id))
    if (wanted.every(({ id }) => locked.has(id))) {
      await makeOffer(platform, trx, entry, wanted)
      waiting = waiting.filter(({ entryId }) => entryId !== entry.entryId)
      free = free.filter((booth) => !wanted.includes(booth))
    } else free = free.filter((booth) => !wanted.includes(booth) || locked.has(booth.id))
  }
}

interface ByHand {
  caller: SignedInCaller
  reason: string
}

/** Kept, written down, and told to the company once. Answers whether all of them were free. */
export async function makeOffer(
  platform: Platform,
  trx: Db,
  entry: ListedEntry,
  booths: readonly FreeOnPlan[],
  byHand?: ByHand,
): Promise<boolean> {
  const { waitingOfferMinutes: minutes, timeZone } = platform.settings.current()
  const { entryId, companyId, accountId, nameZh, nameEn } = entry
  const by = byHand?.caller.user.id ?? null
  const reason = byHand?.reason ?? ''
  const boothIds = booths.map(({ id }) => id)
  const made = await insertOffer(trx, { entryId, boothIds, minutes, by, reason })
  if (!made) return false
  await insertWaitingEvent(trx, { entryId, action: 'offer', actorId: by, offerId: made.id, boothIds, reason })
  await tellExhibitor(platform, trx, accountId, {
    template: 'boothsOffered',
    names: { company: nameZh || nameEn },
    params: {
      booths: booths.map(({ code }) => code).join(', '),
      until: wallTimeOf(made.expiresAt, timeZone).slice(0, -':00'.length),
      zone: timeZone,
    },
    dedupeKey: `waiting-offer:${made.id}`,
    ...(byHand ? { caller: byHand.caller } : {}),
  })
  await announce(platform, trx, { companyId, accountId }, booths)
  return true
}

/** The maps, the company's own tabs and whoever looks at the list hear of it once it stands. */
export async function announce(
  { live }: Platform,
  trx: Db,
  { companyId, accountId }: { companyId: string; accountId: string },
  booths: readonly { hallId: string }[],
): Promise<void> {
  for (const hallId of new Set(booths.map((booth) => booth.hallId)))
    await live.publish(trx, { type: 'booths-changed', audience: 'processes', hallId })
  for (const news of companyNews({ id: companyId, accountId })) await live.publish(trx, news)
}
