import { type Currency, type InstalmentPlan, moneyInWords, moneyText } from '../money'
import { fill, type Language, type Text } from '../text'
import type { ContractLine } from './prices'
import { fillTemplate, type Placeholder } from './template'
import { areaOf, areaText, boothLinesOf, linesText, planWords } from './words'

/** The exhibitor as it stood when the contract was drawn up: what a company changes later changes no contract. */
export interface Party {
  nameZh: string
  nameEn: string
  creditCode: string
  address: string
  contact: string
}

/** Everything a contract says, in the language it says it in. */
export interface ContractSubject {
  number: string
  language: Language
  currency: Currency
  lines: readonly ContractLine[]
  total: number
  party: Party
  organiser: Text
  fair: Text
  edition: number
  plan: readonly InstalmentPlan[]
  /** When it was drawn up, a day in the fair's zone. */
  date: string
}

/** In the contract's language where the company has such a name. */
export const partyName = (
  { nameZh, nameEn }: Pick<Party, 'nameZh' | 'nameEn'>,
  language: Language,
): string => (language === 'en' ? nameEn || nameZh : nameZh || nameEn)

/** For the public: enough to know one's own partner by, too little to learn who has a contract. */
export function maskedCompany(name: string): string {
  const signs = [...name]
  const end = signs.length > 6 ? signs.slice(-2).join('') : ''
  return `${signs.slice(0, 2).join('')}****${end}`
}

const editionWords: Text = { zh: '第{edition}届', en: 'edition {edition}' }

export const placeholderValues = (subject: ContractSubject): Record<Placeholder, string> => {
  const { language, lines, total, currency, party } = subject
  return {
    number: subject.number,
    company: partyName(party, language),
    creditCode: party.creditCode,
    address: party.address,
    contact: party.contact,
    organiser: subject.organiser[language],
    fair: subject.fair[language],
    edition: fill(editionWords[language], { edition: subject.edition }),
    booths: boothLinesOf(lines)
      .map(({ code }) => code)
      .join({ zh: '、', en: ', ' }[language]),
    area: areaText(areaOf(lines)),
    total: moneyText({ amount: total, currency }),
    totalInWords: total < 0 ? '' : moneyInWords({ amount: total, currency }, language),
    instalments: planWords(subject.plan, language),
    date: subject.date,
  }
}

export const placeholderNames: Record<Placeholder, Text> = {
  number: { zh: '合同编号', en: 'Contract number' },
  company: { zh: '企业名称', en: 'Company' },
  creditCode: { zh: '统一社会信用代码', en: 'Credit code' },
  address: { zh: '企业地址', en: 'Address of the company' },
  contact: { zh: '联系人', en: 'Contact person' },
  organiser: { zh: '主办方', en: 'Organiser' },
  fair: { zh: '展会名称', en: 'Name of the fair' },
  edition: { zh: '届次', en: 'Edition' },
  booths: { zh: '展位号', en: 'Booth numbers' },
  area: { zh: '总面积', en: 'Area in all' },
  total: { zh: '合同总额', en: 'Total' },
  totalInWords: { zh: '总额大写', en: 'Total in words' },
  instalments: { zh: '付款方式', en: 'How it is paid' },
  date: { zh: '拟定日期', en: 'Day it was drawn up' },
}

/** What an amendment says of the contract it takes the place of. */
export interface AmendedContract {
  number: string
  total: number
  /** Why it was changed. */
  reason: string
}

const amendmentHeads = {
  amends: { zh: '变更合同', en: 'Amends contract' },
  reason: { zh: '变更原因', en: 'Why' },
  before: { zh: '原合同总额', en: 'Total before' },
  toPay: { zh: '应补差额', en: 'Difference to pay' },
  toRefund: { zh: '应退差额', en: 'Difference to refund' },
  same: { zh: '差额', en: 'Difference' },
} satisfies Record<string, Text>

/** As the signed text, the paper and the screens say it. */
export function amendmentFacts(
  amends: AmendedContract,
  { total, currency }: Pick<ContractSubject, 'total' | 'currency'>,
  language: Language,
): { label: string; value: string }[] {
  const more = total - amends.total
  const fact = (head: keyof typeof amendmentHeads, value: string) => ({
    label: amendmentHeads[head][language],
    value,
  })
  return [
    fact('amends', amends.number),
    fact('reason', amends.reason),
    fact('before', moneyText({ amount: amends.total, currency })),
    fact(
      more > 0 ? 'toPay' : more < 0 ? 'toRefund' : 'same',
      moneyText({ amount: Math.abs(more), currency }),
    ),
  ]
}

const heads = {
  number: { zh: '合同编号', en: 'Contract no.' },
  partyA: { zh: '甲方', en: 'Party A' },
  partyB: { zh: '乙方', en: 'Party B' },
  total: { zh: '合同总额', en: 'Total' },
} satisfies Record<string, Text>

/** What is kept of a contract once its text is filled in. */
export interface WrittenContract
  extends Pick<ContractSubject, 'number' | 'language' | 'currency' | 'lines' | 'total' | 'party'> {
  organiser: string
  title: string
  body: string
  /** None where it is no amendment. */
  amends?: AmendedContract | null
}

/** The whole of what is signed, as plain text: its SHA-256 stands with each signature. */
export function documentText(contract: WrittenContract): string {
  const { language, lines, currency, party } = contract
  const total = { amount: contract.total, currency }
  const named = (name: keyof typeof heads, value: string) => `${heads[name][language]}: ${value}`
  const exhibitor = [partyName(party, language), party.creditCode, party.address].filter(Boolean)
  return [
    contract.title,
    named('number', contract.number),
    named('partyA', contract.organiser),
    named('partyB', exhibitor.join(' · ')),
    ...(contract.amends
      ? amendmentFacts(contract.amends, contract, language).map(({ label, value }) => `${label}: ${value}`)
      : []),
    '',
    ...linesText(lines, currency, language),
    named('total', `${moneyText(total)} (${moneyInWords(total, language)})`),
    '',
    contract.body,
  ].join('\n')
}

/** Title and text with everything filled in. */
export const fillContract = (
  subject: ContractSubject,
  template: { title: string; body: string },
): { title: string; body: string } => {
  const values = placeholderValues(subject)
  return { title: fillTemplate(template.title, values), body: fillTemplate(template.body, values) }
}
