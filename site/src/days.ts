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

/** By the clock of the fair. */
export const momentIn = (at: Date, language: Language, timeZone: string): string =>
  format(language, { dateStyle: 'long', timeStyle: 'short', timeZone }).format(at)

/** First and last day, said as briefly as they can be. */
export const daysIn = (from: string, to: string, language: Language): string => {
  const [first, last] = [from, to].map((iso) => new Date(`${iso}T00:00:00Z`)) as [Date, Date]
  if (Number.isNaN(first.getTime()) || Number.isNaN(last.getTime()) || from === to)
    return dayIn(from, language)
  return format(language, { dateStyle: 'long', timeZone: 'UTC' }).formatRange(first, last)
}

/** Whole days until a day begins where the fair is; nothing once it has. */
export function daysUntil(iso: string, now: Date, timeZone: string): number | undefined {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone }).format(now)
  const days = Math.round((Date.parse(`${iso}T00:00:00Z`) - Date.parse(`${today}T00:00:00Z`)) / 86_400_000)
  return Number.isFinite(days) && days > 0 ? days : undefined
}
