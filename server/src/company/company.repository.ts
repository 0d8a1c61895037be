import type { Db } from '../platform/database/database'

export async function findOwnCreditCode(db: Db, accountId: string, edition: number): Promise<string | null> {
  const row = await db
    .selectFrom('company')
    .innerJoin('invoice_profile', 'invoice_profile.company_id', 'company.id')
    .select('invoice_profile.credit_code')
    .where('company.account_id', '=', accountId)
    .where('company.edition', '=', edition)
    .where('company.deleted_at', 'is', null)
    .executeTakeFirst()
  return row?.credit_code ?? null
}
