import type { Department, LoginOutcome } from '@fairground/domain/account'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../platform/database/database'
import { planOnce } from '../platform/database/plan-once'

export interface LoginCandidate {
  id: string
  username: string
  passwordHash: string
  disabled: boolean
  department: Department
  initialPasswordExpiresAt: Date | null
}

export async function findForLogin(db: Db, username: string): Promise<LoginCandidate | undefined> {
  const row = await db
    .selectFrom('account')
    .select(['id', 'username', 'password_hash', 'disabled_at', 'department', 'initial_password_expires_at'])
    .where(sql`lower(username)`, '=', username.toLowerCase())
    .modifyEnd(planOnce)
    .executeTakeFirst()
  return (
    row && {
      id: row.id,
      username: row.username,
      passwordHash: row.password_hash,
      disabled: row.disabled_at !== null,
      department: row.department as Department,
      initialPasswordExpiresAt: row.initial_password_expires_at,
    }
  )
}

/** An initial password opens one session: the first login takes it, whoever comes second finds it used up. */
export async function takeInitialPassword(db: Db, accountId: string): Promise<boolean> {
  const taken = await db
    .updateTable('account')
    .set({ initial_password_expires_at: sql`now()` })
    .where('id', '=', accountId)
    .where('initial_password_expires_at', '>', sql<Date>`now()`)
    .returning('id')
    .executeTakeFirst()
  return taken !== undefined
}

/** Codes open doors for exhibitors only; staff get in by password. */
export async function isExhibitorUsername(db: Db, username: string): Promise<boolean> {
  return (await findForLogin(db, username))?.department === 'exhibitor'
}

export async function usernameExists(db: Db, username: string): Promise<boolean> {
  const row = await db
    .selectFrom('account')
    .select('id')
    .where(sql`lower(username)`, '=', username.toLowerCase())
    .executeTakeFirst()
  return row !== undefined
}

export async function creditCodeExists(db: Db, creditCode: string, edition: number): Promise<boolean> {
  const row = await db
    .selectFrom('invoice_profile')
    .select('company_id')
    .where('edition', '=', edition)
    .where('credit_code', '=', creditCode)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

export interface MailboxOwner {
  id: string
  username: string
}

/** An exhibitor's mailbox: the username of overseas accounts, or the recovery address a company gave. */
export async function findByMailbox(
  db: Db,
  email: string,
  edition: number,
): Promise<MailboxOwner | undefined> {
  return (
    db
      .selectFrom('account')
      .leftJoin('company', (join) =>
        join
          .onRef('company.account_id', '=', 'account.id')
          .on('company.edition', '=', edition)
          .on('company.deleted_at', 'is', null),
      )
      .select(['account.id', 'account.username'])
      .where('account.department', '=', 'exhibitor')
      .where('account.disabled_at', 'is', null)
      .where((where) =>
        where.or([
          where(sql`lower(account.username)`, '=', email.toLowerCase()),
          // Typed at registration it is only a wish; saving the basics is what proves it.
          where.and([
            where(sql`lower(company.recovery_email)`, '=', email.toLowerCase()),
            where('company.basics_saved', '=', true),
          ]),
        ]),
      )
      // The owner of the username comes before somebody who merely named the mailbox.
      .orderBy(sql`lower(account.username) = ${email.toLowerCase()}`, 'desc')
      .orderBy('account.created_at')
      .limit(1)
      .executeTakeFirst()
  )
}

/** Whoever changes how the account is entered waits until this transaction ends. */
export const lockAccount = (trx: Db, accountId: string): Promise<{ username: string } | undefined> =>
  trx.selectFrom('account').select('username').where('id', '=', accountId).forUpdate().executeTakeFirst()

export interface AccountUpdate {
  username?: string | undefined
  passwordHash?: string | undefined
  /** For passwords we chose: they must be changed, and are void after this. */
  initialUntil?: Date | undefined
}

/**
 * Changes how an account is entered. Whatever was promised to its former holder, such as a proof that allows one new
 * password, is void from then on. With `expecting`, the account must still be the one the decision was about.
 */
export async function updateAccount(
  db: Db,
  accountId: string,
  update: AccountUpdate,
  expecting: { username?: string } = {},
): Promise<boolean> {
  const changed = await db
    .updateTable('account')
    .set({
      ...(update.username === undefined ? {} : { username: update.username }),
      ...(update.passwordHash === undefined
        ? {}
        : {
            password_hash: update.passwordHash,
            must_change_password: update.initialUntil !== undefined,
            initial_password_expires_at: update.initialUntil ?? null,
          }),
      updated_at: sql`now()`,
    })
    .where('id', '=', accountId)
    .$if(expecting.username !== undefined, (query) =>
      query.where('username', '=', expecting.username ?? '').where('disabled_at', 'is', null),
    )
    .returning('id')
    .executeTakeFirst()
  if (!changed) return false
  await db
    .updateTable('verification_ticket')
    .set({ used_at: sql`now()` })
    .where('purpose', '=', 'newPassword')
    .where('target', '=', accountId)
    .where('used_at', 'is', null)
    .execute()
  return true
}

export async function enableAccount(db: Db, accountId: string): Promise<void> {
  await db.updateTable('account').set({ disabled_at: null }).where('id', '=', accountId).execute()
}

/** Their names, in order. */
export async function readAdministrators(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('account')
    .select('username')
    .where('department', '=', 'administrator')
    .orderBy(sql`lower(username)`)
    .execute()
  return rows.map(({ username }) => username)
}

export interface LoginAttempt {
  username: string
  accountId: string | null
  method: 'password' | 'sms'
  outcome: LoginOutcome
  address: string
  userAgent: string
}

/** `along`: what the same statement does besides. */
export async function recordLoginAttempt(
  db: Db,
  { username, accountId, method, outcome, address, userAgent }: LoginAttempt,
  along: readonly RawBuilder<unknown>[] = [],
): Promise<void> {
  await sql`${along.length > 0 ? sql`WITH ${sql.join(along)}` : sql``}
    INSERT ${planOnce} INTO login_log (username, account_id, method, outcome, address, user_agent)
    VALUES (${username.slice(0, 100)}, ${accountId}, ${method}, ${outcome}, ${address}, ${userAgent.slice(0, 300)})`.execute(
    db,
  )
}
