import type { SignUpSection } from '@fairground/domain/company/sections'
import { sql } from 'kysely'
import type { Db } from '../platform/database/database'

export async function savedSections(db: Db, companyId: string): Promise<Set<SignUpSection>> {
  const { rows } = await sql<{ section: SignUpSection }>`
    SELECT 'basics' AS section FROM company WHERE id = ${companyId} AND basics_saved
    UNION ALL SELECT 'invoice' FROM invoice_profile WHERE company_id = ${companyId} AND saved
    UNION ALL SELECT 'qualification' FROM qualification_survey WHERE company_id = ${companyId} AND saved
    UNION ALL SELECT 'scale' FROM scale_survey WHERE company_id = ${companyId} AND saved
    UNION ALL SELECT 'intro' FROM company_intro WHERE company_id = ${companyId} AND saved
    UNION ALL SELECT 'boothRequest' FROM booth_request WHERE company_id = ${companyId} AND saved`.execute(db)
  return new Set(rows.map(({ section }) => section))
}
