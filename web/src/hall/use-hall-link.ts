import { useLocation } from 'react-router'
import { useLanguage } from '../lib/language'
import { type PlanAddress, readAddress, withAddress } from './address'
import type { HallTab } from './hall-tabs'
import { readSpot, writeSpot } from './spot'

/** Where the plan of a hall is. The start of a way stays what it is: whoever looks at another hall still stands there. */
export function useHallLink(shown: Pick<HallTab, 'code'>) {
  const language = useLanguage()
  const { pathname, search } = useLocation()
  return (
    hall: Pick<HallTab, 'id' | 'code'>,
    goal: Partial<Pick<PlanAddress, 'booth' | 'to'>> = {},
  ): string => {
    const query = new URLSearchParams(search)
    const start = readSpot(readAddress(query).from, shown.code)
    const from = start && writeSpot(start, hall.code)
    return `${pathname}?${withAddress(query, { hallId: hall.id, from, ...goal }, language)}`
  }
}
