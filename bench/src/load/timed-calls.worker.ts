import { Agent } from 'node:http'
import { answerJobs } from '../kernel/worker'
import { send } from './http'
import type { ExpectedCall } from './repeated-calls.worker'

export interface TimedJob {
  /** Gone through in turn, again and again. */
  calls: ExpectedCall[]
  connections: number
  lastsMs: number
}

export interface TimedOutcome {
  /** How long each call took. */
  milliseconds: number[]
  wrong: string[]
}

answerJobs<TimedJob, TimedOutcome>(async ({ calls, connections, lastsMs }) => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const outcome: TimedOutcome = { milliseconds: [], wrong: [] }
  let turn = 0
  const startedAt = performance.now()
  const caller = async () => {
    while (performance.now() - startedAt < lastsMs) {
      const call = calls[turn++ % calls.length]
      if (!call) return
      const sentAt = performance.now()
      const { status, body } = await send(agent, call)
      outcome.milliseconds.push(performance.now() - sentAt)
      if (status !== 200 || body !== call.expected) outcome.wrong.push(`${status} ${body}`)
    }
  }
  await Promise.all(Array.from({ length: connections }, caller))
  agent.destroy()
  return { ...outcome, wrong: outcome.wrong.slice(0, 3) }
})
