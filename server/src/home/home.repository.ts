import { sql } from 'kysely'
import type { Db } from '../platform/database/database'

export const findCompanyForHome = (db: Db, accountId: string, edition: number) =>
  db
    .selectFrom('company')
    .leftJoin('booth_request', 'booth_request.company_id', 'company.id')
    .leftJoin('current_window', 'current_window.company_id', 'company.id')
    .select([
      'company.id',
      'company.name_zh',
      'company.name_en',
      'company.contact_name',
      'company.registration_number',
      'company.data_state',
      'company.review_state',
      'company.review_remark',
      'company.submitted_at',
      'company.reviewed_at',
      'company.basics_saved',
      'booth_request.exhibit_type',
      'booth_request.booth_type',
      'booth_request.standard_booths',
      'booth_request.indoor_area',
      'booth_request.outdoor_area',
      'booth_request.saved as request_saved',
      'current_window.batch',
      'current_window.starts_at',
      'current_window.ends_at',
      sql<Date>`now()`.as('now'),
    ])
    .where('company.account_id', '=', accountId)
    .where('company.edition', '=', edition)
    .where('company.deleted_at', 'is', null)
    .executeTakeFirst()

export const countProducts = async (db: Db, companyId: string): Promise<number> =>
  (
    await db
      .selectFrom('product_intro')
      .select((select) => select.fn.countAll<number>().as('n'))
      .where('company_id', '=', companyId)
      .executeTakeFirstOrThrow()
  ).n

export const listHistory = (db: Db, accountId: string, before: number) =>
  db
    .selectFrom('booth_history')
    .select(['edition', 'standard_booths', 'raw_area'])
    .where('account_id', '=', accountId)
    .where('edition', '<', before)
    .orderBy('edition', 'desc')
    .limit(2)
    .execute()

export const listNewestSubmissions = (db: Db, edition: number) =>
  db
    .selectFrom('company')
    .select(['id', 'name_zh', 'name_en', 'registration_number', 'submitted_at'])
    .where('edition', '=', edition)
    .where('deleted_at', 'is', null)
    .where('submitted_at', 'is not', null)
    .orderBy('submitted_at', 'desc')
    .limit(8)
    .execute()
