import { describe, expect, it } from 'vitest'
import { tryTwice, whyRefused } from './second-try.mjs'

const id = ({ file, test }) => `${file} > ${test}`
const tests = Array.from({ length: 10 }, (_, nth) => ({ file: `${nth}.test.ts`, test: 'holds' }))

/** A test runner whose tests fail as many times as is said of them. */
function layerWith(timesToFail, { breaksAgain = false } = {}) {
  const left = new Map(timesToFail)
  const runs = []
  const run = async (only) => {
    runs.push(only)
    if (only && breaksAgain) return { problem: 'ended with SIGKILL' }
    const failures = []
    const passed = []
    for (const test of tests.filter(({ file }) => !only || only.some((each) => each.file === file))) {
      const times = left.get(test.file) ?? 0
      left.set(test.file, times - 1)
      if (times > 0) failures.push({ ...test, error: `try ${runs.length}` })
      else passed.push(id(test))
    }
    return {
      report: { passed, failures, files: [] },
      ...(failures.length > 0 && { problem: 'ended with 1' }),
    }
  }
  return { run, runs }
}
const files = (failures) => failures.map(({ file }) => file)

describe('a test', () => {
  it('that passes is not run again', async () => {
    const { run, runs } = layerWith([])
    expect(await tryTwice(run)).toMatchObject({ failed: [], unsteady: [] })
    expect(runs).toHaveLength(1)
  })

  it('that fails once is unsteady, and is named with its first failure', async () => {
    const { run, runs } = layerWith([['3.test.ts', 1]])
    const outcome = await tryTwice(run)
    expect(outcome.failed).toEqual([])
    expect(outcome.unsteady).toEqual([{ file: '3.test.ts', test: 'holds', error: 'try 1' }])
    expect(files(runs[1])).toEqual(['3.test.ts'])
    expect(whyRefused([outcome])).toBeUndefined()
  })

  it('that fails twice has failed', async () => {
    const outcome = await tryTwice(layerWith([['3.test.ts', 2]]).run)
    expect(files(outcome.failed)).toEqual(['3.test.ts'])
    expect(outcome.unsteady).toEqual([])
    expect(whyRefused([outcome])).toBe('1 failed')
  })

  it('that was not run the second time has not passed', async () => {
    const { run } = layerWith([['3.test.ts', 1]])
    const nothingRuns = { report: { passed: [], failures: [], files: [] } }
    const outcome = await tryTwice((only) => (only ? nothingRuns : run()))
    expect(files(outcome.failed)).toEqual(['3.test.ts'])
  })

  it('that fails only when its neighbour is tried again is unsteady too', async () => {
    const neighbour = { file: '3.test.ts', test: 'another', error: 'late' }
    const { run } = layerWith([['3.test.ts', 1]])
    const outcome = await tryTwice(async (only) => {
      const said = await run(only)
      return only ? { ...said, report: { ...said.report, failures: [neighbour] } } : said
    })
    expect(outcome.unsteady).toEqual([{ ...tests[3], error: 'try 1' }, neighbour])
  })
})

describe('a layer', () => {
  it('is not tried again when more than five of its tests fail', async () => {
    const six = tests.slice(0, 6).map(({ file }) => [file, 1])
    const { run, runs } = layerWith(six)
    expect((await tryTwice(run)).failed).toHaveLength(6)
    expect(runs).toHaveLength(1)
  })

  it('that ends without a report has failed', async () => {
    const outcome = await tryTwice(async () => ({ problem: 'vitest ended with SIGKILL' }))
    expect(outcome.failed).toEqual([{ error: 'no report was left: vitest ended with SIGKILL' }])
    expect(whyRefused([outcome])).toBe('1 failed')
  })

  it('whose second try ends without a report has failed', async () => {
    const outcome = await tryTwice(layerWith([['3.test.ts', 1]], { breaksAgain: true }).run)
    expect(files(outcome.failed)).toEqual(['3.test.ts'])
  })

  it('that ends badly although every test passed has failed', async () => {
    const report = { passed: [id(tests[0])], failures: [], files: [] }
    const outcome = await tryTwice(async () => ({ report, problem: 'vitest ended with 1' }))
    expect(outcome.failed).toEqual([{ error: 'vitest ended with 1' }])
  })

  it('with a file that could not be read is steady only if its tests ran and passed the second time', async () => {
    const broken = { file: '3.test.ts', error: 'no such module' }
    const first = { report: { passed: [], failures: [broken], files: [] }, problem: 'ended with 1' }
    const then = (passed) => ({ report: { passed, failures: [], files: [] } })
    const tried = (second) => tryTwice(async (only) => (only ? second : first))
    expect((await tried(then(['3.test.ts > holds']))).unsteady).toEqual([broken])
    expect((await tried(then(['4.test.ts > holds']))).failed).toEqual([broken])
  })

  it('in which something failed outside of every file is not tried again', async () => {
    const lost = { error: 'outside of a journey: no fair could be made' }
    const outcome = await tryTwice(async () => ({ report: { passed: [], failures: [lost], files: [] } }))
    expect(outcome.failed).toEqual([lost])
  })
})

describe('a run', () => {
  const unsteady = (count) => ({ failed: [], unsteady: tests.slice(0, count) })

  it('carries three unsteady tests, however they are spread, and not a fourth', () => {
    expect(whyRefused([unsteady(2), unsteady(1)])).toBeUndefined()
    expect(whyRefused([unsteady(2), unsteady(2)])).toBe('4 were unsteady, and no more than 3 may be')
  })
})
