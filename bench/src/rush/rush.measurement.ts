import { timeFixedLoop } from '../kernel/calibration'
import { divideCores } from '../kernel/cores'
import { atLeast, ratioFigure, seenFigure, skippedFigure } from '../kernel/figure'
import { type Measurement, mustHold } from '../kernel/measurement'
import { loopsOf, runPairs } from '../kernel/paired'
import { startProduct } from '../kernel/product'
import { connectionStringOf, withDatabase } from '../kernel/product-database'
import { makeTempDir } from '../kernel/temp-dir'
import { startWorker } from '../kernel/worker'
import { ReferenceUnavailable } from '../references/install'
import { type BareRush, prepareBareRush } from './bare-rush'
import type { RushJob, RushOutcome } from './rush.worker'
import { clearRush, companies, prepareRush, requireSoldOnce } from './rush-fair'

const connections = 32
const name = 'rush of 3,000 on 300 booths ÷ PL/pgSQL'

/** Ours is the whole choice over HTTP: session, rules, answer, news to the maps. Product and database share a core. */
export const rush: Measurement = {
  name: 'rush',
  about:
    '3,000 signed-in companies choosing among 300 booths ÷ the same decision as one PL/pgSQL function, rate',
  async run({ figure, note }) {
    const cores = divideCores()
    note(cores.note)
    const product = await startProduct({ dataDir: await makeTempDir(), on: cores.product })
    const { origin } = product
    await withDatabase(product.dataDir, async (client) => {
      const wishes = await prepareRush(client)
      const connectionString = await connectionStringOf(product.dataDir)
      const bare = await prepareBareRush(client, connectionString, {
        connections,
        on: cores.generator,
      }).catch((error: Error): BareRush | undefined => {
        if (!(error instanceof ReferenceUnavailable)) throw error
        figure(skippedFigure(name, error.message))
        return undefined
      })
      if (!bare) return
      const crowd = startWorker<RushJob, RushOutcome>(
        new URL('./rush.worker.ts', import.meta.url),
        cores.generator,
      )
      const result = await runPairs({
        calibrate: () => timeFixedLoop(cores.product),
        async ours() {
          await clearRush(client)
          const { seconds, acknowledged, wrong } = await crowd.ask({ origin, wishes, connections })
          mustHold(wrong.length === 0, `answers went wrong, for example ${wrong[0]}`)
          await requireSoldOnce(client, acknowledged)
          return companies / seconds
        },
        async reference() {
          await clearRush(client)
          const { perSecond, acknowledged } = await bare.run()
          await requireSoldOnce(client, acknowledged)
          return perSecond
        },
        onPair: (pair) =>
          note(`ours ${pair.ours.toFixed(0)} a second, bare ${pair.reference.toFixed(0)}, ${loopsOf(pair)}`),
      })
      figure(ratioFigure(name, result, atLeast(0.3)))
      figure(
        seenFigure('choices decided a second', result.ours.toFixed(0), `bare ${result.reference.toFixed(0)}`),
      )
      await crowd.stop()
    })
    await product.stop()
  },
}
