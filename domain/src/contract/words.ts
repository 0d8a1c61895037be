import { boothClassNames, openingName } from '../booth'
import { amountText, type Currency, type InstalmentPlan, moneyText } from '../money'
import type { Language, Text } from '../text'
import type { Authority } from './acts'
import type { BoothLine, ContractLine, DiscountKind, PriceUnit, SurchargeKind } from './prices'

/** The language a contract is written in. */
export const languageNames: Record<Language, Text> = {
  zh: { zh: '中文', en: 'Chinese' },
  en: { zh: '英文', en: 'English' },
}

export const discountNames: Record<DiscountKind, Text> = {
  council: { zh: '理事单位优惠', en: 'Council member discount' },
  association: { zh: '会员单位优惠', en: 'Association member discount' },
  creditGrade: { zh: '信用等级优惠', en: 'Credit grade discount' },
  earlyBird: { zh: '早签优惠', en: 'Early bird discount' },
  group: { zh: '展团优惠', en: 'Group discount' },
}

export const surchargeNames: Record<SurchargeKind, Text> = {
  openings: { zh: '多面开口加价', en: 'Surcharge for open sides' },
  special: { zh: '特殊位置加价', en: 'Surcharge for a special place' },
  coExhibitor: { zh: '联合参展商（每家）', en: 'Co-exhibitor, each' },
}

export const authorityNames: Record<Authority, Text> = {
  legalRepresentative: { zh: '法定代表人', en: 'legal representative' },
  authorised: { zh: '授权代表', en: 'authorised by the legal representative' },
  delegated: { zh: '企业指定的受托人', en: 'delegate named by the company' },
}

/** As what somebody signed: the post, where one was named, and the capacity. */
export const capacityOf = (
  { signerPost, authority }: { signerPost: string; authority: Authority },
  language: Language,
): string =>
  [signerPost, authorityNames[authority][language]].filter(Boolean).join({ zh: '，', en: ', ' }[language])

export const priceUnitNames: Record<PriceUnit, Text> = {
  booth: { zh: '每个', en: 'per booth' },
  squareMetre: { zh: '每平方米', en: 'per m²' },
}

/** `5%`, or with what hundredths there are: `2.25%`. */
export const shareText = (basisPoints: number): string =>
  `${Number.parseFloat((basisPoints / 100).toFixed(2))}%`

/** `36` or `36.5`, in square metres. */
export const areaText = (hundredths: number): string =>
  `${Number.parseFloat((hundredths / 100).toFixed(2))} m²`

const space: Text = { zh: '', en: ' ' }
const withShare = (label: string, basisPoints: number | null): string =>
  basisPoints === null ? label : `${label} ${shareText(basisPoints)}`

/** What a line that is none of a booth itself stands for. */
export function lineLabel(line: Exclude<ContractLine, BoothLine>, language: Language): string {
  switch (line.kind) {
    case 'surcharge': {
      const opening = line.surcharge === 'openings' ? openingName(line.openSides)?.[language] : undefined
      const what = opening
        ? `${opening}${space[language]}${{ zh: '加价', en: 'surcharge' }[language]}`
        : surchargeNames[line.surcharge][language]
      return withShare(`${line.code} ${what}`, line.basisPoints)
    }
    case 'discount': {
      const named = discountNames[line.discount][language]
      const { condition } = line
      const of = condition ? { zh: `（${condition}）`, en: ` (${condition})` }[language] : ''
      return withShare(`${named}${of}`, line.basisPoints)
    }
    case 'coExhibitor': {
      const name = language === 'en' ? line.nameEn || line.nameZh : line.nameZh || line.nameEn
      return { zh: `联合参展商 ${name}`, en: `Co-exhibitor ${name}` }[language]
    }
    case 'extra':
      return line.label
  }
}

/** What stands beside the amount of a booth: class, open sides, area, and how it is reckoned. */
export const boothWords = (line: BoothLine, language: Language) => ({
  boothClass: boothClassNames[line.boothClass][language],
  openings: openingName(line.openSides)?.[language] ?? '',
  area: areaText(line.area),
  price: `${amountText(line.unitPrice)} ${priceUnitNames[line.per][language]}`,
})

export const boothLinesOf = (lines: readonly ContractLine[]): BoothLine[] =>
  lines.filter((line) => line.kind === 'booth')

export const areaOf = (lines: readonly ContractLine[]): number =>
  boothLinesOf(lines).reduce((sum, { area }) => sum + area, 0)

const dueWords = ({ days, from }: InstalmentPlan['due'], language: Language): string => {
  if (from === 'beforeOpening')
    return { zh: `展会开幕前${days}天`, en: `${days} days before the fair opens` }[language]
  return { zh: `合同生效后${days}天内`, en: `within ${days} days of the contract taking effect` }[language]
}

/** How it is to be paid, before there are days for it. */
export const planWords = (plan: readonly InstalmentPlan[], language: Language): string =>
  plan
    .map(({ share, due }, place) =>
      language === 'zh'
        ? `第${place + 1}期 ${shareText(share)}，${dueWords(due, 'zh')}`
        : `instalment ${place + 1}: ${shareText(share)}, ${dueWords(due, 'en')}`,
    )
    .join({ zh: '；', en: '; ' }[language])

/** One below the other, as the text that is signed writes them. */
export function linesText(lines: readonly ContractLine[], currency: Currency, language: Language): string[] {
  return lines.map((line) => {
    const amount = moneyText({ amount: line.amount, currency })
    if (line.kind !== 'booth') return `${lineLabel(line, language)}  ${amount}`
    const { boothClass, openings, area, price } = boothWords(line, language)
    return [line.code, boothClass, openings, area, price, amount].join('  ')
  })
}
