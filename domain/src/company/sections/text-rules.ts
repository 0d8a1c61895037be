import { z } from 'zod'
import { defineMessages, inEnglishCharacters, plainText } from '../../text'

export const textRules = defineMessages('signUpText', {
  required: { zh: '此项为必填项', en: 'This field is required' },
  tooLong: { zh: '最多可输入{limit}个字', en: 'Not more than {limit} characters' },
  noChinese: { zh: '请输入英文字符', en: 'Please use English characters' },
  oneWord: { zh: '最多输入一个单词', en: 'Not more than 1 word' },
  digits: { zh: '请输入数字', en: 'Digits only' },
  email: { zh: '邮箱格式不正确', en: 'The email format is not correct.' },
  count: { zh: '应为正整数', en: 'Please enter a whole number' },
  choose: { zh: '请选择', en: 'Please choose' },
})

const text = (missing?: string) => z.string(missing).overwrite(plainText)

/** Of something that is not there nothing else can be said. */
const there = (missing: string) => ({ error: missing, abort: true })

/** Must be there: `missing` says which thing is asked for. */
export const filled = (most: number, missing: string = textRules.required) =>
  text(missing).min(1, there(missing)).max(most, textRules.tooLong)

export const optional = (most: number) => text().max(most, textRules.tooLong).default('')

/** The same in English characters. */
export const filledLatin = (most: number, missing?: string) =>
  filled(most, missing).refine(inEnglishCharacters, textRules.noChinese)

export const optionalLatin = (most: number) =>
  text().max(most, textRules.tooLong).refine(inEnglishCharacters, textRules.noChinese).default('')

export const oneLatinWord = (most: number, missing?: string) =>
  filled(most, missing)
    .refine((text) => !/\s/.test(text), textRules.oneWord)
    .refine(inEnglishCharacters, textRules.noChinese)

const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

export const filledEmail = (most: number, missing?: string) =>
  filled(most, missing).regex(emailPattern, textRules.email)

export const optionalEmail = (most: number) =>
  text()
    .max(most, textRules.tooLong)
    .refine((text) => text === '' || emailPattern.test(text), textRules.email)
    .default('')

/** A value of a code list. Whether the list has it is for the server to say. */
export const chosen = (missing: string = textRules.choose) => z.string(missing).min(1, there(missing)).max(20)

export const wholeNumber = (least: number, most: number, message: string = textRules.count) =>
  z.custom<number>(
    (value) => Number.isInteger(value) && (value as number) >= least && (value as number) <= most,
    message,
  )

/** An uploaded file, by its id. */
export const uploaded = (missing: string) => z.uuid(missing)
