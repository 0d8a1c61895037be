import type { Settings } from '@fairground/domain/settings'
import type { Language } from '@fairground/domain/text'
import { type UndertakingFacts, undertakingFactsOf } from '@fairground/domain/undertaking'
import { readBoothsHeld } from '../booth'
import type { Db } from '../platform/database/database'
import { daysIn } from '../platform/paper/moments'
import type { DeclaringCompany } from './company-facts.repository'

export const languageOfCompany = ({ userType }: Pick<DeclaringCompany, 'userType'>): Language =>
  userType === 'ENG' ? 'en' : 'zh'

export const nameIn = (
  language: Language,
  { nameZh, nameEn }: Pick<DeclaringCompany, 'nameZh' | 'nameEn'>,
): string => (language === 'en' ? nameEn || nameZh : nameZh || nameEn)

/** What a text says of a company; nothing where it has no booth, since then there is nothing to declare. */
export async function readFacts(
  db: Db,
  company: DeclaringCompany,
  { fairName, edition, fairDates }: Pick<Settings, 'fairName' | 'edition' | 'fairDates'>,
  language: Language,
): Promise<UndertakingFacts | undefined> {
  const booths = await readBoothsHeld(db, company.id)
  if (booths.length === 0) return undefined
  return undertakingFactsOf(
    {
      ...company,
      booths,
      fair: fairName[language],
      edition,
      dates: daysIn(language, fairDates.opens, fairDates.closes),
    },
    language,
  )
}
