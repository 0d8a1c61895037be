import type { Language } from '@fairground/domain/text'
import { localeTags } from './text'

type Options = Intl.DateTimeFormatOptions

const formats = new Map<string, Intl.DateTimeFormat>()

/** Making a formatter is slow next to using one, and lists use the same one in every row. */
function formatOf(language: Language, options: Options): Intl.DateTimeFormat {
  const key = language + JSON.stringify(options)
  const known = formats.get(key)
  if (known) return known
  const made = new Intl.DateTimeFormat(localeTags[language], options)
  formats.set(key, made)
  return made
}

/** Times are the fair's, wherever the reader sits. */
export interface Reader {
  language: Language
  timeZone: string
}

/** The fair's, until the fair itself has said so. */
export const usualTimeZone = 'Asia/Shanghai'

/** One form wherever a sentence names a day. Columns of a list have figures, as the specs write them. */
const day: Options = { month: 'short', day: 'numeric' }
const clock: Options = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }

export const formatDay = (date: Date, { language, timeZone }: Reader): string =>
  formatOf(language, { ...day, timeZone }).format(date)

export const formatFullDay = (date: Date, { language, timeZone }: Reader): string =>
  formatOf(language, { ...day, year: 'numeric', timeZone }).format(date)

export const formatMoment = (date: Date, { language, timeZone }: Reader): string =>
  formatOf(language, { ...day, ...clock, timeZone }).format(date)

export const formatFullMoment = (date: Date, { language, timeZone }: Reader): string =>
  formatOf(language, { ...day, year: 'numeric', ...clock, second: '2-digit', timeZone }).format(date)

/** As a screen on a wall says it: 2026年11月15日 10时. English clocks do not stop at the hour. */
export const formatHour = (date: Date, { language, timeZone }: Reader): string =>
  formatOf(language, {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: '2-digit',
    hourCycle: 'h23',
    ...(language === 'en' ? { minute: '2-digit' } : {}),
    timeZone,
  }).format(date)

export const formatClock = (date: Date, { language, timeZone }: Reader): string =>
  formatOf(language, { ...clock, timeZone }).format(date)

export const formatExactClock = (date: Date, { language, timeZone }: Reader): string =>
  formatOf(language, { ...clock, second: '2-digit', timeZone }).format(date)

/** Composed by hand: `formatRange` turns Chinese dates into figures with slashes. */
export function formatWindow(from: Date, to: Date, reader: Reader): string {
  const end =
    formatDay(from, reader) === formatDay(to, reader) ? formatClock(to, reader) : formatMoment(to, reader)
  return `${formatMoment(from, reader)} – ${end}`
}

const plainDay: Options = { ...day, year: 'numeric', timeZone: 'UTC' }

/** A calendar day such as 2026-12-31 belongs to no time zone. */
export const formatDate = (isoDate: string, language: Language): string =>
  formatOf(language, plainDay).format(new Date(isoDate))

export function formatDates(from: string, to: string, language: Language): string {
  const format = formatOf(language, plainDay)
  if (language === 'en') return format.formatRange(new Date(from), new Date(to))
  const [first, last] = [formatDate(from, language), formatDate(to, language)]
  const shared =
    first.slice(0, 5) === last.slice(0, 5) ? (first.split('月')[0] === last.split('月')[0] ? '月' : '年') : ''
  return `${first} – ${shared ? last.slice(last.indexOf(shared) + 1) : last}`
}

export const formatNumber = (value: number, language: Language): string =>
  new Intl.NumberFormat(localeTags[language]).format(value)

export const formatList = (words: readonly string[], language: Language): string =>
  new Intl.ListFormat(localeTags[language]).format(words)

export const formatShare = (part: number, whole: number, language: Language): string =>
  new Intl.NumberFormat(localeTags[language], { style: 'percent' }).format(whole > 0 ? part / whole : 0)
