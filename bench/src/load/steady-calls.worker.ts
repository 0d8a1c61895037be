import { Agent } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { codes } from '@fairground/wire/kernel/codes'
import { answerJobs } from '../kernel/worker'
import { type Call, send } from './http'

export interface SteadyJob {
  calls: Call[]
  /** How many calls, one after each pause. */
  count: number
  everyMs: number
}

export interface SteadyOutcome {
  milliseconds: number[]
  wrong: string[]
}

/** Kept between jobs: a person already at work has a connection. */
const agent = new Agent({ keepAlive: true })

answerJobs<SteadyJob, SteadyOutcome>(async ({ calls, count, everyMs }) => {
  const outcome: SteadyOutcome = { milliseconds: [], wrong: [] }
  const startedAt = performance.now()
  /** At a steady pace whatever the answers do: waiting for the last answer first would hide the waiting. */
  const callAt = async (turn: number) => {
    const call = calls[turn % calls.length]
    if (!call) return
    await sleep(turn * everyMs - (performance.now() - startedAt))
    const sentAt = performance.now()
    const { status, body } = await send(agent, call).catch((error: Error) => ({
      status: 0,
      body: error.message,
    }))
    outcome.milliseconds.push(performance.now() - sentAt)
    if (status !== 200 || !body.includes(`"code":"${codes.ok}"`)) outcome.wrong.push(`${status} ${body}`)
  }
  await Promise.all(Array.from({ length: count }, (_, turn) => callAt(turn)))
  return outcome
})
