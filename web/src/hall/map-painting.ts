import { boothStateNames, boothStates } from '@fairground/domain/booth'
import type { Language } from '@fairground/domain/text'
import { type Coat, type Painting, paintedByState } from '@fairground/floorplan/painting'
import type { PlanColours } from '@fairground/floorplan/plan-colours'
import type { BoothOnMap } from './booth-on-map'

/** Booths that look alike, and what their look means. */
export interface PaintGroup {
  key: string
  name: string
  coat: Coat
}

/** What a map says by the looks of its booths: plan, legend and print follow it. */
export interface MapPainting {
  groups: readonly PaintGroup[]
  groupOf(booth: BoothOnMap): string
}

/** By day, in the dark and on paper the colours differ and the meaning does not. */
export type MakePainting = (colours: PlanColours, language: Language) => MapPainting

export const byState: MakePainting = (colours, language) => {
  const { coats } = paintedByState(colours)
  return {
    groups: boothStates.map((state, place) => ({
      key: state,
      name: boothStateNames[state][language],
      coat: coats[place] as Coat,
    })),
    groupOf: ({ state }) => state,
  }
}

/** The drawing knows booths by their id only. */
export function paintingOf({ groups, groupOf }: MapPainting, booths: readonly BoothOnMap[]): Painting {
  const coats = new Map(groups.map(({ key, coat }) => [key, coat]))
  const painted = new Map(booths.map((booth) => [booth.id, coats.get(groupOf(booth))]))
  const [first] = groups
  return {
    coats: [...coats.values()],
    coatOf: ({ id }) => painted.get(id) ?? (first as PaintGroup).coat,
  }
}
