import { createHash } from 'node:crypto'
import { type BoothState, boothStates } from '@fairground/domain/booth'
import type { SiteOverview } from '@fairground/wire/hall/maps'
import type { Reader } from '../platform/http/principal'
import type { HallSnapshot } from './hall-snapshot'

/** The whole site at a glance: small enough that everyone who opens the picker gets it in one piece. */
export function overviewOf(halls: readonly HallSnapshot[], plan: unknown, reader: Reader): SiteOverview {
  const versions = halls.map(({ maps }) => maps.everyone.version).join()
  const site = plan === undefined ? '' : JSON.stringify(plan)
  return {
    version: createHash('sha256').update(`${versions} ${site}`).digest('base64url').slice(0, 16),
    site,
    halls: halls.map(({ hall, boothsFor, maps: { everyone } }) => ({
      id: everyone.hall.id,
      code: everyone.hall.code,
      name: everyone.hall.name,
      kind: everyone.hall.kind,
      exhibitType: everyone.hall.exhibitType,
      width: everyone.hall.width,
      depth: everyone.hall.depth,
      scenery: JSON.stringify(hall.scenery),
      counts: countsOf(boothsFor(reader).map(({ state }) => state)),
      booths: boothsFor(reader).map(({ x, y, width, depth, state }) => [
        x,
        y,
        width,
        depth,
        boothStates.indexOf(state),
      ]),
    })),
  }
}

const countsOf = (states: readonly BoothState[]): Record<BoothState, number> =>
  Object.fromEntries(
    boothStates.map((state) => [state, states.filter((one) => one === state).length]),
  ) as Record<BoothState, number>
