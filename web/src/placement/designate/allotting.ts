import type { BoothState } from '@fairground/domain/booth'
import type { listHallBooths } from '@fairground/wire/hall'
import type { CallResult } from '@fairground/wire/kernel/endpoint'

export type HallBooth = CallResult<typeof listHallBooths>[number]

/** One company and what it is to be given. */
export interface Entry {
  companyId: string
  boothIds: string[]
}

export interface Sum {
  count: number
  areaM2: number
}

const byNumber = new Intl.Collator('en', { numeric: true })

export const sortedByNumber = (booths: readonly HallBooth[]): HallBooth[] =>
  booths.toSorted((one, other) => byNumber.compare(one.code, other.code))

export const isFree = ({ status }: { status: BoothState }): boolean => status === 'normal'

/** What may still go to a company: free, and not put aside for another one on this page. */
export function offeredTo(
  companyId: string,
  booths: readonly HallBooth[],
  entries: readonly Entry[],
): HallBooth[] {
  const elsewhere = new Set(
    entries.filter((entry) => entry.companyId !== companyId).flatMap(({ boothIds }) => boothIds),
  )
  return booths.filter((booth) => isFree(booth) && !elsewhere.has(booth.id))
}

/** The booths of an entry, in the order they were picked; what is no longer on the plan is left out. */
export const chosenOf = (boothIds: readonly string[], booths: readonly HallBooth[]): HallBooth[] =>
  boothIds.flatMap((id) => booths.find((booth) => booth.id === id) ?? [])

/** In hundredths, or adding decimals would bring errors of its own. */
export const sumOf = (booths: readonly { areaM2: number }[]): Sum => ({
  count: booths.length,
  areaM2: booths.reduce((sum, { areaM2 }) => sum + Math.round(areaM2 * 100), 0) / 100,
})

/** Whether every word that was typed stands somewhere in what a booth is told by. */
export function isLookedFor(told: string, typed: string): boolean {
  const text = told.toLowerCase()
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}
