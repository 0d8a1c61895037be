import { boothStates } from '@fairground/domain/booth'
import type { HallMap, MapChange } from '@fairground/wire/hall/maps'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { BoothRow, HallRow } from '../../src/hall/hall.repository'
import { changeBetween, forEveryone, joined, snapshotOf } from '../../src/hall/hall-snapshot'

const hall: HallRow = {
  id: '11111111-1111-4111-8111-111111111111',
  edition: 21,
  code: 'W3',
  nameZh: '西三馆',
  nameEn: 'West Hall 3',
  kind: 'indoor',
  exhibitType: '02',
  width: 60,
  depth: 40,
  scenery: [],
  planVersion: 1,
  background: null,
  clearHeightM: 6,
  floorLoadKgM2: null,
  moveInFrom: null,
  moveInUntil: null,
  moveOutFrom: null,
  moveOutUntil: null,
}

const booth = (number: number): BoothRow => ({
  fonts: null,
  id: `22222222-2222-4222-8222-${String(number).padStart(12, '0')}`,
  hallId: hall.id,
  code: `W3-${100 + number}`,
  boothClass: 'standard',
  exhibitType: '02',
  openSides: 1,
  special: false,
  state: 'normal',
  nameZh: '',
  nameEn: '',
  x: 3 * number,
  y: 0,
  width: 3,
  depth: 3,
  areaM2: 9,
  companyId: null,
  userType: null,
  shortZh: null,
  shortEn: null,
  companyZh: null,
  companyEn: null,
})

const five = [0, 1, 2, 3, 4].map(booth)
const companies = [
  {
    companyId: 'a',
    userType: 'CHN',
    shortZh: '恒固',
    shortEn: '',
    companyZh: '恒固消防有限公司',
    companyEn: '',
  },
  { companyId: 'b', userType: 'ENG', shortZh: '', shortEn: 'Ember', companyZh: '', companyEn: 'Ember Ltd' },
  { companyId: null, userType: null, shortZh: null, shortEn: null, companyZh: null, companyEn: null },
] as const

const moment = fc
  .tuple(
    ...five.map((row) =>
      fc
        .record({ state: fc.constantFrom(...boothStates), company: fc.constantFrom(...companies) })
        .map(({ state, company }): BoothRow => ({ ...row, state, ...company })),
    ),
  )
  .map((booths) => snapshotOf(hall, booths).map)

/** What a browser does with a change. */
function applied(map: HallMap, { to, booths }: MapChange): HallMap {
  const news = new Map(booths.map((one) => [one.id, one]))
  return {
    ...map,
    version: to,
    booths: map.booths.map((one) => {
      const change = news.get(one.id)
      if (!change) return one
      const { fullName: _, ...lasting } = one
      return { ...lasting, ...change }
    }),
  }
}

describe('a map that changes', () => {
  it('is what its changes make of what it was, told one by one or joined', () => {
    fc.assert(
      fc.property(fc.array(moment, { minLength: 2, maxLength: 8 }), ([first, ...later]) => {
        if (!first) return
        const changes = later.flatMap(
          (map, index) => changeBetween(index === 0 ? first : (later[index - 1] ?? first), map) ?? [],
        )
        expect(changes).toHaveLength(later.length)
        expect(changes.reduce(applied, first)).toEqual(later.at(-1))
        const whole = joined(changes)
        expect(whole && applied(first, whole)).toEqual(later.at(-1))
      }),
    )
  })

  it('has one version for one content, whoever made it and when', () => {
    const [first] = five
    const taken = [{ ...booth(0), state: 'occupy' as const }, ...five.slice(1)]
    expect(snapshotOf(hall, five).map.version).toBe(snapshotOf(hall, [...five]).map.version)
    expect(snapshotOf(hall, taken).map.version).not.toBe(snapshotOf(hall, five).map.version)
    expect(first).toBeDefined()
  })

  it('is to be read anew where a booth moved, came or went, or the hall itself is another', () => {
    const before = snapshotOf(hall, five).map
    const moved = five.map((row) => ({ ...row, y: 6 }))
    expect(changeBetween(before, snapshotOf(hall, moved).map)).toBeUndefined()
    expect(changeBetween(before, snapshotOf(hall, five.slice(1)).map)).toBeUndefined()
    expect(changeBetween(before, snapshotOf({ ...hall, clearHeightM: 4 }, five).map)).toBeUndefined()
    const renumbered = five.map((row) => ({ ...row, code: `${row.code}A` }))
    expect(changeBetween(before, snapshotOf(hall, renumbered).map)).toBeUndefined()
  })
})

describe('names on a map', () => {
  const held = (company: (typeof companies)[number]) =>
    snapshotOf(hall, [{ ...booth(0), state: 'occupy', ...company }]).map

  it('are short for everybody and full for people who are signed in; one language stands in for the other', () => {
    const [chinese, english] = companies
    expect(held(chinese).booths[0]).toMatchObject({
      name: { zh: '恒固', en: '恒固' },
      fullName: { zh: '恒固消防有限公司', en: '恒固消防有限公司' },
      language: 'CHN',
    })
    expect(held(english).booths[0]).toMatchObject({ name: { zh: 'Ember', en: 'Ember' }, language: 'ENG' })
    expect(JSON.stringify(forEveryone(held(chinese)))).not.toContain('有限公司')
  })
})
