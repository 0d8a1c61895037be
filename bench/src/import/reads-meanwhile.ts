import { Agent } from 'node:http'
import { exhibitorHome } from '@fairground/wire/home'
import { codes } from '@fairground/wire/kernel/codes'
import { timeFixedLoop } from '../kernel/calibration'
import { type Aim, atMost, ratioFigure, seenFigure } from '../kernel/figure'
import { mustHold, type Report } from '../kernel/measurement'
import { loopsOf, runPairs } from '../kernel/paired'
import { quantile } from '../kernel/statistics'
import { startWorker } from '../kernel/worker'
import { productCall, signInClerk } from '../lists/product-lists'
import type { Call } from '../load/http'
import { logIn } from '../load/log-in'
import type { SteadyJob, SteadyOutcome } from '../load/steady-calls.worker'
import { productCall as signUpCall } from '../sign-up-list/product-sign-ups'
import { emptyTables } from './council-table'
import type { ImportSetting } from './import-setting'

const everyMs = 20
const readsPerTurn = 5
const warmUp = { count: 6_000, everyMs: 8 }

/** People at work on other screens; what it does to a choice is measured by choice-meanwhile. */
export async function measureReadsMeanwhile(setting: ImportSetting, report: Report): Promise<void> {
  const { origin } = setting.product
  const clerk = await signInClerk(origin)
  const otherScreens = [signUpCall(origin, clerk, { view: 'signUps', page: 1 }), await exhibitorsHome(origin)]
  const sameList = [{ page: 1 }, { page: 1, word: '消防' }].map((question) =>
    productCall(origin, clerk, question),
  )
  await measure('other screens', otherScreens, setting, report, atMost(2))
  // For information: its reads pass over the new rows before anybody may see them, and here six rows become 50,006.
  await measure('the list itself', sameList, setting, report)
}

async function exhibitorsHome(origin: string): Promise<Call> {
  const { code, message, cookie } = await logIn(new Agent(), { origin, username: '13800000003' })
  mustHold(code === codes.ok, `the exhibitor could not log in: ${message}`)
  return { origin, method: 'GET', path: `/api${exhibitorHome.path}`, headers: { cookie } }
}

async function measure(
  name: string,
  calls: Call[],
  { cores, product, importOnce }: ImportSetting,
  { figure, note }: Report,
  aim?: Aim,
): Promise<void> {
  const reader = startWorker<SteadyJob, SteadyOutcome>(
    new URL('../load/steady-calls.worker.ts', import.meta.url),
    cores.generator,
  )
  const read = async (count: number, everyMs: number) => {
    const { milliseconds, wrong } = await reader.ask({ calls, count, everyMs })
    mustHold(wrong.length === 0, `${wrong.length} reads went wrong, for example ${wrong[0]}`)
    return milliseconds
  }
  /** Without the turn in which it ended: afterwards a list with 50,000 rows more is read. */
  const readUntil = async (isOver: (reads: number) => boolean) => {
    const waits: number[] = []
    for (;;) {
      const turn = await read(readsPerTurn, everyMs)
      if (isOver(waits.length)) return waits
      waits.push(...turn)
    }
  }
  // A fair has been at work for days; one that has only just started is still compiling what everybody calls.
  await read(warmUp.count, warmUp.everyMs)
  let readsPerPass = 0
  const passes = { importing: [] as number[][], idle: [] as number[][] }
  const result = await runPairs({
    calibrate: () => timeFixedLoop(cores.product),
    async ours() {
      let pass: number[] = []
      const seconds = await importOnce(async (isOver) => {
        pass = await readUntil(isOver)
      })
      note(`${pass.length} reads during an import of ${seconds.toFixed(2)} s`)
      readsPerPass = pass.length
      passes.importing.push(pass)
      return quantile(pass, 0.99)
    },
    async reference() {
      await emptyTables(product.dataDir)
      const pass = await readUntil((reads) => reads >= readsPerPass)
      passes.idle.push(pass)
      return quantile(pass, 0.99)
    },
    onPair: (pair) =>
      note(`p99 ${pair.ours.toFixed(1)} ms, idle ${pair.reference.toFixed(1)} ms, ${loopsOf(pair)}`),
  })
  await reader.stop()
  figure(ratioFigure(`${name}: p99, importing ÷ idle`, result, aim))
  figure(seenFigure(`${name}: p99, ms`, result.ours.toFixed(1), `idle ${result.reference.toFixed(1)}`))
  for (const share of [0.5, 0.9, 0.99]) {
    // Without the first pass, in which everything is new to the product.
    const [ours, idle] = [passes.importing, passes.idle].map((kind) => quantile(kind.slice(1).flat(), share))
    if (!ours || !idle) continue
    const what = `${name}: p${share * 100} of all reads, importing ÷ idle`
    figure(seenFigure(what, (ours / idle).toFixed(2), `${ours.toFixed(1)} ms, idle ${idle.toFixed(1)}`))
  }
}
