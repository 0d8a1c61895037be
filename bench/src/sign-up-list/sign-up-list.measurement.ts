import { Agent } from 'node:http'
import { isDeepStrictEqual } from 'node:util'
import { timeFixedLoop } from '../kernel/calibration'
import { type Cores, divideCores } from '../kernel/cores'
import { atMost, ratioFigure, seenFigure } from '../kernel/figure'
import { type Measurement, mustHold, type Report } from '../kernel/measurement'
import { loopsOf, runPairs } from '../kernel/paired'
import { type Product, startProduct } from '../kernel/product'
import { connectionStringOf, withDatabase } from '../kernel/product-database'
import { quantile } from '../kernel/statistics'
import { makeTempDir } from '../kernel/temp-dir'
import { startWorker, type Worker } from '../kernel/worker'
import { signInClerk } from '../lists/product-lists'
import { send } from '../load/http'
import type { TimedJob, TimedOutcome } from '../load/timed-calls.worker'
import type { BareJob, BareOutcome } from './bare-sql.worker'
import { productCall, readProduct } from './product-sign-ups'
import { type Scenario, type SignUpAnswer, scenarios } from './sign-up-question'
import { fillWithSignUps } from './sign-ups'

/** A fair as large as any, and the size at which only an index still helps. */
const sizes = [3_000, 100_000]
/** Two clerks at once, so that a wait of one for the other is part of the figure. */
const connections = 2
const lastsMs = 2_000

interface Sides {
  size: number
  cores: Cores
  product: Product
  clerk: Record<string, string>
  load: Worker<TimedJob, TimedOutcome>
  bare: Worker<BareJob, BareOutcome>
}

export const signUpList: Measurement = {
  name: 'sign-up-list',
  about: 'sign-up list and its searches over 3,000 and 100,000 companies, p95 ÷ bare indexed SQL',
  async run(report) {
    const cores = divideCores()
    report.note(cores.note)
    for (const size of sizes) {
      const product = await startProduct({ dataDir: await makeTempDir(), on: cores.product })
      await withDatabase(product.dataDir, (client) => fillWithSignUps(client, size))
      const sides: Sides = {
        size,
        cores,
        product,
        clerk: await signInClerk(product.origin),
        load: startWorker(new URL('../load/timed-calls.worker.ts', import.meta.url), cores.generator),
        bare: startWorker(new URL('./bare-sql.worker.ts', import.meta.url), cores.product),
      }
      for (const scenario of scenarios) await measureScenario(scenario, sides, report)
      await sides.load.stop()
      await sides.bare.stop()
      await product.stop()
    }
  },
}

async function measureScenario(
  { name, questions }: Scenario,
  sides: Sides,
  { figure, note }: Report,
): Promise<void> {
  const { size, cores, product, load, bare } = sides
  const title = `${name}, ${size.toLocaleString('en')}`
  const connectionString = await connectionStringOf(product.dataDir)
  const askBare = (forMs: number) => bare.ask({ connectionString, questions, connections, lastsMs: forMs })
  const { answers } = await askBare(0)
  mustHold(
    answers.some(({ rows }) => rows.length > 0),
    `${title}: nothing is found`,
  )
  const calls = await checked({ name, questions }, sides, answers)
  const result = await runPairs({
    calibrate: () => timeFixedLoop(cores.product),
    async ours() {
      const { milliseconds, wrong } = await load.ask({ calls, connections, lastsMs })
      mustHold(wrong.length === 0, `${title}: other answers under load, for example ${wrong[0]}`)
      return quantile(milliseconds, 0.95)
    },
    reference: async () => quantile((await askBare(lastsMs)).milliseconds, 0.95),
    onPair: (pair) =>
      note(`${title} ${pair.ours.toFixed(1)} ms, SQL ${pair.reference.toFixed(1)} ms, ${loopsOf(pair)}`),
  })
  figure(ratioFigure(`${title}: p95 ÷ bare SQL`, result, atMost(3)))
  figure(seenFigure(`${title}: p95, ms`, result.ours.toFixed(1), `SQL ${result.reference.toFixed(1)}`))
}

/** Asks everything once and holds it against the database's own answers; what came back is expected from then on. */
async function checked(
  { questions }: Scenario,
  { product, clerk }: Sides,
  answers: SignUpAnswer[],
): Promise<TimedJob['calls']> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const calls: TimedJob['calls'] = []
  for (const [index, question] of questions.entries()) {
    const call = productCall(product.origin, clerk, question)
    const { status, body } = await send(agent, call)
    mustHold(status === 200, `${call.path} answered ${status}: ${body}`)
    mustHold(
      isDeepStrictEqual(readProduct(body), answers[index]),
      `${JSON.stringify(question)} answered other rows than SQL: ${body}`,
    )
    calls.push({ ...call, expected: body })
  }
  agent.destroy()
  return calls
}
