import { Agent } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { exhibitorHome } from '@fairground/wire/home'
import { codes } from '@fairground/wire/kernel/codes'
import { answerJobs } from '../kernel/worker'
import { send } from '../load/http'

export interface ReadJob {
  origin: string
  /** One per signed-in exhibitor. */
  cookies: string[]
  readsEach: number
  everyMs: number
}

export interface ReadOutcome {
  milliseconds: number[]
  wrong: string[]
}

const path = `/api${exhibitorHome.path}`

answerJobs<ReadJob, ReadOutcome>(async ({ origin, cookies, readsEach, everyMs }) => {
  const outcome: ReadOutcome = { milliseconds: [], wrong: [] }
  const exhibitors = cookies.map((cookie) => ({
    cookie,
    agent: new Agent({ keepAlive: true, maxSockets: 1 }),
  }))

  const read = async ({ cookie, agent }: (typeof exhibitors)[number]) => {
    const answer = await send(agent, { origin, method: 'GET', path, headers: { cookie } }).catch(
      (error: Error) => ({ status: 0, body: error.message }),
    )
    if (answer.status !== 200 || !answer.body.includes(`"code":"${codes.ok}"`))
      outcome.wrong.push(answer.body)
  }
  // Those already inside have their connection; what a new one costs is not the question.
  await Promise.all(exhibitors.map(read))

  const startedAt = performance.now()
  /** At a steady pace whatever the answers do: waiting for the last answer first would hide the waiting. */
  const readAt = async (exhibitor: (typeof exhibitors)[number], dueMs: number) => {
    await sleep(dueMs - (performance.now() - startedAt))
    const sentAt = performance.now()
    await read(exhibitor)
    outcome.milliseconds.push(performance.now() - sentAt)
  }
  await Promise.all(
    exhibitors.flatMap((exhibitor, turn) =>
      Array.from({ length: readsEach }, (_, round) =>
        readAt(exhibitor, (round + turn / exhibitors.length) * everyMs),
      ),
    ),
  )
  for (const { agent } of exhibitors) agent.destroy()
  return outcome
})
