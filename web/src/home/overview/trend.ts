import type { SignUps } from './types'

const msPerDay = 86_400_000

/** One point a day, from its first on: how many there were up to it. */
export function cumulated(
  days: SignUps['days'],
  pick: (day: SignUps['days'][number]) => number,
): { day: string; thatDay: number; sum: number }[] {
  const own = days.filter((day) => pick(day) > 0).sort((one, other) => (one.key < other.key ? -1 : 1))
  const [first, last] = [own[0]?.key, own.at(-1)?.key]
  if (!first || !last) return []
  const counts = new Map(own.map((day) => [day.key, pick(day)]))
  const length = Math.min(1_000, Math.round((Date.parse(last) - Date.parse(first)) / msPerDay) + 1)
  let sum = 0
  return Array.from({ length }, (_, place) => {
    const day = new Date(Date.parse(first) + place * msPerDay).toISOString().slice(0, 10)
    const thatDay = counts.get(day) ?? 0
    sum += thatDay
    return { day, thatDay, sum }
  })
}
