import { blacklistMessages } from '@fairground/domain/standing'
import { codes } from '@fairground/wire/kernel/codes'
import type { Db } from '../platform/database/database'
import { Refusal } from '../platform/http/refusal'
import { findBlacklisting } from './blacklisting.repository'

/** Refuses early and in words; the database's own triggers hold whatever forgets to ask. */
export async function requireNotBlacklisted(db: Db, accountId: string): Promise<void> {
  const listed = await findBlacklisting(db, accountId)
  if (!listed) return
  const { remark } = listed
  throw remark
    ? new Refusal(codes.refused, blacklistMessages.blockedFor, { remark })
    : new Refusal(codes.refused, blacklistMessages.blocked)
}
