const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

const yearFirst = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?(?:[T\s].*)?$/
const together = /^(\d{4})(\d{2})(\d{2})(?:\s.*|\d{6})?$/
const inEnglish = /^(\d{1,2})[-\s]([A-Za-z]{3})[A-Za-z]*[-\s,]+(\d{4})$/

/** A calendar day as banks write it. `05/06/2026` is two days, so it is none. */
export function readDay(cell: string): string | undefined {
  const plain = cell.normalize('NFKC').trim()
  const [, year, month, day] = yearFirst.exec(plain) ?? together.exec(plain) ?? []
  if (year && month && day) return realDay(year, Number(month), Number(day))
  const [, dayOfMonth, name = '', inYear] = inEnglish.exec(plain) ?? []
  return inYear ? realDay(inYear, months.indexOf(name.toLowerCase()) + 1, Number(dayOfMonth)) : undefined
}

function realDay(year: string, month: number, day: number): string | undefined {
  const written = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
  const date = new Date(`${written}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(written) ? written : undefined
}
