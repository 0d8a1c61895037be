import { makeInitialPassword } from '../exhibitor'
import { type Actor, recordAudit } from '../platform/audit/audit'
import type { Database, Db } from '../platform/database/database'
import type { PasswordVault } from '../platform/passwords/password-vault'
import type { Sessions } from '../platform/sessions/sessions'
import {
  enableAccount,
  findForLogin,
  type LoginCandidate,
  readAdministrators,
  updateAccount,
} from './account.repository'
import { liftLocks } from './lockout'

export class ResetRefused extends Error {}

export interface StaffReset {
  username: string
  password: string
  hours: string
  sessionsEnded: number
}

interface Tools {
  db: Database
  passwords: Pick<PasswordVault, 'hash'>
  sessions: Pick<Sessions, 'revokeAll'>
}

/**
 * A way back in for staff, who have no phone or mailbox here to recover a password with. For whoever may run commands
 * on the fair's database; nobody reaches it over the network.
 */
export async function resetStaffPassword(
  { db, passwords, sessions }: Tools,
  name: string,
  { enable }: { enable: boolean },
  actor: Actor,
): Promise<StaffReset> {
  const account = await findForLogin(db, name)
  if (account?.department === 'exhibitor') throw isExhibitor(account)
  if (!account) throw await isUnknown(db, name)
  if (account.disabled && !enable) throw isDisabled(account)
  const { passwordHash, until, told } = await makeInitialPassword(passwords)
  return db.transaction().execute(async (trx) => {
    if (account.disabled) await enableAccount(trx, account.id)
    await updateAccount(trx, account.id, { passwordHash, initialUntil: until })
    await liftLocks(trx, account.username)
    const sessionsEnded = await sessions.revokeAll(trx, account.id)
    await recordAudit(trx, actor, {
      action: 'reset-password',
      subjectType: 'account',
      subjectId: account.id,
      before: { disabled: account.disabled },
      after: { disabled: false, mustChangePassword: true },
    })
    return {
      username: account.username,
      password: told.secrets.password,
      hours: told.params.hours,
      sessionsEnded,
    }
  })
}

const isExhibitor = ({ username }: LoginCandidate) =>
  new ResetRefused(
    `${username} is an exhibitor. Nothing was changed. Exhibitors recover their password on the login page, or apply for a reset there.`,
  )

const isDisabled = ({ username }: LoginCandidate) =>
  new ResetRefused(`${username} is disabled. Nothing was changed. Add --enable to let the account in again.`)

async function isUnknown(db: Db, name: string): Promise<ResetRefused> {
  const names = (await readAdministrators(db)).join(', ') || 'none yet'
  return new ResetRefused(`There is no account ${name}. Nothing was changed. Administrators: ${names}.`)
}
