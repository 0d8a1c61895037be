import { live } from '@fairground/wire/live'
import { prepareImport } from '../import/import-setting'
import { timeFixedLoop } from '../kernel/calibration'
import { divideCores } from '../kernel/cores'
import { atMost, ratioFigure, seenFigure } from '../kernel/figure'
import { type Measurement, mustHold } from '../kernel/measurement'
import { oneByOne } from '../kernel/one-by-one'
import { loopsOf, runPairs } from '../kernel/paired'
import { withDatabase } from '../kernel/product-database'
import { quantile } from '../kernel/statistics'
import { startWorker } from '../kernel/worker'
import { addCrowd } from '../load/crowd-accounts'
import type { SteadyJob, SteadyOutcome } from '../load/steady-calls.worker'
import type { CrowdJob, CrowdOutcome } from '../login-crowd/crowd.worker'
import type { ViewersJob, ViewersOutcome } from '../map-viewers/viewers.worker'
import { prepareRush } from '../rush/rush-fair'
import { choosingCalls } from './choosers'

const everyMs = 20
const people = 3_000
const arriveWithinMs = 10_000
const rows = 50_000
const viewers = 10_000
/** Enough for a p99 that is not the one worst of them. */
const roundsAtLeast = 4

/** Choices at a steady pace while something else asks for the machine. Product and database share a core. */
export const choiceMeanwhile: Measurement = {
  name: 'choice-meanwhile',
  about:
    'p99 of a choice while 3,000 log in, while 50,000 rows are imported, while 10,000 watch ÷ the same at rest',
  async run(report) {
    const { figure, note } = report
    const cores = divideCores()
    note(cores.note)
    const setting = await prepareImport(cores, rows)
    const { product } = setting
    const { origin, dataDir } = product
    await addCrowd(dataDir, people)
    const wishes = await withDatabase(dataDir, prepareRush)
    const calls = choosingCalls(origin, wishes)
    const chooser = startWorker<SteadyJob, SteadyOutcome>(
      new URL('../load/steady-calls.worker.ts', import.meta.url),
      cores.generator,
    )
    async function chooseUntil(isOver: (rounds: number) => boolean): Promise<number[]> {
      const waits: number[] = []
      for (let rounds = 0; rounds < roundsAtLeast || !isOver(rounds); rounds += 1) {
        const { milliseconds, wrong } = await chooser.ask({ calls, count: calls.length, everyMs })
        mustHold(wrong.length === 0, `${wrong.length} choices went wrong, for example ${wrong[0]}`)
        waits.push(...milliseconds)
      }
      return waits
    }

    async function compare(
      name: string,
      meanwhile: (choose: typeof chooseUntil) => Promise<number[]>,
    ): Promise<void> {
      const result = await runPairs({
        calibrate: () => timeFixedLoop(cores.product),
        ours: async () => quantile(await meanwhile(chooseUntil), 0.99),
        reference: async () => quantile(await chooseUntil(() => true), 0.99),
        onPair: (pair) =>
          note(
            `${name}: p99 ${pair.ours.toFixed(1)} ms, at rest ${pair.reference.toFixed(1)} ms, ${loopsOf(pair)}`,
          ),
      })
      figure(ratioFigure(`choice p99, ${name} ÷ at rest`, result, atMost(2)))
      figure(
        seenFigure(
          `choice p99, ${name}, ms`,
          result.ours.toFixed(1),
          `at rest ${result.reference.toFixed(1)}`,
        ),
      )
    }

    // A fair has been at work for days; one that has only just started is still compiling what a choice calls.
    await chooseUntil((rounds) => rounds >= 20)
    await oneByOne(
      {
        'choice while people log in': () =>
          compare('3,000 log in', async (choose) => {
            const crowd = startWorker<CrowdJob, CrowdOutcome>(
              new URL('../login-crowd/crowd.worker.ts', import.meta.url),
              cores.generator,
            )
            let over = false
            const [waits, { inside, seconds }] = await Promise.all([
              choose(() => over),
              crowd.ask({ origin, people, arriveWithinMs }).finally(() => {
                over = true
              }),
            ])
            await crowd.stop()
            note(`${inside} inside after ${seconds.toFixed(0)} s, ${waits.length} choices meanwhile`)
            return waits
          }),
        'choice while rows are imported': () =>
          compare('50,000 rows imported', async (choose) => {
            let waits: number[] = []
            await setting.importOnce(async (isOver) => {
              waits = await choose(isOver)
            })
            return waits
          }),
        'choice while people watch': () =>
          compare('10,000 watch', async (choose) => {
            const crowd = startWorker<ViewersJob, ViewersOutcome>(
              new URL('../map-viewers/viewers.worker.ts', import.meta.url),
              cores.generator,
            )
            await crowd.ask({
              kind: 'open',
              port: Number(new URL(origin).port),
              path: `/api${live.path}`,
              viewers,
            })
            const waits = await choose(() => true)
            await crowd.stop()
            return waits
          }),
      },
      report,
    )
    await chooser.stop()
    await product.stop()
  },
}
