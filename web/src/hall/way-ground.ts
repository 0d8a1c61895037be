import type { PlanScene } from '@fairground/floorplan/plan-scene'
import type { SitePlan } from '@fairground/floorplan/site-plan'
import { type SiteHall, type WalkableSite, walkableSite } from '@fairground/floorplan/walkable-site'
import type { SiteOverview } from '@fairground/wire/hall/maps'
import type { BoothOnMap } from './booth-on-map'
import { looksOf, sitePlanOf } from './site-on-overview'

/** The hall on the screen: its own plan is newer than what the overview of the site says of it. */
export interface HallInView {
  code: string
  scene: PlanScene
  booths: readonly BoothOnMap[]
}

/** What ways are found on. */
export interface Ground {
  halls: ReadonlyMap<string, SiteHall>
  /** None where the organiser has drawn no site: how far it is between halls is then not known. */
  site: SitePlan | undefined
  /** Laid with the first question, since most ways stay inside one hall. */
  walkable(): WalkableSite
}

const known = new WeakMap<SiteOverview | PlanScene, { overview: SiteOverview; ground: Ground }>()

/** Laid once for a site and the hall that is looked at; none is where the whole site is. */
export function groundOf(overview: SiteOverview, inView: HallInView | undefined): Ground {
  const key = inView?.scene ?? overview
  const kept = known.get(key)
  if (kept?.overview === overview) return kept.ground
  const halls = looksOf(overview.halls, () => '').map(
    (look): SiteHall =>
      inView && look.code === inView.code
        ? hallInView(inView)
        : { ...look, booths: look.booths.map(([x, y, width, depth]) => ({ x, y, width, depth })) },
  )
  const site = sitePlanOf(overview)
  let laid: WalkableSite | undefined
  const ground: Ground = {
    halls: new Map(halls.map((hall) => [hall.code, hall])),
    site: overview.site === '' ? undefined : site,
    walkable() {
      laid ??= walkableSite(site, halls)
      return laid
    },
  }
  known.set(key, { overview, ground })
  return ground
}

const hallInView = ({ code, scene, booths }: HallInView): SiteHall => ({
  code,
  outdoor: scene.outdoor,
  width: scene.width,
  depth: scene.depth,
  scenery: scene.elements,
  booths,
})
