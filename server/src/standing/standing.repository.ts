import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../platform/database/database'

export const findCompany = (db: Db, companyId: string, timeZone: string) =>
  db
    .selectFrom('company')
    .innerJoin('account', 'account.id', 'company.account_id')
    .leftJoin('invoice_profile', (join) =>
      join
        .onRef('invoice_profile.company_id', '=', 'company.id')
        .on('invoice_profile.deleted_at', 'is', null),
    )
    .select([
      'company.id',
      'company.account_id as accountId',
      'company.edition',
      'company.name_zh as nameZh',
      'company.name_en as nameEn',
      'company.registration_number as registrationNumber',
      'company.data_state as dataState',
      'company.review_state as reviewState',
      'company.submitted_at as submittedAt',
      'company.contact_name as contactName',
      'company.contact_mobile as contactMobile',
      'company.email',
      'account.username',
      'invoice_profile.credit_code as creditCode',
      // A name of nothing but legal form has no core, and must not equal every other such name.
      sql<string[]>`array_remove(ARRAY[name_core(name_zh), name_core(name_en)], '')`.as('nameCores'),
      sql<string>`(now() AT TIME ZONE ${timeZone})::date`.as('today'),
    ])
    .where('company.id', '=', companyId)
    .where('company.deleted_at', 'is', null)
    .executeTakeFirst()

export type CompanyRow = NonNullable<Awaited<ReturnType<typeof findCompany>>>

/** More rows than this about one company are a list in disorder; the panel needs no more to show that. */
const enough = 20

const isNamed = ({ nameCores }: CompanyRow): RawBuilder<boolean> =>
  sql<boolean>`name_core(company_name) = ANY (${nameCores})`

const isCoded = ({ creditCode }: CompanyRow): RawBuilder<boolean> => sql<boolean>`credit_code = ${creditCode}`

const sameName = (company: CompanyRow) => isNamed(company).as('sameName')

export const listCouncil = (db: Db, company: CompanyRow) =>
  db
    .selectFrom('council_member')
    .select(['id', 'company_name', 'credit_code', 'serial'])
    .select(sameName(company))
    .where('deleted_at', 'is', null)
    .where((where) => where.or([isNamed(company), isCoded(company)]))
    .limit(enough)
    .execute()

export const listAssociation = (db: Db, company: CompanyRow) =>
  db
    .selectFrom('association_member')
    .select(['id', 'company_name', 'certificate_number', 'valid_from', 'valid_until'])
    .where('deleted_at', 'is', null)
    .where(isNamed(company))
    .limit(enough)
    .execute()

export const listGrades = (db: Db, company: CompanyRow) =>
  db
    .selectFrom('credit_grade')
    .select(['id', 'company_name', 'credit_code', 'grade', 'issued_on', 'valid_until'])
    .select(sameName(company))
    .where('deleted_at', 'is', null)
    .where((where) => where.or([isNamed(company), isCoded(company)]))
    .limit(enough)
    .execute()

export const listGroups = (db: Db, company: CompanyRow) =>
  db
    .selectFrom('group_unit')
    .select(['id', 'company_id', 'company_name', 'credit_code', 'group_type', 'group_name'])
    .select(sameName(company))
    .where('deleted_at', 'is', null)
    .where((where) => where.or([isNamed(company), isCoded(company), where('company_id', '=', company.id)]))
    .limit(enough)
    .execute()

export const listBlacklistings = (db: Db, company: CompanyRow) =>
  db
    .selectFrom('blacklist_entry')
    .leftJoin('account as lister', 'lister.id', 'blacklist_entry.created_by')
    .select(['blacklist_entry.id', 'account_id', 'company_name', 'remark'])
    .select(['blacklist_entry.created_at', 'lister.real_name', 'lister.username'])
    .select(sameName(company))
    .select('credit_codes')
    .where('deleted_at', 'is', null)
    .where((where) =>
      where.or([
        isNamed(company),
        where('account_id', '=', company.accountId),
        sql<boolean>`credit_codes @> ARRAY[${company.creditCode}]::text[]`,
      ]),
    )
    .limit(enough)
    .execute()
