import { systemMessages } from '@fairground/domain/system'
import { codes } from '@fairground/wire/kernel/codes'
import type { CallInput, CallResult } from '@fairground/wire/kernel/endpoint'
import {
  endUserSessions as endCall,
  resetUser as resetCall,
  switchUser as switchCall,
  unlockUser as unlockCall,
  type userSessions,
} from '@fairground/wire/system/users'
import { enableAccount, liftLocks, updateAccount } from '../account'
import { makeInitialPassword } from '../exhibitor'
import type { SignedInCaller } from '../platform/http/principal'
import { Refusal } from '../platform/http/refusal'
import type { Platform } from '../platform/platform'
import { type Keeper, keeperIn } from '../platform/record/keeper'
import { changingRights, type Office, requireAdministratorLeft, requireReach } from './rights'
import { readRights } from './rights.repository'
import { peopleNews, userRecord } from './user-record'
import { countChange, disableUser, type HeldUser, readOpenSessions } from './users.repository'
import { requireUser } from './users.service'

interface At extends Office {
  keeper: Keeper<HeldUser, string>
  held: HeldUser
}

/** One member of staff under lock, whom the caller may manage. */
const reaching = <Result>(
  platform: Platform,
  caller: SignedInCaller,
  endpoint: Parameters<typeof changingRights>[2],
  seen: { id: string; version?: number },
  work: (at: At) => Promise<Result>,
): Promise<Result> =>
  changingRights(platform, caller, endpoint, async ({ trx, own }) => {
    const keeper = keeperIn(platform, trx, caller, userRecord)
    const held = await keeper.takeAsSeen(seen)
    const other = await readRights(trx, seen.id)
    if (!other) throw userRecord.unknown()
    requireReach(own, other)
    return work({ trx, own, keeper, held })
  })

/** Who is disabled is out at once, wherever they are logged in. */
export async function switchUser(
  platform: Platform,
  { id, version, enabled }: CallInput<typeof switchCall>['body'],
  caller: SignedInCaller,
): Promise<null> {
  await reaching(platform, caller, switchCall, { id, version }, async ({ trx, keeper, held }) => {
    if (held.enabled === enabled) return
    if (enabled) await enableAccount(trx, id)
    else await disableUser(trx, id)
    await countChange(trx, id)
    if (!enabled && held.department === 'administrator') await requireAdministratorLeft({ trx })
    if (!enabled) await platform.sessions.revokeAll(trx, id)
    await keeper.record(
      {
        id,
        action: enabled ? 'enable' : 'disable',
        before: { enabled: !enabled },
        after: { enabled },
      },
      peopleNews,
    )
  })
  return null
}

export async function unlockUser(
  platform: Platform,
  { id }: CallInput<typeof unlockCall>['body'],
  caller: SignedInCaller,
): Promise<null> {
  await reaching(platform, caller, unlockCall, { id }, async ({ trx, keeper, held }) => {
    await liftLocks(trx, held.username)
    await keeper.record({ id, action: 'unlock' }, peopleNews)
  })
  return null
}

export async function resetUser(
  platform: Platform,
  { id, version }: CallInput<typeof resetCall>['body'],
  caller: SignedInCaller,
): Promise<CallResult<typeof resetCall>> {
  if (id === caller.user.id) throw new Refusal(codes.refused, systemMessages.ownPassword)
  // Before the transaction: a slow hash must hold up nobody.
  const { passwordHash, until, told } = await makeInitialPassword(platform.passwords)
  const sessionsEnded = await reaching(
    platform,
    caller,
    resetCall,
    { id, version },
    async ({ trx, keeper, held }) => {
      if (!held.enabled) throw new Refusal(codes.refused, systemMessages.disabledAlready)
      await updateAccount(trx, id, { passwordHash, initialUntil: until })
      await countChange(trx, id)
      if (held.department === 'administrator') await requireAdministratorLeft({ trx })
      await liftLocks(trx, held.username)
      const ended = await platform.sessions.revokeAll(trx, id)
      await keeper.record({ id, action: 'reset-password', after: { sessionsEnded: ended } }, peopleNews)
      return ended
    },
  )
  return { password: told.secrets.password, hours: told.params.hours, sessionsEnded }
}

export async function readSessions(
  platform: Platform,
  id: string,
  { sessionId }: SignedInCaller,
): Promise<CallResult<typeof userSessions>> {
  await requireUser(platform, id)
  const sessions = await readOpenSessions(platform.db, id)
  return sessions.map((session) => ({ ...session, own: session.id === sessionId }))
}

export async function endSessions(
  platform: Platform,
  { id, sessionId }: CallInput<typeof endCall>['body'],
  caller: SignedInCaller,
): Promise<{ ended: number }> {
  return reaching(platform, caller, endCall, { id }, async ({ trx, keeper }) => {
    const ended = sessionId
      ? await platform.sessions.revokeOne(trx, id, sessionId)
      : await platform.sessions.revokeAll(trx, id)
    if (sessionId && ended === 0) throw new Refusal(codes.refused, systemMessages.sessionOver)
    if (ended > 0)
      await keeper.record({ id, action: 'end-sessions', after: { sessionsEnded: ended } }, peopleNews)
    return { ended }
  })
}
