import { type Adjoins, reaches } from '@fairground/domain/selection'
import type { Settings } from '@fairground/domain/settings'
import type { Waiting } from '@fairground/domain/waiting'
import { adjoins } from '@fairground/floorplan/neighbours'
import { allowanceOf } from '../quota'
import type { FreeOnPlan, ListedEntry } from './waiting-list.repository'

type Facts = Pick<ListedEntry, 'entryId' | 'wish' | 'held' | 'notAgain' | 'allowed'>

/** What the rules ask of an entry; nothing where its company may have no booths at all. */
export function waitingOf(
  { entryId, wish, held, notAgain, allowed }: Facts,
  free: readonly FreeOnPlan[],
  settings: Settings,
): Waiting | undefined {
  const quota = allowed ? allowanceOf(allowed, settings).quota : undefined
  if (!quota) return undefined
  const halls = new Set(free.filter(({ hall }) => reaches(quota, hall)).map(({ hallId }) => hallId))
  return { entryId, wish, quota, halls, held, notAgain: new Set(notAgain), areaSlack: settings.areaSlack }
}

/** Whether its company may be offered anything now, and could accept it. */
export const mayBeOffered = (entry: ListedEntry): boolean => {
  const { approved, blacklisted, contract, isLed, behalfReason } = entry
  return approved && !blacklisted && contract === null && (!isLed || behalfReason !== '')
}

interface OnPlan {
  id: string
  hallId: string
  x: number
  y: number
  width: number
  depth: number
}

/** Those of one hall that stand side by side. */
export function sideBySide(booths: readonly OnPlan[]): Adjoins {
  const byId = new Map(booths.map((booth) => [booth.id, booth]))
  return (one, other) => {
    const [a, b] = [byId.get(one), byId.get(other)]
    return a !== undefined && b !== undefined && a.hallId === b.hallId && adjoins(a, b)
  }
}
