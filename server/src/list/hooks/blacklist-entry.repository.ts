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

/** How far each account's sign-up has come; those without one are not in the answer. */
export async function readDataStates(
  db: Db,
  accountIds: string[],
  edition: number,
): Promise<Map<string, string>> {
  if (accountIds.length === 0) return new Map()
  const states = await db
    .selectFrom('company')
    .select(['account_id', 'data_state'])
    .where('account_id', 'in', accountIds)
    .where('edition', '=', edition)
    .where('deleted_at', 'is', null)
    .execute()
  return new Map(states.map((state) => [state.account_id, state.data_state]))
}
