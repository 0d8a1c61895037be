import { assignmentMessages, type Finding } from '@fairground/domain/assignment'
import { type Assignment, type Designation, placementMessages as say } from '@fairground/domain/placement'
import { type Language, translate } from '@fairground/domain/text'
import { codes } from '@fairground/wire/kernel/codes'
import type { ChangedBooths } from '@fairground/wire/placement'
import { companyNews } from '../exhibitor'
import { letBoothsFollow } from '../ledger'
import type { SignedInCaller } from '../platform/http/principal'
import { Refusal, refuseField } from '../platform/http/refusal'
import type { Platform } from '../platform/platform'
import { changing, inState, record } from './change-booths'
import {
  insertHoldings,
  type LiveHolding,
  type LockedCompany,
  lockBooths,
  lockCompanies,
  readHoldings,
  setBoothStates,
} from './placement.repository'
import { weigh } from './weighing'

type Entry = Designation['entries'][number]

interface Giving {
  entries: readonly Entry[]
  reason: string
  /** Where all of the booths have to be, if that was said. */
  hallId?: string
}

/** What keeps a company from being given its booths, and in which of its fields that lies. */
interface Complaint {
  place: number
  field: keyof Entry
  company: LockedCompany | undefined
  refusal: Refusal
}

export const assignBooths = (
  platform: Platform,
  { reason, ...entry }: Assignment,
  caller: SignedInCaller,
): Promise<ChangedBooths> =>
  giveBooths(platform, { entries: [entry], reason }, caller, ([{ refusal }]) => refusal)

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
  const settings = platform.settings.current()
  const { edition } = settings
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
    const given: (Entry & { quotaReason: string })[] = []
    for (const [place, entry] of entries.entries()) {
      const company = companies.get(entry.companyId)
      const complain = (field: keyof Entry, refusal: Refusal) =>
        complaints.push({ place, field, company, refusal })
      const wanted = { ...entry, company, booths: boothsOf(entry), hallId }
      const { onCompany, onBooths, outsideQuota } = await weigh(trx, wanted, settings, caller.language)
      if (onCompany) complain('companyId', onCompany)
      else if (onBooths) complain('boothIds', onBooths)
      else if (outsideQuota && !entry.quotaReason)
        complain('quotaReason', wantsReason(outsideQuota, caller.language))
      given.push({ ...entry, quotaReason: (outsideQuota && entry.quotaReason) ?? '' })
    }
    const [first, ...others] = complaints
    if (first) throw refusing([first, ...others])

    await setBoothStates(trx, boothIds, { from: 'normal', to: 'allotted' })
    for (const entry of given) {
      const { companyId, quotaReason } = entry
      await insertHoldings(trx, entry.boothIds, {
        companyId,
        edition,
        reason,
        quotaReason,
        by: caller.user.id,
      })
      const why = { companyId, reason, ...(quotaReason && { quotaReason }) }
      await record(trx, caller, 'assign', boothsOf(entry), why)
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

function wantsReason({ message, params }: Finding, language: Language): Refusal {
  const why = translate(message, language, params)
  return refuseField('quotaReason', translate(assignmentMessages.whyOutside, language, { why }))
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
