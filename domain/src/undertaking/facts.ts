import type { Language } from '../text'
import type { UndertakingFacts } from './placeholders'

interface Declaring {
  nameZh: string
  nameEn: string
  number: string
  contact: string
  address: string
  booths: readonly { code: string; areaM2: number; hallZh: string; hallEn: string }[]
  fair: string
  edition: number
  /** In the words of the language. */
  dates: string
}

/** What a text says of a company, in the language it reads. */
export function undertakingFactsOf(company: Declaring, language: Language): UndertakingFacts {
  const { nameZh, nameEn, booths } = company
  const listed = (words: readonly string[]) => [...new Set(words)].join(language === 'zh' ? '、' : ', ')
  const area = booths.reduce((sum, { areaM2 }) => sum + areaM2, 0)
  return {
    company: language === 'en' ? nameEn || nameZh : nameZh || nameEn,
    number: company.number,
    contact: company.contact,
    address: company.address,
    booths: listed(booths.map(({ code }) => code)),
    halls: listed(booths.map(({ hallZh, hallEn }) => (language === 'zh' ? hallZh : hallEn))),
    area: `${Math.round(area * 100) / 100} m²`,
    fair: company.fair,
    edition: String(company.edition),
    dates: company.dates,
  }
}
