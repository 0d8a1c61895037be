import type { Page } from '@fairground/wire/kernel/page'
import type { PickedCompany } from '@fairground/wire/list/pickers'
import { sql } from 'kysely'
import type { Db } from '../platform/database/database'
import { containsText } from '../platform/database/search'

interface PickerSearch {
  companyName?: string | null | undefined
  page: number
  pageSize: number
}

export type Picker = 'blacklist' | 'group'

export async function pickCompanies(
  db: Db,
  picker: Picker,
  search: PickerSearch,
  edition: number,
): Promise<Page<PickedCompany>> {
  const typed = search.companyName?.trim() ?? ''
  const matching = db
    .selectFrom('company')
    .leftJoin('invoice_profile as invoice', 'invoice.company_id', 'company.id')
    .where('company.edition', '=', edition)
    .where('company.deleted_at', 'is', null)
    .where((where) => where.or([where('company.name_zh', '<>', ''), where('company.name_en', '<>', '')]))
    .$if(typed !== '', (query) =>
      query.where(containsText(sql`company.name_zh || ' ' || company.name_en`, typed)),
    )
  const blacklisted = sql<boolean>`EXISTS (
    SELECT FROM blacklist_entry entry WHERE entry.account_id = company.account_id AND entry.deleted_at IS NULL)`
  const [list, { total }] = await Promise.all([
    matching
      .select([
        'company.id',
        sql<string>`coalesce(nullif(company.name_zh, ''), company.name_en)`.as('companyName'),
        sql<string>`coalesce(invoice.credit_code, '')`.as('creditCode'),
        sql<string>`coalesce(company.registration_number, '')`.as('registrationNumber'),
        'company.contact_name as contactName',
        (picker === 'blacklist' ? blacklisted : sql<boolean>`false`).as('listed'),
      ])
      .orderBy('company.created_at', 'desc')
      .orderBy('company.id')
      .limit(search.pageSize)
      .offset((search.page - 1) * search.pageSize)
      .execute(),
    matching.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow(),
  ])
  return { list, total }
}
