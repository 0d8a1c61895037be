import type { IdentityKind, RequestKind, RequestState } from '@fairground/domain/badge'
import type { RequestSearch } from '@fairground/wire/badge/requests'
import { sql } from 'kysely'
import type { Db } from '../platform/database/database'
import { containing } from '../platform/database/search'

export interface StoredRequest {
  id: string
  companyId: string
  kind: RequestKind
  personId: string | null
  personName: string
  name: string
  nameEn: string
  post: string
  mobile: string
  identityKind: IdentityKind | null
  identitySealed: string | null
  photoFileId: string | null
  reason: string
  state: RequestState
  madeAt: Date
  decidedAt: Date | null
  decisionReason: string
}

const columns = sql`request.id, request.company_id AS "companyId", request.kind, request.person_id AS "personId",
  request.person_name AS "personName", request.name, request.name_en AS "nameEn", request.post, request.mobile,
  request.identity_kind AS "identityKind", request.identity_sealed AS "identitySealed",
  request.photo_file_id AS "photoFileId", request.reason, request.state, request.made_at AS "madeAt",
  request.decided_at AS "decidedAt", request.decision_reason AS "decisionReason"`

export async function readRequests(db: Db, companyId: string): Promise<StoredRequest[]> {
  const { rows } = await sql<StoredRequest>`SELECT ${columns} FROM badge_request request
    WHERE company_id = ${companyId} ORDER BY made_at DESC, id`.execute(db)
  return rows
}

export async function findRequest(db: Db, id: string, lock = false): Promise<StoredRequest | undefined> {
  const { rows } = await sql<StoredRequest>`SELECT ${columns} FROM badge_request request WHERE id = ${id}
    ${lock ? sql`FOR UPDATE` : sql``}`.execute(db)
  return rows[0]
}

export type FoundRequest = StoredRequest & {
  nameZhOfCompany: string
  nameEnOfCompany: string
  decidedBy: string
  total: number
}

export async function searchRequests(
  db: Db,
  edition: number,
  { companyName, state, kind, page, pageSize }: RequestSearch,
): Promise<FoundRequest[]> {
  const named = companyName ? containing(companyName) : undefined
  const { rows } = await sql<FoundRequest>`
    SELECT ${columns}, company.name_zh AS "nameZhOfCompany", company.name_en AS "nameEnOfCompany",
      coalesce(account.username, '') AS "decidedBy", count(*) OVER ()::int AS total
    FROM badge_request request JOIN company ON company.id = request.company_id
    LEFT JOIN account ON account.id = request.decided_by
    WHERE company.edition = ${edition} AND company.deleted_at IS NULL
      ${named ? sql`AND (company.name_zh ILIKE ${named} OR company.name_en ILIKE ${named})` : sql``}
      ${state ? sql`AND request.state = ${state}` : sql``} ${kind ? sql`AND request.kind = ${kind}` : sql``}
    ORDER BY request.state <> 'open', CASE WHEN request.state = 'open' THEN request.made_at END,
      request.made_at DESC, request.id
    LIMIT ${pageSize} OFFSET ${(page - 1) * pageSize}`.execute(db)
  return rows
}

export type NewRequest = Omit<StoredRequest, 'state' | 'madeAt' | 'decidedAt' | 'decisionReason'> & {
  by: string
}

/** False where there is one of this id already. */
export async function insertRequest(trx: Db, made: NewRequest): Promise<boolean> {
  const { numAffectedRows } = await sql`
    INSERT INTO badge_request (id, company_id, kind, person_id, person_name, name, name_en, post, mobile, identity_kind,
      identity_sealed, photo_file_id, reason, made_by)
    VALUES (${made.id}, ${made.companyId}, ${made.kind}, ${made.personId}, ${made.personName}, ${made.name},
      ${made.nameEn}, ${made.post}, ${made.mobile}, ${made.identityKind}, ${made.identitySealed}, ${made.photoFileId},
      ${made.reason}, ${made.by}) ON CONFLICT (id) DO NOTHING`.execute(trx)
  return numAffectedRows === 1n
}

export async function hasOpenRequest(db: Db, personId: string): Promise<boolean> {
  const { rows } =
    await sql`SELECT FROM badge_request WHERE person_id = ${personId} AND state = 'open'`.execute(db)
  return rows.length > 0
}

/** What it said of a person goes: the person has it now, or nobody. */
export async function settleRequest(
  trx: Db,
  id: string,
  { state, by, reason }: { state: Exclude<RequestState, 'open'>; by: string; reason: string },
): Promise<void> {
  await sql`UPDATE badge_request SET state = ${state}, decided_at = clock_timestamp(), decided_by = ${by},
    decision_reason = ${reason}, identity_sealed = NULL, photo_file_id = NULL, mobile = '' WHERE id = ${id}`.execute(
    trx,
  )
}

/** Whether a photo hangs on a request somebody has to look at, or on a person. */
export async function isBadgePhoto(db: Db, fileId: string): Promise<boolean> {
  const { rows } =
    await sql`SELECT FROM badge_request WHERE photo_file_id = ${fileId} AND state = 'open'`.execute(db)
  return rows.length > 0
}

export async function emptyRequestPhoto(trx: Db, id: string): Promise<void> {
  await sql`UPDATE badge_request SET photo_file_id = NULL WHERE id = ${id}`.execute(trx)
}
