import { hallMapForKnown, mapChangesSince } from '@fairground/wire/hall/maps'
import { searchPlansForKnown } from '@fairground/wire/hall/search'
import { call } from '../session/session'
import type { PlanSource } from './read-halls'

/** With the full names of companies. Through the session, so that its end is noticed. */
export const knownMaps: PlanSource = {
  map: (hallId) => call(hallMapForKnown, { params: { hallId } }),
  changes: (hallId, since) => call(mapChangesSince, { params: { hallId }, query: { since } }),
  search: (query) => call(searchPlansForKnown, { query }),
}
