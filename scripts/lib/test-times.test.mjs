import { describe, expect, it } from 'vitest'
import { readReport, slowestOf, timesOf } from './test-times.mjs'

const spec = (...durations) => ({ tests: [{ results: durations.map((duration) => ({ duration })) }] })

describe('a report', () => {
  it('of the rules and of the server has its counts and its files', () => {
    const testResults = [{ name: '/fair/server/test/one.test.ts', startTime: 1000, endTime: 3500 }]
    expect(readReport({ numPassedTests: 7, numFailedTests: 1, testResults }, '/fair')).toEqual({
      passed: 7,
      failed: 1,
      files: [{ name: 'server/test/one.test.ts', seconds: 2.5 }],
    })
  })

  it('of the journeys counts a second try as a failure, and adds up what lies in groups', () => {
    const suites = [{ file: 'login.spec.ts', specs: [spec(1000)], suites: [{ specs: [spec(500, 250)] }] }]
    expect(readReport({ stats: { expected: 3, unexpected: 1, flaky: 1 }, suites }, '/fair')).toEqual({
      passed: 3,
      failed: 2,
      files: [{ name: 'e2e/login.spec.ts', seconds: 1.75 }],
    })
  })
})

describe('the times', () => {
  it('stand beside their budgets, and the slower layer is named', () => {
    const layers = [
      { name: 'checks', seconds: 41, budget: 60 },
      { name: 'rules', seconds: 65.4, budget: 45, tests: 1200 },
    ]
    expect(timesOf(layers)).toEqual([
      '                time    budget     tests',
      'checks          0:41      1:00',
      'rules           1:05      0:45      1200  over its budget',
      'together        1:46      1:45      1200',
    ])
  })

  it('name the slowest files, slowest first', () => {
    const files = [1, 3, 2].map((seconds) => ({ name: `${seconds}.test.ts`, seconds }))
    expect(slowestOf(files, 2)).toEqual(['     3.0 s  3.test.ts', '     2.0 s  2.test.ts'])
  })
})
