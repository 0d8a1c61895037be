import { Agent } from 'node:http'
import { setPriority } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { codes } from '@fairground/wire/kernel/codes'
import { answerJobs } from '../kernel/worker'
import { crowdMember } from '../load/crowd-accounts'
import { logIn } from '../load/log-in'

export interface CrowdJob {
  origin: string
  people: number
  /** Everybody presses the button within this time. */
  arriveWithinMs: number
  /** Whoever is told to come back does so until then. */
  lastsMs: number
}

export interface CrowdOutcome {
  loggedIn: number
  toldBusy: number
  /** Anything else, counted by what was said. */
  other: Record<string, number>
}

const comeBackAfterMs = 3_000

// The one whose waiting is measured shares this core and must not wait for the crowd.
setPriority(10)

answerJobs<CrowdJob, CrowdOutcome>(async ({ origin, people, arriveWithinMs, lastsMs }) => {
  const agent = new Agent({ keepAlive: true })
  const outcome: CrowdOutcome = { loggedIn: 0, toldBusy: 0, other: {} }
  const endsAt = performance.now() + lastsMs

  const person = async (number: number) => {
    await sleep((number / people) * arriveWithinMs)
    while (performance.now() < endsAt) {
      const answer = await logIn(agent, { origin, ...crowdMember(number) }).catch((error: Error) => ({
        code: 'unreachable',
        message: error.message,
      }))
      if (answer.code === codes.ok) {
        outcome.loggedIn += 1
        return
      }
      if (answer.code !== codes.busy) {
        const said = `${answer.code} ${answer.message}`
        outcome.other[said] = (outcome.other[said] ?? 0) + 1
        return
      }
      outcome.toldBusy += 1
      await sleep(comeBackAfterMs)
    }
  }
  await Promise.all(Array.from({ length: people }, (_, index) => person(index + 1)))
  agent.destroy()
  return outcome
})
