import { describe, expect, it } from 'vitest'
import { readFigure } from './read-figure'

describe('a typed figure', () => {
  it.each([
    ['', null],
    ['  ', null],
    ['0', 0],
    ['42', 42],
    [' 42 ', 42],
    ['2.5', 2.5],
    ['.5', 0.5],
    ['-3', -3],
    ['１２', 12],
    ['1,500', 1500],
    ['1,500.25', 1500.25],
    ['12，000', 12000],
  ])('%j means %j', (typed, meant) => expect(readFigure(typed)).toBe(meant))

  it.each(['1O', '12a', 'abc', '1-2', '1,5', '1e3', '--1', '.', '2.5.1', '0x10', 'Infinity', '五'])(
    '%j is no figure, and stays as it was typed',
    (typed) => expect(readFigure(typed)).toBe(typed),
  )
})
