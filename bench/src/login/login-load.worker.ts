import { Agent } from 'node:http'
import { codes } from '@fairground/wire/kernel/codes'
import { answerJobs } from '../kernel/worker'
import { logIn } from '../load/log-in'

export interface LoginJob {
  origin: string
  usernames: string[]
  connections: number
}

export interface LoginOutcome {
  seconds: number
  refused: string[]
}

answerJobs<LoginJob, LoginOutcome>(async ({ origin, usernames, connections }) => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const waiting = [...usernames]
  const refused: string[] = []
  const person = async () => {
    for (let username = waiting.shift(); username !== undefined; username = waiting.shift()) {
      const { code, message } = await logIn(agent, { origin, username })
      if (code !== codes.ok) refused.push(`${username}: ${code} ${message}`)
    }
  }
  const startedAt = performance.now()
  await Promise.all(Array.from({ length: connections }, person))
  const seconds = (performance.now() - startedAt) / 1000
  agent.destroy()
  return { seconds, refused }
})
