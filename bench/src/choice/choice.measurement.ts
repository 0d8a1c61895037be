import { codes } from '@fairground/wire/kernel/codes'
import { timeFixedLoop } from '../kernel/calibration'
import { divideCores } from '../kernel/cores'
import { atLeast, ratioFigure, seenFigure, skippedFigure } from '../kernel/figure'
import { type Measurement, mustHold } from '../kernel/measurement'
import { loopsOf, runPairs } from '../kernel/paired'
import { startProduct } from '../kernel/product'
import { withDatabase } from '../kernel/product-database'
import { makeTempDir } from '../kernel/temp-dir'
import { startWorker } from '../kernel/worker'
import type { OnceJob, OnceOutcome } from '../load/calls-once.worker'
import type { Call } from '../load/http'
import { type Directus, startDirectus } from '../references/directus'
import { ReferenceUnavailable } from '../references/install'
import { prepareRush } from '../rush/rush-fair'
import { choosingCalls } from './choosers'

/** Enough to keep one core busy, few enough that nobody waits in a line. */
const connections = 4
const roundsPerPass = 3
const name = 'one choice ÷ a Directus PATCH of one row'

/** Ours is the whole choice: session, rules, booth, holding, log, news to the maps. Theirs is one column of one row. */
export const choice: Measurement = {
  name: 'choice',
  about: 'booth choices a second ÷ Directus writing one row of the same table',
  async run({ figure, note }) {
    const cores = divideCores()
    note(cores.note)
    const product = await startProduct({ dataDir: await makeTempDir(), on: cores.product })
    const wishes = await withDatabase(product.dataDir, prepareRush)
    const chosen = choosingCalls(product.origin, wishes)
    const load = startWorker<OnceJob, OnceOutcome>(
      new URL('../load/calls-once.worker.ts', import.meta.url),
      cores.generator,
    )
    const rateOf = async (round: Call[], expected: string) => {
      const calls = Array.from({ length: roundsPerPass }, () => round).flat()
      const { seconds, wrong } = await load.ask({ calls, connections, expected })
      mustHold(wrong.length === 0, `answers went wrong, for example ${wrong[0]}`)
      return calls.length / seconds
    }
    const choose = () => rateOf(chosen, `"code":"${codes.ok}"`)
    for (let warmUp = 0; warmUp < 10; warmUp += 1) await choose()
    const directus = await startDirectus({
      dataDir: product.dataDir,
      table: 'booth',
      on: cores.product,
      note,
    }).catch((error: Error): Directus | undefined => {
      if (!(error instanceof ReferenceUnavailable)) throw error
      figure(skippedFigure(name, error.message.split('\n')[0] ?? ''))
      return undefined
    })
    if (directus) {
      const written = patches(
        directus,
        wishes.slice(0, chosen.length).map(({ boothId }) => boothId),
      )
      const result = await runPairs({
        calibrate: () => timeFixedLoop(cores.product),
        ours: choose,
        reference: () => rateOf(written, '"status":"normal"'),
        onPair: (pair) =>
          note(
            `choices ${pair.ours.toFixed(0)} a second, Directus ${pair.reference.toFixed(0)}, ${loopsOf(pair)}`,
          ),
      })
      figure(ratioFigure(name, result, atLeast(20)))
      figure(
        seenFigure('choices a second', result.ours.toFixed(0), `Directus ${result.reference.toFixed(0)}`),
      )
      await directus.stop()
    }
    await Promise.all([load.stop(), product.stop()])
  },
}

const patches = ({ origin, headers }: Directus, boothIds: readonly string[]): Call[] =>
  boothIds.map((id) => ({
    origin,
    method: 'PATCH',
    path: `/items/booth/${id}?fields=id,status`,
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ status: 'normal' }),
  }))
