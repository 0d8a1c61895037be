import { Agent } from 'node:http'
import { codes } from '@fairground/wire/kernel/codes'
import { answerJobs } from '../kernel/worker'
import { crowdMember } from '../load/crowd-accounts'
import { logIn } from '../load/log-in'

export interface LoginJob {
  origin: string
  /** Numbers of crowd members. */
  people: number[]
  connections: number
}

export interface LoginOutcome {
  seconds: number
  refused: string[]
}

answerJobs<LoginJob, LoginOutcome>(async ({ origin, people, connections }) => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const waiting = [...people]
  const refused: string[] = []
  const person = async () => {
    for (let number = waiting.shift(); number !== undefined; number = waiting.shift()) {
      const { code, message } = await logIn(agent, { origin, ...crowdMember(number) })
      if (code !== codes.ok) refused.push(`${code} ${message}`)
    }
  }
  const startedAt = performance.now()
  await Promise.all(Array.from({ length: connections }, person))
  const seconds = (performance.now() - startedAt) / 1000
  agent.destroy()
  return { seconds, refused }
})
