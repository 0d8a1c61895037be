import type { Progress } from '@fairground/domain/selection'
import { type RawBuilder, type SqlBool, sql } from 'kysely'

/** Fragments that every reading of the desk has in common; each expects `company` and `choice`, its row or none. */

const holds = sql<SqlBool>`EXISTS (
  SELECT FROM booth_holding WHERE booth_holding.company_id = company.id AND released_at IS NULL)`
const tried = sql<SqlBool>`EXISTS (SELECT FROM selection_event WHERE selection_event.company_id = company.id)`

export const progressOf: RawBuilder<Progress> = sql`CASE
  WHEN choice.state IN ('finished', 'confirmed') THEN choice.state
  WHEN choice.return_reason <> '' THEN 'returned'
  WHEN ${holds} OR ${tried} THEN 'choosing'
  ELSE 'notBegun' END`

/** Whoever may choose, and whoever has chosen whatever became of it since. */
export const atTheDesk = (edition: number): RawBuilder<SqlBool> => sql`company.edition = ${edition}
  AND company.deleted_at IS NULL AND (company.review_state = 'approved' OR choice.company_id IS NOT NULL)`
