import type { Language } from '@fairground/domain/text'
import { adjoins } from '@fairground/floorplan/neighbours'
import type { Db } from '../platform/database/database'
import { violatedIndex } from '../platform/database/unique-violation'
import type { SignedInCaller } from '../platform/http/principal'
import type { Platform } from '../platform/platform'
import { lockCompanies } from './desk.repository'
import { refuse } from './fault-refusal'
import { endWish, insertWish, type Place, readPlaces, readWishes, type WishOf } from './keep-apart.repository'

/** Companies that wish not to stand beside each other: whoever confirms or places is warned, nothing is refused. */

export async function keepApart(
  platform: Platform,
  { companyId, otherId, reason }: { companyId: string; otherId: string; reason: string },
  caller: SignedInCaller,
): Promise<void> {
  const { edition } = platform.settings.current()
  await platform.db
    .transaction()
    .execute(async (trx) => {
      const companies = await lockCompanies(trx, [companyId, otherId], edition)
      if (companies.length < 2) throw refuse('unknownCompany')
      await insertWish(trx, { companyId, otherId, reason, by: caller.user.id })
      await tellDesk(platform, trx, [companyId, otherId])
    })
    .catch((error: unknown) => {
      throw violatedIndex(error) === 'keep_apart_one_live' ? refuse('keptApart') : error
    })
}

export async function endKeepApart(
  platform: Platform,
  wishId: string,
  caller: SignedInCaller,
): Promise<void> {
  await platform.db.transaction().execute(async (trx) => {
    const ended = await endWish(trx, wishId, caller.user.id)
    if (!ended) throw refuse('unknownWish')
    await tellDesk(platform, trx, [ended.companyId, ended.otherId])
  })
}

/** Only staff hear of it: whom somebody avoids is nobody else's business. */
async function tellDesk({ live }: Platform, trx: Db, companyIds: readonly string[]): Promise<void> {
  for (const companyId of companyIds)
    await live.publish(trx, { type: 'company-changed', audience: 'staff', companyId })
}

export const standsBeside = (ones: readonly Place[], others: readonly Place[]): boolean =>
  ones.some((one) => others.some((other) => one.hallId === other.hallId && adjoins(one, other)))

/** Beside whom a company stands with these places although it should not. */
export const unwishedAmong = (
  wishes: readonly WishOf[],
  places: readonly Place[],
): { company: string; reason: string }[] =>
  wishes
    .filter((wish) => standsBeside(places, wish.places))
    .map(({ company, reason }) => ({ company, reason }))

export async function unwishedWith(
  db: Db,
  { companyId, boothIds }: { companyId: string; boothIds: readonly string[] },
  { edition, language }: { edition: number; language: Language },
): Promise<{ company: string; reason: string }[]> {
  if (boothIds.length === 0) return []
  const [wishes, places] = await Promise.all([
    readWishes(db, [companyId], language),
    readPlaces(db, boothIds, edition),
  ])
  return unwishedAmong(wishes, places)
}
