import type { SiteTool } from '@fairground/floorplan/site-design/site-hand'

/** The letters of the tools, as they stand on the rail. */
export const siteKeys: Record<SiteTool, string> = {
  select: 'V',
  hall: 'H',
  ground: 'G',
  gate: 'D',
  place: 'P',
  tree: 'T',
}
