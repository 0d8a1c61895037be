import type { Language } from '@fairground/domain/text'
import type { UndertakingKind, UndertakingState } from '@fairground/domain/undertaking'
import { readSort } from '@fairground/wire/kernel/page'
import type { ListedUndertaking, UndertakingColumn, UndertakingSearch } from '@fairground/wire/undertaking'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { holdsBooths } from '../booth'
import { byReading } from '../platform/database/by-reading'
import type { Db } from '../platform/database/database'
import { nameIn } from '../platform/database/name-in'
import { containing } from '../platform/database/search'

/** Of which fair, in whose language, on which day by its clock. */
export interface Reading {
  edition: number
  language: Language
  today: string
}

const tables = ({ edition, today }: Reading) => sql`
  undertaking_standing standing JOIN company ON company.id = standing.company_id
  JOIN account ON account.id = company.account_id
  LEFT JOIN (
    SELECT kind, language, max(version) AS version FROM undertaking_text WHERE edition = ${edition} GROUP BY kind, language
  ) current_text ON current_text.kind = standing.kind
    AND current_text.language = CASE account.user_type WHEN 'ENG' THEN 'en' ELSE 'zh' END
  LEFT JOIN LATERAL (
    SELECT max(sent_at) AS at, bool_or(day = ${today}::date) AS today FROM undertaking_reminder reminder
    WHERE reminder.company_id = company.id AND standing.kind = ANY(reminder.kinds)) reminded ON true`

const shown = ({ language }: Reading) => sql`
  company.id AS "companyId", ${nameIn(language)} AS "companyName", company.registration_number AS "registrationNumber",
  account.user_type AS area, standing.state, standing.signature_id AS "signatureId",
  coalesce(standing.signer_name, '') AS "signerName", standing.method, standing.signed_at AS "signedAt",
  standing.text_version AS "textVersion", current_text.version AS "currentVersion",
  coalesce(standing.renewal_reason, '') AS "renewalReason", reminded.at AS "remindedAt",
  coalesce(reminded.today, false) AS "remindedToday",
  (SELECT array_agg(booth.code ORDER BY booth.code) FROM booth_holding JOIN booth ON booth.id = booth_holding.booth_id
    WHERE booth_holding.company_id = company.id AND booth_holding.released_at IS NULL) AS booths`

function matching(search: UndertakingSearch, { edition }: Reading): RawBuilder<SqlBool> {
  const { kind, company, state, area, version, ids } = search
  const names = sql`concat_ws(' ', company.name_zh, company.name_en, company.registration_number)`
  const conditions = [
    sql`company.edition = ${edition}`,
    sql`standing.kind = ${kind}`,
    holdsBooths('company.id'),
    ...(company ? [sql`${names} ILIKE ${containing(company)}`] : []),
    ...(state ? [sql`standing.state = ${state}`] : []),
    ...(area ? [sql`account.user_type = ${area}`] : []),
    ...(version === 'current' ? [sql`standing.text_version = current_text.version`] : []),
    ...(version === 'former' ? [sql`standing.text_version < current_text.version`] : []),
    ...(ids ? [sql`company.id = ANY(${ids}::uuid[])`] : []),
  ]
  return sql<SqlBool>`${sql.join(conditions, sql` AND `)}`
}

const asSignedUp = sql`company.registration_number NULLS LAST, company.id`

const sortedBy: Record<UndertakingColumn, (language: Language) => RawBuilder<unknown>> = {
  company: (language) => byReading(nameIn(language)),
  state: () => sql`standing.state`,
  signedAt: () => sql`standing.signed_at`,
  remindedAt: () => sql`reminded.at`,
}

function ordering({ sort }: UndertakingSearch, language: Language): RawBuilder<unknown> {
  if (!sort) return asSignedUp
  const { column, descending } = readSort(sort)
  return sql`${sortedBy[column](language)} ${sql.raw(descending ? 'DESC' : 'ASC')} NULLS LAST, ${asSignedUp}`
}

export async function readUndertakings(
  db: Db,
  search: UndertakingSearch,
  reading: Reading,
  page: { most: number; skip: number },
): Promise<ListedUndertaking[]> {
  const { rows } = await sql<ListedUndertaking>`
    SELECT ${shown(reading)} FROM ${tables(reading)} WHERE ${matching(search, reading)}
    ORDER BY ${ordering(search, reading.language)} LIMIT ${page.most} OFFSET ${page.skip}`.execute(db)
  return rows
}

export async function countUndertakings(
  db: Db,
  search: UndertakingSearch,
  reading: Reading,
): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    SELECT count(*)::int AS total FROM ${tables(reading)} WHERE ${matching(search, reading)}`.execute(db)
  return rows[0]?.total ?? 0
}

export async function countStates(
  db: Db,
  kind: UndertakingKind,
  edition: number,
): Promise<{ state: UndertakingState; companies: number }[]> {
  const { rows } = await sql<{ state: UndertakingState; companies: number }>`
    SELECT state, count(*)::int AS companies FROM undertaking_standing standing
    WHERE edition = ${edition} AND kind = ${kind} AND ${holdsBooths('standing.company_id')} GROUP BY state`.execute(
    db,
  )
  return rows
}
