import type { HallMap } from '@fairground/wire/hall/maps'
import { describe, expect, it } from 'vitest'
import type { BoothOnMap } from '../hall'
import type { OwnSelection } from './eligibility'
import { joinedCodes } from './joined'
import { emptied, rehearsed } from './rehearsal'

const hallId = 'hall'
/** A row of booths side by side. */
const booths = ['a', 'b', 'c', 'd'].map(
  (id, place): BoothOnMap => ({
    id,
    code: `W3-${101 + place}`,
    state: 'normal',
    name: { zh: '', en: '' },
    special: false,
    boothClass: 'standard',
    exhibitType: '02',
    openSides: 1,
    x: 3 * place,
    y: 0,
    width: 3,
    depth: 3,
  }),
)
const quota = {
  boothClass: 'standard',
  hallKind: 'indoor',
  exhibitTypes: ['02'],
  count: { least: 2, most: 3 },
  area: undefined,
  source: 'review',
  label: '',
} as const
const nobody: OwnSelection = {
  booths: [],
  stage: 'choosing',
  now: new Date(0),
  gates: [],
  window: null,
  quota: { ...quota, exhibitTypes: [...quota.exhibitTypes] },
  hallIds: [hallId],
  areaSlack: 0,
  returnReason: '',
}

function play(...deeds: [Parameters<typeof rehearsed>[0], ...string[]][]) {
  let own = nobody
  for (const [deed, ...ids] of deeds) {
    const given = { own, quota, pending: new Set<string>(), language: 'zh' as const }
    const after = rehearsed(deed, ids, { ...given, hallId, booths })
    if ('fault' in after) return after.fault.kind
    own = { ...own, booths: after.has }
  }
  return own.booths.map(({ id }) => id)
}

describe('a rehearsal', () => {
  it.each([
    [['a', 'b'], play(['choose', 'a'], ['choose', 'b'], ['finish'])],
    [['a', 'b', 'c'], play(['choose', 'a', 'b', 'c'])],
    [['b'], play(['choose', 'a', 'b'], ['release', 'a'])],
    ['apart', play(['choose', 'a'], ['choose', 'c'])],
    ['standardMost', play(['choose', 'a', 'b', 'c', 'd'])],
    ['tooFew', play(['choose', 'a'], ['finish'])],
    ['wouldPart', play(['choose', 'a', 'b', 'c'], ['release', 'b'])],
    ['notYours', play(['release', 'a'])],
  ])('ends with %s by the rules of the real choice', (expected, ended) => expect(ended).toEqual(expected))

  it('has the hall to itself, but for what is not offered', () => {
    const taken = { fullName: { zh: '申江消防', en: '' }, name: { zh: '申江', en: '' } }
    const map = {
      version: 'v',
      booths: [
        { ...booths[0], state: 'completed', ...taken },
        { ...booths[1], state: 'bespoke' },
        { ...booths[2], state: 'function' },
      ],
    } as unknown as HallMap
    const shown = emptied(map).booths
    expect(shown.map(({ state }) => state)).toEqual(['normal', 'normal', 'function'])
    expect(shown[0]).toMatchObject({ name: { zh: '' } })
    expect(shown[0]).not.toHaveProperty('fullName')
  })
})

describe('numbers of booths', () => {
  it.each([
    ['W3-115、117', ['W3-115', 'W3-117'], 'zh'],
    ['W3-115, W4-2', ['W3-115', 'W4-2'], 'en'],
    ['A1、A2', ['A1', 'A2'], 'zh'],
    ['', [], 'zh'],
  ] as const)('are said as %s', (said, codes, language) => expect(joinedCodes(codes, language)).toBe(said))
})
