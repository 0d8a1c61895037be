import type { Db } from '../platform/database/database'

/** What hangs on an approval besides the booths. */
export async function readContractNumber(db: Db, companyId: string): Promise<string | null> {
  const contract = await db
    .selectFrom('company_contract')
    .select('number')
    .where('company_id', '=', companyId)
    .executeTakeFirst()
  return contract?.number ?? null
}

export async function readWindow(
  db: Db,
  companyId: string,
): Promise<{ startsAt: Date; endsAt: Date } | null> {
  const window = await db
    .selectFrom('current_window')
    .select(['starts_at as startsAt', 'ends_at as endsAt'])
    .where('company_id', '=', companyId)
    .$narrowType<{ startsAt: Date; endsAt: Date }>()
    .executeTakeFirst()
  return window ?? null
}
