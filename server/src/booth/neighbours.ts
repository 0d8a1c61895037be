import type { Rect, Side } from '@fairground/floorplan/geometry'
import { neighboursBySide } from '@fairground/floorplan/neighbours'
import type { Db } from '../platform/database/database'
import { readBoothsAround } from './booths-held.repository'

type NeighbourCodes = Record<Side, string[]>
const none: NeighbourCodes = { top: [], right: [], bottom: [], left: [] }

/** For each booth of one hall the numbers of those that adjoin it, by the side they lie on. */
export function neighbourCodes(
  booths: readonly (Rect & { id: string; code: string })[],
): (boothId: string) => NeighbourCodes {
  const codesOf = (beside: readonly { code: string }[]) => beside.map(({ code }) => code)
  const known = new Map<string, NeighbourCodes>(
    [...neighboursBySide(booths)].map(([{ id }, { top, right, bottom, left }]) => [
      id,
      { top: codesOf(top), right: codesOf(right), bottom: codesOf(bottom), left: codesOf(left) },
    ]),
  )
  return (boothId) => known.get(boothId) ?? none
}

/** The same for the booths a company holds, in whichever halls. */
export async function readNeighbourCodes(
  db: Db,
  companyId: string,
): Promise<(booth: { id: string; hallId: string }) => NeighbourCodes> {
  const around = await readBoothsAround(db, companyId)
  const inHall = (hallId: string) => neighbourCodes(around.filter((booth) => booth.hallId === hallId))
  const halls = [...new Set(around.map(({ hallId }) => hallId))]
  const byHall = new Map(halls.map((hallId) => [hallId, inHall(hallId)]))
  return ({ id, hallId }) => byHall.get(hallId)?.(id) ?? none
}
