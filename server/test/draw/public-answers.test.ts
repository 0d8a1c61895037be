import {
  drawNow,
  enterPublicValue,
  freezeDraw,
  lotteryPageA,
  lotteryPageB,
  publishedBundle,
  runDraw,
  saveDrawBatches,
} from '@fairground/wire/draw'
import type { Client } from '@fairground/wire/kernel/client'
import { codes } from '@fairground/wire/kernel/codes'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestFair, type TestFair } from '../support/test-fair'
import { clientFor } from '../support/wire-client'
import { forgetDraws } from './forget-draws'

const secrets = {
  person: '欧阳探路',
  mobile: '13977712345',
  email: 'canary@contacts.example',
  phone: '0591-77712345',
}

let fair: TestFair
let anybody: Client
beforeAll(async () => {
  fair = await startTestFair()
  await forgetDraws(fair.platform.db)
  anybody = clientFor(fair)
  await sql`UPDATE company SET contact_name = ${secrets.person}, contact_mobile = ${secrets.mobile},
      email = ${secrets.email}, office_phone = ${secrets.phone}`.execute(fair.platform.db)
  const admin = clientFor(fair, await fair.signIn('admin'))
  const added = [{ sequence: 1, size: 5_000, startsAt: '2099-04-01 09:00:00', endsAt: '2099-04-02 09:00:00' }]
  await admin(saveDrawBatches, { body: { round: 1, added, changed: [], removed: [], confirmed: true } })
  await admin(freezeDraw, { body: { round: 1, source: { kind: 'dice', dice: 10, occasion: '发布会' } } })
  await admin(enterPublicValue, { body: { round: 1, value: '1234561234', proof: '' } })
  await admin(runDraw, { body: { round: 1 } })
})
afterAll(() => fair.stop())

const page = { page: 1, pageSize: 100, round: 1 }
const answers: Record<string, () => Promise<unknown>> = {
  'the screen with four columns': () => anybody(lotteryPageA, { body: page }),
  'the screen with one company per line': () => anybody(lotteryPageB, { body: page }),
  'how far the draw is': () => anybody(drawNow, { query: { round: 1 } }),
  'the bundle to check it with': () => anybody(publishedBundle, { query: { round: 1 } }),
}

describe('what anybody may read of a draw', () => {
  it.each(Object.keys(answers))('names no contact and no account: %s', async (name) => {
    const told = JSON.stringify(await answers[name]?.())
    const { rows } = await sql<{ username: string; id: string }>`
      SELECT username, id FROM account WHERE department = 'exhibitor'`.execute(fair.platform.db)
    const { rows: companies } = await sql<{ id: string }>`SELECT id FROM company`.execute(fair.platform.db)
    const hidden = [
      ...Object.values(secrets),
      ...rows.flatMap(({ username, id }) => [username, id]),
      ...companies.map(({ id }) => id),
    ]
    expect(rows.length).toBeGreaterThan(5)
    expect(hidden.filter((text) => told.includes(text))).toEqual([])
  })

  it('does not tell whether an account or a window exists', async () => {
    for (const url of [
      '/zwtime/doSearchTime',
      '/zwtime/searchYhjgList',
      '/zwjbxx/isStart',
      '/selection/own',
    ]) {
      const method = url === '/selection/own' ? 'GET' : 'POST'
      const answer = await fair.ask({ method, url: `/api${url}`, ...(method === 'POST' && { payload: {} }) })
      expect([url, answer.code, answer.result ?? null]).toEqual([url, codes.sessionExpired, null])
    }
  })
})
