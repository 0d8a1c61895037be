import { z } from 'zod'
import { defineMessages } from '../text'

export const creditCodeMessages = defineMessages('creditCode', {
  format: {
    zh: '*统一社会信用代码为18位数字字母组合',
    en: '*The unified social credit code has 18 letters and digits',
  },
  checkDigit: {
    zh: '统一社会信用代码校验位不正确，请核对',
    en: 'The check digit of the credit code doesn’t match; please check it',
  },
})
const say = creditCodeMessages

/** People type it in groups; it is kept without spaces and in capitals. */
export const normaliseCreditCode = (typed: string): string => typed.replace(/\s/g, '').toUpperCase()

export const creditCode = z
  .string()
  .overwrite(normaliseCreditCode)
  .regex(/^[0-9A-Z]{18}$/, say.format)

// GB 32100-2015: letters that could be read as digits are not used.
export const creditCodeAlphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY'
const weights = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28]

/** The check character of the first seventeen, or undefined when one of them is not in the standard's alphabet. */
export function creditCodeCheckDigit(firstSeventeen: string): string | undefined {
  const values = [...firstSeventeen].map((character) => creditCodeAlphabet.indexOf(character))
  if (values.length !== 17 || values.includes(-1)) return undefined
  const sum = values.reduce((total, value, index) => total + value * (weights[index] ?? 0), 0)
  return creditCodeAlphabet[(31 - (sum % 31)) % 31]
}

/** A slip of the pen is likely when this fails; whether that refuses or only warns is a setting. */
export const hasValidCheckDigit = (code: string): boolean =>
  creditCodeCheckDigit(code.slice(0, 17)) === code[17]

/** What becomes of a code whose check digit does not fit. */
export const checkDigitRules = ['warn', 'enforce'] as const
export type CheckDigitRule = (typeof checkDigitRules)[number]

/**
 * Worth a second look while it is typed: whole, but its check digit does not fit. Where the organiser insists on it the
 * rule refuses, and a doubt beside that would contradict it.
 */
export function isDoubtful(typed: string, rule: CheckDigitRule): boolean {
  const code = normaliseCreditCode(typed)
  return rule === 'warn' && /^[0-9A-Z]{18}$/.test(code) && !hasValidCheckDigit(code)
}

/** For codes that are new to the fair, as the organiser wants them. */
export const newCreditCode = (rule: CheckDigitRule) =>
  rule === 'enforce' ? creditCode.refine((code) => hasValidCheckDigit(code), say.checkDigit) : creditCode
