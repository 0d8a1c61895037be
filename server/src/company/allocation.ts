import type { Settings } from '@fairground/domain/settings'
import type { Language } from '@fairground/domain/text'
import type { HallInRange, SelectedBooth } from '@fairground/wire/company/allocation'
import type { CompanyRef } from '@fairground/wire/company/company-codecs'
import { readBoothsHeld } from '../booth'
import type { Db } from '../platform/database/database'
import type { SignedInCaller } from '../platform/http/principal'
import { type AskedBooth, findRequest, findTier, readHalls } from './allocation.repository'
import { findCompanyFor } from './open-company.repository'

const outdoorRaw = '3'
const standard = '1'

const groupsOf = ({ contactGroups }: Settings, hallCode: string): string[] =>
  contactGroups.filter(({ hall }) => hall === hallCode).map(({ number }) => number)

export async function listSelectedBooths(
  db: Db,
  companyId: string,
  settings: Settings,
  language: Language,
): Promise<SelectedBooth[]> {
  const booths = await readBoothsHeld(db, companyId)
  return booths.map(({ hallZh, hallEn, ...booth }) => ({
    ...booth,
    hallName: language === 'en' ? hallEn : hallZh,
    contactGroups: groupsOf(settings, booth.hallCode),
  }))
}

/** What the company asked for decides where it may choose: halls of its class, outdoors or in. */
async function readRange(db: Db, companyId: string, settings: Settings) {
  const request = await findRequest(db, companyId)
  const classes = settings.boothClassesByExhibitType[request?.exhibitType as '01'] as string[] | undefined
  if (!request || !classes) return undefined
  const halls = await readHalls(db, {
    edition: settings.edition,
    kind: request.boothType === outdoorRaw ? 'outdoor' : 'indoor',
    exhibitTypes: [...classes, openToSeveral],
  })
  return { request, halls }
}

/** The halls of a company's range with its tier. */
export async function listHallRange(
  db: Db,
  companyId: string,
  settings: Settings,
  language: Language,
): Promise<HallInRange[]> {
  const range = await readRange(db, companyId, settings)
  if (!range) return []
  const tier = await describeTier(db, range.request, language)
  return range.halls.map(({ code, nameZh, nameEn }) => ({
    hallCode: code,
    hallName: language === 'en' ? nameEn : nameZh,
    contactGroups: groupsOf(settings, code),
    tier,
  }))
}

/** The codes of those halls, of whichever company of this edition the caller means. */
export async function listHallCodesInRange(
  db: Db,
  caller: SignedInCaller,
  which: CompanyRef,
  settings: Settings,
): Promise<ReadonlySet<string>> {
  const company = await findCompanyFor(db, caller, which, settings.edition)
  const range = company?.edition === settings.edition ? await readRange(db, company.id, settings) : undefined
  return new Set(range?.halls.map(({ code }) => code))
}

const openToSeveral = '99'

/** The review tier that what was asked for falls into. */
export async function describeTier(db: Db, request: AskedBooth, language: Language): Promise<string> {
  const counted = request.boothType === standard
  const size = counted ? request.standardBooths : Math.max(request.indoorArea, request.outdoorArea)
  const tier = await findTier(db, request, { by: counted ? 'count' : 'area', size })
  if (!tier) return ''
  const unit = counted ? (language === 'en' ? ' booths' : ' 个') : ' m²'
  const figures = `${tier.least}–${tier.most}${unit}`
  // The organiser names tiers in Chinese only.
  return tier.label && language === 'zh' ? `${tier.label}（${figures}）` : figures
}
