import { senderAddress } from '../messaging/senders/mail-address'
import { isThisMachine } from './database-url'
import { demoPassword } from './demo-password'
import type { Environment } from './environment'

/** What would hurt later: each with what to do instead. */
export function unsafeInProduction(env: Environment): string[] {
  const problems: string[] = []
  if (!env.DATABASE_URL) problems.push('DATABASE_URL: production needs your own PostgreSQL, backed up by you')
  if (!env.DATA_KEYS)
    problems.push(
      'DATA_KEYS: identity numbers are kept sealed; make a key with `node server/dist/admin.js data-key` and keep a copy of it apart from the back-ups',
    )
  if (!env.PUBLIC_ORIGIN?.startsWith('https://'))
    problems.push('PUBLIC_ORIGIN: production needs an https:// address')
  if (env.TRUST_PROXY === undefined || env.TRUST_PROXY === 'true') {
    problems.push('TRUST_PROXY: name the addresses of your proxy, or false where there is none')
  }
  if (env.INITIAL_ADMIN_PASSWORD === demoPassword)
    problems.push('INITIAL_ADMIN_PASSWORD: everybody knows the password of the demo; choose another one')
  if (!env.SEAL_FILE)
    problems.push('SEAL_FILE: production needs the certificate that contracts are sealed with')
  if (env.CAPTCHA === 'off') problems.push('CAPTCHA: may be off in demo mode only')
  // A rehearsal sends nothing, so it can do without senders; those that are set are checked all the same.
  return env.REHEARSAL ? problems : [...problems, ...unableToSend(env)]
}

function unableToSend(env: Environment): string[] {
  const problems: string[] = []
  if (env.SMS === 'outbox') {
    problems.push(
      'SMS: production needs a real sender (aliyun or tencent), or none for a fair that sends mail only',
    )
  }
  if (!env.SMTP_URL) problems.push('SMTP_URL: production needs a mail server')
  if (env.SMTP_URL && !env.SMTP_REQUIRE_TLS && !isThisMachine(new URL(env.SMTP_URL).hostname)) {
    problems.push(
      'SMTP_REQUIRE_TLS: codes and passwords would travel unencrypted; false is for a mail server on this machine only',
    )
  }
  if (senderAddress(env.MAIL_FROM)?.toLowerCase().endsWith('@localhost')) {
    problems.push(
      'MAIL_FROM: say who writes, for example Fair <no-reply@fair.example.com>; mail from localhost is turned away',
    )
  }
  return problems
}
