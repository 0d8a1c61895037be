import { middleOf, overlaps } from '../../geometry'
import type { Draft } from '../draft'
import { commonFloor, type Floor } from './floor-of'
import { mendByMovingOff } from './moving-away'
import type { Problem } from './problem'

/** A booth on floor that has to stay free for the fire brigade. */
export const onFireLane = ({ booths }: Draft, floor: Floor): Problem[] =>
  booths.flatMap((booth) =>
    floor.fireLanes
      .within(booth)
      .filter((lane) => overlaps(lane, booth))
      .map((lane): Problem => {
        const common = commonFloor(lane, booth)
        const mend = mendByMovingOff(floor, booth, lane)
        return {
          kind: 'onFireLane',
          ids: [lane.id, booth.id],
          at: middleOf(common),
          floor: common,
          metres: Math.min(common.width, common.depth),
          areaM2: common.width * common.depth,
          ...(mend && { mend }),
        }
      }),
  )
