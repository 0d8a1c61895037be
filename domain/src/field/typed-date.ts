/** People read and type dates as 2026/11/15; they are kept as 2026-11-15. */
export const showDate = (iso: string): string => iso.replaceAll('-', '/')

/** Anything before is a slip, and years below one are none to a database. */
export const earliestDate = '1900-01-01'

const written = /^(\d{4})(?:[-/.]|年)(\d{1,2})(?:[-/.]|月)(\d{1,2})日?$/
const compact = /^(\d{4})(\d{2})(\d{2})$/

/** Dates as people type them, or undefined for what is no day of any year. */
export function parseTypedDate(typed: string): string | undefined {
  const parts = written.exec(typed.trim()) ?? compact.exec(typed.trim())
  if (!parts) return undefined
  const [, year = '', month = '', day = ''] = parts
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const date = new Date(`${iso}T00:00:00Z`)
  const real = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso)
  return real && iso >= earliestDate ? iso : undefined
}

/** The calendar day a moment falls on in a time zone; without one, today. */
export const dayIn = (timeZone: string, at = new Date()): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone }).format(at)
