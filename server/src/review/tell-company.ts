import type { Db } from '../platform/database/database'
import type { SignedInCaller } from '../platform/http/principal'
import type { TemplateName } from '../platform/messaging/templates'
import type { Platform } from '../platform/platform'
import type { Reviewed } from './kept-sign-up'

interface News {
  template: TemplateName
  params?: Record<string, string>
  caller: SignedInCaller
}

/** What became of its sign-up, in the company's own language. Of what one reviewer saw, one thing can come. */
export async function tellCompany(
  { outbox }: Platform,
  trx: Db,
  signUp: Reviewed,
  { template, params = {}, caller }: News,
): Promise<void> {
  const overseas = signUp.variant === 'ENG'
  const inOneLine = Object.entries(params).map(([name, words]) => [name, words.replace(/\s*\n\s*/g, ' ')])
  await outbox.post(trx, {
    channel: overseas ? 'mail' : 'sms',
    to: overseas ? signUp.mailbox : signUp.mobile,
    template,
    language: overseas ? 'en' : 'zh',
    params: { company: signUp.name, number: signUp.registrationNumber, ...Object.fromEntries(inOneLine) },
    dedupeKey: `review:${signUp.id}:${signUp.version}`,
    caller,
  })
}
