import { planParameters } from '@fairground/wire/hall/plan-address'
import { useLocation } from 'react-router'
import { useLanguage } from '../lib/language'
import { planQuery } from './address'
import type { SiteHall } from './hall-fill'
import { hallPathFrom, staffPicker } from './hall-paths'
import { goalFor, walkOn } from './site-walk'
import { writeSpot } from './spot'

/** Where each hall leads from the picker one is on. Whoever walks over the site goes on from there in the hall. */
export function useHallAddress(): (hall: Pick<SiteHall, 'id' | 'code'>) => string {
  const language = useLanguage()
  const { pathname, search } = useLocation()
  // Staff come to see a hall before anybody draws on it.
  const look = pathname === staffPicker ? `&${planParameters.look}=yes` : ''
  const { from, to } = walkOn(new URLSearchParams(search))
  return ({ id, code }) => {
    const start = from && { from: writeSpot(from, code) }
    return (
      hallPathFrom(pathname, language) + planQuery(id, language, { ...start, ...goalFor(to, code) }) + look
    )
  }
}
