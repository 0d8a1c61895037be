export interface OutgoingSms {
  to: string
  text: string
  /** Our own template name; each provider maps it to the code under which it approved the wording. */
  template: string
  params: Record<string, string>
}

export interface OutgoingMail {
  to: string
  subject: string
  text: string
  html?: string
  attachment?: { name: string; contentType: string; content: Buffer }
}

export interface Receipt {
  providerId?: string
  /** Nothing was sent, and nothing was meant to be: why. */
  withheld?: string
}

/**
 * Trying again would fail the same way: bad number, unknown mailbox, refused credentials.
 * Everything else a sender throws means "try again later".
 */
export class PermanentSendError extends Error {
  override readonly name = 'PermanentSendError'
}

export interface SmsSender {
  readonly name: string
  send(sms: OutgoingSms): Promise<Receipt>
  close?(): Promise<void>
}

export interface MailSender {
  readonly name: string
  send(mail: OutgoingMail): Promise<Receipt>
  verify?(): Promise<void>
  close(): Promise<void>
}
