import { describe, expect, it } from 'vitest'
import { timesOf } from './test-times.mjs'

const report = (tests, ...seconds) => ({
  passed: Array.from({ length: tests }, (_, nth) => `a.test.ts > ${nth}`),
  failures: [],
  files: seconds.map((each) => ({ name: `${each}.test.ts`, seconds: each })),
})
const checks = { name: 'checks', seconds: 41, budget: 60, report: report(0) }
const rules = { name: 'rules', seconds: 65.4, budget: 45, report: report(1200, 1, 6, 5, 4, 3, 2) }

const together = { seconds: 80, budget: 75 }

describe('the times', () => {
  it('stand beside their budgets, and a layer over its own is named with its slowest files', () => {
    expect(timesOf([checks, rules], together)).toEqual([
      '                time    budget     tests',
      'checks          0:41      1:00',
      'rules           1:05      0:45      1200  over its budget',
      'together        1:20      1:15      1200',
      '',
      'Slowest of rules:',
      '     6.0 s  6.test.ts',
      '     5.0 s  5.test.ts',
      '     4.0 s  4.test.ts',
      '     3.0 s  3.test.ts',
      '     2.0 s  2.test.ts',
    ])
  })

  it('name the slowest files of a layer within its budget when somebody asks', () => {
    const quick = { ...rules, seconds: 12 }
    expect(timesOf([quick], together)).not.toContain('Slowest of rules:')
    expect(timesOf([quick], together, { all: true })).toContain('Slowest of rules:')
  })

  it('are there for a layer that left no report', () => {
    expect(timesOf([{ name: 'server', seconds: 3, budget: 210 }], together)[1]).toBe(
      'server          0:03      3:30',
    )
  })
})
