import { contains, openSides, overlaps } from '@fairground/floorplan/geometry'
import { type SceneElement, scenery } from '@fairground/floorplan/scene'
import { describe, expect, it } from 'vitest'
import { rectOf } from '../../src/demo/booths/floor'
import type { DemoFair } from '../../src/demo/generate-fair'
import type { HallRow } from '../../src/demo/rows'
import { fairOf, quickSizes, repeated, sizes } from './fairs'

const floor = (hall: HallRow) => ({ x: 0, y: 0, width: hall.width_m, depth: hall.depth_m })
const boothsIn = (fair: DemoFair, hall: HallRow) => fair.booth.filter((booth) => booth.hall_id === hall.id)
const rectangles = (hall: HallRow, wanted: (element: SceneElement) => boolean) =>
  hall.scenery.flatMap((element) => (wanted(element) && 'width' in element ? [element] : []))

describe.each(sizes)('the halls of the %s demo fair', (size) => {
  const fair = fairOf(size)

  it('keep every booth inside the hall', () => {
    for (const hall of fair.hall) {
      const outside = boothsIn(fair, hall).filter((booth) => !contains(floor(hall), rectOf(booth)))
      expect(outside.map((booth) => booth.code)).toEqual([])
    }
  })

  it('never let two booths overlap', () => {
    for (const hall of fair.hall) {
      const booths = boothsIn(fair, hall)
      const clashes = booths.flatMap((one, index) =>
        booths.slice(index + 1).filter((other) => overlaps(rectOf(one), rectOf(other))),
      )
      expect(clashes.map((booth) => booth.code)).toEqual([])
    }
  })

  it('keep booths off fire lanes, pillars and service rooms, and pillars off fire lanes', () => {
    for (const hall of fair.hall) {
      const lanes = rectangles(hall, (element) => element.kind === 'lane')
      const pillars = rectangles(hall, (element) => element.kind === 'pillar')
      const rooms = rectangles(hall, (element) => element.kind === 'area')
      for (const booth of boothsIn(fair, hall)) {
        const blocked = [...lanes, ...pillars, ...rooms].filter((element) => overlaps(element, rectOf(booth)))
        expect(blocked.map((element) => `${booth.code} on ${element.id}`)).toEqual([])
      }
      expect(pillars.filter((pillar) => lanes.some((lane) => overlaps(lane, pillar)))).toEqual([])
    }
  })

  it('number booths once, after their hall, with OD outdoors', () => {
    expect(repeated(fair.booth.map((booth) => booth.code))).toEqual([])
    for (const hall of fair.hall) {
      const shape = hall.kind === 'outdoor' ? /^\w+-OD\d{2,}$|^\w+-ODF\d\d$/ : /^\w+-\d{3,}$|^\w+-F\d\d$/
      for (const booth of boothsIn(fair, hall)) {
        expect(booth.code).toMatch(shape)
        expect(booth.code.startsWith(`${hall.code}-`)).toBe(true)
      }
    }
  })

  it('offer standard booths of three by three metres indoors, raw space of the sizes the fair lets', () => {
    const kinds = new Map(fair.hall.map((hall) => [hall.id, hall.kind]))
    for (const booth of fair.booth.filter((one) => one.status !== 'function')) {
      const area = booth.width_m * booth.depth_m
      const indoor = kinds.get(booth.hall_id) === 'indoor'
      if (booth.booth_class === 'standard')
        expect([indoor, booth.width_m, booth.depth_m]).toEqual([true, 3, 3])
      else if (indoor) expect(area >= 36 && area <= 200).toBe(true)
      else expect(area >= 100 && area <= 1500).toBe(true)
    }
  })

  it('show only exhibit types their hall is open to', () => {
    for (const hall of fair.hall) {
      const types = new Set(boothsIn(fair, hall).map((booth) => booth.exhibit_type))
      const stands = boothsIn(fair, hall).filter((booth) => booth.status !== 'function')
      if (hall.exhibit_type === '99') expect([...types].toSorted()).toEqual(['01', '02'])
      else expect(new Set(stands.map((booth) => booth.exhibit_type))).toEqual(new Set([hall.exhibit_type]))
    }
  })

  it('come with scenery the plan viewer accepts, doors and fire lanes among it', () => {
    for (const hall of fair.hall) {
      expect(scenery.parse(hall.scenery)).toEqual(hall.scenery)
      const kinds = hall.scenery.map((element) => element.kind)
      expect(kinds).toEqual(expect.arrayContaining(['wall', 'door', 'lane', 'area']))
    }
  })
})

describe.each(quickSizes)('the aisles of the %s demo fair', (size) => {
  const fair = fairOf(size)

  it('know how many sides of a booth are open', () => {
    for (const hall of fair.hall) {
      const obstacles = boothsIn(fair, hall).map(rectOf)
      for (const booth of boothsIn(fair, hall)) {
        expect(booth.open_sides).toBe(openSides(rectOf(booth), { hall: floor(hall), obstacles }).length)
        expect(booth.open_sides).toBeGreaterThanOrEqual(1)
      }
    }
  })

  it('are at least three metres wide before every open side of a stand', () => {
    for (const hall of fair.hall) {
      const obstacles = boothsIn(fair, hall).map(rectOf)
      const openTo = (reach: number) =>
        boothsIn(fair, hall)
          .filter((booth) => booth.status !== 'function')
          .map((booth) => [booth.code, ...openSides(rectOf(booth), { hall: floor(hall), obstacles, reach })])
      expect(openTo(3)).toEqual(openTo(0.6))
    }
  })
})

describe('the twelve halls of the default demo fair', () => {
  it('are the zones and halls the organiser lists', () => {
    expect(fairOf('default').hall.map((hall) => hall.code)).toEqual(
      'E1 E2 E3 E4 W1 W2 W3 W4 N1 N2 L1 S1'.split(' '),
    )
  })

  it('keep some booths out of use and some for service, named and unnamed', () => {
    const { booth } = fairOf('default')
    expect(booth.some(({ status }) => status === 'disabled')).toBe(true)
    const services = booth.filter(({ status }) => status === 'function')
    expect(services.map(({ name }) => name)).toEqual(expect.arrayContaining(['服务台', '咖啡区', '']))
  })
})
