import { useLocation } from 'react-router'
import { useLanguage } from '../lib/language'
import { type PlanAddress, withAddress } from './address'
import type { HallTab } from './hall-tabs'
import { goalFor, walkOn } from './site-walk'
import { writeSpot } from './spot'

/**
 * Where the plan of a hall is. A walk stays what it is: whoever looks at another hall still stands where they stood, and
 * goes where they went unless another goal is given.
 */
export function useHallLink(shown: Pick<HallTab, 'code'>) {
  const language = useLanguage()
  const { pathname, search } = useLocation()
  const query = new URLSearchParams(search)
  const walk = walkOn(query, shown.code)
  return (
    hall: Pick<HallTab, 'id' | 'code'>,
    goal: Partial<Pick<PlanAddress, 'booth' | 'to'>> = goalFor(walk.to, hall.code),
  ): string => {
    const from = walk.from && writeSpot(walk.from, hall.code)
    return `${pathname}?${withAddress(query, { hallId: hall.id, from, ...goal }, language)}`
  }
}
