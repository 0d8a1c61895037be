import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './paths.mjs'

/** The same as vitest-reporter.mjs, of a run of journeys. */
// biome-ignore lint/style/noDefaultExport: the test runner takes a reporter from there
export default class PlaywrightReporter {
  #journeys
  #errors = []

  onBegin(_config, suite) {
    this.#journeys = suite
  }

  /** What went wrong outside of every journey, as before the first of them. */
  onError(error) {
    this.#errors.push(error)
  }

  onEnd() {
    const file = process.env.FAIRGROUND_REPORT
    if (file) writeFileSync(file, JSON.stringify(reportOf(this.#journeys?.allTests() ?? [], this.#errors)))
  }

  printsToStdio() {
    return false
  }
}

export const reportOf = (journeys, errors) => ({
  passed: journeys.filter((journey) => journey.outcome() === 'expected').map((journey) => idOf(journey)),
  failures: [
    ...journeys.filter((journey) => ['unexpected', 'flaky'].includes(journey.outcome())).map(failureOf),
    ...journeys.filter(neverRan).map((journey) => ({
      file: fileOf(journey),
      test: nameOf(journey),
      error: 'it did not run',
    })),
    ...errors.map((error) => ({ error: `outside of a journey: ${said(error)}` })),
  ],
  files: [...new Set(journeys.map(fileOf))].map((name) => ({
    name,
    seconds: secondsOf(journeys.filter((journey) => fileOf(journey) === name)),
  })),
})

/** What stands behind something that failed is left out, and not because anybody meant it to be. */
const neverRan = (journey) => journey.outcome() === 'skipped' && journey.expectedStatus !== 'skipped'

const failureOf = (journey) => {
  const result = journey.results.find(({ status }) => status !== 'passed' && status !== 'skipped')
  const picture = result?.attachments.find(({ contentType, path }) => contentType === 'image/png' && path)
  return {
    file: fileOf(journey),
    test: nameOf(journey),
    error: said(result?.error),
    ...(picture && { picture: inProject(picture.path) }),
  }
}

const idOf = (journey) => `${fileOf(journey)} > ${nameOf(journey)}`
/** Without the root, the project and the file, which come first. */
const nameOf = (journey) => journey.titlePath().slice(3).join(' › ')
const fileOf = (journey) => inProject(journey.location.file)
const inProject = (file) => path.relative(root, file).replaceAll(path.sep, '/')
const secondsOf = (journeys) =>
  journeys.flatMap(({ results }) => results).reduce((total, { duration }) => total + duration / 1000, 0)
const colours = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g')
const said = (error) => (error?.message ?? error?.value ?? '?').replaceAll(colours, '')
