import { type Extent, outlineOf } from '@fairground/floorplan/hall-on-site'
import type { SitePlan } from '@fairground/floorplan/site-plan'
import { walkableSite } from '@fairground/floorplan/walkable-site'
import { rectOf } from '../../src/demo/booths/floor'
import type { DemoFair } from '../../src/demo/generate-fair'
import { found } from './fairs'

const extentOf = (fair: DemoFair, code: string): Extent => {
  const { width_m, depth_m } = found(fair.hall.find((hall) => hall.code === code))
  return { width: width_m, depth: depth_m }
}

/** The ground each hall of a fair covers. */
export const outlines = (site: SitePlan, fair: DemoFair) =>
  site.halls.map((placed) => outlineOf(placed, extentOf(fair, placed.hall)))

export const walkable = (fair: DemoFair, site: SitePlan) =>
  walkableSite(
    site,
    fair.hall.map((hall) => ({
      code: hall.code,
      width: hall.width_m,
      depth: hall.depth_m,
      outdoor: hall.kind === 'outdoor',
      scenery: hall.scenery,
      booths: fair.booth.filter((booth) => booth.hall_id === hall.id).map(rectOf),
    })),
  )
