import type { Text } from '../text'

/** Documents people show at the gate. */
export const identityKinds = ['idCard', 'passport', 'homeReturn', 'other'] as const
export type IdentityKind = (typeof identityKinds)[number]

export const identityKindNames: Record<IdentityKind, Text> = {
  idCard: { zh: '居民身份证', en: 'Chinese ID card' },
  passport: { zh: '护照', en: 'Passport' },
  homeReturn: { zh: '港澳台居民通行证', en: 'Travel permit (Hong Kong, Macao, Taiwan)' },
  other: { zh: '其他证件', en: 'Other document' },
}

const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
const checkDigits = '10X98765432'
const birth = /^\d{6}(\d{4})(\d{2})(\d{2})/

/** GB 11643: a birthday that exists, and a last digit that follows from the others. */
export function isIdCardNumber(number: string): boolean {
  if (!/^\d{17}[\dX]$/.test(number)) return false
  const [, year = '', month = '', day = ''] = birth.exec(number) ?? []
  const born = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  if (Number(year) < 1900 || born.toISOString().slice(0, 10) !== `${year}-${month}-${day}`) return false
  const sum = weights.reduce((total, weight, place) => total + weight * Number(number[place]), 0)
  return number[17] === checkDigits[sum % 11]
}

export const isDocumentNumber = (number: string): boolean => /^[A-Z0-9-]{5,20}$/.test(number)

/** As typed by people: without spaces, in capitals. Two spellings of one number are one number. */
export const plainIdentity = (number: string): string => number.replace(/\s+/g, '').toUpperCase()

const shownAtEnds = { long: [3, 4], short: [1, 2] } as const

/** Enough to recognise one's own by, too little to use; short ones show less. */
export function maskIdentity(number: string): string {
  const [head, tail] = number.length >= 12 ? shownAtEnds.long : shownAtEnds.short
  return `${number.slice(0, head)}${'*'.repeat(number.length - head - tail)}${number.slice(-tail)}`
}
