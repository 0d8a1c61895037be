import { Agent } from 'node:http'
import { codes } from '@fairground/wire/kernel/codes'
import { demoPassword } from '../../../server/src/platform/config/demo-password'
import { timeFixedLoop } from '../kernel/calibration'
import { divideCores } from '../kernel/cores'
import { atLeast, ratioFigure, seenFigure } from '../kernel/figure'
import { type Measurement, mustHold } from '../kernel/measurement'
import { loopsOf, runPairs } from '../kernel/paired'
import { startProduct } from '../kernel/product'
import { makeTempDir } from '../kernel/temp-dir'
import { startWorker } from '../kernel/worker'
import { addCrowd, crowdMember } from '../load/crowd-accounts'
import { logIn } from '../load/log-in'
import type { VerifyJob, VerifyOutcome } from './bare-verify.worker'
import type { LoginJob, LoginOutcome } from './login-load.worker'

const people = 1000
const loginsPerPass = 100
/** A fair has been at work for days; one that has only just started is still compiling what a login calls. */
const warmUp = 1500
/** More than the vault hashes at once, so that a login is always waiting for it; few enough to keep the line short. */
const connections = 8
/** The password check is the part nobody can avoid; the rest of a login should cost less than half as much again. */
const aim = atLeast(0.7)

export const loginRate: Measurement = {
  name: 'login',
  about: 'logins per second ÷ bare argon2id checks per second on the same cores',
  async run({ figure, note }) {
    const cores = divideCores()
    note(cores.note)
    const product = await startProduct({ dataDir: await makeTempDir(), on: cores.product })
    const hash = await addCrowd(product.dataDir, people)
    await checkAnswers(product.origin)

    const load = startWorker<LoginJob, LoginOutcome>(
      new URL('./login-load.worker.ts', import.meta.url),
      cores.generator,
    )
    const bare = startWorker<VerifyJob, VerifyOutcome>(
      new URL('./bare-verify.worker.ts', import.meta.url),
      cores.product,
    )
    let next = 1
    const logInNext = async (count: number) => {
      const turn = Array.from({ length: count }, () => (next++ % people) + 1)
      const { seconds, refused } = await load.ask({ origin: product.origin, people: turn, connections })
      mustHold(refused.length === 0, `logins were refused: ${refused.slice(0, 3).join(' | ')}`)
      return count / seconds
    }
    await logInNext(warmUp)
    const result = await runPairs({
      calibrate: () => timeFixedLoop(cores.product),
      ours: () => logInNext(loginsPerPass),
      async reference() {
        const { seconds, wrong } = await bare.ask({ hash, password: demoPassword, count: loginsPerPass })
        mustHold(wrong === 0, 'the bare check did not recognise the password')
        return loginsPerPass / seconds
      },
      onPair: (pair) =>
        note(`login ${pair.ours.toFixed(1)}/s, bare ${pair.reference.toFixed(1)}/s, ${loopsOf(pair)}`),
    })
    await Promise.all([load.stop(), bare.stop(), product.stop()])
    figure(ratioFigure('login ÷ bare argon2id', result, aim))
    figure(seenFigure('login, per second', result.ours.toFixed(0), `bare ${result.reference.toFixed(0)}`))
  },
}

async function checkAnswers(origin: string): Promise<void> {
  const agent = new Agent()
  const person = { origin, ...crowdMember(1) }
  const right = await logIn(agent, person)
  mustHold(right.code === codes.ok && right.cookie !== '', `the right password was refused: ${right.message}`)
  const wrong = await logIn(agent, { ...person, password: 'Fairground2025' })
  mustHold(wrong.code === codes.wrongPassword && wrong.cookie === '', 'a wrong password was not refused')
}
