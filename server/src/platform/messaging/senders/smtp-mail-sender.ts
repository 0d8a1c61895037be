import { createTransport } from 'nodemailer'
import { oneAddress } from './mail-address'
import { type MailSender, type OutgoingMail, PermanentSendError, type Receipt } from './sender'
import { smtpSendError } from './smtp-failure'
import { parseSmtpUrl } from './smtp-url'

export interface SmtpMailSettings {
  /** `smtp://user:password@host:port`, or `smtps://…` for TLS from the first byte. */
  url: string
  /** An address, with or without a display name. */
  from: string
  /** Refuse to go on without STARTTLS. Off only for a relay on the same machine or network. */
  requireTls?: boolean
  /** Certificate (PEM) of a private authority that signed the mail server's certificate. */
  trustedCa?: string
  maxConnections?: number
  /** From the DNS question to the greeting and the TLS handshake. */
  connectTimeoutMs?: number
  /** Silence of the server in the middle of a dialogue. Content scanners may take half a minute. */
  replyTimeoutMs?: number
}

export function createSmtpMailSender(settings: SmtpMailSettings): MailSender {
  const server = parseSmtpUrl(settings.url)
  if (hasLineBreak(settings.from)) throw new TypeError('The sender address has a line break')
  const secrets = server.auth ? [server.auth.pass] : []
  const connectTimeout = settings.connectTimeoutMs ?? 10_000
  const replyTimeout = settings.replyTimeoutMs ?? 60_000

  const transport = createTransport({
    ...server,
    pool: true,
    maxConnections: settings.maxConnections ?? 2,
    // The outbox repeats what fails; the pool only covers a kept connection that has gone stale.
    maxRequeues: 1,
    requireTLS: !server.secure && (settings.requireTls ?? true),
    tls: settings.trustedCa ? { ca: settings.trustedCa } : {},
    dnsTimeout: connectTimeout,
    connectionTimeout: connectTimeout,
    greetingTimeout: connectTimeout,
    socketTimeout: replyTimeout,
    // Shorter than the reply timeout, or a resting connection would end as a failure.
    idleTimeout: Math.ceil(replyTimeout / 2),
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const underWay = new Set<Promise<unknown>>()

  async function deliver(mail: OutgoingMail): Promise<Receipt> {
    try {
      const sent = await transport.sendMail({
        from: settings.from,
        // An object is taken as one address; a string would be parsed and could name several.
        to: { name: '', address: mail.to },
        subject: mail.subject,
        text: mail.text,
        ...(mail.html === undefined ? {} : { html: mail.html }),
        ...(mail.attachment && {
          attachments: [
            {
              filename: mail.attachment.name,
              contentType: mail.attachment.contentType,
              content: mail.attachment.content,
            },
          ],
        }),
        headers: { 'Auto-Submitted': 'auto-generated' },
        xMailer: false,
      })
      return { providerId: sent.messageId }
    } catch (error) {
      throw smtpSendError(error, secrets)
    }
  }

  return {
    name: 'smtp',
    async send(mail) {
      refuseUnsafe(mail)
      const delivery = deliver(mail)
      const settled = delivery.catch(() => undefined)
      underWay.add(settled)
      return delivery.finally(() => underWay.delete(settled))
    },
    async verify() {
      await transport.verify().catch((error: unknown) => {
        throw smtpSendError(error, secrets)
      })
    },
    async close() {
      transport.close()
      await Promise.all(underWay)
    },
  }
}

/** A line break in a header would let whoever typed it write headers, or a second mail, of their own. */
function refuseUnsafe(mail: OutgoingMail): void {
  if (hasLineBreak(mail.subject)) throw new PermanentSendError('The subject has a line break')
  if (!oneAddress.test(mail.to) || mail.to.length > 254) {
    throw new PermanentSendError('The recipient is not a single mail address')
  }
}

function hasLineBreak(text: string): boolean {
  return /[\r\n]/.test(text)
}
