/**
 * A run of thousands of tests is thrown away by one that depends on how busy the machine is. So little that failed is
 * run once more by itself, on fresh data: what fails again is a failure, what passes then is unsteady, a fault with a
 * name that somebody has to find. Much that failed is no accident, and much that is unsteady neither.
 */
export const mostTriedAgain = 5
export const mostUnsteady = 3

/**
 * Runs a layer, and what failed in it again. `run` runs all of it, or only the tests it is given, and tells what the test
 * runner left behind: its report, if it got so far, and why it ended badly, if it did.
 */
export async function tryTwice(run) {
  const { report, problem } = await run()
  if (!report)
    return { failed: [{ error: `no report was left: ${problem ?? 'it ended too early'}` }], unsteady: [] }
  const { failures } = report
  if (failures.length === 0) return { report, failed: problem ? [{ error: problem }] : [], unsteady: [] }
  if (failures.length > mostTriedAgain || failures.some(({ file }) => !file))
    return { report, failed: failures, unsteady: [] }

  const again = (await run(failures)).report ?? { passed: [], failures: [] }
  const failed = failures.filter((failure) => !passedIn(again, failure))
  const unsteady = failures.filter((failure) => passedIn(again, failure))
  const onlyThen = again.failures.filter((late) => !failures.some((early) => isSame(early, late)))
  return { report, failed, unsteady: [...unsteady, ...onlyThen] }
}

/** What did not run has not passed: a name that nothing answers to must not turn a failure into a success. */
const passedIn = ({ passed, failures }, { file, test }) =>
  test === undefined
    ? passed.some((id) => id.startsWith(`${file} > `)) && !failures.some((other) => other.file === file)
    : passed.includes(`${file} > ${test}`)

const isSame = (one, other) => one.file === other.file && one.test === other.test

/** What is said of all layers together: why the run as a whole fails, if it does. */
export function whyRefused(outcomes) {
  const failed = outcomes.reduce((total, outcome) => total + outcome.failed.length, 0)
  const unsteady = outcomes.reduce((total, outcome) => total + outcome.unsteady.length, 0)
  if (failed > 0) return `${failed} failed`
  if (unsteady > mostUnsteady) return `${unsteady} were unsteady, and no more than ${mostUnsteady} may be`
  return undefined
}
