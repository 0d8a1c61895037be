import { contains, middleOf } from '../../geometry'
import type { ScenePoint } from '../../scene'
import type { Draft, DraftBooth } from '../draft'
import type { Floor } from './floor-of'
import { mendByMoving } from './moving-away'
import type { Problem } from './problem'

/** A booth that is not wholly in the hall. */
export const outsideHall = ({ booths }: Draft, floor: Floor): Problem[] =>
  booths
    .filter((booth) => !contains(floor.hall, booth))
    .map((booth) => {
      const mend = mendByMoving(floor, booth, stepsInside)
      return {
        kind: 'outsideHall',
        ids: [booth.id],
        at: middleOf(booth),
        floor: booth,
        ...(mend && { mend }),
      }
    })

function stepsInside(booth: DraftBooth, { hall: { width, depth } }: Floor): ScenePoint[] {
  if (booth.width > width || booth.depth > depth) return []
  const into = (start: number, length: number, room: number) =>
    start < 0 ? -start : Math.min(0, room - start - length)
  return [{ x: into(booth.x, booth.width, width), y: into(booth.y, booth.depth, depth) }]
}
