import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './paths.mjs'

/** Leaves what came of a run of Vitest in the shape that second-try.mjs and the end of `npm test` read. */
// biome-ignore lint/style/noDefaultExport: the test runner takes a reporter from there
export default class VitestReporter {
  onTestRunEnd(modules, unhandledErrors) {
    const file = process.env.FAIRGROUND_REPORT
    if (file) writeFileSync(file, JSON.stringify(reportOf(modules, unhandledErrors)))
  }
}

export const reportOf = (modules, unhandledErrors) => ({
  passed: modules.flatMap((module) =>
    [...module.children.allTests('passed')].map(({ fullName }) => `${fileOf(module)} > ${fullName}`),
  ),
  failures: [
    ...modules.flatMap((module) => [...failedTests(module), ...failedOutside(module)]),
    ...unhandledErrors.map(strayError),
  ],
  files: modules.map((module) => ({ name: fileOf(module), seconds: secondsOf(module.diagnostic()) })),
})

const failedTests = (module) =>
  [...module.children.allTests('failed')].map((test) => ({
    file: fileOf(module),
    test: test.fullName,
    error: said(test.result().errors?.[0]),
  }))

/** A file that could not be read, or what was to happen before or after a group of tests: the tests in it did not run. */
const failedOutside = (module) =>
  [module, ...module.children.allSuites()].flatMap((group) =>
    group.errors().map((error) => ({ file: fileOf(module), error: said(error) })),
  )

/** An error that no test waited for fails a run in which all tests passed. */
const strayError = (error) => ({
  file: error.VITEST_TEST_PATH && inProject(error.VITEST_TEST_PATH),
  error: `outside of a test: ${said(error)}`,
})

const fileOf = (module) => inProject(module.moduleId)
const inProject = (file) => path.relative(root, file).replaceAll(path.sep, '/')

const secondsOf = ({ environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration }) =>
  (environmentSetupDuration + prepareDuration + collectDuration + setupDuration + duration) / 1000

const said = (error) => error?.message ?? '?'
