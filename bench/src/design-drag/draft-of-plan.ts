import { type Draft, type DraftBooth, type HandUse, handUses } from '@fairground/floorplan/design/draft'
import type { BoothFact } from '@fairground/floorplan/design/drawn-draft'
import type { Plan, PlanBooth } from '@fairground/floorplan/plan'

const exhibitType = '02'

/** A plan on the drawing table: what is drawn of it, and apart from that who has which booth. */
export function draftOfPlan({ width, depth, scenery, booths }: Plan): { draft: Draft; facts: BoothFact[] } {
  return {
    draft: {
      version: 1,
      width,
      depth,
      elements: scenery,
      booths: booths.map(draftBooth),
      underlays: [],
      locked: [],
      groups: [],
    },
    facts: booths.map(({ code, state, name }, place) => ({ id: idOf(place), code, state, name })),
  }
}

const idOf = (place: number): string => `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`

function draftBooth({ code, state, special, raw, x, y, width, depth }: PlanBooth, place: number): DraftBooth {
  const byHand: HandUse | undefined = handUses.find((use) => use === state)
  return {
    kind: 'booth',
    id: idOf(place),
    code,
    boothClass: raw ? 'raw' : 'standard',
    exhibitType,
    special,
    use: byHand ?? 'normal',
    name: { zh: '', en: '' },
    x,
    y,
    width,
    depth,
  }
}
