import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { answerQuestion } from '@fairground/wire/board/questions'
import type { Client } from '@fairground/wire/kernel/client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Signed, startTestFair, type TestFair } from '../support/test-fair'
import { clientFor } from '../support/wire-client'
import { ask, look, move, publish, write } from './board-support'

let fair: TestFair
let address: string
let leader: Client
let asker: Signed
let other: Signed
beforeAll(async () => {
  fair = await startTestFair()
  address = await fair.app.listen({ host: '127.0.0.1', port: 0 })
  leader = clientFor(fair, await fair.signIn('leader'))
  asker = await fair.signIn('13800000002')
  other = await fair.signIn('13800000003')
})
afterAll(() => fair.stop())

/** What a browser hears of the board while `work` is done. A setting's news, sent last, says that all of it has come. */
async function heardBy(as: Signed, work: () => Promise<unknown>): Promise<string[]> {
  const call = request(`${address}/api/live`, { headers: as.headers })
  call.end()
  const [stream] = (await once(call, 'response')) as [IncomingMessage]
  const heard: string[] = []
  const done = new Promise<void>((resolve) => {
    stream.on('data', (chunk) => {
      for (const [, name = ''] of String(chunk).matchAll(/event: (\S+)/g))
        if (name === 'settings-changed') resolve()
        else heard.push(name)
    })
  })
  stream.on('error', () => undefined)
  await work()
  await fair.platform.live.publish(fair.platform.db, { type: 'settings-changed', audience: 'fair' })
  await done
  stream.destroy()
  return heard
}

describe('the board is live', () => {
  it('for exhibitors when a notice comes, changes or goes, and not while it is a draft', async () => {
    expect(await heardBy(other, () => write(leader))).toEqual([])
    const heard = await heardBy(other, async () => {
      const shown = await publish(leader)
      await write(leader, { pinned: true }, shown)
      await move(leader, await look(leader, shown.id), 'withdraw')
    })
    expect(heard).toEqual(['board-changed', 'board-changed', 'board-changed'])
  })

  it('for staff in every case', async () => {
    const clerk = await fair.signIn('clerk')
    expect(await heardBy(clerk, () => write(leader))).toEqual(['board-changed'])
    expect(await heardBy(clerk, () => ask(clientFor(fair, asker), '在吗'))).toEqual(['board-changed'])
  })

  it('for who asked when the answer comes, and for no other exhibitor', async () => {
    const askAndAnswer = async () => {
      const { id } = await ask(clientFor(fair, asker), '何时回复？')
      await leader(answerQuestion, { body: { id, version: 1, answer: '现在。' } })
    }
    expect(await heardBy(asker, askAndAnswer)).toEqual(['questions-changed', 'questions-changed'])
    expect(await heardBy(other, askAndAnswer)).toEqual([])
  })
})
