import { hallMapForKnown, mapChangesSince } from '@fairground/wire/hall/maps'
import { call } from '../session/session'
import type { MapSource } from './read-halls'

/** With the full names of companies. Through the session, so that its end is noticed. */
export const knownMaps: MapSource = {
  map: (hallId) => call(hallMapForKnown, { params: { hallId } }),
  changes: (hallId, since) => call(mapChangesSince, { params: { hallId }, query: { since } }),
}
