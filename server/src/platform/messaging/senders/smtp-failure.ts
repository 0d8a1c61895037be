import type { NodemailerError } from 'nodemailer'
import { PermanentSendError } from './sender'

const refusedMessage = ['EENVELOPE', 'EMESSAGE']

/**
 * Turns a nodemailer error into one of ours. A refusal is permanent only when the server said so about this
 * message or our login; a 5xx greeting or a failed TLS handshake says something about the connection.
 * The original is not kept as cause: it holds the dialogue with the server.
 */
export function smtpSendError(error: unknown, secrets: readonly string[]): Error {
  const failure: Partial<NodemailerError> = error instanceof Error ? error : {}
  const code = failure.code ?? 'unknown'
  const reply = code === 'EAUTH' ? '' : tidy(failure.response ?? '', secrets)
  const details = [code, failure.originalCode, reply || failure.responseCode].filter(Boolean).join(', ')

  // nodemailer judges the reply; without one it refused the mail itself, before sending a byte.
  const isFinal = failure.permanent ?? true
  if (code === 'EAUTH' && isFinal) {
    return new PermanentSendError(`The mail server refused our login (${details})`)
  }
  if (refusedMessage.includes(code) && isFinal) {
    return new PermanentSendError(`The mail server refused the message (${details})`)
  }
  return new Error(`The mail could not be handed over (${details})`)
}

function tidy(reply: string, secrets: readonly string[]): string {
  const oneLine = reply.replace(/\s+/g, ' ').trim()
  return secrets
    .filter(Boolean)
    .reduce((text, secret) => text.replaceAll(secret, '***'), oneLine)
    .slice(0, 300)
}
