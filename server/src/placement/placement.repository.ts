import type { WeighedBooth } from '@fairground/domain/assignment'
import type { BoothState } from '@fairground/domain/booth'
import { sql } from 'kysely'
import type { Db } from '../platform/database/database'

export interface LockedBooth {
  id: string
  code: string
  hallId: string
  state: BoothState
}

export interface LockedCompany {
  id: string
  accountId: string
  nameZh: string
  nameEn: string
  reviewState: string | null
}

const companiesAmong = (db: Db, ids: readonly string[], edition: number) =>
  db
    .selectFrom('company')
    .select(['id', 'account_id as accountId', 'review_state as reviewState'])
    .select(['name_zh as nameZh', 'name_en as nameEn'])
    .where('id', 'in', [...ids])
    .where('edition', '=', edition)
    .where('deleted_at', 'is', null)

/** Before their booths, always, and in one order: whoever gives them others waits here, and nobody for each other. */
export async function lockCompanies(
  db: Db,
  ids: readonly string[],
  edition: number,
): Promise<Map<string, LockedCompany>> {
  if (ids.length === 0) return new Map()
  const companies = await companiesAmong(db, ids, edition).orderBy('id').forUpdate().execute()
  return new Map(companies.map((company) => [company.id, company]))
}

export const findCompany = (db: Db, id: string, edition: number): Promise<LockedCompany | undefined> =>
  companiesAmong(db, [id], edition).executeTakeFirst()

const boothsAmong = (db: Db, ids: readonly string[], edition: number) =>
  db
    .selectFrom('booth')
    .select(['id', 'code', 'hall_id as hallId'])
    .select(sql<BoothState>`status`.as('state'))
    .where('id', 'in', [...ids])
    .where('edition', '=', edition)
    .where('deleted_at', 'is', null)
    .orderBy('id')

/** In one order, so that two who want the same booths wait for each other and not both. */
export const lockBooths = (db: Db, ids: readonly string[], edition: number): Promise<LockedBooth[]> =>
  boothsAmong(db, ids, edition).forUpdate().execute()

export const readBoothsAmong = async (
  db: Db,
  ids: readonly string[],
  edition: number,
): Promise<LockedBooth[]> => (ids.length > 0 ? boothsAmong(db, ids, edition).execute() : [])

/** A booth with where it stands, and whether the company has it. */
export interface BoothToWeigh extends WeighedBooth {
  x: number
  y: number
  width: number
  depth: number
  isHeld: boolean
}

/** What a company has, and these others. */
export async function readBoothsToWeigh(
  db: Db,
  companyId: string,
  others: readonly string[],
): Promise<BoothToWeigh[]> {
  const { rows } = await sql<BoothToWeigh>`
    WITH held AS (SELECT booth_id AS id FROM booth_holding WHERE company_id = ${companyId} AND released_at IS NULL)
    SELECT booth.id, booth.code, booth.hall_id AS "hallId", hall.kind AS "hallKind", booth.booth_class AS "boothClass",
      booth.exhibit_type AS "exhibitType", booth.area_m2 AS "areaM2", booth.x_m AS x, booth.y_m AS y,
      booth.width_m AS width, booth.depth_m AS depth, booth.id IN (SELECT id FROM held) AS "isHeld"
    FROM booth JOIN hall ON hall.id = booth.hall_id
    WHERE booth.id IN (SELECT id FROM held UNION SELECT unnest(${others}::uuid[])) ORDER BY booth.code`.execute(
    db,
  )
  return rows
}

export async function readOpenHalls(db: Db, hallIds: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('hall')
    .select('id')
    .where('id', 'in', [...new Set(hallIds)])
    .where('usage', '=', 'open')
    .where('deleted_at', 'is', null)
    .execute()
  return new Set(rows.map(({ id }) => id))
}

export interface LiveHolding {
  boothId: string
  companyId: string
  accountId: string
  origin: 'chosen' | 'assigned'
}

export const readHoldings = (db: Db, boothIds: readonly string[]): Promise<LiveHolding[]> =>
  db
    .selectFrom('booth_holding')
    .innerJoin('company', 'company.id', 'booth_holding.company_id')
    .select([
      'booth_id as boothId',
      'company_id as companyId',
      'company.account_id as accountId',
      sql<LiveHolding['origin']>`origin`.as('origin'),
    ])
    .where('booth_id', 'in', [...boothIds])
    .where('released_at', 'is', null)
    .execute()

interface Given {
  companyId: string
  edition: number
  reason: string
  /** Empty where the quota has them. */
  quotaReason: string
  by: string
}

export async function insertHoldings(
  db: Db,
  boothIds: readonly string[],
  { companyId, edition, reason, quotaReason, by }: Given,
): Promise<void> {
  await db
    .insertInto('booth_holding')
    .values(
      boothIds.map((booth_id) => ({
        booth_id,
        company_id: companyId,
        edition,
        origin: 'assigned',
        reason,
        quota_reason: quotaReason,
        taken_by: by,
      })),
    )
    .execute()
}

interface Released {
  reason: string
  by: string
}

export async function releaseHoldings(db: Db, boothIds: readonly string[], { reason, by }: Released) {
  await db
    .updateTable('booth_holding')
    .set({ released_at: sql`now()`, released_by: by, release_reason: reason })
    .where('booth_id', 'in', [...boothIds])
    .where('released_at', 'is', null)
    .execute()
}

export async function insertReservations(
  db: Db,
  boothIds: readonly string[],
  { reason, by, expiresOn }: Released & { expiresOn: string | null },
): Promise<void> {
  await db
    .insertInto('booth_reservation')
    .values(boothIds.map((booth_id) => ({ booth_id, reason, reserved_by: by, expires_on: expiresOn })))
    .execute()
}

export async function releaseReservations(db: Db, boothIds: readonly string[], { reason, by }: Released) {
  await db
    .updateTable('booth_reservation')
    .set({ released_at: sql`now()`, released_by: by, release_reason: reason })
    .where('booth_id', 'in', [...boothIds])
    .where('released_at', 'is', null)
    .execute()
}

/** How many there were to set. */
export async function setBoothStates(
  db: Db,
  boothIds: readonly string[],
  { from, to }: { from: BoothState; to: BoothState },
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('booth')
    .set({ status: to })
    .where('id', 'in', [...boothIds])
    .where('status', '=', from)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** On its way: drawn up, sent or signed, and no paper yet. */
export async function findUnsealedContract(
  db: Db,
  companyIds: readonly string[],
): Promise<string | undefined> {
  if (companyIds.length === 0) return undefined
  const contract = await db
    .selectFrom('contract')
    .select('number')
    .where('company_id', 'in', [...companyIds])
    .where('state', 'not in', ['payment', 'paid', 'superseded', 'void'])
    .executeTakeFirst()
  return contract?.number
}
