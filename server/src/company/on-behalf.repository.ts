import type { UserType } from '@fairground/domain/account'
import { normaliseCreditCode } from '@fairground/domain/credit-code'
import type { FoundAccount } from '@fairground/wire/company/on-behalf'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../platform/database/database'
import { isId } from '../platform/database/ids'
import { containing, containsText } from '../platform/database/search'
import { isBlacklisted } from '../standing'

const mostShown = 20

/** By login name, by a name the company had in any edition, or by its credit code; those still without a sign-up first. */
export async function searchAccounts(
  db: Db,
  { variant, text }: { variant: UserType; text: string },
  edition: number,
): Promise<{ accounts: FoundAccount[]; more: boolean }> {
  const names = sql<string>`(name_zh || ' ' || name_en)`
  const found = sql`
    SELECT account_id FROM company WHERE deleted_at IS NULL AND ${containsText(names, text)}
    UNION SELECT id FROM account WHERE username ILIKE ${containing(text)}
    UNION SELECT account_id FROM company JOIN invoice_profile ON company_id = company.id
      WHERE credit_code = ${normaliseCreditCode(text)} AND company.deleted_at IS NULL`
  const rows = await readAccounts(db, variant, edition, sql`account.id IN (${found})`, text)
  return { accounts: rows.slice(0, mostShown), more: rows.length > mostShown }
}

export async function findAccountByName(
  db: Db,
  variant: UserType,
  username: string,
  edition: number,
): Promise<FoundAccount | undefined> {
  const named = sql`lower(account.username) = ${username.trim().toLowerCase()}`
  return (await readAccounts(db, variant, edition, named, username))[0]
}

export async function usernameExists(db: Db, username: string): Promise<boolean> {
  const row = await db
    .selectFrom('account')
    .select('id')
    .where(sql`lower(username)`, '=', username.trim().toLowerCase())
    .executeTakeFirst()
  return row !== undefined
}

async function readAccounts(
  db: Db,
  variant: UserType,
  edition: number,
  which: RawBuilder<unknown>,
  text: string,
): Promise<FoundAccount[]> {
  const { rows } = await sql<FoundAccount>`
    SELECT account.id AS "accountId", username, coalesce(last.name_zh, '') AS "nameZh",
      coalesce(last.name_en, '') AS "nameEn", last.edition AS "lastEdition", this.id AS "companyId",
      ${isBlacklisted('account.id')} AS blacklisted
    FROM account
    LEFT JOIN company this ON this.account_id = account.id AND this.edition = ${edition} AND this.deleted_at IS NULL
    LEFT JOIN LATERAL (
      SELECT name_zh, name_en, edition FROM company
      WHERE account_id = account.id AND deleted_at IS NULL AND (name_zh <> '' OR name_en <> '')
      ORDER BY edition DESC LIMIT 1
    ) last ON true
    WHERE ${which} AND account.department = 'exhibitor' AND account.disabled_at IS NULL
      AND account.user_type = ${variant}
    ORDER BY lower(username) = lower(${text}) DESC, this.id IS NOT NULL, last.name_zh, last.name_en, account.id
    LIMIT ${mostShown + 1}`.execute(db)
  return rows
}

export async function findCreditCodeHolder(
  db: Db,
  typed: string,
  edition: number,
): Promise<{ companyId: string; nameZh: string } | null> {
  const row = await db
    .selectFrom('invoice_profile')
    .innerJoin('company', 'company.id', 'invoice_profile.company_id')
    .select(['company.id as companyId', 'company.name_zh as nameZh'])
    .where('invoice_profile.edition', '=', edition)
    .where('invoice_profile.credit_code', '=', normaliseCreditCode(typed))
    .where('invoice_profile.deleted_at', 'is', null)
    .where('company.deleted_at', 'is', null)
    .executeTakeFirst()
  return row ?? null
}

/** An account a sign-up can be for. */
export async function findExhibitor(
  db: Db,
  accountId: string,
): Promise<{ id: string; username: string; variant: UserType } | undefined> {
  const row = isId(accountId)
    ? await db
        .selectFrom('account')
        .select(['id', 'username', 'user_type'])
        .where('id', '=', accountId)
        .where('department', '=', 'exhibitor')
        .where('disabled_at', 'is', null)
        .executeTakeFirst()
    : undefined
  return row && { id: row.id, username: row.username, variant: row.user_type as UserType }
}

/**
 * The sign-up an earlier, identical request has stored. A file is taken up once, so the same person naming the same
 * document for the same login name means the same request.
 */
export async function findEntered(
  db: Db,
  request: { username: string; fileId: string; by: string; edition: number },
): Promise<string | undefined> {
  if (!isId(request.fileId)) return undefined
  const row = await db
    .selectFrom('company')
    .innerJoin('account', 'account.id', 'company.account_id')
    .select('company.id')
    .where(sql`lower(account.username)`, '=', request.username.toLowerCase())
    .where('company.edition', '=', request.edition)
    .where('company.created_by', '=', request.by)
    .where('company.deleted_at', 'is', null)
    .where((where) =>
      where.or([
        where('company.licence_file_id', '=', request.fileId),
        where('company.sign_up_file_id', '=', request.fileId),
      ]),
    )
    .executeTakeFirst()
  return row?.id
}
