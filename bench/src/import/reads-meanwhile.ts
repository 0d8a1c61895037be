import { timeFixedLoop } from '../kernel/calibration'
import { atMost, ratioFigure, seenFigure } from '../kernel/figure'
import { mustHold, type Report } from '../kernel/measurement'
import { loopsOf, runPairs } from '../kernel/paired'
import { quantile } from '../kernel/statistics'
import { startWorker } from '../kernel/worker'
import { productCall, signInClerk } from '../lists/product-lists'
import type { SteadyJob, SteadyOutcome } from '../load/steady-calls.worker'
import { emptyTables } from './council-table'
import type { ImportSetting } from './import-setting'

/** The list is asked for so often, in turns short enough to end soon after the import does. */
const everyMs = 20
const readsPerTurn = 10

/** Booth choice is what must not suffer; until it exists, a colleague who pages through the list stands in for it. */
export async function measureReadsMeanwhile(setting: ImportSetting, { figure, note }: Report): Promise<void> {
  const { cores, product, importOnce } = setting
  const clerk = await signInClerk(product.origin)
  const calls = [{ page: 1 }, { page: 1, word: '消防' }].map((question) =>
    productCall(product.origin, clerk, question),
  )
  const reader = startWorker<SteadyJob, SteadyOutcome>(
    new URL('../load/steady-calls.worker.ts', import.meta.url),
    cores.generator,
  )
  const readUntil = async (isOver: (reads: number) => boolean) => {
    const waits: number[] = []
    do {
      const { milliseconds, wrong } = await reader.ask({ calls, count: readsPerTurn, everyMs })
      mustHold(wrong.length === 0, `${wrong.length} reads went wrong, for example ${wrong[0]}`)
      waits.push(...milliseconds)
    } while (!isOver(waits.length))
    return waits
  }
  let readsPerPass = 0
  const result = await runPairs({
    calibrate: () => timeFixedLoop(cores.product),
    async ours() {
      let waits: number[] = []
      const seconds = await importOnce(async (isOver) => {
        waits = await readUntil(isOver)
      })
      note(`${waits.length} reads during an import of ${seconds.toFixed(2)} s`)
      readsPerPass = waits.length
      return quantile(waits, 0.99)
    },
    async reference() {
      await emptyTables(product.dataDir)
      return quantile(await readUntil((reads) => reads >= readsPerPass), 0.99)
    },
    onPair: (pair) =>
      note(`p99 ${pair.ours.toFixed(1)} ms, idle ${pair.reference.toFixed(1)} ms, ${loopsOf(pair)}`),
  })
  figure(ratioFigure('list p99, importing ÷ idle', result, atMost(2)))
  figure(seenFigure('list p99, ms', result.ours.toFixed(1), `idle ${result.reference.toFixed(1)}`))
}
