import type { ShownFigures } from './shown-figures'

/** What is drawn, before anything of how: one bar a group, a part of it each colour; or days along a line. */
export interface ChartPlan {
  kind: 'bars' | 'days'
  labels: string[]
  /** The groups themselves, by the place of their labels. */
  keys: string[]
  parts: { name: string; split: string | undefined; values: number[] }[]
  /** Of an earlier edition: a mark on each bar, or another line. */
  before: number[] | undefined
  /** Only along days: everything up to each. */
  running: number[] | undefined
}

interface Named {
  group: (key: string) => string
  part: (split: string) => string
  whole: string
}

const isDay = (key: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(key)
const msPerDay = 86_400_000

/** Also the days on which nothing happened, or a week's rest would look like a day's. */
function everyDay(keys: readonly string[]): string[] {
  const days = keys.filter(isDay).sort()
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return []
  const count = Math.round((Date.parse(last) - Date.parse(first)) / msPerDay) + 1
  // Somebody's clock may have been years off.
  if (count > 1_000) return days
  return Array.from({ length: count }, (_, place) =>
    new Date(Date.parse(first) + place * msPerDay).toISOString().slice(0, 10),
  )
}

const runningSum = (values: readonly number[]): number[] => {
  let sum = 0
  return values.map((value) => {
    sum += value
    return sum
  })
}

export function planChart(shown: ShownFigures, measure: string, named: Named, byDay: boolean): ChartPlan {
  const value = (key: string, split?: string) => shown.of(key, split)[measure] ?? 0
  const earlier = shown.before && ((key: string) => shown.before?.(key)[measure] ?? 0)
  const partsOf = (keys: readonly string[]) =>
    shown.split
      ? shown.splits.map((split) => ({
          name: named.part(split),
          split,
          values: keys.map((key) => value(key, split)),
        }))
      : [{ name: named.whole, split: undefined, values: keys.map((key) => value(key)) }]
  if (!byDay)
    return {
      kind: 'bars',
      keys: shown.keys,
      labels: shown.keys.map(named.group),
      parts: partsOf(shown.keys),
      before: earlier ? shown.keys.map(earlier) : undefined,
      running: undefined,
    }
  // An earlier edition had other dates: its days are told from its first on.
  const own = everyDay(shown.keys.filter((key) => value(key) > 0))
  const others = earlier ? everyDay(shown.keys.filter((key) => earlier(key) > 0)) : []
  const before = earlier && runningSum(others.map(earlier))
  const longer = Math.max(own.length, others.length)
  const labels = Array.from({ length: longer }, (_, place) =>
    named.group(own[place] ?? dayAfterLast(own, place)),
  )
  return {
    kind: 'days',
    keys: own,
    labels,
    parts: partsOf(own),
    before,
    running: runningSum(own.map((key) => value(key))),
  }
}

const dayAfterLast = (days: readonly string[], place: number): string => {
  const first = days[0]
  return first ? new Date(Date.parse(first) + place * msPerDay).toISOString().slice(0, 10) : String(place + 1)
}
