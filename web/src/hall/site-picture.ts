import { reachBeyond } from '@fairground/floorplan/draw-grounds'
import { drawSite } from '@fairground/floorplan/draw-site'
import { type DrawableSite, hallAt, heartOf, type SiteView } from '@fairground/floorplan/site-view'
import type { Picture } from './stage/picture'

/** The site from above; what lies where is a hall, by its code. Its letters are as large as those of the page. */
export const sitePicture = (drawable: DrawableSite, look: Omit<SiteView, 'floor' | 'scale'>): Picture => ({
  width: drawable.site.width,
  depth: drawable.site.depth,
  focus: heartOf(drawable),
  brim: reachBeyond(drawable.site),
  draw: (surface, { floor, scale }) => drawSite(surface, drawable, { ...look, floor, scale }),
  at: (point) => hallAt(drawable, point),
})
