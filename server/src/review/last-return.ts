import { isExhibitor } from '@fairground/domain/account'
import { changesOf, pointedAt, savesSince } from '@fairground/domain/review'
import type { CallResult } from '@fairground/wire/kernel/endpoint'
import type { returnedFor } from '@fairground/wire/review'
import type { Db } from '../platform/database/database'
import type { SignedInCaller } from '../platform/http/principal'
import type { Platform } from '../platform/platform'
import { readLastReturn, readOutermostSince, readSignUp, type SignUpRow } from './sign-up.repository'

/** What a reviewer looks for first when a sign-up comes back: was that corrected? */
export async function lastReturnOf(trx: Db, { id, variant }: SignUpRow) {
  const last = await readLastReturn(trx, id)
  if (!last) return null
  const { at, by, after } = last
  return {
    at,
    by,
    remark: String(after?.remark ?? ''),
    sections: pointedAt(Array.isArray(after?.sections) ? after.sections : []),
    changed: await changedSince(trx, { id, variant }, at),
  }
}

async function changedSince(trx: Db, { id, variant }: Pick<SignUpRow, 'id' | 'variant'>, at: Date) {
  const saves = savesSince(await readOutermostSince(trx, id, at), at)
  return changesOf(saves, variant).map(({ section }) => section)
}

/** For whoever corrects it. Somebody else's sign-up and one that was not returned look the same to an exhibitor. */
export async function readReturn(
  { db }: Platform,
  companyId: string,
  { user }: SignedInCaller,
): Promise<CallResult<typeof returnedFor>> {
  const row = await readSignUp(db, companyId)
  if (row?.dataState !== 'rejected' || (isExhibitor(user) && row.accountId !== user.id)) return null
  const last = await lastReturnOf(db, row)
  if (last) return { at: last.at, sections: last.sections, changed: last.changed }
  // A return from before decisions were put on record.
  const at = row.reviewedAt
  return at && { at, sections: [], changed: await changedSince(db, row, at) }
}
