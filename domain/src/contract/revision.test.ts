import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ContractLine } from './prices'
import { changesBetween, type Revised } from './revision'

const extra = (label: string, amount: number): ContractLine => ({ kind: 'extra', label, amount })
const contract = (lines: ContractLine[]): Revised => ({
  className: { zh: '国内合同', en: 'Chinese contract' },
  currency: 'CNY',
  total: lines.reduce((sum, { amount }) => sum + amount, 0),
  signBy: null,
  lines,
})

describe('what a revision changed', () => {
  it('is the lines one has and the other has not, whatever order their fields stand in', () => {
    const { from, to } = changesBetween(
      contract([extra('桌椅', 5_000), extra('减免', -1_000)]),
      contract([{ amount: 5_000, label: '桌椅', kind: 'extra' }, extra('减免', -2_000)]),
    )
    expect(from.lines).toEqual([extra('减免', -1_000)])
    expect(to.lines).toEqual([extra('减免', -2_000)])
    expect([from.total, to.total]).toEqual([4_000, 3_000])
  })

  it('of two equal lines is the one that went', () => {
    const { from, to } = changesBetween(
      contract([extra('桌椅', 5_000), extra('桌椅', 5_000)]),
      contract([extra('桌椅', 5_000)]),
    )
    expect([from.lines, to.lines]).toEqual([[extra('桌椅', 5_000)], []])
  })

  it('accounts for every unit the total changed by', () => {
    const lines = fc.array(
      fc.record({ label: fc.constantFrom('桌椅', '减免', '电箱'), amount: fc.integer({ min: 1, max: 3 }) }),
      { maxLength: 6 },
    )
    const sum = (given: readonly ContractLine[]) => given.reduce((all, { amount }) => all + amount, 0)
    fc.assert(
      fc.property(lines, lines, (before, after) => {
        const [one, other] = [before, after].map((some) =>
          contract(some.map(({ label, amount }) => extra(label, amount))),
        )
        const { from, to } = changesBetween(one ?? contract([]), other ?? contract([]))
        expect(sum(to.lines) - sum(from.lines)).toBe(to.total - from.total)
      }),
    )
  })
})
