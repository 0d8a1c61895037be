import { type QueueTab, queueTabs } from '@fairground/domain/review'
import { useSearchParams } from 'react-router'
import { z } from 'zod'

const tabs = z.enum(queueTabs).catch('toReview')

/** The tab an address names; whoever comes without one finds what waits. */
export function useAskedTab(): QueueTab {
  const [address] = useSearchParams()
  return tabs.parse(address.get('tab'))
}
