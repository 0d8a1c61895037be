import type { Language } from '@fairground/domain/text'
import { typeChangeMessages as say, typeChangeStateNames } from '@fairground/domain/type-change'
import { codes } from '@fairground/wire/kernel/codes'
import { companyNews } from '../exhibitor'
import { recordAudit } from '../platform/audit/audit'
import type { Db } from '../platform/database/database'
import type { SignedInCaller } from '../platform/http/principal'
import { Refusal } from '../platform/http/refusal'
import { momentIn } from '../platform/moment-in'
import type { Platform } from '../platform/platform'
import type { FoundChange } from './type-change.repository'

/** Whoever comes second hears what the first did. */
export function requireOpen(
  { state, settledAt, settledBy }: FoundChange,
  timeZone: string,
  language: Language,
): void {
  if (state !== 'open')
    throw new Refusal(codes.conflict, say.settled, {
      who: settledBy,
      when: settledAt ? momentIn(settledAt, timeZone) : '',
      state: typeChangeStateNames[state][language],
    })
}

interface Noted {
  caller: SignedInCaller
  company: { id: string; accountId: string }
  id: string
  action: string
  before?: object
  after: object
}

export async function note(
  platform: Platform,
  trx: Db,
  { caller, company, id, action, before, after }: Noted,
): Promise<void> {
  await recordAudit(trx, caller, {
    action,
    subjectType: 'type-change',
    subjectId: id,
    ...(before && { before }),
    after,
  })
  for (const event of companyNews(company)) await platform.live.publish(trx, event)
}
