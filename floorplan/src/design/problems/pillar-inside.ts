import { middleOf, overlaps } from '../../geometry'
import type { Draft } from '../draft'
import type { Floor } from './floor-of'
import type { Problem } from './problem'

/** A pillar that stands in a booth, wholly or in part. Whoever takes the booth has to build around it. */
export const pillarsInside = (draft: Draft, floor: Floor): Problem[] =>
  draft.booths.flatMap((booth) =>
    floor.pillars
      .within(booth)
      .filter((pillar) => overlaps(pillar, booth))
      .map((pillar) => ({
        kind: 'pillarInside',
        ids: [pillar.id, booth.id],
        at: middleOf(pillar),
        floor: pillar,
      })),
  )
