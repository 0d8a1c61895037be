import { writeFileSync } from 'node:fs'
import { drawSite } from '@fairground/floorplan/draw-site'
import { onSite } from '@fairground/floorplan/hall-on-site'
import { dayColours } from '@fairground/floorplan/plan-colours'
import { drawableSite } from '@fairground/floorplan/site-view'
import { findSiteWay } from '@fairground/floorplan/site-ways'
import { svgSurface } from '@fairground/floorplan/svg-surface'
import sharp from 'sharp'
import { it } from 'vitest'
import { demoSitePlan } from '../../src/demo/halls/site-plan'
import { fairOf, found } from './fairs'
import { walkable } from './walks'

it('looks', async () => {
  const fair = fairOf('default')
  const site = demoSitePlan('default')
  const walks = walkable(fair, site)
  const looks = [...walks.halls.values()].map(({ hall }) => ({
    ...hall,
    name: { zh: hall.code, en: hall.code },
    figure: '',
    booths: hall.booths.map(({ x, y, width, depth }) => [x, y, width, depth, 'normal'] as const),
  }))
  const drawable = drawableSite(site, looks)
  const ends: [string, string][] = [['west', 'S1'], ['south', 'W1'], ['north', 'E4'], ['south', 'L1'], ['west', 'W2'], ['north', 'S1']]
  for (const [gate, code] of ends) {
    const hall = found(walks.halls.get(code))
    const entrance = found(hall.hall.scenery.find((e) => e.kind === 'door' && e.use === 'entrance'))
    const began = performance.now()
    const way = found(findSiteWay(walks, { gate }, { hall: code, door: entrance.id }))
    const booth = found(hall.hall.booths[Math.floor(hall.hall.booths.length / 3)])
    const all = found(findSiteWay(walks, { gate }, { hall: code, booth }))
    console.log(gate, code, Math.round(performance.now() - began), 'ms', way.length, way.legs[0]?.points.length)
    const points = all.legs.flatMap(({ where, points: p }) => {
      const h = walks.halls.get(where)
      return h ? p.map((one) => onSite(h.placed, h.hall, one)) : p
    })
    const surface = svgSurface({ width: site.width, depth: site.depth, title: 'x' })
    drawSite(surface, drawable, {
      floor: { x: 0, y: 0, width: site.width, depth: site.depth },
      scale: 2,
      language: 'zh',
      colours: dayColours,
      way: { points, words: `${Math.round(way.length)} m` },
    })
    writeFileSync(`/tmp/site-${gate}-${code}.svg`, String(surface))
    await sharp(Buffer.from(String(surface)), { density: 144 }).resize({ width: 1500 }).png().toFile(`/tmp/site-${gate}-${code}.png`)
  }
})
