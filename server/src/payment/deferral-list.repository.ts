import type { Language } from '@fairground/domain/text'
import { readSort } from '@fairground/wire/kernel/page'
import type { DeferralColumn, DeferralSearch } from '@fairground/wire/payment/deferral'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { byReading } from '../platform/database/by-reading'
import type { Db } from '../platform/database/database'
import { inBatches } from '../platform/database/in-batches'
import { nameIn } from '../platform/database/name-in'
import { containing } from '../platform/database/search'
import { deferralFields, deferralTables, type KeptDeferral } from './deferral.repository'
import type { Reading } from './payment-list.repository'

function matching(search: DeferralSearch, edition: number): RawBuilder<SqlBool> {
  const { text, state, ids } = search
  const wanted = [
    sql<SqlBool>`contract.edition = ${edition}`,
    ...(text
      ? [
          sql<SqlBool>`concat_ws(' ', contract.number, company.registration_number, company.name_zh, company.name_en,
            company.short_name_zh, company.short_name_en) ILIKE ${containing(text)}`,
        ]
      : []),
    ...(state ? [sql<SqlBool>`deferral.state = ${state}`] : []),
    ...(ids ? [sql<SqlBool>`deferral.id = ANY(${ids}::uuid[])`] : []),
  ]
  return sql<SqlBool>`${sql.join(wanted, sql` AND `)}`
}

const sortedBy: Record<DeferralColumn, (language: Language) => RawBuilder<unknown>> = {
  number: () => sql`contract.number`,
  company: (language) => byReading(nameIn(language)),
  dueBefore: () => sql`deferral.due_before`,
  dueOn: () => sql`deferral.due_on`,
  askedAt: () => sql`deferral.asked_at`,
}

/** What waits for somebody first, the longest of it before the rest. */
const byNeed = sql`deferral.state = 'proposed' DESC,
  CASE WHEN deferral.state = 'proposed' THEN deferral.asked_at END, deferral.asked_at DESC, deferral.id`

function ordering({ sort }: DeferralSearch, language: Language): RawBuilder<unknown> {
  if (!sort) return byNeed
  const { column, descending } = readSort(sort)
  return sql`${sortedBy[column](language)} ${sql.raw(descending ? 'DESC' : 'ASC')} NULLS LAST, deferral.id`
}

export async function readDeferrals(
  db: Db,
  search: DeferralSearch & { page: number; pageSize: number },
  { edition, language }: Reading,
): Promise<{ list: KeptDeferral[]; total: number }> {
  const where = matching(search, edition)
  const [list, counted] = await Promise.all([
    sql<KeptDeferral>`SELECT ${deferralFields} FROM ${deferralTables} WHERE ${where}
      ORDER BY ${ordering(search, language)} LIMIT ${search.pageSize}
      OFFSET ${(search.page - 1) * search.pageSize}`.execute(db),
    sql<{ total: number }>`SELECT count(*)::int AS total FROM ${deferralTables} WHERE ${where}`.execute(db),
  ])
  return { list: list.rows, total: counted.rows[0]?.total ?? 0 }
}

export async function* streamDeferrals(
  db: Db,
  search: DeferralSearch,
  { edition, language }: Reading,
): AsyncGenerator<KeptDeferral> {
  const { rows: found } = await sql<{ id: string }>`SELECT deferral.id FROM ${deferralTables}
    WHERE ${matching(search, edition)} ORDER BY ${ordering(search, language)}`.execute(db)
  yield* inBatches(
    found.map(({ id }) => id),
    async (some) => {
      const { rows } = await sql<KeptDeferral>`SELECT ${deferralFields} FROM ${deferralTables}
        WHERE deferral.id = ANY(${some})`.execute(db)
      return rows
    },
  )
}
