import type { Random } from './random'

const dayLength = 86_400_000

/** Times of the demo fair, counted in days from the day it is generated for. All of them in the fair's own zone. */
export interface Calendar {
  date(dayOffset: number): string
  at(dayOffset: number, clock: string): string
  /** The day of a time that came from `at`. */
  daysFromToday(time: string): number
  /** A moment of office life: Monday to Friday, 9 to 18 without the lunch hour, within the given days. */
  officeHours(random: Random, fromDay: number, toDay: number): string
}

export function calendarFor(today: string): Calendar {
  const midnight = Date.parse(`${today}T00:00:00Z`)
  const day = (offset: number) => new Date(midnight + offset * dayLength)
  const date = (offset: number) => day(offset).toISOString().slice(0, 10)
  const at = (offset: number, clock: string) => `${date(offset)}T${clock}:00+08:00`
  const isWeekday = (offset: number) => ![0, 6].includes(day(offset).getUTCDay())

  return {
    date,
    at,
    daysFromToday: (time) =>
      Math.round((Date.parse(`${time.slice(0, 10)}T00:00:00Z`) - midnight) / dayLength),
    officeHours(random, fromDay, toDay) {
      const days = range(fromDay, toDay).filter(isWeekday)
      const hour = random.pick([9, 10, 11, 13, 14, 15, 16, 17])
      const clock = `${String(hour).padStart(2, '0')}:${String(random.int(0, 59)).padStart(2, '0')}`
      return at(days.length > 0 ? random.pick(days) : fromDay, clock)
    },
  }
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index)
}
