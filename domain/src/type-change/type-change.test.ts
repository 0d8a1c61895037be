import { describe, expect, it } from 'vitest'
import { type BoothsAsked, quotaOf } from '../selection'
import { initialSettings } from '../settings'
import { fitsQuota, stepsOf } from './steps'
import { faultOfWanted, offeredTypes, requestAfter, typeChangeDecided } from './type-change'
import { typeChangeMessages as say } from './type-change.messages'

const standard: BoothsAsked = {
  exhibitType: '02',
  boothType: '1',
  standardBooths: 3,
  indoorArea: 0,
  outdoorArea: 0,
}
const fault = (boothType: string, size: number) =>
  faultOfWanted(standard, { boothType, size }, initialSettings)

describe('what a company may ask for', () => {
  it('is what its exhibits allow, with the organiser’s figures', () => {
    const offered = offeredTypes('02', initialSettings)
    expect(offered.map(({ boothType }) => boothType)).toContain('2')
    expect(offered.every(({ least, most }) => least >= 1 && least <= most)).toBe(true)
    expect(offeredTypes('constructor', initialSettings)).toEqual([])
  })

  it('is another type or another size', () => {
    const [raw] = offeredTypes('02', initialSettings).filter(({ boothType }) => boothType === '2')
    expect(fault('1', 3)).toMatchObject({ path: 'size', message: say.same })
    expect(fault('1', 2)).toBeUndefined()
    expect(fault('2', raw?.least ?? 0)).toBeUndefined()
    expect(fault('2', (raw?.most ?? 0) + 1)).toMatchObject({ path: 'size', params: { most: raw?.most } })
    expect(fault('9', 3)).toMatchObject({ path: 'boothType', message: say.notOffered })
  })

  it('takes the place of the request, the other figures gone', () => {
    expect(requestAfter(standard, { boothType: '2', size: 72 }, initialSettings)).toEqual({
      exhibitType: '02',
      boothType: '2',
      standardBooths: 0,
      indoorArea: 72,
      outdoorArea: 0,
    })
  })
})

it('a no needs a reason, a yes may go without', () => {
  const id = '11111111-2222-4333-8444-555555555555'
  expect(typeChangeDecided.safeParse({ id, granted: false, reason: ' ' }).success).toBe(false)
  expect(typeChangeDecided.safeParse({ id, granted: true, reason: '' }).success).toBe(true)
})

describe('what a yes leaves to be done', () => {
  const raw = requestAfter(standard, { boothType: '2', size: 72 }, initialSettings)
  const quota = quotaOf(raw, [{ source: 'company', label: '', least: 72, most: 72 }], initialSettings)
  const shell = { boothClass: 'standard', hallKind: 'indoor', areaM2: 9 } as const
  const space = { boothClass: 'raw', hallKind: 'indoor', areaM2: 72 } as const
  const at = (rest: Partial<Parameters<typeof stepsOf>[0]>, isGranted = false) =>
    stepsOf({ booths: [], contract: undefined, quota, areaSlack: 2, ...rest }, { isGranted })

  it('is to choose, where nothing is held', () => {
    expect(at({})).toEqual(['quota', 'choose'])
    expect(at({}, true)).toEqual(['choose'])
  })

  it('is to move what is held, and to amend a contract that is sealed', () => {
    expect(at({ booths: [shell] })).toEqual(['quota', 'move'])
    expect(at({ booths: [shell], contract: { sealed: true, differs: false } })).toEqual([
      'quota',
      'move',
      'amend',
    ])
    expect(at({ booths: [shell], contract: { sealed: false, differs: false } }, true)).toEqual([
      'recall',
      'move',
    ])
  })

  it('is nothing once booths and contract are as granted', () => {
    expect(at({ booths: [space], contract: { sealed: true, differs: true } }, true)).toEqual(['amend'])
    expect(at({ booths: [space], contract: { sealed: true, differs: false } }, true)).toEqual([])
  })

  it('lets a little more area pass', () => {
    if (!quota) throw new Error('there is one')
    expect(fitsQuota([{ ...space, areaM2: 74 }], quota, 2)).toBe(true)
    expect(fitsQuota([{ ...space, areaM2: 75 }], quota, 2)).toBe(false)
    expect(fitsQuota([{ ...space, hallKind: 'outdoor' }], quota, 2)).toBe(false)
  })
})
