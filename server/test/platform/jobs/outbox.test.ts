import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { productionSettings } from '../../support/production-settings'
import { createTestDatabase } from '../../support/test-database'
import { startTestFair, type TestFair } from '../../support/test-fair'

const received: string[] = []
let refusals = 0
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, _session, done) {
    let text = ''
    stream.on('data', (chunk) => {
      text += String(chunk)
    })
    stream.on('end', () => {
      if (refusals > 0) {
        refusals -= 1
        done(Object.assign(new Error('try again later'), { responseCode: 451 }))
        return
      }
      received.push(text)
      done()
    })
  },
  onRcptTo({ address }, _session, done) {
    done(
      address.startsWith('nobody')
        ? Object.assign(new Error('no such mailbox'), { responseCode: 550 })
        : undefined,
    )
  },
})

let fair: TestFair
beforeAll(async () => {
  const port = await new Promise<number>((resolve) => {
    const { server } = smtp
    smtp.listen(0, '127.0.0.1', () => resolve((server.address() as { port: number }).port))
  })
  const database = await createTestDatabase()
  fair = await startTestFair({
    database,
    config: { ...productionSettings, SMTP_URL: `smtp://127.0.0.1:${port}`, SMTP_REQUIRE_TLS: 'false' },
  })
})
afterAll(async () => {
  await fair.stop()
  await fair.database.drop()
  await new Promise<void>((resolve) => smtp.close(() => resolve()))
})

const post = (to: string, extra: object = {}, { platform } = fair) =>
  platform.db.transaction().execute((trx) =>
    platform.outbox.post(trx, {
      channel: 'mail',
      to,
      template: 'verificationCode',
      language: 'zh',
      params: { minutes: '5' },
      secrets: { code: '424242' },
      ...extra,
    }),
  )
const find = (to: string) =>
  fair.platform.db.selectFrom('outbox_message').selectAll().where('recipient', '=', to).execute()
const settled = (to: string, status: string) =>
  expect.poll(async () => (await find(to)).map((row) => row.status)).toEqual([status])

describe('the outbox', () => {
  it('delivers mail through SMTP, code included', async () => {
    await post('guest@example.com')
    await settled('guest@example.com', 'sent')
    const mail = received.find((text) => text.includes('guest@example.com')) ?? ''
    const body = Buffer.from(mail.slice(mail.indexOf('\r\n\r\n')), 'base64').toString('utf8')
    expect(body).toContain('您的验证码是424242，5分钟内有效')
  })

  it('sends nothing when the transaction that asked for it fails', async () => {
    await fair.platform.db
      .transaction()
      .execute(async (trx) => {
        await fair.platform.outbox.post(trx, {
          channel: 'mail',
          to: 'ghost@example.com',
          template: 'verificationCode',
          language: 'en',
        })
        throw new Error('no')
      })
      .catch(() => undefined)
    expect(await find('ghost@example.com')).toEqual([])
  })

  it('sends one message for one cause, however often it is asked', async () => {
    await Promise.all(Array.from({ length: 5 }, () => post('once@example.com', { dedupeKey: 'submit:1' })))
    await settled('once@example.com', 'sent')
    expect(received.filter((text) => text.includes('once@example.com'))).toHaveLength(1)
  })

  it('tries again when the mail server is busy', async () => {
    refusals = 1
    await post('later@example.com')
    await settled('later@example.com', 'sent')
    expect((await find('later@example.com'))[0]).toMatchObject({
      attempts: 2,
      last_error: expect.stringContaining('451'),
    })
  })

  it('gives up at once on a mailbox that does not exist', async () => {
    await post('nobody@example.com')
    await settled('nobody@example.com', 'failed')
    expect((await find('nobody@example.com'))[0]).toMatchObject({ attempts: 1 })
  })
})

describe('the outbox of a demo', () => {
  let demo: TestFair
  beforeAll(async () => {
    demo = await startTestFair({ config: { SMTP_URL: 'smtp://127.0.0.1:1' } })
  })
  afterAll(() => demo.stop())

  it('sends nothing, whatever senders are set, and shows it: newest first, with its code', async () => {
    for (const to of ['one@example.com', 'two@example.com']) await post(to, {}, demo)
    const rows = () => demo.platform.db.selectFrom('outbox_message').select('status').execute()
    await expect.poll(async () => (await rows()).map(({ status }) => status)).toEqual(['sent', 'sent'])
    const answer = await demo.ask({ method: 'GET', url: '/api/demo/outbox?to=one@example.com' })
    expect(answer.result).toMatchObject([
      { channel: 'mail', to: 'one@example.com', code: '424242', text: expect.stringContaining('424242') },
    ])
    const all = await demo.ask({ method: 'GET', url: '/api/demo/outbox' })
    const times = all.result.map((row: { at: string }) => row.at)
    expect(times).toEqual([...times].sort().reverse())
  })
})
