import type { AddressInfo } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { localhostCertificate, localhostKey } from './localhost-certificate'
import type { ReceivedMail } from './received-mail'

export interface FakeMailServer {
  port: number
  /** Commands that got as far as naming a sender. */
  senders: string[]
  logins: string[]
  mails: ReceivedMail[]
  close(): Promise<void>
}

/** An answer the server gives instead of 250. */
export function reply(responseCode: number, text: string): Error {
  return Object.assign(new Error(text), { responseCode })
}

/** A real SMTP server on loopback that keeps what it accepts; the options override its obliging manner. */
export async function startFakeMailServer(options: SMTPServerOptions = {}): Promise<FakeMailServer> {
  const senders: string[] = []
  const logins: string[] = []
  const mails: ReceivedMail[] = []
  const server = new SMTPServer({
    key: localhostKey,
    cert: localhostCertificate,
    authOptional: true,
    disableReverseLookup: true,
    onAuth({ username, password }, _session, done) {
      logins.push(`${username}:${password}`)
      done(null, { user: username })
    },
    onMailFrom({ address }, _session, done) {
      senders.push(address)
      done()
    },
    onData(stream, { envelope, secure }, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        mails.push({
          from: envelope.mailFrom ? envelope.mailFrom.address : '',
          recipients: envelope.rcptTo.map(({ address }) => address),
          overTls: secure,
          raw: Buffer.concat(chunks).toString('utf8'),
        })
        done()
      })
    },
    ...options,
  })
  // A client that breaks off, as some tests make it do, is no reason to end the test run.
  server.on('error', () => undefined)
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening))
  const { port } = server.server.address() as AddressInfo
  return {
    port,
    senders,
    logins,
    mails,
    close: () => new Promise((closed) => server.close(closed)),
  }
}
