import { describe, expect, it } from 'vitest'
import { type DraftBatch, faultsOf, isChanged, moved, placeOfFault, roomOf, sendingOf } from './batch-draft'

const row = (key: string, more: Partial<DraftBatch> = {}): DraftBatch => ({
  key,
  id: key,
  version: 3,
  size: 5,
  startsAt: '2027-01-01 09:00:00',
  endsAt: '2027-01-01 10:00:00',
  ...more,
})

describe('batches on the way to being saved', () => {
  it('say what is missing at its field', () => {
    const faults = faultsOf([
      row('a'),
      row('b', { size: null, startsAt: '' }),
      row('c', { size: 0, endsAt: '2027-01-01 09:00:00' }),
    ])
    expect(Object.keys(faults)).toEqual(['b', 'c'])
    expect(Object.keys(faults.b ?? {})).toEqual(['size', 'time'])
    expect(faults.c).toEqual({ time: 'draw.timeOrder' })
  })

  it('send only what differs, by value or by place', () => {
    const before = [row('a'), row('b'), row('c')]
    expect(isChanged(sendingOf(before, before))).toBe(false)
    const { id: _none, ...fresh } = row('new', { size: 9 })
    const sending = sendingOf([row('b'), row('a'), fresh], before)
    expect(sending.changes.changed.map(({ id, sequence, version }) => [id, sequence, version])).toEqual([
      ['b', 1, 3],
      ['a', 2, 3],
    ])
    expect(sending.changes.added).toMatchObject([{ sequence: 3, size: 9 }])
    expect(sending.changes.removed).toEqual([{ id: 'c', version: 3 }])
    expect(placeOfFault('added.0.endsAt', sending)).toEqual({ key: 'new', field: 'time' })
    expect(placeOfFault('changed.1.size', sending)).toEqual({ key: 'a', field: 'size' })
    expect(placeOfFault('confirmed', sending)).toBeUndefined()
  })

  it('change places and add up', () => {
    const rows = [row('a'), row('b', { size: null })]
    expect(moved(rows, 0, 1).map(({ key }) => key)).toEqual(['b', 'a'])
    expect(moved(rows, 0, -1).map(({ key }) => key)).toEqual(['a', 'b'])
    expect(roomOf(rows)).toBe(5)
  })
})
