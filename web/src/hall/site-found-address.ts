import { useLocation } from 'react-router'
import { useLanguage } from '../lib/language'
import type { Found } from '../plan-search'
import { planQuery, readAddress } from './address'
import { hallPathFrom } from './hall-paths'
import { readSpot, writeSpot } from './spot'

/** Where what was found on the whole site leads. Where one starts from stays what it is. */
export function useFoundAddress(): (found: Found) => string {
  const language = useLanguage()
  const { pathname, search } = useLocation()
  const start = readSpot(readAddress(new URLSearchParams(search)).from, '')
  return ({ hall, booth }) =>
    hallPathFrom(pathname, language) +
    planQuery(hall.id, language, { booth: booth?.code, from: start && writeSpot(start, hall.code) })
}
