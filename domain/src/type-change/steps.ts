import type { BoothClass, HallKind } from '../booth'
import type { Quota } from '../selection'

/**
 * What a yes brings about and leaves to be done, in this order. Booths are never moved by themselves, and a contract is never
 * changed: a person does each of it, where such things are done.
 */
export const changeSteps = ['quota', 'choose', 'recall', 'move', 'amend'] as const
export type ChangeStep = (typeof changeSteps)[number]

interface BoothNow {
  boothClass: BoothClass
  hallKind: HallKind
  areaM2: number
}

export interface ContractNow {
  /** Until it is sealed it binds both sides, and nobody moves booths under it. */
  sealed: boolean
  /** It says something else than what is held; it says so itself, see the contracts. */
  differs: boolean
}

/** Whether booths are what such a quota is for; a little more area than the upper limit is let pass, as in a choice. */
export function fitsQuota(booths: readonly BoothNow[], quota: Quota, areaSlack: number): boolean {
  const { boothClass, hallKind, count, area } = quota
  return (
    booths.length >= count.least &&
    booths.length <= count.most &&
    booths.every(
      (booth) =>
        booth.boothClass === boothClass &&
        booth.hallKind === hallKind &&
        (!area || (booth.areaM2 >= area.least && booth.areaM2 <= area.most + areaSlack)),
    )
  )
}

interface Standing {
  booths: readonly BoothNow[]
  contract: ContractNow | undefined
  /** What it may have once the answer is yes; none where the organiser offers no such booths any more. */
  quota: Quota | undefined
  areaSlack: number
}

/** Before the answer: what a yes would do. Afterwards, without the first: what is still to be done. */
export function stepsOf(
  { booths, contract, quota, areaSlack }: Standing,
  { isGranted }: { isGranted: boolean },
): ChangeStep[] {
  const steps: ChangeStep[] = isGranted ? [] : ['quota']
  if (booths.length === 0) return [...steps, 'choose']
  const moves = !quota || !fitsQuota(booths, quota, areaSlack)
  if (!moves) return contract?.sealed && contract.differs ? [...steps, 'amend'] : steps
  if (contract && !contract.sealed) return [...steps, 'recall', 'move']
  return contract ? [...steps, 'move', 'amend'] : [...steps, 'move']
}
