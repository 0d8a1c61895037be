import { Agent } from 'node:http'
import { codes } from '@fairground/wire/kernel/codes'
import { chineseUsername, demoStages } from '../../../server/src/demo/demo-accounts'
import { demoPassword } from '../../../server/src/platform/config/demo-password'
import { timeFixedLoop } from '../kernel/calibration'
import { divideCores } from '../kernel/cores'
import { atMost, ratioFigure, seenFigure } from '../kernel/figure'
import { type Measurement, mustHold } from '../kernel/measurement'
import { loopsOf, runPairs } from '../kernel/paired'
import { startProduct } from '../kernel/product'
import { median, quantile, rangeOf } from '../kernel/statistics'
import { makeTempDir } from '../kernel/temp-dir'
import { startWorker } from '../kernel/worker'
import { addCrowd } from '../load/crowd-accounts'
import { logIn } from '../load/log-in'
import type { VerifyJob, VerifyOutcome } from '../login/bare-verify.worker'
import type { CrowdJob, CrowdOutcome } from './crowd.worker'
import type { ReadJob, ReadOutcome } from './reader.worker'

const people = 3_000
/** The page every exhibitor opens; what it does to a choice is measured by choice-meanwhile. */
const readers = 25
const everyMs = 500
/** Of bare checks, enough to tell their rate. */
const bareChecks = 200

const crowdWithin = (name: string, seconds: number): Measurement => ({
  name,
  about: `p99 of a signed-in read while 3,000 people come to log in within ${seconds} s ÷ the same with nobody logging in`,
  async run({ figure, note }) {
    const arriveWithinMs = seconds * 1_000
    const readsEach = arriveWithinMs / everyMs
    const cores = divideCores()
    note(cores.note)
    const product = await startProduct({ dataDir: await makeTempDir(), on: cores.product })
    const { origin } = product
    const hash = await addCrowd(product.dataDir, people)
    const cookies = await signInReaders(origin)
    const reader = startWorker<ReadJob, ReadOutcome>(
      new URL('./reader.worker.ts', import.meta.url),
      cores.generator,
    )
    const crowd = startWorker<CrowdJob, CrowdOutcome>(
      new URL('./crowd.worker.ts', import.meta.url),
      cores.generator,
    )
    const bare = startWorker<VerifyJob, VerifyOutcome>(
      new URL('../login/bare-verify.worker.ts', import.meta.url),
      cores.product,
    )
    const bareSeconds = async () => {
      const { seconds } = await bare.ask({ hash, password: demoPassword, count: bareChecks })
      return (seconds / bareChecks) * people
    }
    const toBeInside: number[] = []
    const passes = { crowd: [] as number[][], idle: [] as number[][] }
    const readP99 = async (kind: keyof typeof passes) => {
      const { milliseconds, wrong } = await reader.ask({ origin, cookies, readsEach, everyMs })
      mustHold(wrong.length === 0, `${wrong.length} reads went wrong, for example ${wrong[0]}`)
      passes[kind].push(milliseconds)
      return quantile(milliseconds, 0.99)
    }
    const result = await runPairs({
      calibrate: () => timeFixedLoop(cores.product),
      reference: () => readP99('idle'),
      async ours() {
        const bareTime = await bareSeconds()
        const [{ inside, waited, seconds, other }, p99] = await Promise.all([
          crowd.ask({ origin, people, arriveWithinMs }),
          readP99('crowd'),
        ])
        const said = `${seconds.toFixed(0)} s, bare ${bareTime.toFixed(0)} s`
        note(`inside ${inside} after ${said}; ${waited} waited, other ${JSON.stringify(other)}`)
        mustHold(inside === people, `${people - inside} did not get in`)
        toBeInside.push(seconds / bareTime)
        return p99
      },
      onPair: (pair) =>
        note(`p99 ${pair.ours.toFixed(1)} ms, idle ${pair.reference.toFixed(1)} ms, ${loopsOf(pair)}`),
    })
    await Promise.all([reader.stop(), crowd.stop(), bare.stop(), product.stop()])
    figure(ratioFigure('read p99, 3,000 logging in ÷ idle', result, atMost(2)))
    figure(seenFigure('read p99, ms', result.ours.toFixed(1), `idle ${result.reference.toFixed(1)}`))
    const { low, high } = rangeOf(toBeInside)
    figure(
      seenFigure(
        'all inside ÷ as many bare checks',
        median(toBeInside).toFixed(2),
        `${low.toFixed(2)}–${high.toFixed(2)}, aim ≤ 1.2`,
      ),
    )
    for (const share of [0.5, 0.9]) {
      // Without the first pass, in which everything is new to the product.
      const [ours, idle] = [passes.crowd, passes.idle].map((kind) => quantile(kind.slice(1).flat(), share))
      if (!ours || !idle) continue
      const what = `p${share * 100} of all reads, 3,000 logging in ÷ idle`
      figure(seenFigure(what, (ours / idle).toFixed(2), `${ours.toFixed(1)} ms, idle ${idle.toFixed(1)}`))
    }
  },
})

/** Faster than any machine checks passwords, so that the room before the login fills up. */
export const loginCrowd = crowdWithin('login-crowd', 10)
/** The minute before the first window. */
export const loginMinute = crowdWithin('login-minute', 60)

async function signInReaders(origin: string): Promise<string[]> {
  const agent = new Agent()
  const cookies: string[] = []
  while (cookies.length < readers) {
    const username = chineseUsername(1 + (cookies.length % demoStages.length))
    const { code, message, cookie } = await logIn(agent, { origin, username })
    mustHold(code === codes.ok, `${username} could not log in: ${message}`)
    cookies.push(cookie)
  }
  return cookies
}
