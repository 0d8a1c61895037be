import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from './paths.mjs'
import { runTool } from './run.mjs'

const artefacts = path.join(root, 'artefacts')
let planted
beforeAll(() => {
  mkdirSync(artefacts, { recursive: true })
  planted = mkdtempSync(path.join(artefacts, 'planted-'))
})
afterAll(() => rmSync(planted, { recursive: true, force: true }))

const plant = (name, text) => writeFileSync(path.join(planted, name), text)
const inProject = (name) => `${path.relative(root, planted).replaceAll(path.sep, '/')}/${name}`

/** What is left of a run of the planted tests, by the real test runner. */
async function reportOf(tool, args) {
  const report = path.join(planted, 'report.json')
  const env = { ...process.env, FAIRGROUND_REPORT: report, VITEST: undefined, NODE_ENV: undefined }
  const ended = await runTool(path.join(root, 'node_modules', tool), args, { env, stdio: 'ignore' }).catch(
    (error) => error.message,
  )
  return { ended, ...JSON.parse(readFileSync(report, 'utf8')) }
}

describe('what Vitest leaves', () => {
  it('tells what passed and what failed: tests, groups, files, and errors no test waited for', async () => {
    plant('vitest.config.mjs', 'export default { test: { include: ["*.test.mjs"] } }')
    const vitest = "import { beforeAll, describe, expect, it } from 'vitest'\n"
    plant(
      'sums.test.mjs',
      `${vitest}describe('sums', () => { it('add up', () => {}); it('fail', () => expect(1).toBe(2)) })`,
    )
    plant('unread.test.mjs', "import './missing.mjs'")
    plant(
      'group.test.mjs',
      `${vitest}describe('a group', () => { beforeAll(() => { throw new Error('no room') }); it('is not run', () => {}) })`,
    )
    plant(
      'stray.test.mjs',
      `${vitest}it('passes', async () => { Promise.reject(new Error('lost')); await 1 })`,
    )
    const { ended, passed, failures, files } = await reportOf('vitest/vitest.mjs', [
      ...['run', '--root', planted, '--config', path.join(planted, 'vitest.config.mjs')],
      `--reporter=${path.join(root, 'scripts/lib/vitest-reporter.mjs')}`,
    ])
    expect(ended).toContain('ended with 1')
    expect(passed.toSorted()).toEqual([
      inProject('stray.test.mjs > passes'),
      inProject('sums.test.mjs > sums > add up'),
    ])
    const found = failures.toSorted((one, other) => one.file.localeCompare(other.file))
    expect(found).toEqual([
      { file: inProject('group.test.mjs'), error: 'no room' },
      { file: inProject('stray.test.mjs'), error: 'outside of a test: lost' },
      {
        file: inProject('sums.test.mjs'),
        test: 'sums > fail',
        error: expect.stringContaining('expected 1 to be 2'),
      },
      { file: inProject('unread.test.mjs'), error: expect.stringContaining('missing.mjs') },
    ])
    expect(files.map(({ name }) => name).toSorted()).toContain(inProject('sums.test.mjs'))
  })
})

describe('what Playwright leaves', () => {
  const playwright = (...args) =>
    reportOf('@playwright/test/cli.js', [
      ...['test', '--config', path.join(planted, 'playwright.config.mjs'), ...args],
      `--reporter=${path.join(root, 'scripts/lib/playwright-reporter.mjs')}`,
    ])

  it('tells the same of journeys, and runs alone the one that is asked for', async () => {
    plant('playwright.config.mjs', 'export default { testMatch: "*.spec.mjs", outputDir: "journeys" }')
    plant(
      'door.spec.mjs',
      `import { expect, test } from '@playwright/test'
       test.describe('staff', () => {
         test('is let in', () => {})
         test('is kept out', async ({}, info) => {
           await info.attach('picture', { path: import.meta.filename, contentType: 'image/png' })
           expect(1).toBe(2)
         })
       })`,
    )
    const { passed, failures, files } = await playwright()
    expect(passed).toEqual([inProject('door.spec.mjs > staff › is let in')])
    expect(failures).toEqual([
      {
        file: inProject('door.spec.mjs'),
        test: 'staff › is kept out',
        error: expect.stringContaining('Expected: 2'),
        picture: expect.stringContaining(inProject('journeys/')),
      },
    ])
    expect(files.map(({ name }) => name)).toEqual([inProject('door.spec.mjs')])

    plant('list.txt', 'door.spec.mjs › staff › is let in')
    expect(await playwright('--test-list', path.join(planted, 'list.txt'))).toMatchObject({
      passed: [inProject('door.spec.mjs > staff › is let in')],
      failures: [],
    })
  })

  it('tells what did not run because of another, and leaves out what was meant to be left out', async () => {
    plant('playwright.config.mjs', 'export default { testMatch: "*.spec.mjs", outputDir: "journeys" }')
    plant(
      'door.spec.mjs',
      `import { test } from '@playwright/test'
       test.beforeAll(() => { throw new Error('no browser') })
       test('is let in', () => {})
       test('is let out', () => {})
       test.skip('is let be', () => {})`,
    )
    expect((await playwright()).failures).toEqual([
      { file: inProject('door.spec.mjs'), test: 'is let in', error: 'Error: no browser' },
      { file: inProject('door.spec.mjs'), test: 'is let out', error: 'it did not run' },
    ])
  })

  it('says what went wrong before the first journey', async () => {
    plant(
      'playwright.config.mjs',
      'export default { testMatch: "*.spec.mjs", outputDir: "journeys", globalSetup: "./setup.mjs" }',
    )
    plant('setup.mjs', "export default () => { throw new Error('no fair') }")
    const { passed, failures } = await playwright()
    expect(passed).toEqual([])
    expect(failures).toEqual([{ error: expect.stringContaining('outside of a journey: Error: no fair') }])
  })
})
