import type { Language } from '../text'

const digits = ['', '一', '二', '三', '四', '五', '六', '七', '八', '九']
const ordinals = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
]
const suffixes: Record<string, string> = { one: 'st', two: 'nd', few: 'rd', other: 'th' }
const english = new Intl.PluralRules('en', { type: 'ordinal' })

/** 第一批, 第二批 … / first batch, second batch …: only the number is stored. */
export function batchName(sequence: number, language: Language): string {
  if (language === 'zh') return `第${chineseNumber(sequence)}批`
  const ordinal = ordinals[sequence - 1] ?? `${sequence}${suffixes[english.select(sequence)]}`
  return `${ordinal} batch`
}

function chineseNumber(value: number): string {
  if (value >= 100) return String(value)
  const tens = Math.floor(value / 10)
  const ones = digits[value % 10] ?? ''
  if (tens === 0) return ones
  return `${tens === 1 ? '' : digits[tens]}十${ones}`
}
