import path from 'node:path'

/** How many tests passed and failed, and how long each file took, from what the two test runners write down. */
export function readReport(json, root) {
  return json.testResults ? fromVitest(json, root) : fromPlaywright(json)
}

const fromVitest = (json, root) => ({
  passed: json.numPassedTests,
  failed: json.numFailedTests,
  files: json.testResults.map(({ name, startTime, endTime }) => ({
    name: path.relative(root, name).replaceAll(path.sep, '/'),
    seconds: (endTime - startTime) / 1000,
  })),
})

const fromPlaywright = (json) => ({
  passed: json.stats.expected,
  failed: json.stats.unexpected + json.stats.flaky,
  files: json.suites.map((suite) => ({ name: `e2e/${suite.file}`, seconds: secondsIn(suite) })),
})

const secondsIn = ({ specs = [], suites = [] }) =>
  sum(
    specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results.map((each) => each.duration / 1000))),
  ) + sum(suites.map(secondsIn))

/** One line per layer that ran: what it took, what it may take, how many tests. */
export function timesOf(layers) {
  const rows = layers.map(({ name, seconds, budget, tests }) => [
    name,
    clock(seconds),
    clock(budget),
    tests === undefined ? '' : String(tests),
    seconds > budget ? 'over its budget' : '',
  ])
  const total = [
    'together',
    clock(sum(layers.map(({ seconds }) => seconds))),
    clock(sum(layers.map(({ budget }) => budget))),
    String(sum(layers.map(({ tests = 0 }) => tests))),
    '',
  ]
  return table([['', 'time', 'budget', 'tests', ''], ...rows, total])
}

/** The files a layer spends most of its time on. */
export function slowestOf(files, most = 8) {
  const slowest = files.toSorted((one, other) => other.seconds - one.seconds).slice(0, most)
  return slowest.map(({ name, seconds }) => `${seconds.toFixed(1).padStart(8)} s  ${name}`)
}

const clock = (seconds) =>
  `${Math.floor(Math.round(seconds) / 60)}:${String(Math.round(seconds) % 60).padStart(2, '0')}`

const table = (rows) =>
  rows.map(([name, ...figures]) =>
    [name.padEnd(10), ...figures.slice(0, -1).map((figure) => figure.padStart(8)), figures.at(-1)]
      .join('  ')
      .trimEnd(),
  )

const sum = (numbers) => numbers.reduce((total, each) => total + each, 0)
