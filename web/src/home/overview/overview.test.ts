import { progressNames } from '@fairground/domain/statistics'
import { describe, expect, it } from 'vitest'
import { boothsPerSquare, squaresOf } from './hall-stands'
import { shadeOf, shadesOf, tiles } from './region-tiles'
import { dropped, reached, stages, sumOver } from './stages'
import { cumulated } from './trend'

describe('the ribbon', () => {
  it('loses nobody: who reaches a stage goes on, drops out there, or has arrived', () => {
    for (const [place, stage] of stages.entries()) {
      const next = stages[place + 1]
      const lost = stage === 'paid' ? [] : dropped[stage]
      expect([...lost, ...(next ? reached[next] : [])].toSorted()).toEqual(
        next ? reached[stage].toSorted() : [],
      )
    }
    expect([...reached.submitted, 'draft'].toSorted()).toEqual(Object.keys(progressNames).toSorted())
  })

  it('adds up companies, booths and the edition before', () => {
    const row = { companies: 2, booths: 3, area: 27, before: 1 }
    expect(
      sumOver(
        [
          { key: 'paid', ...row },
          { key: 'unpaid', ...row },
          { key: 'draft', ...row },
        ],
        reached.signed,
      ),
    ).toEqual({ companies: 4, booths: 6, before: 2 })
  })
})

describe('halls as squares', () => {
  it('draw every booth somewhere, and none twice', () => {
    for (const hall of [
      { booths: 156, taken: 121, reserved: 5, free: 30 },
      { booths: 7, taken: 1, reserved: 1, free: 5 },
      { booths: 0, taken: 0, reserved: 0, free: 0 },
    ])
      for (const each of [1, 2, 3]) {
        const squares = squaresOf(hall, each)
        expect(squares.taken + squares.reserved + squares.free).toBe(Math.ceil(hall.booths / each))
      }
  })

  it('stand for more booths each where halls are large', () => {
    const hall = { booths: 400 } as Parameters<typeof boothsPerSquare>[0][number]
    expect(boothsPerSquare([hall])).toBe(5)
    expect(boothsPerSquare([])).toBe(1)
  })
})

describe('the map of regions', () => {
  it('gives every province a place of its own', () => {
    const places = Object.values(tiles).map(({ at }) => at.join())
    expect(new Set(places).size).toBe(34)
  })

  it('has shades that begin where counts differ, and none for nobody', () => {
    const starts = shadesOf([1, 5, 30])
    expect(shadeOf(0, starts)).toBe(0)
    expect(shadeOf(1, starts)).toBe(1)
    expect(shadeOf(30, starts)).toBe(starts.length)
    expect(shadesOf([])).toEqual([1])
  })
})

it('sign-ups add up day by day, days without any included', () => {
  const days = [
    { key: '2026-09-03', count: 2, before: 0 },
    { key: '2026-09-01', count: 1, before: 0 },
  ]
  expect(cumulated(days, ({ count }) => count).map(({ sum }) => sum)).toEqual([1, 1, 3])
  expect(cumulated(days, ({ before }) => before)).toEqual([])
})
