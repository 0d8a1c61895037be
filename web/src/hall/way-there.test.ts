import { between } from '@fairground/floorplan/distance'
import type { PlanScene } from '@fairground/floorplan/plan-scene'
import type { SceneElement } from '@fairground/floorplan/scene'
import type { SitePlan } from '@fairground/floorplan/site-plan'
import { walkingMinutes } from '@fairground/floorplan/walking-time'
import type { HallMap, SiteOverview } from '@fairground/wire/hall/maps'
import { describe, expect, it, vi } from 'vitest'
import type { BoothOnMap } from './booth-on-map'
import { readSpot } from './spot'
import { answerWay } from './way-answer'

const text = { zh: '', en: '' }
const door = (id: string, x: number, y: number, use: 'entrance' | 'emergency'): SceneElement => ({
  kind: 'door',
  id,
  use,
  from: { x: x - 1, y },
  to: { x: x + 1, y },
})
const shell: SceneElement = {
  kind: 'wall',
  id: 'shell',
  closed: true,
  thickness: 0.4,
  points: [
    { x: 0, y: 0 },
    { x: 30, y: 0 },
    { x: 30, y: 20 },
    { x: 0, y: 20 },
  ],
}
const elements = [
  shell,
  door('north', 15, 0, 'entrance'),
  door('south', 15, 20, 'entrance'),
  door('fire', 5, 0, 'emergency'),
]
const place = { width: 3, depth: 3 }
const scene: PlanScene = {
  version: 2,
  width: 30,
  depth: 20,
  outdoor: false,
  elements,
  booths: [
    { id: 'one', x: 3, y: 3, ...place },
    { id: 'two', x: 22, y: 3, ...place },
  ],
}
const mapped = (hall: string) =>
  (['one', 'two'] as const).map((id, index) => ({ id, code: `${hall}-10${index + 1}`, name: text }))
const boothsIn = (hall: string) =>
  mapped(hall).map((booth, index) => ({ ...booth, ...scene.booths[index] }) as unknown as BoothOnMap)

const site: SitePlan = {
  version: 1,
  width: 60,
  depth: 80,
  north: 0,
  grounds: [],
  trees: [],
  gates: [
    { id: 'north', use: 'visitors', at: { x: 25, y: 0 }, label: text },
    { id: 'goods', use: 'goods', at: { x: 0, y: 40 }, label: text },
  ],
  places: [],
  halls: [
    { hall: 'W2', x: 10, y: 10, turn: 0 },
    { hall: 'E3', x: 10, y: 50, turn: 0 },
  ],
}
const hall = (code: string) => ({
  id: `id of ${code}`,
  code,
  name: text,
  kind: 'indoor' as const,
  exhibitType: '',
  width: 30,
  depth: 20,
  scenery: JSON.stringify(elements),
  counts: {},
  booths: scene.booths.map(({ x, y, width, depth }) => [x, y, width, depth, 0]),
})
const drawn = {
  version: '',
  site: JSON.stringify(site),
  halls: ['W2', 'E3'].map(hall),
} as unknown as SiteOverview

/** Asked by whoever looks at E3, for its second booth unless another is named. */
async function ask(from: string, { overview = drawn, to = 'E3-102', shown = 'E3', isOnSite = false } = {}) {
  const read = vi.fn((hallId: string) =>
    Promise.resolve({ scene: JSON.stringify(scene), booths: mapped(hallId.slice(-2)) } as unknown as HallMap),
  )
  const [start, goal] = [readSpot(from, shown), readSpot(to, shown)]
  if (!start || (goal?.kind !== 'named' && goal?.kind !== 'hall')) throw new Error('misread')
  const answer = await answerWay({
    overview: { ...overview },
    inView: isOnSite ? undefined : { code: shown, scene: { ...scene }, booths: boothsIn(shown) },
    maps: { map: read, changes: () => Promise.resolve(null) },
    from: start,
    to: goal,
  })
  const found = answer.status === 'found' ? answer : undefined
  return { answer, read, way: found?.way, start: found?.start, onSite: found?.onSite, told: found?.told }
}
const legsOf = (way: Awaited<ReturnType<typeof ask>>['way']) =>
  way?.legs.map(({ hall: where, leads, door: by }) => [where ?? 'site', leads, by].filter(Boolean).join(' '))

describe('the way to a booth', () => {
  it.each(['south', 'E3-101', '12.5,8', 'E3:'])('stays in the hall from %s', async (from) => {
    const { way, read } = await ask(from)
    expect(legsOf(way)).toEqual(['E3 on'])
    expect(way?.length).toBeGreaterThan(5)
    expect(way?.legs[0]?.points.at(-1)?.x).toBeGreaterThan(20)
    expect(read).not.toHaveBeenCalled()
  })

  it('leads from a place in another hall out by a door, across the site, and in by a door', async () => {
    const { way, read } = await ask('W2:4,18')
    expect(legsOf(way)).toEqual(['W2 out south', 'site on', 'E3 in north'])
    expect(way?.legs.reduce((sum, { length }) => sum + length, 0)).toBeCloseTo(way?.length ?? 0)
    expect(way?.minutes).toBe(walkingMinutes(way?.length ?? 0))
    expect(way?.legs[0]?.points[0]).toEqual({ x: 4, y: 18 })
    expect(way?.legs.at(-1)?.points[0]).toEqual({ x: 15, y: 0 })
    expect(read).not.toHaveBeenCalled()
  })

  it('leads from a booth of another hall, whose plan is read for its numbers', async () => {
    const { way, read } = await ask('W2:W2-101')
    expect(legsOf(way)).toEqual(['W2 out south', 'site on', 'E3 in north'])
    expect(read.mock.calls).toEqual([['id of W2']])
  })

  it('leads from a gate, from a door of another hall, and from whichever of its doors is nearest', async () => {
    const [gate, far, any] = await Promise.all([ask(':north'), ask('W2:north'), ask('W2:')])
    for (const { way } of [gate, far, any]) expect(legsOf(way)).toEqual(['site on', 'E3 in north'])
    expect(any.way?.length).toBeLessThan(far.way?.length ?? 0)
    expect(any.way?.legs[0]?.length).toBeCloseTo(20, 0)
  })

  it('begins at the nearest door or gate where no other start is named, and says at which', async () => {
    const [here, near, far, site] = await Promise.all([
      ask('E3:'),
      ask('E3:', { to: 'E3-101' }),
      ask('W2:'),
      ask(':'),
    ])
    const named = (hall: string, name: string) => ({ kind: 'named', hall, name })
    expect([here, near].map(({ start }) => start)).toEqual([named('E3', 'north'), named('E3', 'north')])
    expect(here.told?.zh).toMatch(/^从 E3 北侧入口 到 E3-102：/)
    expect(far.start).toEqual(named('W2', 'south'))
    expect(far.told?.en).toMatch(/^From South Entrance, W2 to E3-102: /)
    expect(site.start).toEqual({ kind: 'gate', gate: 'north' })
  })

  it('is told along the avenues of the site it follows', async () => {
    const grounds = [
      {
        id: 'avenue',
        use: 'promenade',
        points: [
          { x: 0, y: 32 },
          { x: 60, y: 32 },
          { x: 60, y: 48 },
          { x: 0, y: 48 },
        ],
        label: { zh: '中央大道', en: 'Central Avenue' },
      },
    ]
    const overview = { ...drawn, site: JSON.stringify({ ...site, grounds }) }
    const { told } = await ask('W2:', { overview })
    expect(told?.zh).toContain('穿过园区，沿中央大道 20 m')
    expect(told?.en).toContain('Across the site along Central Avenue 20 m')
  })

  it('is the same for whoever looks at the hall it begins in', async () => {
    const there = await ask('W2:4,18')
    const here = await ask('4,18', { shown: 'W2', to: 'E3:E3-102' })
    expect(legsOf(here.way)).toEqual(legsOf(there.way))
    expect(here.way?.length).toBeCloseTo(there.way?.length ?? 0)
  })

  it.each([':goods', ':west', 'N1:1,1', 'W2:90,90', 'W2:fire', 'W2:W2-999', '90,90', 'nowhere'])(
    'has no such start as %s',
    async (from) => {
      expect((await ask(from)).answer.status).toBe('unknown')
    },
  )

  it('is not made up between halls where no site is drawn, and found inside one', async () => {
    const overview = { ...drawn, site: '' }
    expect((await ask('W2:4,18', { overview })).answer.status).toBe('apart')
    expect((await ask('south', { overview })).answer.status).toBe('found')
  })

  it('leads to the nearest visitors’ door of a hall, or to the nearest side of open ground', async () => {
    const { way, onSite } = await ask(':north', { to: 'W2:', shown: '', isOnSite: true })
    expect(legsOf(way)).toEqual(['site on'])
    expect(onSite?.at(-1)).toEqual({ x: 25, y: 10 })
    expect(way?.length).toBeCloseTo(10, 0)
    const open = {
      ...drawn,
      halls: [{ ...hall('W2'), kind: 'outdoor', scenery: '[]' }, hall('E3')],
    } as unknown as SiteOverview
    const side = await ask('E3:north', { to: 'W2:', shown: '', isOnSite: true, overview: open })
    expect(side.onSite?.at(-1)).toEqual({ x: 25, y: 30 })
  })

  it('is told on the site as one line from a booth of one hall to a booth of another, and in words', async () => {
    const { way, onSite, read, told } = await ask('W2:W2-101', {
      to: 'E3:E3-102',
      shown: '',
      isOnSite: true,
    })
    expect(legsOf(way)).toEqual(['W2 out south', 'site on', 'E3 in north'])
    expect(read.mock.calls).toEqual([['id of W2'], ['id of E3']])
    const lengths = onSite?.slice(1).map((to, index) => between(onSite[index], to)) ?? []
    expect(lengths.reduce((sum, one) => sum + one, 0)).toBeCloseTo(way?.length ?? 0)
    expect(told?.zh).toMatch(
      /^从 W2 W2-101 到 E3-102：\d+ m · 约 1 分钟\nW2 馆内，到南侧入口 \d+ m .+ → 穿过园区/,
    )
    expect(told?.en).toContain('Across the site 20 m · about 1 minute')
  })

  it('is none to a hall without a door, to a hall that is not there, and to a number nobody has', async () => {
    const shut = {
      ...drawn,
      halls: [{ ...hall('W2'), scenery: '[]' }, hall('E3')],
    } as unknown as SiteOverview
    const to = (goal: string, overview = drawn) =>
      ask(':north', { to: goal, shown: '', isOnSite: true, overview }).then(({ answer }) => answer.status)
    expect(await Promise.all([to('W2:', shut), to('N1:'), to('E3:E3-999')])).toEqual(
      Array.from({ length: 3 }, () => 'unreachable'),
    )
  })

  it('takes a minute for 75 metres, and never none', () => {
    expect([5, 150, 340].map(walkingMinutes)).toEqual([1, 2, 5])
  })
})
