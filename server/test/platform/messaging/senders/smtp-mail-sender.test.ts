import { createServer, type Server } from 'node:net'
import type { SMTPServerOptions } from 'smtp-server'
import { afterEach, describe, expect, it } from 'vitest'
import { type MailSender, PermanentSendError } from '../../../../src/platform/messaging/senders/sender'
import {
  createSmtpMailSender,
  type SmtpMailSettings,
} from '../../../../src/platform/messaging/senders/smtp-mail-sender'
import { everythingSaid, rejectionOf } from './everything-said'
import { type FakeMailServer, reply, startFakeMailServer } from './fake-mail-server'
import { localhostCertificate } from './localhost-certificate'
import { headerNames, headerOf, textOf } from './received-mail'

const mail = { to: 'exhibitor1@example.com', subject: 'Booth W1-01', text: 'Your booth is confirmed.' }
const login = 'fair%40example.com:hunter2-secret'

const toClose: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of toClose.splice(0).reverse()) await close()
})

async function startServer(options: SMTPServerOptions = {}): Promise<FakeMailServer> {
  const server = await startFakeMailServer(options)
  toClose.push(server.close)
  return server
}

function createSender(settings: { url: string } & Partial<SmtpMailSettings>): MailSender {
  const from = '消防展组委会 <noreply@fair.example.com>'
  const sender = createSmtpMailSender({ from, trustedCa: localhostCertificate, ...settings })
  toClose.push(() => sender.close())
  return sender
}

describe('mail over SMTP', () => {
  it('arrives with its Chinese subject and text intact', async () => {
    const server = await startServer()
    const subject = '【第二十届国际消防展】您的展位申请已审核通过，请于三日内登录系统选择展位并确认合同'
    const text = '尊敬的王先生：\n\n贵公司的展位 W1-01 已确认。\n.\n单独一行的句点也要保留。\n组委会\n'
    const sent = await createSender({ url: `smtp://127.0.0.1:${server.port}` }).send({
      ...mail,
      subject,
      text,
    })

    const [received] = server.mails
    if (!received) throw new Error('nothing arrived')
    expect(server.mails).toHaveLength(1)
    expect(received.from).toBe('noreply@fair.example.com')
    expect(received.recipients).toEqual(['exhibitor1@example.com'])
    expect(headerOf(received, 'Subject')).toBe(subject)
    expect(headerOf(received, 'From')).toBe('消防展组委会 <noreply@fair.example.com>')
    expect(headerOf(received, 'Auto-Submitted')).toBe('auto-generated')
    expect(headerOf(received, 'Message-ID')).toBe(sent.providerId)
    expect(textOf(received).replaceAll('\r\n', '\n')).toBe(text)
  })

  it('carries an HTML version beside the text', async () => {
    const server = await startServer()
    const html = '<p>Your booth is <b>confirmed</b>.</p>'
    await createSender({ url: `smtp://127.0.0.1:${server.port}` }).send({ ...mail, html })
    const [received] = server.mails
    expect(received?.raw).toContain('multipart/alternative')
    expect(received?.raw).toContain(mail.text)
    expect(received?.raw).toContain(html)
  })

  it('uses one connection for several mails', async () => {
    let connections = 0
    const server = await startServer({
      onConnect(_session, done) {
        connections += 1
        done()
      },
    })
    const sender = createSender({ url: `smtp://127.0.0.1:${server.port}`, maxConnections: 1 })
    for (const subject of ['one', 'two', 'three']) await sender.send({ ...mail, subject })
    expect(server.mails).toHaveLength(3)
    expect(connections).toBe(1)
  })

  it('finishes the delivery under way before it closes', async () => {
    let nameRecipient: (admit: () => void) => void
    const recipientNamed = new Promise<() => void>((resolve) => {
      nameRecipient = resolve
    })
    const server = await startServer({ onRcptTo: (_address, _session, done) => nameRecipient(done) })
    const sender = createSender({ url: `smtp://127.0.0.1:${server.port}` })
    const delivery = sender.send(mail)
    const admitRecipient = await recipientNamed
    const closing = sender.close()
    admitRecipient()
    await closing
    expect(server.mails).toHaveLength(1)
    await expect(delivery).resolves.toHaveProperty('providerId')
    await expect(sender.send(mail)).rejects.not.toBeInstanceOf(PermanentSendError)
  })
})

describe('a mail server that refuses', () => {
  it.each([
    ['an unknown mailbox', { onRcptTo: refusing(550, '5.1.1 no such mailbox') }],
    ['our sender address', { onMailFrom: refusing(553, 'sender is not the authorised user') }],
    ['the content', { onData: refusingData(554, 'looks like spam') }],
  ])('%s for good makes us give up', async (_, options) => {
    const server = await startServer(options)
    const sender = createSender({ url: `smtp://127.0.0.1:${server.port}` })
    const error = await rejectionOf(sender.send(mail))
    expect(error).toBeInstanceOf(PermanentSendError)
    expect(error).toHaveProperty('message', expect.stringMatching(/refused the message .*, 55[034] /))
    expect(server.mails).toEqual([])
  })

  it.each([
    ['a full mailbox', { onRcptTo: refusing(452, '4.2.2 mailbox full') }],
    ['a busy server', { onMailFrom: refusing(421, '4.3.2 try later') }],
    ['a content check out of order', { onData: refusingData(451, '4.7.1 scanner down') }],
    ['a crowded entrance', { onConnect: refusing(554, 'too many connections') }],
  ])('%s for now makes us try later', async (_, options) => {
    const server = await startServer(options as SMTPServerOptions)
    const error = await rejectionOf(createSender({ url: `smtp://127.0.0.1:${server.port}` }).send(mail))
    expect(error).toBeInstanceOf(Error)
    expect(error).not.toBeInstanceOf(PermanentSendError)
  })

  it('one recipient still takes the next mail', async () => {
    const server = await startServer({
      onRcptTo({ address }, _session, done) {
        done(address.startsWith('gone') ? reply(550, 'gone') : null)
      },
    })
    const sender = createSender({ url: `smtp://127.0.0.1:${server.port}` })
    await expect(sender.send({ ...mail, to: 'gone@example.com' })).rejects.toBeInstanceOf(PermanentSendError)
    await sender.send(mail)
    expect(server.mails).toHaveLength(1)
  })
})

describe('logging in', () => {
  it('uses the user and password of the URL', async () => {
    const server = await startServer({ authOptional: false })
    const sender = createSender({ url: `smtp://${login}@127.0.0.1:${server.port}` })
    await sender.verify?.()
    await sender.send(mail)
    expect(new Set(server.logins)).toEqual(new Set(['fair@example.com:hunter2-secret']))
    expect(server.mails).toHaveLength(1)
  })

  it.each([
    [535, true],
    [454, false],
  ])('refused with %i is permanent: %s, and the password stays unspoken', async (responseCode, permanent) => {
    const wirePassword = Buffer.from('\0fair@example.com\0hunter2-secret').toString('base64')
    const server = await startServer({
      authOptional: false,
      onAuth({ username, password }, _session, done) {
        done(reply(responseCode, `no entry for ${username} with ${password} or ${wirePassword}`))
      },
    })
    const sender = createSender({ url: `smtp://${login}@127.0.0.1:${server.port}` })
    for (const attempt of [() => sender.send(mail), async () => sender.verify?.()]) {
      const error = await rejectionOf(attempt())
      expect(error instanceof PermanentSendError).toBe(permanent)
      expect(everythingSaid(error)).toContain(String(responseCode))
      expect(everythingSaid(error)).not.toContain('hunter2')
      expect(everythingSaid(error)).not.toContain(wirePassword)
    }
  })

  it('a server that repeats the password later does not make us repeat it', async () => {
    const server = await startServer({ onRcptTo: refusing(550, 'go away, hunter2-secret') })
    const sender = createSender({ url: `smtp://${login}@127.0.0.1:${server.port}` })
    const said = everythingSaid(await rejectionOf(sender.send(mail)))
    expect(said).toContain('go away')
    expect(said).not.toContain('hunter2')
  })
})

describe('a mail server out of reach means: try again later', () => {
  it('when nobody listens', async () => {
    const server = await startFakeMailServer()
    await server.close()
    const sender = createSender({ url: `smtp://${login}@127.0.0.1:${server.port}` })
    const error = await rejectionOf(sender.send(mail))
    expect(error).not.toBeInstanceOf(PermanentSendError)
    expect(error).toHaveProperty('message', expect.stringContaining('ECONNREFUSED'))
    expect(everythingSaid(error)).not.toContain('hunter2')
  })

  it('when the server never greets', async () => {
    const port = await startSilentServer('')
    const sender = createSender({ url: `smtp://127.0.0.1:${port}`, connectTimeoutMs: 100 })
    const error = await rejectionOf(sender.send(mail))
    expect(error).not.toBeInstanceOf(PermanentSendError)
    expect(error).toHaveProperty('message', expect.stringContaining('ETIMEDOUT'))
  })

  it('when the server falls silent after its greeting', async () => {
    const port = await startSilentServer('220 mail.example.com\r\n')
    const sender = createSender({ url: `smtp://127.0.0.1:${port}`, replyTimeoutMs: 100 })
    const error = await rejectionOf(sender.send(mail))
    expect(error).not.toBeInstanceOf(PermanentSendError)
    expect(error).toHaveProperty('message', expect.stringContaining('ETIMEDOUT'))
  })
})

describe('encryption', () => {
  it('is demanded by default: STARTTLS comes before login and mail', async () => {
    const server = await startServer()
    await createSender({ url: `smtp://${login}@127.0.0.1:${server.port}` }).send(mail)
    expect(server.mails[0]?.overTls).toBe(true)
  })

  it('missing at the server stops us before login and mail', async () => {
    const server = await startServer({ disabledCommands: ['STARTTLS'], allowInsecureAuth: true })
    const error = await rejectionOf(
      createSender({ url: `smtp://${login}@127.0.0.1:${server.port}` }).send(mail),
    )
    expect(error).toBeInstanceOf(Error)
    expect(error).not.toBeInstanceOf(PermanentSendError)
    expect(server.logins).toEqual([])
    expect(server.senders).toEqual([])
  })

  it('may be waived for a relay of one’s own', async () => {
    const server = await startServer({ disabledCommands: ['STARTTLS'] })
    await createSender({ url: `smtp://127.0.0.1:${server.port}`, requireTls: false }).send(mail)
    expect(server.mails[0]?.overTls).toBe(false)
  })

  it('starts with the first byte on smtps://', async () => {
    const server = await startServer({ secure: true })
    await createSender({ url: `smtps://127.0.0.1:${server.port}` }).send(mail)
    expect(server.mails[0]?.overTls).toBe(true)
  })

  it.each(['smtp', 'smtps'])('with a certificate nobody vouches for is none: %s', async (scheme) => {
    const server = await startServer({ secure: scheme === 'smtps' })
    const url = `${scheme}://${login}@127.0.0.1:${server.port}`
    const sender = createSmtpMailSender({ url, from: 'noreply@fair.example.com' })
    toClose.push(() => sender.close())
    await expect(sender.send(mail)).rejects.not.toBeInstanceOf(PermanentSendError)
    expect(server.logins).toEqual([])
    expect(server.senders).toEqual([])
  })
})

describe('nobody writes headers of their own', () => {
  it.each([
    { subject: 'Hello\r\nBcc: everyone@example.com' },
    { subject: 'Hello\nBcc: everyone@example.com' },
    { subject: 'Hello\rBcc: everyone@example.com' },
    { to: 'one@example.com\r\nBcc: everyone@example.com' },
    { to: 'one@example.com>\r\nRCPT TO:<everyone@example.com' },
    { to: 'one@example.com, everyone@example.com' },
    { to: 'one@example.com;everyone@example.com' },
    { to: 'One <everyone@example.com>' },
    { to: 'one@example.com\u0000' },
    { to: 'nobody' },
    { to: '' },
    { to: `${'a'.repeat(250)}@example.com` },
  ])('%j is refused before anything is sent', async (wrong) => {
    const server = await startServer()
    const sender = createSender({ url: `smtp://127.0.0.1:${server.port}` })
    await expect(sender.send({ ...mail, ...wrong })).rejects.toBeInstanceOf(PermanentSendError)
    expect(server.senders).toEqual([])
  })

  it('a line break in the sender address stops the start', () => {
    const url = 'smtp://mail.example.com'
    expect(() => createSmtpMailSender({ url, from: 'a@example.com\r\nBcc: b@example.com' })).toThrow(
      TypeError,
    )
  })

  it('and a text that imitates the end of a mail stays text', async () => {
    const server = await startServer()
    const text = 'Hello\r\n.\r\nMAIL FROM:<evil@example.com>\r\nBcc: everyone@example.com\r\n'
    await createSender({ url: `smtp://127.0.0.1:${server.port}` }).send({ ...mail, text })
    expect(server.mails).toHaveLength(1)
    const [received] = server.mails
    if (!received) throw new Error('nothing arrived')
    expect(textOf(received)).toBe(text)
    expect(received.recipients).toEqual([mail.to])
    expect(headerNames(received)).not.toContain('bcc')
  })
})

function refusing(responseCode: number, text: string) {
  return (_what: unknown, ...rest: unknown[]) => {
    const done = rest.at(-1) as (error: Error) => void
    done(reply(responseCode, text))
  }
}

function refusingData(responseCode: number, text: string): SMTPServerOptions['onData'] {
  return (stream, _session, done) => {
    stream.on('end', () => done(reply(responseCode, text)))
    stream.resume()
  }
}

async function startSilentServer(greeting: string): Promise<number> {
  const server: Server = createServer((socket) => {
    socket.on('error', () => undefined)
    if (greeting) socket.write(greeting)
    toClose.push(async () => socket.destroy())
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  toClose.push(async () => server.close())
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('no port')
  return address.port
}
