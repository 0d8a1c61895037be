import { isExhibitor } from '@fairground/domain/account'
import { fileMessages as say } from '@fairground/domain/company/sections'
import { codes } from '@fairground/wire/kernel/codes'
import type { Db } from '../platform/database/database'
import { isId } from '../platform/database/ids'
import type { SignedInCaller } from '../platform/http/principal'
import { Refusal } from '../platform/http/refusal'
import { findStored, giveUpUnclaimed } from './uploads.repository'

export async function requireOwnFile(db: Db, fileId: string, { user }: SignedInCaller): Promise<string> {
  const found = isId(fileId) && (await findStored(db, fileId, isExhibitor(user) ? user.id : undefined))
  if (!found) throw new Refusal(codes.refused, say.gone)
  return found
}

/** Uploads nothing refers to are swept away anyway; given up early they go with the next sweep. */
export async function discardUploads(
  db: Db,
  fileIds: readonly string[],
  caller: SignedInCaller,
): Promise<number> {
  const named = fileIds.filter((id) => isId(id))
  return named.length === 0 ? 0 : giveUpUnclaimed(db, named, caller.user.id)
}
