import { useEffect } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { useLanguage } from '../lib/language'
import { type PlanAddress, readAddress, withAddress } from './address'
import type { HallTab } from './hall-tabs'

/** Goes with an address that was put right, until somebody goes on from there. */
const hallWasMissing = { isHallMissing: true }

export const useHallWasMissing = (): boolean =>
  (useLocation().state as typeof hallWasMissing | null)?.isHallMissing === true

/** What the address says, and the hall it means; an address that means none is put right. */
export function usePlanAddress<Hall extends HallTab>(halls: readonly Hall[], otherwise?: string) {
  const language = useLanguage()
  const [search, setSearch] = useSearchParams()
  const address = readAddress(search)
  const byId = (id: string | undefined) => halls.find((hall) => hall.id === id)
  const known = byId(address.hallId)
  const hall = known ?? byId(otherwise) ?? halls[0]
  const go = (next: Partial<PlanAddress>, state?: typeof hallWasMissing) =>
    setSearch(withAddress(search, next, language), { replace: true, state })

  // biome-ignore lint/correctness/useExhaustiveDependencies: once the right hall is known
  useEffect(() => {
    if (!hall || known) return
    // A start that names no hall was in the one that is not there.
    const from = address.from?.includes(':') ? address.from : undefined
    go({ ...address, from, hallId: hall.id }, address.hallId === undefined ? undefined : hallWasMissing)
  }, [hall?.id, known?.id])

  return {
    hall,
    address,
    setAddress: (next: Partial<Omit<PlanAddress, 'hallId'>>) => go({ hallId: hall?.id, ...next }),
  }
}
