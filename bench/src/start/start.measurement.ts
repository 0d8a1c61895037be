import { fileURLToPath } from 'node:url'
import { fairFacts } from '@fairground/wire/fair'
import { createClient } from '@fairground/wire/kernel/client'
import { timeFixedLoop } from '../kernel/calibration'
import { atMost, ratioFigure, seenFigure } from '../kernel/figure'
import { type Measurement, mustHold } from '../kernel/measurement'
import { loopsOf, runPairs } from '../kernel/paired'
import { startServer } from '../kernel/process'
import { startProduct } from '../kernel/product'
import { makeTempDir } from '../kernel/temp-dir'
import { prepareBareStart } from './prepare-bare-start'

const bareServer = fileURLToPath(new URL('./bare-server.mjs', import.meta.url))
/** Beside the two bare parts: all modules, migrations and seeds looked at, job queue, live events, every route. */
const aim = atMost(4)

export const warmStart: Measurement = {
  name: 'start',
  about: 'warm start to ready ÷ bare PostgreSQL + SELECT 1 + bare Fastify on the same data directory',
  async run({ figure, note }) {
    const dataDir = await makeTempDir()
    const first = await startProduct({ dataDir })
    note(`first start, with a new database and the demo fair: ${(first.readyAfterMs / 1000).toFixed(2)} s`)
    const { halls } = await createClient({ base: `${first.origin}/api`, headers: () => ({}) })(fairFacts)
    mustHold(halls > 0, 'the demo fair has no halls')
    await first.stop()

    const result = await runPairs({
      calibrate: () => timeFixedLoop(),
      async ours() {
        const product = await startProduct({ dataDir })
        await product.stop()
        return product.readyAfterMs / 1000
      },
      async reference() {
        const { port, job } = await prepareBareStart(dataDir)
        const command = { file: process.execPath, args: [bareServer] }
        const env = { ...process.env, BARE_START: JSON.stringify(job) }
        const bare = await startServer({ command, env, port, dataDir })
        await bare.stop()
        return bare.readyAfterMs / 1000
      },
      onPair: (pair) =>
        note(`start ${pair.ours.toFixed(2)} s, bare ${pair.reference.toFixed(2)} s, ${loopsOf(pair)}`),
    })
    figure(ratioFigure('warm start ÷ bare PostgreSQL + Fastify', result, aim))
    figure(
      seenFigure(
        'warm start, seconds',
        result.ours.toFixed(2),
        `bare ${result.reference.toFixed(2)}; meant: ≤ 3`,
      ),
    )
  },
}
