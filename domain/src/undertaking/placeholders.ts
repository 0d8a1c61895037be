import { fill, type Text } from '../text'

/** What a text can say of the company that reads it. */
export const undertakingPlaceholders = {
  company: { zh: '企业名称', en: 'Name of the company' },
  number: { zh: '报名编号', en: 'Registration number' },
  contact: { zh: '联系人', en: 'Contact person' },
  address: { zh: '注册地址', en: 'Registered address' },
  booths: { zh: '展位号', en: 'Booth numbers' },
  halls: { zh: '展馆', en: 'Halls' },
  area: { zh: '展位总面积', en: 'Area of all booths' },
  fair: { zh: '展会名称', en: 'Name of the fair' },
  edition: { zh: '届次', en: 'Edition' },
  dates: { zh: '展会日期', en: 'Dates of the fair' },
} as const satisfies Record<string, Text>

export type UndertakingPlaceholder = keyof typeof undertakingPlaceholders
export type UndertakingFacts = Record<UndertakingPlaceholder, string>

export interface UndertakingText {
  title: string
  body: string
}

/** Whatever stands in braces and means nothing: people would sign it as it stands. */
export const unknownPlaceholders = (text: string): string[] => [
  ...new Set(
    [...text.matchAll(/\{([^{}\n]*)\}/g)]
      .map(([, name = '']) => name)
      .filter((name) => !Object.hasOwn(undertakingPlaceholders, name))
      .map((name) => `{${name}}`),
  ),
]

/** The text as one company reads and signs it. */
export const filledFor = ({ title, body }: UndertakingText, facts: UndertakingFacts): UndertakingText => ({
  title: fill(title, facts),
  body: fill(body, facts),
})

/** What the fingerprint of a signed text is taken of, in UTF-8. */
export const fingerprinted = ({ title, body }: UndertakingText): string => `${title}\n\n${body}`
