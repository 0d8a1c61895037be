import { namesAsked, type SignUpSection } from '@fairground/domain/company/sections'
import { type RawBuilder, sql } from 'kysely'
import { columnOf } from '../platform/database/column-names'
import type { Db } from '../platform/database/database'

export type SectionValues = Record<string, unknown>

/** Each section but the first has a table of its own, one row for a company, columns named after the fields. */
const tables = {
  invoice: 'invoice_profile',
  qualification: 'qualification_survey',
  scale: 'scale_survey',
  intro: 'company_intro',
  boothRequest: 'booth_request',
} satisfies Record<Exclude<SignUpSection, 'basics'>, string>

export type StoredSection = keyof typeof tables

export interface SectionRow {
  values: SectionValues
  saved: boolean
  updatedAt: Date
  updatedBy: string | null
}

const reference = (field: string): RawBuilder<unknown> => sql.ref(columnOf(field))

export async function readSection(
  db: Db,
  section: StoredSection,
  companyId: string,
): Promise<SectionRow | undefined> {
  const { rows } = await sql<SectionValues & Omit<SectionRow, 'values'>>`
    SELECT ${sql.join(namesAsked(section).map((field) => sql`${reference(field)} AS ${sql.ref(field)}`))},
      saved, updated_at AS "updatedAt", updated_by AS "updatedBy"
    FROM ${sql.table(tables[section])} WHERE company_id = ${companyId}`.execute(db)
  const row = rows[0]
  if (!row) return undefined
  const { saved, updatedAt, updatedBy, ...values } = row
  return { values, saved, updatedAt, updatedBy }
}

/** Saved as a whole: what the form does not ask for keeps the value of an empty row. */
export async function writeSection(
  db: Db,
  section: StoredSection,
  company: { id: string; edition?: number },
  values: SectionValues,
  by: string,
): Promise<void> {
  const given = namesAsked(section).filter((field) => values[field] !== undefined)
  const columns = given.map(reference)
  const extra = company.edition === undefined ? [] : [sql.ref('edition')]
  const extraValues = company.edition === undefined ? [] : [sql`${company.edition}`]
  await sql`
    INSERT INTO ${sql.table(tables[section])} (company_id, ${sql.join([...extra, ...columns])}, saved, updated_at, updated_by)
    VALUES (${company.id}, ${sql.join([...extraValues, ...given.map((field) => sql`${values[field]}`)])}, true, now(), ${by})
    ON CONFLICT (company_id) DO UPDATE SET
      ${sql.join(columns.map((column) => sql`${column} = EXCLUDED.${column}`))},
      saved = true, updated_at = now(), updated_by = EXCLUDED.updated_by`.execute(db)
}

/** Sections somebody has saved, whatever they say. */
export async function readSavedSections(db: Db, companyId: string): Promise<Set<SignUpSection>> {
  const { rows } = await sql<{ section: SignUpSection }>`
    SELECT 'basics' AS section FROM company WHERE id = ${companyId} AND basics_saved
    UNION ALL SELECT 'invoice' FROM invoice_profile WHERE company_id = ${companyId} AND saved
    UNION ALL SELECT 'qualification' FROM qualification_survey WHERE company_id = ${companyId} AND saved
    UNION ALL SELECT 'scale' FROM scale_survey WHERE company_id = ${companyId} AND saved
    UNION ALL SELECT 'intro' FROM company_intro WHERE company_id = ${companyId} AND saved
    UNION ALL SELECT 'boothRequest' FROM booth_request WHERE company_id = ${companyId} AND saved`.execute(db)
  return new Set(rows.map(({ section }) => section))
}
