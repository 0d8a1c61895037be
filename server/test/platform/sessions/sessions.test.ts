import { codes } from '@fairground/wire/kernel/codes'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { newToken, sessionCookie } from '../../../src/platform/sessions/session-token'
import { type Signed, startTestFair, type TestFair } from '../../support/test-fair'

let fair: TestFair
beforeAll(async () => {
  fair = await startTestFair()
})
afterAll(() => fair.stop())

const visit = (as: Signed) => fair.ask({ method: 'GET', url: '/api/session', as })
const db = () => fair.platform.db

describe('a session', () => {
  it('is kept as a hash only', async () => {
    const me = await fair.signIn('clerk')
    const { rows } = await sql<{ line: string }>`SELECT session::text AS line FROM session`.execute(db())
    const table = rows.map((row) => row.line).join()
    expect(table).not.toContain(me.cookie)
    expect(table).not.toContain(me.token)
  })

  it('ends after the idle time, with the time-out message in the user’s language', async () => {
    const chinese = await fair.signIn('13800000001')
    const english = await fair.signIn('exhibitor1@example.com')
    await sql`UPDATE session SET idle_expires_at = now()`.execute(db())
    expect(await visit(chinese)).toMatchObject({
      status: 200,
      code: codes.sessionExpired,
      msg: '登录超时，请重新登录',
    })
    const answer = await fair.ask({
      method: 'GET',
      url: '/api/session',
      as: english,
      headers: { 'accept-language': 'en' },
    })
    expect(answer.msg).toBe('Your session has expired. Please log in again')
  })

  it('ends at its longest age however busy it is', async () => {
    const me = await fair.signIn('clerk')
    expect((await visit(me)).code).toBe(codes.ok)
    await sql`UPDATE session SET expires_at = now()`.execute(db())
    expect((await visit(me)).code).toBe(codes.sessionExpired)
  })

  it('lives on while it is used', async () => {
    const me = await fair.signIn('clerk')
    await sql`UPDATE session SET last_seen_at = now() - interval '50 minutes', idle_expires_at = now() + interval '10 minutes'`.execute(
      db(),
    )
    await visit(me)
    const { rows } = await sql<{
      left: number
    }>`SELECT extract(epoch FROM max(idle_expires_at) - now())::int AS left
      FROM session WHERE ended_at IS NULL AND account_id = ${me.accountId}`.execute(db())
    expect(rows[0]?.left).toBeGreaterThan(59 * 60)
  })

  it('answers 55555555 once it was revoked everywhere', async () => {
    const [one, two] = [await fair.signIn('leader'), await fair.signIn('leader')]
    expect(await fair.platform.sessions.revokeAll(db(), one.accountId)).toBeGreaterThanOrEqual(2)
    for (const me of [one, two]) expect((await visit(me)).code).toBe(codes.sessionEnded)
  })

  it('of another account cannot lend its token', async () => {
    const [mine, theirs] = [await fair.signIn('13800000001'), await fair.signIn('13800000002')]
    const headers = { cookie: mine.headers.cookie ?? '', xtoken: theirs.token }
    expect((await fair.ask({ method: 'GET', url: '/api/logout', headers })).code).toBe(codes.forbidden)
  })
})

it('made-up cookies are looked for so often a minute; who is inside beside them stays, and the doors stay open', async () => {
  const inside = await fair.signIn('13800000003')
  // So that no minute ends meanwhile.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
  onTestFinished(() => void vi.useRealTimers())
  const ask = async (cookie: string, url = '/api/session', remoteAddress = '10.9.8.7') => {
    const headers = { cookie: `${sessionCookie}=${cookie}` }
    return (await fair.ask({ method: 'GET', url, headers, remoteAddress })).code
  }
  expect(await ask(inside.cookie)).toBe(codes.ok)
  for (let asked = 0; asked < 600; asked += 1) expect(await ask(newToken())).toBe(codes.sessionExpired)
  expect(await ask(newToken())).toBe(codes.tooMany)
  expect(await ask(inside.cookie)).toBe(codes.ok)
  expect(await ask(newToken(), '/api/fair')).toBe(codes.ok)
  expect(await ask('no cookie of ours')).toBe(codes.sessionExpired)
  expect(await ask(newToken(), '/api/session', '10.9.9.9')).toBe(codes.sessionExpired)
})
