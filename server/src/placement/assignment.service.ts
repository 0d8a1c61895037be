import { type Assignment, type Designation, placementMessages as say } from '@fairground/domain/placement'
import { type Language, translate } from '@fairground/domain/text'
import { codes } from '@fairground/wire/kernel/codes'
import type { ChangedBooths } from '@fairground/wire/placement'
import { readBoothsHeld } from '../booth'
import { companyNews } from '../exhibitor'
import { letBoothsFollow } from '../ledger'
import type { Db } from '../platform/database/database'
import type { SignedInCaller } from '../platform/http/principal'
import { Refusal, refuseField } from '../platform/http/refusal'
import type { Platform } from '../platform/platform'
import { requireNotBlacklisted } from '../standing'
import { changing, inState, record, requireEach, requireOpenHalls, requireState } from './change-booths'
import {
  insertHoldings,
  type LiveHolding,
  type LockedCompany,
  lockBooths,
  lockCompanies,
  readHoldings,
  setBoothStates,
} from './placement.repository'
import { requireWithinCaps } from './placement-caps'

type Entry = Designation['entries'][number]

interface Giving {
  entries: readonly Entry[]
  reason: string
  /** Where all of the booths have to be, if that was said. */
  hallId?: string
}

/** What keeps a company from being given its booths, and whether that lies with the company or with the booths. */
interface Complaint {
  place: number
  field: keyof Entry
  company: LockedCompany | undefined
  refusal: Refusal
}

export const assignBooths = (
  platform: Platform,
  { companyId, boothIds, reason }: Assignment,
  caller: SignedInCaller,
): Promise<ChangedBooths> =>
  giveBooths(platform, { entries: [{ companyId, boothIds }], reason }, caller, ([{ refusal }]) => refusal)

export const designateBooths = (
  platform: Platform,
  designation: Designation,
  caller: SignedInCaller,
): Promise<ChangedBooths> => giveBooths(platform, designation, caller, namingEach(caller.language))

/** Holdings that are confirmed from the start, all or none. Given twice by a double click, they are given once. */
function giveBooths(
  platform: Platform,
  { entries, reason, hallId }: Giving,
  caller: SignedInCaller,
  refusing: (complaints: [Complaint, ...Complaint[]]) => Refusal,
): Promise<ChangedBooths> {
  const { edition, ...settings } = platform.settings.current()
  const boothIds = entries.flatMap((entry) => entry.boothIds)
  return changing(platform, boothIds, async (trx) => {
    const companies = await lockCompanies(
      trx,
      entries.map(({ companyId }) => companyId),
      edition,
    )
    const locked = await lockBooths(trx, boothIds, edition)
    const boothsOf = (entry: Entry) => locked.filter(({ id }) => entry.boothIds.includes(id))
    const holdings = await readHoldings(trx, boothIds)
    if (locked.length === boothIds.length && entries.every((entry) => isGiven(entry, holdings))) return locked

    const complaints: Complaint[] = []
    for (const [place, entry] of entries.entries()) {
      const company = companies.get(entry.companyId)
      const booths = boothsOf(entry)
      const judge = async (field: keyof Entry, check: () => Promise<void>): Promise<boolean> => {
        const refusal = await refusalOf(check)
        if (refusal) complaints.push({ place, field, company, refusal })
        return !refusal
      }
      if (await judge('companyId', () => requireMayBeGiven(trx, company)))
        await judge('boothIds', async () => {
          if (booths.length < entry.boothIds.length) throw refuseField('boothIds', say.unknownBooth)
          if (hallId) requireEach(booths, (booth) => booth.hallId === hallId, say.otherHall)
          requireState(booths, 'normal', say.notFree)
          await requireOpenHalls(trx, booths)
          requireWithinCaps([...(await readBoothsHeld(trx, entry.companyId)), ...booths], settings)
        })
    }
    const [first, ...others] = complaints
    if (first) throw refusing([first, ...others])

    await setBoothStates(trx, boothIds, { from: 'normal', to: 'allotted' })
    for (const entry of entries) {
      const { companyId } = entry
      await insertHoldings(trx, entry.boothIds, { companyId, edition, reason, by: caller.user.id })
      await record(trx, caller, 'assign', boothsOf(entry), { companyId, reason })
    }
    for (const company of companies.values())
      for (const news of companyNews(company)) await platform.live.publish(trx, news)
    const following = await letBoothsFollow(trx, [...companies.keys()])
    const paid = (id: string) => following.find((booth) => booth.id === id)?.state
    return inState(locked, 'allotted').map((booth) => ({ ...booth, state: paid(booth.id) ?? booth.state }))
  })
}

const isGiven = ({ companyId, boothIds }: Entry, holdings: readonly LiveHolding[]): boolean =>
  boothIds.every((id) =>
    holdings.some((one) => one.boothId === id && one.companyId === companyId && one.origin === 'assigned'),
  )

async function requireMayBeGiven(trx: Db, company: LockedCompany | undefined): Promise<void> {
  if (!company) throw refuseField('companyId', say.unknownCompany)
  if (company.reviewState !== 'approved') throw new Refusal(codes.refused, say.notApproved)
  await requireNotBlacklisted(trx, company.accountId)
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

/** Every company that cannot be given its booths, by name for whoever reads, and by its place for the form. */
const namingEach =
  (language: Language) =>
  (complaints: readonly Complaint[]): Refusal => {
    const told = complaints.map(({ place, field, company, refusal }) => ({
      path: `entries.${place}.${field}`,
      message: translate(refusal.messageKey, language, refusal.params),
      company: company && nameIn(language, company),
    }))
    const whole = told.map(({ company, message: why }) =>
      company ? translate(say.ofCompany, language, { company, why }) : why,
    )
    return new Refusal(
      codes.refused,
      whole.join('\n'),
      {},
      told.map(({ path, message }) => ({ path, message })),
    )
  }

const nameIn = (language: Language, { nameZh, nameEn }: LockedCompany): string =>
  language === 'en' ? nameEn || nameZh : nameZh || nameEn
