import { sql } from 'kysely'
import type { Db } from '../platform/database/database'
import { plainFileName } from '../platform/files/file-name'

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

export interface CompanyHeader {
  edition: number
  formerName: string
  documentKind: string
  documentName: string
  reviewRemark: string
  reviewerName: string
  reviewedAt: Date | null
  registrationNumber: string | null
  submittedAt: Date | null
  updatedAt: Date
}

/** What a record says beside its sections: where it stands, and what its document is. */
export async function readHeader(db: Db, companyId: string): Promise<CompanyHeader | undefined> {
  const header = await db
    .selectFrom('company')
    .leftJoin('account as reviewer', 'reviewer.id', 'company.reviewed_by')
    .leftJoin('stored_file as document', (join) =>
      join.on(sql`document.id`, '=', sql`coalesce(company.licence_file_id, company.sign_up_file_id)`),
    )
    .select([
      'company.edition',
      'company.former_name as formerName',
      sql<string>`CASE document.content_type WHEN 'application/pdf' THEN '.pdf' WHEN 'image/png' THEN '.png'
        WHEN 'image/jpeg' THEN '.jpg' ELSE '' END`.as('documentKind'),
      sql<string>`coalesce(document.original_name, '')`.as('documentName'),
      'company.review_remark as reviewRemark',
      sql<string>`coalesce(nullif(reviewer.real_name, ''), reviewer.username, '')`.as('reviewerName'),
      'company.reviewed_at as reviewedAt',
      'company.registration_number as registrationNumber',
      'company.submitted_at as submittedAt',
      'company.updated_at as updatedAt',
    ])
    .where('company.id', '=', companyId)
    .executeTakeFirst()
  return header && { ...header, documentName: plainFileName(header.documentName) }
}

export async function listEarlierBooths(
  db: Db,
  accountId: string,
  edition: number,
): Promise<{ edition: number; standardBooths: number; rawArea: number }[]> {
  const rows = await db
    .selectFrom('booth_history')
    .select(['edition', 'standard_booths as standardBooths', 'raw_area as rawArea'])
    .where('account_id', '=', accountId)
    .where('edition', '<', edition)
    .orderBy('edition', 'desc')
    .limit(2)
    .execute()
  return rows.map((row) => ({ ...row, rawArea: Number(row.rawArea) }))
}
