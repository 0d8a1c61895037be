import { sql } from 'kysely'
import type { Db } from '../platform/database/database'

/** Gives the first printing to whoever had none. */
export async function markPrinted(trx: Db, ids: readonly string[], by: string): Promise<void> {
  await sql`UPDATE badge_person SET printing = 1, printed_at = clock_timestamp(), printed_by = ${by}, version = version + 1
    WHERE id = ANY(${ids}::uuid[]) AND printing = 0`.execute(trx)
}

/** The paper before is void from now on. */
export async function raisePrinting(trx: Db, id: string, by: string): Promise<void> {
  await sql`UPDATE badge_person SET printing = printing + 1, printed_at = clock_timestamp(), printed_by = ${by},
    version = version + 1 WHERE id = ${id} AND printing > 0`.execute(trx)
}

export interface CompanyOnBadge {
  nameZh: string
  nameEn: string
}

export async function readCompanyOnBadge(db: Db, companyId: string): Promise<CompanyOnBadge> {
  const { name_zh: nameZh, name_en: nameEn } = await db
    .selectFrom('company')
    .select(['name_zh', 'name_en'])
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow()
  return { nameZh, nameEn }
}
