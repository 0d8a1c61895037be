import { Agent } from 'node:http'
import { isDeepStrictEqual } from 'node:util'
import { timeFixedLoop } from '../kernel/calibration'
import { type Cores, divideCores } from '../kernel/cores'
import { atLeast, atMost, ratioFigure, seenFigure, skippedFigure } from '../kernel/figure'
import { type Measurement, mustHold, type Report } from '../kernel/measurement'
import { loopsOf, runPairs } from '../kernel/paired'
import { type Product, startProduct } from '../kernel/product'
import { connectionStringOf } from '../kernel/product-database'
import { makeTempDir } from '../kernel/temp-dir'
import { startWorker, type Worker } from '../kernel/worker'
import { type Call, send } from '../load/http'
import type { RepeatedJob, RepeatedOutcome } from '../load/repeated-calls.worker'
import { type Directus, startDirectus } from '../references/directus'
import { ReferenceUnavailable } from '../references/install'
import type { BareJob, BareOutcome } from './bare-sql.worker'
import { councilRows, fillCouncil } from './council-list'
import { directusCall, readDirectus } from './directus-lists'
import { type ListAnswer, type Scenario, scenarios } from './list-question'
import { productCall, readProduct, signInClerk } from './product-lists'

const rows = 100_000
/** Enough to keep one core busy, few enough that nobody waits in a line. */
const connections = 4
const lastsMs = 2_000

interface Sides {
  cores: Cores
  product: Product
  clerk: Record<string, string>
  /** Undefined where it cannot run. */
  directus: Directus | undefined
  load: Worker<RepeatedJob, RepeatedOutcome>
  bare: Worker<BareJob, BareOutcome>
}

export const lists: Measurement = {
  name: 'lists',
  about: 'list page and contains-search over 100,000 rows ÷ bare SQL, and ÷ Directus on the same table',
  async run(report) {
    const cores = divideCores()
    report.note(cores.note)
    const product = await startProduct({ dataDir: await makeTempDir(), on: cores.product })
    await fillCouncil(product.dataDir, councilRows('lists', rows))
    const sides: Sides = {
      cores,
      product,
      clerk: await signInClerk(product.origin),
      directus: await directusIfPossible(product.dataDir, cores, report),
      load: startWorker(new URL('../load/repeated-calls.worker.ts', import.meta.url), cores.generator),
      bare: startWorker(new URL('./bare-sql.worker.ts', import.meta.url), cores.product),
    }
    for (const scenario of scenarios) await measureScenario(scenario, sides, report)
  },
}

async function directusIfPossible(
  dataDir: string,
  { product: on }: Cores,
  { figure, note }: Report,
): Promise<Directus | undefined> {
  try {
    return await startDirectus({ dataDir, table: 'council_member', on, note })
  } catch (error) {
    if (!(error instanceof ReferenceUnavailable)) throw error
    note(error.message)
    figure(skippedFigure('lists ÷ Directus', error.message.split('\n')[0] ?? ''))
    return undefined
  }
}

async function measureScenario(scenario: Scenario, sides: Sides, { figure, note }: Report): Promise<void> {
  const { name, questions, timesDirectus } = scenario
  const { cores, product, clerk, directus, load, bare } = sides
  const connectionString = await connectionStringOf(product.dataDir)
  const askBare = (forMs: number) => bare.ask({ connectionString, questions, connections, lastsMs: forMs })

  const { answers } = await askBare(0)
  const ours = await checked(
    questions.map((question) => productCall(product.origin, clerk, question)),
    readProduct,
    answers,
  )
  const calibrate = () => timeFixedLoop(cores.product)
  const rateOf = async (calls: RepeatedJob['calls']) => {
    const { answered, seconds, wrong } = await load.ask({ calls, connections, lastsMs })
    mustHold(wrong.length === 0, `${name}: other answers under load, for example ${wrong[0]}`)
    return answered / seconds
  }

  const againstBare = await runPairs({
    calibrate,
    ours: async () => 1000 / (await rateOf(ours)),
    async reference() {
      const { answered, seconds } = await askBare(lastsMs)
      return (1000 * seconds) / answered
    },
    onPair: (pair) =>
      note(`${name} ${pair.ours.toFixed(2)} ms, SQL ${pair.reference.toFixed(2)} ms, ${loopsOf(pair)}`),
  })
  figure(ratioFigure(`${name} ÷ bare SQL, time`, againstBare, atMost(3)))

  if (!directus) return
  const theirs = await checked(
    questions.map((question) => directusCall(directus, question)),
    readDirectus,
    answers,
  )
  const againstDirectus = await runPairs({
    calibrate,
    ours: () => rateOf(ours),
    reference: () => rateOf(theirs),
    onPair: (pair) =>
      note(`${name} ${pair.ours.toFixed(0)}/s, Directus ${pair.reference.toFixed(0)}/s, ${loopsOf(pair)}`),
  })
  figure(ratioFigure(`${name} ÷ Directus, rate`, againstDirectus, atLeast(timesDirectus)))
  figure(
    seenFigure(
      `${name}, per second`,
      againstDirectus.ours.toFixed(0),
      `Directus ${againstDirectus.reference.toFixed(0)}`,
    ),
  )
}

/** Asks everything once and holds it against the database's own answers; what came back is expected from then on. */
async function checked(
  calls: Call[],
  read: (body: string) => ListAnswer,
  answers: ListAnswer[],
): Promise<RepeatedJob['calls']> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const expected: RepeatedJob['calls'] = []
  for (const [index, call] of calls.entries()) {
    const { status, body } = await send(agent, call)
    mustHold(status === 200, `${call.path} answered ${status}: ${body}`)
    mustHold(
      isDeepStrictEqual(read(body), answers[index]),
      `${call.path} answered other rows than SQL: ${body}`,
    )
    expected.push({ ...call, expected: body })
  }
  agent.destroy()
  return expected
}
