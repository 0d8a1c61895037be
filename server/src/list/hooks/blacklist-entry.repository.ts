import type { Db } from '../../platform/database/database'

/** Locked: a submission or a choice of the same company waits, and then meets the entry. */
export const lockCompaniesOf = (
  db: Db,
  accountId: string,
): Promise<{ edition: number; nameZh: string; nameEn: string }[]> =>
  db
    .selectFrom('company')
    .select(['edition', 'name_zh as nameZh', 'name_en as nameEn'])
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .execute()

/** Callers name a company, of whichever edition; what is on record names the account. */
export async function accountOf(db: Db, id: string): Promise<string | undefined> {
  const company = await db.selectFrom('company').select('account_id').where('id', '=', id).executeTakeFirst()
  if (company) return company.account_id
  const account = await db.selectFrom('account').select('id').where('id', '=', id).executeTakeFirst()
  return account?.id
}

interface NewestCompany {
  id: string
  edition: number
  dataState: string
}

/** The last sign-up of each account; those without one are not in the answer. */
export async function readNewestCompanies(db: Db, accountIds: string[]): Promise<Map<string, NewestCompany>> {
  if (accountIds.length === 0) return new Map()
  const companies = await db
    .selectFrom('company')
    .distinctOn('account_id')
    .select(['account_id', 'id', 'edition', 'data_state as dataState'])
    .where('account_id', 'in', accountIds)
    .where('deleted_at', 'is', null)
    .orderBy('account_id')
    .orderBy('edition', 'desc')
    .execute()
  return new Map(companies.map(({ account_id, ...company }) => [account_id, company]))
}
