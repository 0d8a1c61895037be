import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { tellCircleJob } from '../../src/mail'
import { type Signed, startTestFair, type TestFair } from '../support/test-fair'

let fair: TestFair
let elsewhere: TestFair
let admin: Signed
beforeAll(async () => {
  // The jobs of neither process: each turn is taken by hand, so that it can be stopped in between.
  const config = { WORKER: 'false' }
  fair = await startTestFair({ config })
  elsewhere = await startTestFair({ config, database: fair.database })
  admin = await fair.signIn('admin')
})
afterAll(async () => {
  await elsewhere.stop()
  await fair.stop()
})

const post = (path: string, payload: object) =>
  fair.ask({ method: 'POST', url: `/api/system/mail/rounds/${path}`, as: admin, payload })
const rounds = async () =>
  (await fair.ask({ method: 'GET', url: '/api/system/mail/rounds', as: admin })).result as {
    id: string
    state: string
    told: number
    total: number
    version: number
  }[]
const told = async (id: string) => {
  const { rows } = await sql<{ recipient: string }>`SELECT recipient FROM outbox_message
    WHERE dedupe_key LIKE ${`round:${id}:%`}`.execute(fair.platform.db)
  return rows.map(({ recipient }) => recipient)
}

it('is counted first, told to each once by two processes, stopped half way and resumed', {
  timeout: 60_000,
}, async () => {
  const circle = { circle: 'approved', area: null }
  const { sms, mail } = (await post('count', circle)).result
  const count = sms + mail
  expect(count).toBeGreaterThan(10)
  const id = randomUUID()
  const round = { ...circle, id, zh: '请登录选位。', en: 'Please choose your booth.' }
  expect((await post('begin', { ...round, count: count + 1 })).msg).toContain(String(count))
  expect(await rounds()).toEqual([])
  expect((await post('begin', { ...round, count })).code).toBe('00000000')
  expect((await post('begin', { ...round, count })).code).toBe('00000000')
  expect(await rounds()).toMatchObject([{ id, state: 'running', told: 0, total: count }])

  // Stopped by whoever looks after the first few: what follows finds nothing to do.
  const [here, there] = [fair, elsewhere].map(({ platform }) =>
    tellCircleJob(platform, { between: 50, most: 2 }),
  )
  const run = (job: typeof here) => job?.run({ roundId: id }, AbortSignal.timeout(30_000))
  const running = Promise.all([run(here), run(there)])
  await expect.poll(async () => (await told(id)).length).toBeGreaterThan(0)
  const [{ version } = { version: 0 }] = await rounds()
  expect((await post('switch', { id, version, run: false })).code).toBe('00000000')
  await running
  const half = await told(id)
  expect(half.length).toBeLessThan(count)
  await run(here)
  expect(await told(id)).toHaveLength(half.length)

  const [stopped] = await rounds()
  expect(stopped).toMatchObject({ state: 'stopped', told: half.length })
  expect((await post('switch', { id, version: stopped?.version ?? 0, run: true })).code).toBe('00000000')
  await Promise.all([run(here), run(there)])
  const all = await told(id)
  expect(all).toHaveLength(count)
  expect(new Set(all).size).toBe(count)
  expect(await rounds()).toMatchObject([{ state: 'done', told: count }])
  const over = await post('switch', { id, version: 1, run: false })
  expect(over.msg).toBe('这次群发已经完成')
})

it('reaches only those who are meant, and nobody who cannot log in', async () => {
  const count = async (over: object = {}) => {
    const { sms, mail } = (await post('count', { circle: 'approvedNoBooth', area: null, ...over })).result
    return sms + mail
  }
  const before = await count()
  expect((await count({ area: 'CHN' })) + (await count({ area: 'ENG' }))).toBe(before)
  await sql`UPDATE account SET disabled_at = now() WHERE id = (
    SELECT account_id FROM company WHERE review_state = 'approved' AND edition = 21 AND deleted_at IS NULL
      AND blacklisting_of(account_id) IS NULL
      AND NOT EXISTS (SELECT FROM booth_holding WHERE company_id = company.id AND released_at IS NULL)
    ORDER BY id LIMIT 1)`.execute(fair.platform.db)
  expect(await count()).toBe(before - 1)
})
