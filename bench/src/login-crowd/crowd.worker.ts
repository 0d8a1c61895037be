import { Agent } from 'node:http'
import { setPriority } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { codes } from '@fairground/wire/kernel/codes'
import { answerJobs } from '../kernel/worker'
import { comeIn } from '../load/come-in'
import { crowdMember } from '../load/crowd-accounts'

export interface CrowdJob {
  origin: string
  people: number
  /** Everybody presses the button within this time, and once. */
  arriveWithinMs: number
}

export interface CrowdOutcome {
  inside: number
  waited: number
  /** From the first who came until the last was inside. */
  seconds: number
  /** Anything else, counted by what was said. */
  other: Record<string, number>
}

// The one whose waiting is measured shares this core and must not wait for the crowd.
setPriority(10)

answerJobs<CrowdJob, CrowdOutcome>(async ({ origin, people, arriveWithinMs }) => {
  const agent = new Agent({ keepAlive: true })
  const outcome: CrowdOutcome = { inside: 0, waited: 0, seconds: 0, other: {} }
  const note = (said: string) => {
    outcome.other[said] = (outcome.other[said] ?? 0) + 1
  }

  const person = async (number: number) => {
    await sleep((number / people) * arriveWithinMs)
    try {
      const { answer, waited } = await comeIn(agent, { origin, ...crowdMember(number) })
      if (waited) outcome.waited += 1
      if (answer.code === codes.ok) outcome.inside += 1
      else note(`${answer.code} ${answer.message}`)
    } catch (error) {
      note(error instanceof Error ? error.message : String(error))
    }
  }
  const startedAt = performance.now()
  await Promise.all(Array.from({ length: people }, (_, index) => person(index + 1)))
  outcome.seconds = (performance.now() - startedAt) / 1000
  agent.destroy()
  return outcome
})
