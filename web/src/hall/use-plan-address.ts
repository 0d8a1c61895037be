import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { useLanguage } from '../lib/language'
import { type PlanAddress, readAddress, withAddress } from './address'
import type { HallTab } from './hall-tabs'

/** What the address says, and the hall it means; an address that means none is put right. */
export function usePlanAddress<Hall extends HallTab>(halls: readonly Hall[], otherwise?: string) {
  const language = useLanguage()
  const [search, setSearch] = useSearchParams()
  const address = readAddress(search)
  const byId = (id: string | undefined) => halls.find((hall) => hall.id === id)
  const known = byId(address.hallId)
  const hall = known ?? byId(otherwise) ?? halls[0]
  const go = (next: Partial<PlanAddress>) => setSearch(withAddress(search, next, language), { replace: true })

  // biome-ignore lint/correctness/useExhaustiveDependencies: once the right hall is known
  useEffect(() => {
    if (hall && !known) go({ hallId: hall.id })
  }, [hall?.id, known?.id])

  return {
    hall,
    address,
    setAddress: (next: Partial<Omit<PlanAddress, 'hallId'>>) => go({ hallId: hall?.id, ...next }),
  }
}
