import { describe, expect, it } from 'vitest'
import { type InLine, inOrder, withNewcomer } from './order'

let minute = 0
const entry = (entryId: string, drawPlace: number | null, orderReason = ''): InLine => ({
  entryId,
  drawPlace,
  joinedAt: new Date(Date.UTC(2026, 10, 18, 1, ++minute)),
  orderReason,
})
const names = (entries: readonly InLine[]) => entries.map(({ entryId }) => entryId).join(' ')

describe('the order of the waiting list', () => {
  it('is that of the draw; whoever drew nothing comes after, first come first', () =>
    expect(
      names(inOrder([entry('late', null), entry('ninth', 9), entry('second', 2), entry('later', null)])),
    ).toBe('second ninth late later'))

  it('follows a draw that comes later, around whom staff put where they are', () =>
    expect(names(inOrder([entry('ninth', 9), entry('moved', 20, '补偿'), entry('second', 2)]))).toBe(
      'second moved ninth',
    ))

  it.each([
    [5, 'second new ninth none'],
    [1, 'new second ninth none'],
    [12, 'second ninth new none'],
    [null, 'second ninth none new'],
  ])('takes in somebody who drew %s', (place, expected) =>
    expect(
      names(withNewcomer([entry('second', 2), entry('ninth', 9), entry('none', null)], entry('new', place))),
    ).toBe(expected),
  )

  it('puts nobody before whom staff put first, and lets nobody pass whom staff put last', () => {
    const moved = (id: string) => entry(id, 30, '补偿')
    expect(names(withNewcomer([moved('up'), entry('second', 2)], entry('new', 1)))).toBe('up new second')
    expect(names(withNewcomer([entry('second', 2), moved('down')], entry('new', 1)))).toBe('new second down')
  })
})
