import type { Language } from '@fairground/domain/text'
import type { UndertakingKind, UndertakingState } from '@fairground/domain/undertaking'
import type { ListedUndertaking, UndertakingSearch } from '@fairground/wire/undertaking'
import { sql } from 'kysely'
import { holdsBooths } from '../booth'
import { byReading } from '../platform/database/by-reading'
import type { Db } from '../platform/database/database'
import type { JoinedView } from '../platform/database/joined-view'
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

const shown = ({ language }: Reading) => sql<ListedUndertaking>`
  company.id AS "companyId", ${nameIn(language)} AS "companyName", company.registration_number AS "registrationNumber",
  account.user_type AS area, standing.state, standing.signature_id AS "signatureId",
  coalesce(standing.signer_name, '') AS "signerName", standing.method, standing.signed_at AS "signedAt",
  standing.text_version AS "textVersion", current_text.version AS "currentVersion",
  coalesce(standing.renewal_reason, '') AS "renewalReason", reminded.at AS "remindedAt",
  coalesce(reminded.today, false) AS "remindedToday",
  (SELECT array_agg(booth.code ORDER BY booth.code) FROM booth_holding JOIN booth ON booth.id = booth_holding.booth_id
    WHERE booth_holding.company_id = company.id AND booth_holding.released_at IS NULL) AS booths`

const names = sql`concat_ws(' ', company.name_zh, company.name_en, company.registration_number)`

export const undertakings: JoinedView<ListedUndertaking, UndertakingSearch, Reading> = {
  id: sql`company.id`,
  tables,
  shown,
  always: ({ edition }) => sql`company.edition = ${edition} AND ${holdsBooths('company.id')}`,
  asked: () => ({
    kind: (kind) => sql`standing.kind = ${kind}`,
    company: (typed) => sql`${names} ILIKE ${containing(typed)}`,
    state: (state) => sql`standing.state = ${state}`,
    area: (area) => sql`account.user_type = ${area}`,
    version: (version) =>
      version === 'current'
        ? sql`standing.text_version = current_text.version`
        : sql`standing.text_version < current_text.version`,
  }),
  sorted: {
    company: (language) => byReading(nameIn(language)),
    state: () => sql`standing.state`,
    signedAt: () => sql`standing.signed_at`,
    remindedAt: () => sql`reminded.at`,
  },
  usual: () => sql`company.registration_number NULLS LAST, company.id`,
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
