import { dayIn as dayAt } from '@fairground/domain/field'
import type { Language } from '@fairground/domain/text'

const tags: Record<Language, string> = { zh: 'zh-CN', en: 'en-GB' }
const kept = new Map<string, Intl.DateTimeFormat>()

/** Making one takes longer than using it a hundred times. */
function format(language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = language + JSON.stringify(options)
  const known = kept.get(key) ?? new Intl.DateTimeFormat(tags[language], options)
  kept.set(key, known)
  return known
}

/** A day as people write it: it has no clock, so none is asked. */
export const dayIn = (iso: string, language: Language): string => {
  const at = new Date(`${iso}T00:00:00Z`)
  return Number.isNaN(at.getTime())
    ? iso
    : format(language, { dateStyle: 'long', timeZone: 'UTC' }).format(at)
}

export const figureIn = (value: number, language: Language): string => value.toLocaleString(tags[language])

/** By the clock of the fair. */
export const momentIn = (at: Date, language: Language, timeZone: string): string =>
  format(language, { dateStyle: 'long', timeStyle: 'short', timeZone }).format(at)

/** First and last day, said as briefly as they can be. */
export const daysIn = (from: string, to: string, language: Language): string => {
  const [first, last] = [from, to].map((iso) => new Date(`${iso}T00:00:00Z`)) as [Date, Date]
  if (Number.isNaN(first.getTime()) || Number.isNaN(last.getTime()) || from === to)
    return dayIn(from, language)
  if (language === 'zh') return `${dayIn(from, language)}至${lastInChinese(from, to)}`
  return format(language, { dateStyle: 'long', timeZone: 'UTC' }).formatRange(first, last)
}

/** Without what it shares with the first: browsers and Node know no Chinese way to say a range. */
const lastInChinese = (from: string, to: string): string => {
  const whole = dayIn(to, 'zh')
  if (from.slice(0, 7) === to.slice(0, 7)) return whole.slice(whole.indexOf('月') + 1)
  return from.slice(0, 4) === to.slice(0, 4) ? whole.slice(whole.indexOf('年') + 1) : whole
}

/** Whole days until a day begins where the fair is; nothing once it has. */
export function daysUntil(iso: string, now: Date, timeZone: string): number | undefined {
  const day = (of: string) => Date.parse(`${of}T00:00:00Z`) / 86_400_000
  const days = day(iso) - day(dayAt(timeZone, now))
  return Number.isFinite(days) && days > 0 ? days : undefined
}
