import { judge } from '@fairground/domain/assignment'
import { placementMessages as say } from '@fairground/domain/placement'
import type { Settings } from '@fairground/domain/settings'
import type { Language } from '@fairground/domain/text'
import { codes } from '@fairground/wire/kernel/codes'
import { sideBySide } from '../offering'
import type { Db } from '../platform/database/database'
import { Refusal, refuseField } from '../platform/http/refusal'
import { readAllowance } from '../quota'
import { requireNotBlacklisted } from '../standing'
import { requireEach, requireOpenHalls, requireState } from './change-booths'
import { type LockedBooth, type LockedCompany, readBoothsToWeigh } from './placement.repository'

interface Wanted {
  companyId: string
  company: LockedCompany | undefined
  boothIds: readonly string[]
  /** Those of them that are there. */
  booths: readonly LockedBooth[]
  /** Where all of them have to be, if that was said. */
  hallId?: string | undefined
}

/**
 * Whether a company can be given booths, and what it would mean: for whoever gives them, under their locks, and for
 * whoever looks before the click.
 */
export async function weigh(db: Db, wanted: Wanted, settings: Settings, language: Language) {
  const { companyId, company, boothIds } = wanted
  const onCompany = await refusalOf(() => requireMayBeGiven(db, company))
  const onBooths = await refusalOf(() => requireOnOffer(db, wanted))
  const allowance = await readAllowance(db, companyId, settings)
  const all = await readBoothsToWeigh(db, companyId, boothIds)
  const held = all.filter(({ isHeld }) => isHeld)
  const judgement = judge({
    booths: all.filter(({ isHeld }) => !isHeld),
    held,
    asked: allowance?.asked,
    quota: allowance?.quota,
    adjoins: sideBySide(all),
    settings,
    language,
  })
  const { refused } = judgement
  const onRules = refused && new Refusal(codes.refused, refused.message, refused.params)
  return { ...judgement, allowance, held, onCompany, onBooths: onBooths ?? onRules }
}

async function requireMayBeGiven(db: Db, company: LockedCompany | undefined): Promise<void> {
  if (!company) throw refuseField('companyId', say.unknownCompany)
  if (company.reviewState !== 'approved') throw new Refusal(codes.refused, say.notApproved)
  await requireNotBlacklisted(db, company.accountId)
}

async function requireOnOffer(db: Db, { boothIds, booths, hallId }: Wanted): Promise<void> {
  if (boothIds.length === 0) return
  if (booths.length < boothIds.length) throw refuseField('boothIds', say.unknownBooth)
  if (hallId) requireEach(booths, (booth) => booth.hallId === hallId, say.otherHall)
  requireState(booths, 'normal', say.notFree)
  await requireOpenHalls(db, booths)
}

async function refusalOf(check: () => Promise<void>): Promise<Refusal | undefined> {
  try {
    await check()
    return undefined
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
}
