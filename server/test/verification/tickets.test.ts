import { translate } from '@fairground/domain/text'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Refusal } from '../../src/platform/http/refusal'
import { sendCode } from '../../src/verification'
import { issueTicket, redeemTicket, type TicketClaim } from '../../src/verification/tickets.repository'
import { anonymousFrom, startTestFair, type TestFair } from '../support/test-fair'

let fair: TestFair
beforeAll(async () => {
  fair = await startTestFair()
})
afterAll(() => fair.stop())

const db = () => fair.platform.db
async function ticket(over: Partial<TicketClaim> = {}): Promise<TicketClaim> {
  const base = { purpose: 'register', target: '13811112222' } as const
  const issued = await issueTicket(db(), { ...base, minutes: 5, tries: 5 })
  return { ...base, ...issued, ...over }
}
const wrong = (code: string) => (code === '000000' ? '000001' : '000000')

describe('a verification code', () => {
  it('has six digits and works once', async () => {
    const claim = await ticket()
    expect(claim.code).toMatch(/^\d{6}$/)
    expect(await redeemTicket(db(), claim)).toBe(true)
    expect(await redeemTicket(db(), claim)).toBe(false)
  })

  it('works once even when sent twenty times at the same moment', async () => {
    const claim = await ticket()
    const results = await Promise.all(Array.from({ length: 20 }, () => redeemTicket(db(), claim)))
    expect(results.filter(Boolean)).toHaveLength(1)
  })

  it('is dead after five wrong tries, also in parallel', async () => {
    const claim = await ticket()
    await Promise.all(
      Array.from({ length: 5 }, () => redeemTicket(db(), { ...claim, code: wrong(claim.code) })),
    )
    expect(await redeemTicket(db(), claim)).toBe(false)
  })

  it('is bound to its purpose and its target', async () => {
    const claim = await ticket()
    expect(await redeemTicket(db(), { ...claim, purpose: 'recoverPassword' })).toBe(false)
    expect(await redeemTicket(db(), { ...claim, target: '13811112223' })).toBe(false)
    expect(await redeemTicket(db(), claim)).toBe(true)
  })

  it('expires', async () => {
    const claim = await ticket()
    await sql`UPDATE verification_ticket SET expires_at = now() WHERE id = ${claim.ticket}`.execute(db())
    expect(await redeemTicket(db(), claim)).toBe(false)
  })

  it('is stored hashed', async () => {
    const claim = await ticket()
    const { rows } = await sql<{
      line: string
    }>`SELECT verification_ticket::text AS line FROM verification_ticket
      WHERE id = ${claim.ticket}`.execute(db())
    expect(rows[0]?.line).not.toContain(claim.code)
  })

  it('does not break on ids that are none', async () => {
    expect(await redeemTicket(db(), { ...(await ticket()), ticket: "x' OR 1=1" })).toBe(false)
  })
})

describe('sending codes', () => {
  const send = (to: string, address = '10.1.1.1') =>
    sendCode(fair.platform, {
      channel: 'sms',
      to,
      purpose: 'register',
      language: 'zh',
      caller: anonymousFrom(address),
    }).then(
      () => 'sent',
      ({ messageKey, params }: Refusal) => translate(messageKey, 'zh', params),
    )

  it('happens once a minute per number however many ask at once', async () => {
    const results = await Promise.all(Array.from({ length: 50 }, () => send('13822223333')))
    expect(results.filter((result) => result === 'sent')).toHaveLength(1)
    const { n } = await db()
      .selectFrom('outbox_message')
      .select((select) => select.fn.countAll<number>().as('n'))
      .where('recipient', '=', '13822223333')
      .executeTakeFirstOrThrow()
    expect(n).toBe(1)
  })

  it('stops at ten a day per number and twenty an hour per address', async () => {
    const results: string[] = []
    for (let i = 0; i < 12; i++) {
      results.push(await send('13833334444', `10.2.0.${i}`))
      await sql`DELETE FROM rate_window WHERE key LIKE 'code:soon:%'`.execute(db())
    }
    expect(results.filter((result) => result === 'sent')).toHaveLength(10)
    expect(results.at(-1)).toBe('今日验证码发送次数已达上限')

    const many = await Promise.all(
      Array.from({ length: 30 }, (_, i) => send(`139${String(i).padStart(8, '0')}`, '10.3.0.1')),
    )
    expect(many.filter((result) => result === 'sent')).toHaveLength(20)
    expect(await send('13944445555', '10.3.0.1')).toBe('您所在网络的验证码发送次数已达上限，请在60分钟后重试')
  })
})
