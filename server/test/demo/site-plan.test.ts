import { contains, overlaps } from '@fairground/floorplan/geometry'
import { readSitePlan, writeSitePlan } from '@fairground/floorplan/site-plan'
import { cheapestSiteWalk } from '@fairground/floorplan/site-ways'
import { squaresBeside } from '@fairground/floorplan/walkable-floor'
import { walksBetween } from '@fairground/floorplan/ways'
import { describe, expect, it } from 'vitest'
import { demoSitePlan } from '../../src/demo/halls/site-plan'
import { fairOf, sizes } from './fairs'
import { outlines, walkable } from './walks'

describe.each(sizes)('the site of the %s demo fair', (size) => {
  const site = demoSitePlan(size)
  const fair = fairOf(size)

  it('can be kept and read back', () => {
    expect(readSitePlan(writeSitePlan(site))).toEqual({ scene: site })
  })

  it('has room for every hall, with a way between any two', () => {
    expect(site.halls.map(({ hall }) => hall).toSorted()).toEqual(
      fair.hall.map(({ code }) => code).toSorted(),
    )
    const standing = outlines(site, fair)
    for (const outline of standing)
      expect(contains({ x: 0, y: 0, width: site.width, depth: site.depth }, outline)).toBe(true)
    const clear = 20
    const crowded = standing.flatMap((one, index) =>
      standing.slice(index + 1).filter((other) =>
        overlaps(other, {
          x: one.x - clear,
          y: one.y - clear,
          width: one.width + 2 * clear,
          depth: one.depth + 2 * clear,
        }),
      ),
    )
    expect(crowded).toEqual([])
  })

  it('plants no tree in a hall', () => {
    const standing = outlines(site, fair)
    const indoors = site.trees.filter(({ x, y }) =>
      standing.some((hall) => overlaps(hall, { x: x - 1, y: y - 1, width: 2, depth: 2 })),
    )
    expect(site.trees.length).toBeGreaterThan(20)
    expect(indoors).toEqual([])
  })

  it('leads from every gate to every entrance', () => {
    const walks = walkable(fair, site)
    const entrances = fair.hall.flatMap(({ code, scenery }) =>
      scenery.flatMap((element) =>
        element.kind === 'door' && element.use === 'entrance' ? [{ hall: code, door: element.id }] : [],
      ),
    )
    expect(entrances.length).toBeGreaterThanOrEqual(fair.hall.length)
    const closed = site.gates.flatMap(({ id }) =>
      entrances.filter((entrance) => !cheapestSiteWalk(walks, { gate: id }, entrance)),
    )
    expect(closed).toEqual([])
  })

  it('leads from its doors to every booth', () => {
    for (const { hall, floor, doorways } of walkable(fair, site).halls.values()) {
      const doors = doorways().flatMap(({ inside }) => inside.footholds)
      const starts = doors.map(({ square, gap }) => ({ square, paid: gap }))
      const besides = hall.booths.map((booth) => squaresBeside(floor(), booth))
      const walks = walksBetween(floor(), starts, besides.flat())
      const closed = besides.filter(
        (squares) => !squares.some((square) => Number.isFinite(walks.priceOf(square))),
      )
      expect(closed).toEqual([])
    }
  })
})
