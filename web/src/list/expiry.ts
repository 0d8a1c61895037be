export type Expiry = 'over' | 'soon'

const soonDays = 90

/** Whether something that holds until this day is over, or ends within three months. Days are those of the fair. */
export function expiryOf(until: string, today: string): Expiry | undefined {
  if (until < today) return 'over'
  const days = (Date.parse(until) - Date.parse(today)) / 86_400_000
  return days <= soonDays ? 'soon' : undefined
}

/** Today's date where the fair is. */
export const todayIn = (timeZone: string, now = new Date()): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(
    now,
  )
