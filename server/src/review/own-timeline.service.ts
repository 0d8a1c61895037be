import { asCompanyReads, eventOf, wholeTimeline } from '@fairground/domain/review'
import type { CallResult } from '@fairground/wire/kernel/endpoint'
import type { ownTimeline } from '@fairground/wire/review'
import type { SignedInCaller } from '../platform/http/principal'
import type { Platform } from '../platform/platform'
import { factsOf } from './find-sign-up.service'
import { readLines, readSignUp } from './sign-up.repository'

/** By the caller's account alone: there is no id to ask for somebody else's with. */
export async function readOwnTimeline(
  { db, settings }: Platform,
  { user }: SignedInCaller,
): Promise<CallResult<typeof ownTimeline>> {
  const company = await db
    .selectFrom('company')
    .select('id')
    .where('account_id', '=', user.id)
    .where('edition', '=', settings.current().edition)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  const row = company && (await readSignUp(db, company.id))
  if (!row) return { events: [], older: 0 }
  const { lines, older } = await readLines(db, row.id)
  const events = wholeTimeline(
    lines.map((line) => eventOf(line, row.variant)),
    factsOf(row),
  )
  return { events: asCompanyReads(events), older }
}
