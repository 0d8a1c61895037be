import { tellExhibitor } from '../exhibitor'
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

/** What became of its sign-up. Of what one reviewer saw, one thing can come. */
export async function tellCompany(
  platform: Platform,
  trx: Db,
  signUp: Reviewed,
  { template, params = {}, caller }: News,
): Promise<void> {
  const inOneLine = Object.entries(params).map(([name, words]) => [name, words.replace(/\s*\n\s*/g, ' ')])
  await tellExhibitor(platform, trx, signUp.accountId, {
    template,
    names: { company: signUp.name },
    params: { number: signUp.registrationNumber, ...Object.fromEntries(inOneLine) },
    dedupeKey: `review:${signUp.id}:${signUp.version}`,
    caller,
  })
}
