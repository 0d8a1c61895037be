import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { banner } from '../../../src/boot/banner'
import { tidyJob } from '../../../src/platform/tidy-job'
import { productionSettings } from '../../support/production-settings'
import { startTestFair, type TestFair } from '../../support/test-fair'

/** With the real senders set, as it would be before the opening: they must not be used. */
let fair: TestFair
beforeAll(async () => {
  fair = await startTestFair({ config: { ...productionSettings, REHEARSAL: 'true' } })
})
afterAll(() => fair.stop())

const post = (channel: 'sms' | 'mail', to: string) =>
  fair.platform.db.transaction().execute((trx) =>
    fair.platform.outbox.post(trx, {
      channel,
      to,
      template: 'verificationCode',
      language: 'zh',
      params: { minutes: '5' },
      secrets: { code: '424242' },
    }),
  )
const find = (to: string) =>
  fair.platform.db
    .selectFrom('outbox_message')
    .select(['status', 'last_error', 'secrets'])
    .where('recipient', '=', to)
    .execute()

describe('a rehearsal', () => {
  it.each([
    ['sms', '13900000001'],
    ['mail', 'guest@example.com'],
  ] as const)('keeps %s back, with the code, and says that it was not sent', async (channel, to) => {
    await post(channel, to)
    await expect
      .poll(() => find(to))
      .toEqual([
        {
          status: 'skipped',
          last_error: 'REHEARSAL=true: kept here, not sent',
          secrets: { code: '424242' },
        },
      ])
  })

  it('shows them to nobody over the network', async () => {
    expect((await fair.ask({ method: 'GET', url: '/api/demo/outbox' })).status).toBe(404)
  })

  it('cannot be mistaken for the real thing', async () => {
    const ready = await fair.app.inject({ method: 'GET', url: '/readyz' })
    expect(ready.json()).toMatchObject({ status: 'ready', rehearsal: true })
    expect(banner(fair.platform.config, '')).toContain('*** REHEARSAL: no SMS and no mail leaves')
  })

  it('leaves no code behind that is older than a day', async () => {
    await post('mail', 'yesterday@example.com')
    await expect.poll(async () => (await find('yesterday@example.com'))[0]?.status).toBe('skipped')
    await sql`UPDATE outbox_message SET created_at = now() - interval '25 hours'
      WHERE recipient = 'yesterday@example.com'`.execute(fair.platform.db)
    await tidyJob(fair.platform.db, fair.platform.settings.current).run({}, AbortSignal.timeout(10_000))
    expect(await find('yesterday@example.com')).toMatchObject([{ status: 'skipped', secrets: null }])
    expect((await find('guest@example.com'))[0]?.secrets).toEqual({ code: '424242' })
  })
})
