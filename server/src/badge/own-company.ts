import { type BadgeQuota, badgeQuota, isBeforeDeadline, badgeMessages as say } from '@fairground/domain/badge'
import { dayIn } from '@fairground/domain/field'
import type { Settings } from '@fairground/domain/settings'
import { codes } from '@fairground/wire/kernel/codes'
import { findCompanyFor } from '../company'
import type { Db } from '../platform/database/database'
import type { SignedInCaller } from '../platform/http/principal'
import { Refusal } from '../platform/http/refusal'
import type { Platform } from '../platform/platform'
import { type BadgeGrounds, countPrinted, readGrounds } from './badge.repository'

export type BadgeCompany = { id: string; accountId: string; edition: number }

export interface Allowed {
  booths: string[]
  areaM2: number
  quota: BadgeQuota
}

/** What a company's booths and the organiser's word give it. */
export async function readAllowed(db: Db, companyId: string, settings: Settings): Promise<Allowed> {
  const [grounds] = await readGrounds(db, [companyId])
  if (!grounds) throw new Error(`there is no company ${companyId}`)
  return { booths: grounds.booths, areaM2: grounds.areaM2, quota: quotaOf(grounds, settings) }
}

export const quotaOf = (grounds: BadgeGrounds, { badgeQuota: rule, coExhibitors }: Settings): BadgeQuota =>
  badgeQuota(grounds, rule, coExhibitors.badges)

export const isOpenNow = ({ badgeDeadline, timeZone }: Settings): boolean =>
  isBeforeDeadline(dayIn(timeZone), badgeDeadline)

/** The caller's own company, under lock: whoever else adds people to it waits. */
export async function lockOwnCompany(
  { settings }: Platform,
  trx: Db,
  caller: SignedInCaller,
): Promise<BadgeCompany> {
  const company = await findCompanyFor(trx, caller, {}, settings.current().edition, true)
  if (!company) throw new Refusal(codes.refused, say.noCompany)
  return company
}

export function requireBeforeDeadline(settings: Settings): void {
  if (!isOpenNow(settings))
    throw new Refusal(codes.refused, say.deadlinePassed, { day: settings.badgeDeadline })
}

/** Room for so many more. */
export async function requireRoom(
  trx: Db,
  companyId: string,
  settings: Settings,
  wanted: number,
): Promise<void> {
  const { quota } = await readAllowed(trx, companyId, settings)
  if (quota.byArea === 0) throw new Refusal(codes.refused, say.noBooth)
  if (wanted > quota.left)
    throw wanted === 1
      ? new Refusal(codes.refused, say.quotaFull, { quota: quota.total })
      : new Refusal(codes.refused, say.importAboveQuota, { count: wanted, left: quota.left })
}

/** How many badges there are, and how many of them open the gate; under the company's lock. */
async function readPrinted(trx: Db, companyId: string, settings: Settings) {
  const { quota } = await readAllowed(trx, companyId, settings)
  return { quota: quota.total, printed: await countPrinted(trx, companyId) }
}

/** No more badges open the gate than there are: before some are printed for the first time. */
export async function requirePrintable(
  trx: Db,
  companyId: string,
  settings: Settings,
  count: number,
): Promise<void> {
  const { quota, printed } = await readPrinted(trx, companyId, settings)
  if (printed + count > quota)
    throw new Refusal(codes.refused, say.printAboveQuota, { quota, printed, count })
}

/**
 * Before a co-exhibitor is taken off or refused: badges are printed on its account too. One that was changed since does not
 * count any more, and the badges printed for it are still there.
 */
export async function requireWithoutCoExhibitor(
  trx: Db,
  companyId: string,
  settings: Settings,
  counts: boolean,
): Promise<void> {
  const { quota, printed } = await readPrinted(trx, companyId, settings)
  const left = Math.max(0, quota - (counts ? settings.coExhibitors.badges : 0))
  if (printed > left) throw new Refusal(codes.refused, say.printedForCoExhibitor, { printed, quota: left })
}
