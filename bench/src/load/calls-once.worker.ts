import { Agent } from 'node:http'
import { answerJobs } from '../kernel/worker'
import { type Call, send } from './http'

export interface OnceJob {
  /** Each made once, in this order. */
  calls: Call[]
  connections: number
  /** What a right answer contains. */
  expected: string
}

export interface OnceOutcome {
  seconds: number
  wrong: string[]
}

answerJobs<OnceJob, OnceOutcome>(async ({ calls, connections, expected }) => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const wrong: string[] = []
  let turn = 0
  const caller = async () => {
    for (let call = calls[turn++]; call; call = calls[turn++]) {
      const { status, body } = await send(agent, call)
      if (status !== 200 || !body.includes(expected)) wrong.push(`${status} ${body}`)
    }
  }
  const startedAt = performance.now()
  await Promise.all(Array.from({ length: connections }, caller))
  const seconds = (performance.now() - startedAt) / 1000
  agent.destroy()
  return { seconds, wrong: wrong.slice(0, 3) }
})
