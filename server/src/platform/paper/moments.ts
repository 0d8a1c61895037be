import type { Language } from '@fairground/domain/text'

type Format = (at: Date) => string

/** 2026-11-15 10:20, or 15 Nov 2026, 10:20 GMT+8: whoever reads English may sit in another zone. */
export function momentsIn(language: Language, timeZone: string): Format {
  const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone } as const
  const format =
    language === 'zh'
      ? new Intl.DateTimeFormat('sv-SE', { year: 'numeric', month: '2-digit', day: '2-digit', ...clock })
      : new Intl.DateTimeFormat('en-GB', {
          day: 'numeric',
          month: 'short',
          year: 'numeric',
          ...clock,
          timeZoneName: 'shortOffset',
        })
  return (at) => format.format(at)
}

const englishDay = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
})

/** A calendar day such as 2026-12-31 belongs to no zone. */
export const dayIn = (language: Language, day: string): string =>
  language === 'zh' ? day : englishDay.format(new Date(day))

/** 2027-05-18 至 05-21, or 18 – 21 May 2027. */
export function daysIn(language: Language, first: string, last: string): string {
  if (language === 'en') return englishDay.formatRange(new Date(first), new Date(last))
  const sameYear = first.slice(0, 4) === last.slice(0, 4)
  return `${first} 至 ${sameYear ? last.slice(5) : last}`
}
