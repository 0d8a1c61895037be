import {
  type CurrentUser,
  type Department,
  isPermissionKey,
  permissionKeys,
  type UserType,
} from '@fairground/domain/account'
import type { Settings } from '@fairground/domain/settings'
import { sql } from 'kysely'
import type { Database, Db } from '../database/database'
import { planOnce } from '../database/plan-once'
import type { LiveEvents } from '../live/live-events'
import { hashToken, newToken, requestToken } from './session-token'

export interface OpenSession {
  id: string
  /** The XTOKEN of this session. */
  token: string
}

/** Unknown is what was never given to anybody, or too long ago to be on record. */
export type SessionFault = 'expired' | 'ended' | 'unknown'
export type Resolved = { user: CurrentUser; session: OpenSession } | { fault: SessionFault }

/** What a login looked at: the name, and where a password was checked, its hash. */
export interface CheckedAccount {
  id: string
  username: string
  passwordHash?: string
}

export interface Sessions {
  /**
   * Nobody gets in on the strength of something that changed meanwhile: the account must still be what was checked.
   * Undefined when it is not.
   */
  open(
    checked: CheckedAccount,
    from: { address: string; userAgent: string },
  ): Promise<{ cookie: string; session: OpenSession; user: CurrentUser } | undefined>
  /** `quietly`: being listened to is no sign of a person at work, so it does not extend the session. */
  resolve(cookie: string, quietly?: boolean): Promise<Resolved>
  end(sessionId: string): Promise<void>
  /** Signs an account out everywhere, for example after a password change; or everywhere but in one session. */
  revokeAll(db: Db, accountId: string, spared?: string): Promise<number>
  /** Ends one session of an account, whoever is in it. */
  revokeOne(db: Db, accountId: string, sessionId: string): Promise<number>
}

const touchEverySeconds = 60

export function createSessions(
  db: Database,
  settings: () => Settings,
  live: Pick<LiveEvents, 'publish'>,
): Sessions {
  return {
    async open(checked, from) {
      const cookie = newToken()
      const { sessionIdleMinutes, sessionMaxMinutes } = settings()
      // The share lock makes this wait for a change under way, and the change's revocation see this session.
      const { rows } = await sql<UserRow & { session_id: string }>`
        WITH ${planOnce} account AS MATERIALIZED (
          SELECT id, username, user_type, department, real_name, must_change_password FROM account
          WHERE id = ${checked.id} AND username = ${checked.username} AND disabled_at IS NULL
            AND password_hash = coalesce(${checked.passwordHash ?? null}, password_hash)
          FOR SHARE),
        opened AS (
          INSERT INTO session (token_hash, account_id, idle_expires_at, expires_at, address, user_agent)
          SELECT ${hashToken(cookie)}, id, ${minutesFromNow(sessionIdleMinutes)}, ${minutesFromNow(sessionMaxMinutes)},
            ${from.address}, ${from.userAgent.slice(0, 300)}
          FROM account
          RETURNING id)
        SELECT opened.id AS session_id, account.id, username, user_type, department, real_name, must_change_password,
          ${rolesOfAccount} AS roles, ${permissionsOfAccount} AS permissions
        FROM opened, account`.execute(db)
      const row = rows[0]
      return (
        row && {
          cookie,
          session: { id: row.session_id, token: requestToken(cookie) },
          user: toUser(row),
        }
      )
    },

    async resolve(cookie, quietly = false) {
      const row = await findSession(db, hashToken(cookie))
      if (!row) return { fault: 'unknown' }
      if (row.ended_at !== null || row.disabled_at !== null) return { fault: 'ended' }
      if (row.over) return { fault: 'expired' }
      if (row.stale && !quietly) await touch(db, row.session_id, settings().sessionIdleMinutes)
      return { user: toUser(row), session: { id: row.session_id, token: requestToken(cookie) } }
    },

    async end(sessionId) {
      await db.transaction().execute((trx) => endSessions(trx, live, 'logout', { sessionId }))
    },

    revokeAll: (on, accountId, spared) => endSessions(on, live, 'revoked', { accountId, spared }),
    revokeOne: (on, accountId, sessionId) => endSessions(on, live, 'revoked', { accountId, sessionId }),
  }
}

const minutesFromNow = (minutes: number) => sql<Date>`now() + make_interval(mins => ${minutes}::int)`

async function endSessions(
  db: Db,
  live: Pick<LiveEvents, 'publish'>,
  reason: 'logout' | 'revoked',
  {
    accountId,
    sessionId,
    spared,
  }: {
    accountId?: string | undefined
    sessionId?: string | undefined
    spared?: string | undefined
  } & ({ accountId: string } | { sessionId: string }),
): Promise<number> {
  const ended = await db
    .updateTable('session')
    .set({ ended_at: sql`now()`, end_reason: reason })
    .where('ended_at', 'is', null)
    .$if(accountId !== undefined, (query) => query.where('account_id', '=', accountId ?? ''))
    .$if(sessionId !== undefined, (query) => query.where('id', '=', sessionId ?? ''))
    .$if(spared !== undefined, (query) => query.where('id', '<>', spared ?? ''))
    .returning(['id', 'account_id'])
    .execute()
  for (const { id, account_id } of ended) {
    await live.publish(db, {
      type: 'session-ended',
      audience: 'account',
      accountId: account_id,
      sessionId: id,
    })
  }
  return ended.length
}

const rolesOfAccount = sql<string[]>`ARRAY(SELECT role.code FROM account_role JOIN role ON role.id = role_id
  WHERE account_id = account.id ORDER BY role.code)`
const permissionsOfAccount = sql<string[]>`ARRAY(SELECT DISTINCT unnest(role.permissions)
  FROM account_role JOIN role ON role.id = role_id WHERE account_id = account.id)`

function findSession(db: Db, tokenHash: Buffer) {
  return db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .modifyFront(planOnce)
    .select([
      'session.id as session_id',
      'session.ended_at',
      'account.id',
      'account.username',
      'account.user_type',
      'account.department',
      'account.real_name',
      'account.must_change_password',
      'account.disabled_at',
      sql<boolean>`session.expires_at <= now() OR session.idle_expires_at <= now()`.as('over'),
      sql<boolean>`session.last_seen_at < now() - make_interval(secs => ${touchEverySeconds})`.as('stale'),
      rolesOfAccount.as('roles'),
      permissionsOfAccount.as('permissions'),
    ])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()
}

type UserRow = Omit<
  NonNullable<Awaited<ReturnType<typeof findSession>>>,
  'session_id' | 'ended_at' | 'disabled_at' | 'over' | 'stale'
>

function toUser(row: UserRow): CurrentUser {
  return {
    id: row.id,
    username: row.username,
    userType: row.user_type as UserType,
    department: row.department as Department,
    realName: row.real_name,
    permissions:
      row.department === 'administrator' ? [...permissionKeys] : row.permissions.filter(isPermissionKey),
    roles: row.roles,
    mustChangePassword: row.must_change_password,
  }
}

async function touch(db: Db, sessionId: string, idleMinutes: number): Promise<void> {
  await db
    .updateTable('session')
    .set({ last_seen_at: sql`now()`, idle_expires_at: minutesFromNow(idleMinutes) })
    .where('id', '=', sessionId)
    .execute()
}
