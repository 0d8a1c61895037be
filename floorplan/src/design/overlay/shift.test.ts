import { describe, expect, it } from 'vitest'
import type { Piece } from '../draft'
import { moved } from '../pieces'
import { booth, rect } from '../testing/drafts'
import { shiftOf } from './shift'

const pieces = [booth('A1', rect(10, 10)), booth('A2', rect(16, 10.25))]
const liftedBy = (x: number, y: number, all: readonly Piece[] = pieces) =>
  new Map(all.map((piece) => [piece.id, moved(piece, { x, y })]))
const before = liftedBy(0, 0)

describe('booths in hand', () => {
  it('have moved as far as all of them have', () => {
    const { x, y } = shiftOf(before, liftedBy(3.3, -1.7)) ?? { x: Number.NaN, y: Number.NaN }
    expect([x, y]).toEqual([expect.closeTo(3.3, 6), expect.closeTo(-1.7, 6)])
    expect(shiftOf(before, liftedBy(0, 0))).toEqual({ x: 0, y: 0 })
  })

  it.each<[string, Map<string, Piece>]>([
    ['one went another way', new Map([...liftedBy(1, 0), ['A2', moved(pieces[1] as Piece, { x: 2, y: 0 })]])],
    ['one became wider', new Map([...before, ['A2', booth('A2', rect(16, 10.25, 4, 3))]])],
    ['one has another number', new Map([...before, ['A2', booth('A2', rect(16, 10.25), { code: 'B2' })]])],
    ['there is one more', liftedBy(1, 0, [...pieces, booth('A3', rect(22, 10))])],
    ['another is there instead', liftedBy(1, 0, [booth('A1', rect(10, 10)), booth('A3', rect(16, 10.25))])],
    ['one is no booth', new Map([...before, ['A2', { kind: 'pillar', id: 'A2', ...rect(16, 10.25) }]])],
  ])('are drawn anew when %s', (_, after) => {
    expect(shiftOf(before, after)).toBeUndefined()
  })
})
