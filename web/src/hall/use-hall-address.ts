import { planParameters } from '@fairground/wire/hall/plan-address'
import { useLocation } from 'react-router'
import { useLanguage } from '../lib/language'
import { planQuery } from './address'
import type { SiteHall } from './hall-fill'
import { hallPathFrom, staffPicker } from './hall-paths'

/** Where each hall leads from the picker one is on. */
export function useHallAddress(): (hall: Pick<SiteHall, 'id'>, from?: string) => string {
  const language = useLanguage()
  const { pathname } = useLocation()
  // Staff come to see a hall before anybody draws on it.
  const look = pathname === staffPicker ? `&${planParameters.look}=yes` : ''
  return ({ id }, from) => hallPathFrom(pathname, language) + planQuery(id, language, { from }) + look
}
