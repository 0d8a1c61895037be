import { type PermissionKey, sessionMessages } from '@fairground/domain/account'
import { keyNames, systemMessages } from '@fairground/domain/system'
import type { Language } from '@fairground/domain/text'
import { type Access, mayCall } from '@fairground/wire/kernel/access'
import { codes } from '@fairground/wire/kernel/codes'
import type { Db } from '../platform/database/database'
import type { SignedInCaller } from '../platform/http/principal'
import { Refusal } from '../platform/http/refusal'
import type { Platform } from '../platform/platform'
import { countUsableAdministrators, lockRights, type Rights, readOpenRights } from './rights.repository'

/** What a change may look at: the transaction it is part of, and what its author may do while it runs. */
export interface Office {
  trx: Db
  own: Rights
}

/**
 * Every change of what people may do runs here: one after the other, and only for somebody who may still make it. What
 * was true when the request came in may have been taken meanwhile; under the lock it stays as it is.
 */
export async function changingRights<Result>(
  { db }: Pick<Platform, 'db'>,
  caller: SignedInCaller,
  { access }: { access: Access },
  work: (office: Office) => Promise<Result>,
): Promise<Result> {
  return db.transaction().execute(async (trx) => {
    await lockRights(trx)
    const own = await readOpenRights(trx, { accountId: caller.user.id, sessionId: caller.sessionId })
    if (!own || !mayCall(access, { ...own, permissions: [...own.keys] }))
      throw new Refusal(codes.forbidden, own ? systemMessages.rightsGone : sessionMessages.forbidden)
    return work({ trx, own })
  })
}

/** Nobody grants a key they lack, nor takes one. */
export function requireOwnKeys(own: Rights, keys: Iterable<PermissionKey>, language: Language): void {
  const lacking = [...new Set(keys)].filter((key) => !own.keys.has(key))
  if (lacking.length > 0)
    throw new Refusal(codes.forbidden, systemMessages.keysLacking, {
      keys: lacking.map((key) => keyNames[key][language]).join(language === 'en' ? ', ' : '、'),
    })
}

/** Whether somebody may do all that the other may: whoever resets a password could use what it opens. */
export const mayReach = (
  own: Pick<Rights, 'department' | 'keys'>,
  other: Pick<Rights, 'department' | 'keys'>,
): boolean =>
  own.department === 'administrator' ||
  (other.department !== 'administrator' && [...other.keys].every((key) => own.keys.has(key)))

export function requireReach(own: Rights, other: Rights): void {
  if (!mayReach(own, other))
    throw new Refusal(codes.forbidden, systemMessages.beyondReach, { name: other.name })
}

export function requireAdministrator(own: Rights): void {
  if (own.department !== 'administrator') throw new Refusal(codes.forbidden, systemMessages.administratorOnly)
}

/** Asked after the change, in its transaction: what it left must be somebody who can undo it. */
export async function requireAdministratorLeft({ trx }: Pick<Office, 'trx'>): Promise<void> {
  if ((await countUsableAdministrators(trx)) === 0)
    throw new Refusal(codes.refused, systemMessages.lastAdministrator)
}
