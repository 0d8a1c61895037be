import { type Figure, lineOf } from './kernel/figure'
import type { Measurement, Report } from './kernel/measurement'
import { buildIfNeeded } from './kernel/repository'
import { tidyUp } from './kernel/tidy-up'
import { measurements } from './measurements'

const [name] = process.argv.slice(2)
const chosen = name === 'all' ? measurements : measurements.filter((each) => each.name === name)

/** A figure short of its aim is a result; only a measurement that says nothing is a failure of the command. */
const report: Report = {
  figure(figure: Figure) {
    console.log(lineOf(figure))
    if (figure.verdict === 'void') process.exitCode = 1
  },
  note(line) {
    console.error(`  ${line}`)
  },
}

for (const ending of ['SIGINT', 'SIGTERM', 'uncaughtException'] as const) {
  process.once(ending, async (why: unknown) => {
    if (why instanceof Error) console.error(why)
    await tidyUp()
    process.exit(1)
  })
}

if (chosen.length > 0) await measure(chosen)
else {
  console.log(list())
  if (name !== undefined) process.exitCode = 1
}

async function measure(wanted: readonly Measurement[]): Promise<void> {
  await buildIfNeeded()
  for (const measurement of wanted) {
    try {
      await measurement.run(report)
    } catch (error) {
      console.error(`${measurement.name}: ${error instanceof Error ? error.stack : error}`)
      console.log(lineOf({ name: measurement.name, value: '', range: '', aim: '', verdict: 'void' }))
      process.exitCode = 1
    } finally {
      await tidyUp()
    }
  }
}

function list(): string {
  const lines = measurements.map(({ name: each, about }) => `  ${each.padEnd(14)}${about}`)
  return ['npm run bench -- NAME, or all:', '', ...lines].join('\n')
}
