import { asCompanyReads } from '@fairground/domain/review'
import type { CallResult } from '@fairground/wire/kernel/endpoint'
import type { ownTimeline } from '@fairground/wire/review'
import type { SignedInCaller } from '../platform/http/principal'
import type { Platform } from '../platform/platform'
import { findSignUpOf, readLines, readSignUp } from './sign-up.repository'
import { timelineOf } from './timeline'

/** By the caller's account alone: there is no id to ask for somebody else's with. */
export async function readOwnTimeline(
  { db, settings }: Platform,
  { user }: SignedInCaller,
): Promise<CallResult<typeof ownTimeline>> {
  const companyId = await findSignUpOf(db, user.id, settings.current().edition)
  const row = companyId && (await readSignUp(db, companyId))
  if (!row) return { events: [], older: 0 }
  const { lines, older } = await readLines(db, row.id)
  return { events: asCompanyReads(timelineOf(row, lines)), older }
}
