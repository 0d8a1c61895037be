import { sql } from 'kysely'
import type { Db } from '../platform/database/database'

/** Overseas companies have no Chinese name; a list that names one does so in English. */
const listedName = sql`name_core(coalesce(nullif(company.name_zh, ''), company.name_en))`

interface HeldGrade {
  companyName: string
  grade: string
  certificateNumber: string
  validUntil: string | null
}

/** By credit code, or by the same name where there is no code to compare. */
export async function readCreditGrades(db: Db, companyId: string): Promise<HeldGrade[]> {
  const { rows } = await sql<HeldGrade>`
    SELECT grade.company_name AS "companyName", grade.grade, grade.certificate_number AS "certificateNumber",
      grade.valid_until AS "validUntil"
    FROM credit_grade grade JOIN company ON company.id = ${companyId}
    LEFT JOIN invoice_profile invoice ON invoice.company_id = company.id
    WHERE grade.deleted_at IS NULL AND (grade.credit_code = invoice.credit_code
      OR (invoice.credit_code IS NULL AND name_core(grade.company_name) = ${listedName} AND ${listedName} <> ''))
    ORDER BY grade.valid_until DESC NULLS LAST LIMIT 20`.execute(db)
  return rows
}

export async function listMemberships(db: Db, companyId: string) {
  const { rows } = await sql<{
    companyName: string
    certificateNumber: string
    validFrom: string | null
    validUntil: string | null
  }>`
    SELECT member.company_name AS "companyName", member.certificate_number AS "certificateNumber",
      member.valid_from AS "validFrom", member.valid_until AS "validUntil"
    FROM association_member member JOIN company ON company.id = ${companyId}
    WHERE member.deleted_at IS NULL AND name_core(member.company_name) = ${listedName} AND ${listedName} <> ''
    ORDER BY member.valid_until DESC NULLS LAST LIMIT 20`.execute(db)
  return rows
}

/** The company that bills under a credit code. */
export async function findByCreditCode(
  db: Db,
  creditCode: string,
  edition: number,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('invoice_profile')
    .select('company_id')
    .where('edition', '=', edition)
    .where('credit_code', '=', creditCode)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return row?.company_id
}
