import type { Settings } from '@fairground/domain/settings'
import type { Language } from '@fairground/domain/text'
import type { HallInRange, SelectedBooths } from '@fairground/wire/company/allocation'
import type { CompanyRef } from '@fairground/wire/company/company-codecs'
import { hasChosen, readBoothsHeld, readNeighbourCodes } from '../booth'
import type { Db } from '../platform/database/database'
import type { SignedInCaller } from '../platform/http/principal'
import { describeTier, readAllowance, readHallsInReach } from '../quota'
import { findCompanyFor } from './open-company.repository'

const groupsOf = ({ contactGroups }: Settings, hallCode: string): string[] =>
  contactGroups.filter(({ hall }) => hall === hallCode).map(({ number }) => number)

export async function readSelectedBooths(
  db: Db,
  companyId: string,
  settings: Settings,
  language: Language,
): Promise<SelectedBooths> {
  const [booths, beside, chosen] = await Promise.all([
    listBoothsWithHalls(db, companyId, settings, language),
    readNeighbourCodes(db, companyId),
    hasChosen(db, companyId),
  ])
  return {
    booths: booths.map((booth) => ({ ...booth, ...beside(booth), wordsIn: language })),
    state: chosen ? 'chosen' : 'choosing',
  }
}

/** What a company holds, with what is to be known of the halls. */
export async function listBoothsWithHalls(db: Db, companyId: string, settings: Settings, language: Language) {
  const booths = await readBoothsHeld(db, companyId)
  return booths.map(({ hallZh, hallEn, ...booth }) => ({
    ...booth,
    hallName: language === 'en' ? hallEn : hallZh,
    contactGroups: groupsOf(settings, booth.hallCode),
  }))
}

/** The halls of a company's range with its tier. */
export async function listHallRange(
  db: Db,
  companyId: string,
  settings: Settings,
  language: Language,
): Promise<HallInRange[]> {
  const allowance = await readAllowance(db, companyId, settings)
  if (!allowance) return []
  const tier = describeTier(allowance, language)
  const halls = await readHallsInReach(db, allowance.asked, settings)
  return halls.map(({ code, nameZh, nameEn }) => ({
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
  if (company?.edition !== settings.edition) return new Set()
  const allowance = await readAllowance(db, company.id, settings)
  if (!allowance) return new Set()
  const halls = await readHallsInReach(db, allowance.asked, settings)
  return new Set(halls.map(({ code }) => code))
}
