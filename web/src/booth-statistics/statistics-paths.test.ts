import { describe, expect, it } from 'vitest'
import { figurePath, figuresBefore, rowsBefore, waysFrom } from './statistics-paths'

const searchOf = (address: string) => new URLSearchParams(address.split('?')[1])

describe('the way back from a booth', () => {
  const from = { pathname: '/booth/positionStatistical', search: '?boothClass=raw' }
  const list = figurePath({ hallId: 'h', state: 'normal', offer: undefined }, from)

  it('leads to the same rows and the same figures, over the plan too', () => {
    expect(Object.fromEntries(searchOf(list))).toEqual({
      hallId: 'h',
      state: 'normal',
      hallUsage: 'open',
      page: '1',
      back: '/booth/positionStatistical?boothClass=raw',
    })
    const detail = waysFrom(searchOf(list), false, true).booth('b')
    expect(rowsBefore(searchOf(detail))).toBe(list)
    expect(figuresBefore(searchOf(detail))).toBe('/booth/positionStatistical?boothClass=raw')
    const plan = waysFrom(searchOf(detail), false).plan({ hallId: 'h', code: 'W1' })
    const again = waysFrom(searchOf(plan), false).booth('b')
    expect(again).toBe(detail)
  })

  it('leads nowhere else, whatever an address says', () => {
    for (const back of ['//evil.example', 'https://evil.example', '/login', ''])
      expect(figuresBefore(new URLSearchParams({ back }))).toBeUndefined()
    expect(rowsBefore(new URLSearchParams())).toBeUndefined()
  })
})
