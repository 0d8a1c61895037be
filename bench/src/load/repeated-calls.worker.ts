import { Agent } from 'node:http'
import { answerJobs } from '../kernel/worker'
import { type Call, send } from './http'

export interface ExpectedCall extends Call {
  /** The answer's body, byte for byte. */
  expected: string
}

export interface RepeatedJob {
  /** Gone through in turn, again and again. */
  calls: ExpectedCall[]
  connections: number
  lastsMs: number
}

export interface RepeatedOutcome {
  answered: number
  seconds: number
  wrong: string[]
}

answerJobs<RepeatedJob, RepeatedOutcome>(async ({ calls, connections, lastsMs }) => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const wrong: string[] = []
  let answered = 0
  let turn = 0
  const startedAt = performance.now()
  const caller = async () => {
    while (performance.now() - startedAt < lastsMs) {
      const call = calls[turn++ % calls.length]
      if (!call) return
      const { status, body } = await send(agent, call)
      if (status !== 200 || body !== call.expected) wrong.push(`${status} ${body}`)
      answered += 1
    }
  }
  await Promise.all(Array.from({ length: connections }, caller))
  const seconds = (performance.now() - startedAt) / 1000
  agent.destroy()
  return { answered, seconds, wrong: wrong.slice(0, 3) }
})
