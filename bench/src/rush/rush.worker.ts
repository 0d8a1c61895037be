import { Agent } from 'node:http'
import { codes } from '@fairground/wire/kernel/codes'
import { chooseBooths } from '@fairground/wire/selection'
import { answerJobs } from '../kernel/worker'
import { send } from '../load/http'
import type { Wish } from './rush-fair'

export interface RushJob {
  origin: string
  wishes: Wish[]
  connections: number
}

export interface RushOutcome {
  seconds: number
  acknowledged: number
  /** Neither a booth nor the words for one that is taken. */
  wrong: string[]
}

const path = `/api${chooseBooths.path}`

/** Everybody at once, each with one wish, as fast as the connections carry them. */
answerJobs<RushJob, RushOutcome>(async ({ origin, wishes, connections }) => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const outcome: RushOutcome = { seconds: 0, acknowledged: 0, wrong: [] }
  let turn = 0
  const startedAt = performance.now()
  const ask = async () => {
    for (let wish = wishes[turn++]; wish; wish = wishes[turn++]) {
      const { status, body } = await send(agent, {
        origin,
        method: 'POST',
        path,
        headers: { ...wish.headers, 'content-type': 'application/json' },
        body: JSON.stringify({ boothIds: [wish.boothId] }),
      })
      if (body.includes(`"code":"${codes.ok}"`)) outcome.acknowledged += 1
      else if (status !== 200 || !body.includes('展位已经被选')) outcome.wrong.push(`${status} ${body}`)
    }
  }
  await Promise.all(Array.from({ length: connections }, ask))
  outcome.seconds = (performance.now() - startedAt) / 1000
  agent.destroy()
  return { ...outcome, wrong: outcome.wrong.slice(0, 3) }
})
