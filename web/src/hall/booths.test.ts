import type { PlanScene } from '@fairground/floorplan/plan-scene'
import type { HallMap } from '@fairground/wire/hall/maps'
import { describe, expect, it } from 'vitest'
import { planQuery, readAddress, withAddress } from './address'
import { boothFacts } from './booth-facts'
import { type BoothOnMap, boothsOf } from './booth-on-map'
import { hallPathFrom } from './hall-paths'

const booth = (code: string, what: Partial<BoothOnMap> = {}): BoothOnMap => ({
  id: code,
  code,
  state: 'normal',
  name: { zh: '', en: '' },
  special: false,
  boothClass: 'standard',
  exhibitType: '02',
  openSides: 2,
  x: 3,
  y: 3,
  width: 3,
  depth: 4.5,
  ...what,
})

const scene: PlanScene = {
  version: 2,
  width: 30,
  depth: 20,
  outdoor: false,
  elements: [
    {
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
    },
    { kind: 'door', id: 'south', use: 'entrance', from: { x: 13, y: 20 }, to: { x: 17, y: 20 } },
    { kind: 'door', id: 'back', use: 'emergency', from: { x: 0, y: 5 }, to: { x: 0, y: 7 } },
    { kind: 'pillar', id: 'p1', x: 4, y: 4, width: 0.8, depth: 0.8 },
  ],
  booths: [],
}
const limits = { clearHeightM: 6, floorLoadKgM2: null }

describe('a booth’s card', () => {
  const termsOf = (what: Partial<BoothOnMap>, page: 'zh' | 'en') =>
    boothFacts(booth('W3-101', what), limits, scene, page).map(({ term, value }) => `${term}: ${value}`)

  it('says what the tooltip of the specs says, and the limits that are known', () => {
    expect(termsOf({ name: { zh: '申江', en: 'Shenjiang' } }, 'zh')).toEqual([
      '展位号: W3-101',
      '名称: 申江',
      '展位类型: 标准展位',
      '开口类型: 两面开',
      '横向长度: 3 m',
      '纵向长度: 4.5 m',
      '面积: 13.5 m²',
      '限高: 6 m',
      '展位内立柱: 1 根',
    ])
  })

  it('prefers the full name', () => {
    const named = {
      name: { zh: '申江', en: 'SJ' },
      fullName: { zh: '申江消防有限公司', en: 'Shenjiang Fire' },
    }
    expect(termsOf(named, 'en')).toContain('Name: Shenjiang Fire')
    expect(termsOf(named, 'zh')).toContain('名称: 申江消防有限公司')
  })
})

describe('the map’s booths', () => {
  it('come in the order of their numbers; one without a place is left out', () => {
    const map = { booths: ['W3-12', 'W3-9', 'W3-99'].map((code) => booth(code)) } as unknown as HallMap
    const places = ['W3-12', 'W3-9'].map((id) => ({ id, x: 0, y: 0, width: 3, depth: 3 }))
    expect(boothsOf(map, { ...scene, booths: places }).map(({ code }) => code)).toEqual(['W3-9', 'W3-12'])
  })
})

describe('addresses', () => {
  it('keep hall, booth and start, and say the language as the specs do', () => {
    const search = withAddress(
      new URLSearchParams('lan=CHN&x=1'),
      { hallId: 'h', booth: 'W3-101', from: 'south' },
      'en',
    )
    expect(String(search)).toBe('lan=ENG&x=1&uuid=h&booth=W3-101&from=south')
    expect(readAddress(search)).toEqual({ hallId: 'h', booth: 'W3-101', from: 'south', to: undefined })
    expect(planQuery('h', 'zh')).toBe('?uuid=h&lan=CHN')
  })

  it('lead from a picker where the specs say', () => {
    expect(hallPathFrom('/plan/planAnonEN', 'en')).toBe('/booth/anon')
    expect(hallPathFrom('/venue/plan', 'zh')).toBe('/booth/positionDesign')
    expect(hallPathFrom('/exhibitor/booth/select/plan', 'zh')).toBe('/exhibitor/booth/select/position')
    expect(hallPathFrom('/exhibitor/booth/selectEN/planEN', 'en')).toBe(
      '/exhibitor/booth/selectEN/positionEN',
    )
  })
})
