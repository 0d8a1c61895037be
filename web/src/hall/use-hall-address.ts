import { useLocation } from 'react-router'
import { useLanguage } from '../lib/language'
import { planQuery } from './address'
import type { SiteHall } from './hall-fill'
import { hallPathFrom } from './hall-paths'

/** Where each hall leads from the picker one is on. */
export function useHallAddress(): (hall: Pick<SiteHall, 'id'>, from?: string) => string {
  const language = useLanguage()
  const { pathname } = useLocation()
  return ({ id }, from) => hallPathFrom(pathname, language) + planQuery(id, language, { from })
}
