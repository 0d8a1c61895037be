import { fileMessages } from '@fairground/domain/company/sections'
import { normaliseCreditCode } from '@fairground/domain/credit-code'
import type { Language } from '@fairground/domain/text'
import { codes } from '@fairground/wire/kernel/codes'
import { sql } from 'kysely'
import { nameOf, readCodeNames } from '../platform/database/code-names'
import type { Db } from '../platform/database/database'
import { isId } from '../platform/database/ids'
import type { SignedInCaller } from '../platform/http/principal'
import { Refusal } from '../platform/http/refusal'

export async function countSignUps(
  db: Db,
  edition: number,
): Promise<{ signedUp: number; councilMembers: number }> {
  const { rows } = await sql<{ signedUp: number; councilMembers: number }>`
    SELECT count(*)::int AS "signedUp", count(*) FILTER (WHERE EXISTS (
      SELECT FROM council_member member WHERE member.deleted_at IS NULL AND member.credit_code = invoice.credit_code
    ))::int AS "councilMembers"
    FROM company LEFT JOIN invoice_profile invoice ON invoice.company_id = company.id
    WHERE company.edition = ${edition} AND company.data_state = 'submitted' AND company.deleted_at IS NULL`.execute(
    db,
  )
  return rows[0] ?? { signedUp: 0, councilMembers: 0 }
}

/** Overseas companies have no Chinese name; a list that names one does so in English. */
const listedName = sql`name_core(coalesce(nullif(company.name_zh, ''), company.name_en))`

/** By credit code, or by the same name where there is no code to compare. */
export async function listCreditGrades(db: Db, companyId: string, language: Language) {
  const { rows } = await sql<{
    companyName: string
    grade: string
    certificateNumber: string
    validUntil: string | null
  }>`
    SELECT grade.company_name AS "companyName", grade.grade, grade.certificate_number AS "certificateNumber",
      grade.valid_until AS "validUntil"
    FROM credit_grade grade JOIN company ON company.id = ${companyId}
    LEFT JOIN invoice_profile invoice ON invoice.company_id = company.id
    WHERE grade.deleted_at IS NULL AND (grade.credit_code = invoice.credit_code
      OR (invoice.credit_code IS NULL AND name_core(grade.company_name) = ${listedName} AND ${listedName} <> ''))
    ORDER BY grade.valid_until DESC NULLS LAST LIMIT 20`.execute(db)
  const names = await readCodeNames(db, ['creditGrade'])
  return rows.map((row) => ({ ...row, gradeLabel: nameOf(names, 'creditGrade', row.grade, language) }))
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

/** Only that there is one, never whose. */
export async function creditCodeInUse(
  db: Db,
  typed: string | undefined,
  accountId: string,
  edition: number,
): Promise<boolean> {
  if (!typed) return false
  const { rows } = await sql<{ used: boolean }>`
    SELECT EXISTS (
      SELECT FROM invoice_profile invoice JOIN company ON company.id = invoice.company_id
      WHERE invoice.edition = ${edition} AND invoice.credit_code = ${normaliseCreditCode(typed)}
        AND invoice.deleted_at IS NULL AND company.account_id <> ${accountId}
    ) AS used`.execute(db)
  return rows[0]?.used ?? false
}

export async function requireOwnFile(db: Db, fileId: string, caller: SignedInCaller): Promise<string> {
  const file = isId(fileId)
    ? await db
        .selectFrom('stored_file')
        .select('id')
        .where('id', '=', fileId)
        .where('stored', '=', true)
        .$if(caller.user.department === 'exhibitor', (query) => query.where('owner_id', '=', caller.user.id))
        .executeTakeFirst()
    : undefined
  if (!file) throw new Refusal(codes.refused, fileMessages.gone)
  return file.id
}

/** Uploads nothing refers to are swept away anyway; given up early they go with the next sweep. */
export async function discardUploads(
  db: Db,
  fileIds: readonly string[],
  caller: SignedInCaller,
): Promise<number> {
  const named = fileIds.filter((id) => isId(id))
  if (named.length === 0) return 0
  const { numUpdatedRows } = await db
    .updateTable('stored_file')
    .set({ created_at: sql`now() - interval '25 hours'` })
    .where('id', 'in', named)
    .where('claimed_at', 'is', null)
    .where('owner_id', '=', caller.user.id)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
