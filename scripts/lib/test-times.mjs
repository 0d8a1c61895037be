/**
 * One line per layer that ran: what it took, what it may take, how many tests. Below them the slowest files of each layer
 * over its budget, or of all of them. What they take together is told to it: some of them ran side by side.
 */
export function timesOf(layers, together, { all = false } = {}) {
  const rows = layers.map(({ name, seconds, budget, report }) => [
    name,
    clock(seconds),
    clock(budget),
    String(testsOf(report) || ''),
    seconds > budget ? 'over its budget' : '',
  ])
  const total = [
    'together',
    clock(together.seconds),
    clock(together.budget),
    String(sum(layers.map(({ report }) => testsOf(report)))),
    '',
  ]
  const slow = layers.filter(
    ({ seconds, budget, report }) => report?.files.length && (all || seconds > budget),
  )
  return [
    ...table([['', 'time', 'budget', 'tests', ''], ...rows, total]),
    ...slow.flatMap(({ name, report }) => ['', `Slowest of ${name}:`, ...slowestOf(report.files)]),
  ]
}

const testsOf = (report) => (report ? report.passed.length + report.failures.length : 0)

/** The files a layer spends most of its time on. */
function slowestOf(files, most = 5) {
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
