import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { adjoins } from '../neighbours'
import { type OfferedBooth, suggestSets } from './suggestions'

const booth = (column: number, row: number, more: Partial<OfferedBooth> = {}): OfferedBooth => ({
  id: `${column}-${row}`,
  x: column * 3,
  y: row * 3,
  width: 3,
  depth: 3,
  openSides: 1,
  isFree: true,
  isEligible: true,
  ...more,
})
const row = (states: string): OfferedBooth[] =>
  [...states].map((state, column) =>
    booth(column, 0, { isFree: state !== 'x', isEligible: state === '.' || state === 'o' }),
  )
const ask = (booths: OfferedBooth[], more: Partial<Parameters<typeof suggestSets>[0]> = {}) =>
  suggestSets({
    booths,
    own: new Set<string>(),
    count: { least: 2, most: 2 },
    leastSellable: 2,
    perSize: 50,
    ...more,
  })
const codes = (found: ReturnType<typeof suggestSets>) => found.map(({ added }) => added.join(' '))

describe('suggestions', () => {
  it('leave no single booth behind', () => {
    expect(codes(ask(row('.....')))).toEqual(['0-0 1-0', '3-0 4-0'])
    expect(codes(ask(row('...')))).toEqual([])
  })

  it('may take what was left over before, and what is left of it need not be their doing', () => {
    expect(codes(ask(row('..x.')))).toEqual(['0-0 1-0'])
    expect(codes(ask(row('x.x'), { count: { least: 1, most: 1 } }))).toEqual(['1-0'])
  })

  it('count what is free for others as left over', () => {
    expect(codes(ask(row('..f')))).toEqual([])
    expect(codes(ask(row('..ff')))).toEqual(['0-0 1-0'])
  })

  it('go on from what one has', () => {
    const found = ask(row('....xxx'), { own: new Set(['1-0']), count: { least: 2, most: 4 } })
    expect(found).toEqual([
      { size: 2, added: ['0-0'] },
      { size: 3, added: ['2-0', '3-0'] },
      { size: 4, added: ['0-0', '2-0', '3-0'] },
    ])
  })

  it('have a block before a row, and more open sides before fewer', () => {
    const block = [0, 1].flatMap((y) => [0, 1, 2, 3].map((x) => booth(x, y)))
    expect(codes(ask(block, { count: { least: 4, most: 4 } }))[0]).toBe('0-0 1-0 0-1 1-1')
    const [best] = ask(row('....').map((one) => (one.id === '3-0' ? { ...one, openSides: 2 } : one)))
    expect(best?.added).toEqual(['2-0', '3-0'])
  })

  it('know nothing of a hall the own booths are not in', () => {
    expect(ask(row('....'), { own: new Set(['elsewhere']) })).toEqual([])
  })
})

describe('against trying everything', () => {
  const cell = fc.record({
    isHere: fc.boolean().map((absent) => !absent || undefined),
    kind: fc.constantFrom('eligible', 'eligible', 'eligible', 'free', 'taken'),
  })
  const hall = fc.array(cell, { minLength: 12, maxLength: 12 }).map((cells) =>
    cells.flatMap(({ isHere, kind }, index) =>
      isHere
        ? [
            booth(index % 4, Math.floor(index / 4), {
              isFree: kind !== 'taken',
              isEligible: kind === 'eligible',
            }),
          ]
        : [],
    ),
  )

  it('finds every set there is and nothing else', () => {
    fc.assert(
      fc.property(
        hall,
        fc.integer({ min: 1, max: 3 }),
        fc.integer({ min: 0, max: 2 }),
        fc.integer({ min: 1, max: 3 }),
        fc.nat({ max: 11 }),
        (booths, least, more, leastSellable, ownPlace) => {
          const count = { least, most: least + more }
          const mine = ownPlace % 3 === 0 ? booths[ownPlace] : undefined
          const own = new Set(mine ? [mine.id] : [])
          const set = booths.map((one) => (one === mine ? { ...one, isFree: false, isEligible: false } : one))
          const found = suggestSets({ booths: set, own, count, leastSellable, perSize: 10_000 })
          expect(found.map(({ added }) => added.join()).sort()).toEqual(
            everything(set, own, count, leastSellable).sort(),
          )
        },
      ),
    )
  })
})

/** Every subset of the hall, asked one after the other. */
function everything(
  booths: readonly OfferedBooth[],
  own: ReadonlySet<string>,
  count: { least: number; most: number },
  leastSellable: number,
): string[] {
  const eligible = booths.filter(({ id, isEligible }) => isEligible && !own.has(id))
  const held = booths.filter(({ id }) => own.has(id))
  const found: string[] = []
  for (let bits = 1; bits < 2 ** eligible.length; bits += 1) {
    const added = eligible.filter((_, place) => bits & (2 ** place))
    const size = held.length + added.length
    if (size < count.least || size > count.most) continue
    if (piecesOf([...held, ...added]).length !== 1) continue
    const before = piecesOf(booths.filter(({ isFree }) => isFree))
    const after = piecesOf(booths.filter((one) => one.isFree && !added.includes(one)))
    const isNew = (piece: OfferedBooth[]) =>
      !before.some((old) => old.length === piece.length && piece.every((one) => old.includes(one)))
    if (after.some((piece) => piece.length < leastSellable && isNew(piece))) continue
    found.push(added.map(({ id }) => id).join())
  }
  return found
}

function piecesOf(booths: readonly OfferedBooth[]): OfferedBooth[][] {
  const left = new Set(booths)
  const pieces: OfferedBooth[][] = []
  for (const start of booths) {
    if (!left.delete(start)) continue
    const piece = [start]
    for (const from of piece)
      for (const other of left)
        if (adjoins(from, other)) {
          left.delete(other)
          piece.push(other)
        }
    pieces.push(piece)
  }
  return pieces
}
