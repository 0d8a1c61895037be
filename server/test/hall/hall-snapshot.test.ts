import { boothStates } from '@fairground/domain/booth'
import type { HallMap, MapChange } from '@fairground/wire/hall/maps'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { BoothRow, HallRow } from '../../src/hall/hall.repository'
import { changesBetween, joined, snapshotOf as snapshotBy } from '../../src/hall/hall-snapshot'

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

/** As the specs paint it. */
const open = { partPaymentShownToAll: true }
const snapshotOf = (where: HallRow, booths: readonly BoothRow[]) => snapshotBy(where, booths, open)

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
  accountId: null,
  userType: null,
  shortZh: null,
  shortEn: null,
  companyZh: null,
  companyEn: null,
  inDirectory: false,
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

const readers = ['everyone', 'signedIn', 'staff'] as const

const moment = fc
  .tuple(
    fc.boolean(),
    ...five.map((row) =>
      fc
        .record({
          state: fc.constantFrom(...boothStates),
          company: fc.constantFrom(...companies),
          inDirectory: fc.boolean(),
        })
        .map(({ company, ...rest }): BoothRow => ({ ...row, ...company, ...rest })),
    ),
  )
  .map(([partPaymentShownToAll, ...booths]) => snapshotBy(hall, booths, { partPaymentShownToAll }))

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
  it.each(readers)('is what its changes make of what it was, told singly or joined (%s)', (reader) => {
    fc.assert(
      fc.property(fc.array(moment, { minLength: 2, maxLength: 8 }), ([first, ...later]) => {
        if (!first) return
        const changes = later.flatMap(
          (snapshot, index) => changesBetween(later[index - 1] ?? first, snapshot)?.[reader] ?? [],
        )
        expect(changes).toHaveLength(later.length)
        const [before, after] = [first.maps[reader], later.at(-1)?.maps[reader]]
        expect(changes.reduce(applied, before)).toEqual(after)
        const whole = joined(changes)
        expect(whole && applied(before, whole)).toEqual(after)
      }),
    )
  })

  it('has one version for one content, whoever made it and when', () => {
    const [first] = five
    const taken = [{ ...booth(0), state: 'occupy' as const }, ...five.slice(1)]
    const versionOf = (booths: readonly BoothRow[]) => {
      const { everyone, signedIn, staff } = snapshotOf(hall, booths).maps
      expect([signedIn.version, staff.version]).toEqual([everyone.version, everyone.version])
      return everyone.version
    }
    expect(versionOf(five)).toBe(versionOf([...five]))
    expect(versionOf(taken)).not.toBe(versionOf(five))
    expect(first).toBeDefined()
  })

  it('is to be read anew where a booth moved, came or went, or the hall itself is another', () => {
    const before = snapshotOf(hall, five)
    const moved = five.map((row) => ({ ...row, y: 6 }))
    expect(changesBetween(before, snapshotOf(hall, moved))).toBeUndefined()
    expect(changesBetween(before, snapshotOf(hall, five.slice(1)))).toBeUndefined()
    expect(changesBetween(before, snapshotOf({ ...hall, clearHeightM: 4 }, five))).toBeUndefined()
    const renumbered = five.map((row) => ({ ...row, code: `${row.code}A` }))
    expect(changesBetween(before, snapshotOf(hall, renumbered))).toBeUndefined()
  })
})

describe('names on a map', () => {
  const held = (company: (typeof companies)[number], inDirectory = false) =>
    snapshotOf(hall, [{ ...booth(0), state: 'occupy', ...company, inDirectory }])

  it('are short for everybody and full for people who are signed in; one language stands in for the other', () => {
    const [chinese, english] = companies
    expect(held(chinese).maps.signedIn.booths[0]).toMatchObject({
      name: { zh: '恒固', en: '恒固' },
      fullName: { zh: '恒固消防有限公司', en: '恒固消防有限公司' },
    })
    expect(held(english).maps.signedIn.booths[0]).toMatchObject({
      name: { zh: 'Ember', en: 'Ember' },
    })
    expect(JSON.stringify(held(chinese).maps.everyone)).not.toContain('有限公司')
  })

  it('are full for everybody where the company agreed to the public directory', () => {
    const [chinese, , nobody] = companies
    const [agreed, not] = [held(chinese, true), held(chinese)]
    expect(agreed.maps.everyone.booths).toEqual(agreed.maps.signedIn.booths)
    // A new version, and news for those only who read something new.
    const change = changesBetween(not, agreed)
    expect(change?.everyone.booths).toMatchObject([{ fullName: { zh: '恒固消防有限公司' } }])
    expect(change?.signedIn).toMatchObject({
      from: not.maps.everyone.version,
      to: agreed.maps.everyone.version,
      booths: [],
    })
    expect(changesBetween(agreed, not)?.everyone.booths[0]).not.toHaveProperty('fullName')
    expect(held(nobody, true).maps.everyone.booths[0]).not.toHaveProperty('fullName')
  })
})

describe('who has paid in part', () => {
  const rows = [{ ...booth(0), state: 'partial' as const, companyId: 'a', accountId: 'x' }, booth(1)]
  const statesBy = (partPaymentShownToAll: boolean) => {
    const { maps } = snapshotBy(hall, rows, { partPaymentShownToAll })
    return readers.map((reader) => maps[reader].booths.map(({ state }) => state)[0])
  }

  it('is for everybody to see, or for staff and the company itself', () => {
    expect(statesBy(true)).toEqual(['partial', 'partial', 'partial'])
    expect(statesBy(false)).toEqual(['occupy', 'occupy', 'partial'])
    const { boothsFor } = snapshotBy(hall, rows, { partPaymentShownToAll: false })
    const told = (accountId?: string) => boothsFor('signedIn', accountId).map(({ state }) => state)
    expect([told('x'), told('y'), told()]).toEqual([
      ['partial', 'normal'],
      ['occupy', 'normal'],
      ['occupy', 'normal'],
    ])
  })

  it('is news to those who are told it from now on', () => {
    const [kept, shown] = [false, true].map((partPaymentShownToAll) =>
      snapshotBy(hall, rows, { partPaymentShownToAll }),
    )
    const change = kept && shown && changesBetween(kept, shown)
    expect(readers.map((reader) => change?.[reader].booths.map(({ state }) => state))).toEqual([
      ['partial'],
      ['partial'],
      [],
    ])
  })
})

describe('how a booth is lettered', () => {
  const lettered = (fonts: BoothRow['fonts']) =>
    snapshotOf(
      hall,
      five.map((row, place) => (place === 0 ? { ...row, fonts } : row)),
    )
  const kai = { family: 'KaiTi', size: 24, style: 'bold' as const }

  it('is on the map of everybody, and only where somebody said so', () => {
    const { booths } = lettered({ code: kai }).maps.everyone
    expect(booths[0]).toMatchObject({ codeFont: kai })
    expect(booths[0]).not.toHaveProperty('nameFont')
    expect(booths[1]).not.toHaveProperty('codeFont')
  })

  it('is another map once it changed, which is read anew', () => {
    const [before, after] = [lettered({ code: kai }), lettered({ code: kai, name: kai })]
    expect(after.maps.everyone.version).not.toBe(before.maps.everyone.version)
    expect(changesBetween(before, after)).toBeUndefined()
  })
})
