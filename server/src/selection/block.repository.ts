import type { Language } from '@fairground/domain/text'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '../platform/database/database'
import { nameIn } from '../platform/database/name-in'
import { type OwnAsked, ownAsked } from '../quota'
import type { OwnBooth } from './chooser.repository'

/** A company that chooses for its whole group. */
export interface Delegacy {
  id: string
  companyId: string
  groupType: string
  groupName: string
  version: number
}

/** After the lock of its company it is known for as long as the lock is had. */
export async function findDelegacy(
  db: Db,
  edition: number,
  { companyId, delegateId }: { companyId?: string; delegateId?: string },
): Promise<Delegacy | undefined> {
  return db
    .selectFrom('group_delegate')
    .select(['id', 'company_id as companyId', 'version'])
    .select(['group_type as groupType', 'group_name as groupName'])
    .where('edition', '=', edition)
    .where('ended_at', 'is', null)
    .$if(companyId !== undefined, (query) => query.where('company_id', '=', companyId ?? ''))
    .$if(delegateId !== undefined, (query) => query.where('id', '=', delegateId ?? ''))
    .executeTakeFirst()
}

export interface BlockHolding extends Omit<OwnBooth, 'openSides' | 'special' | 'state' | 'origin'> {
  companyId: string
  companyName: string
  /** Chosen for the group, not only for the delegate itself. */
  inBlock: boolean
}

/** What the delegate has, and what its units have from it; in the order of numbers. */
export async function readBlockHoldings(
  db: Db,
  { id, companyId }: Delegacy,
  language: Language,
): Promise<BlockHolding[]> {
  const { rows } = await sql<BlockHolding>`
    SELECT booth.id, booth.code, booth.hall_id AS "hallId", booth.booth_class AS "boothClass", booth.area_m2 AS "areaM2",
      booth.x_m AS x, booth.y_m AS y, booth.width_m AS width, booth.depth_m AS depth, company.id AS "companyId",
      ${nameIn(language)} AS "companyName",
      holding.group_delegate_id IS NOT DISTINCT FROM ${id}::uuid AND holding.origin = 'chosen' AS "inBlock"
    FROM booth_holding holding JOIN booth ON booth.id = holding.booth_id JOIN company ON company.id = holding.company_id
    WHERE holding.released_at IS NULL AND (holding.company_id = ${companyId}
      OR (holding.group_delegate_id = ${id} AND holding.divided_from IS NOT NULL))
    ORDER BY booth.code`.execute(db)
  return rows
}

export interface Member {
  companyId: string
  accountId: string
  name: string
  allowed: OwnAsked
}

/** For whom the delegate chooses besides itself, at this moment. */
export async function readMembers(db: Db, delegateId: string, language: Language): Promise<Member[]> {
  const { rows } = await sql<Member>`
    SELECT company.id AS "companyId", company.account_id AS "accountId", ${nameIn(language)} AS name,
      ${ownAsked('company.id')} AS allowed
    FROM block_member member JOIN company ON company.id = member.company_id
    WHERE member.group_delegate_id = ${delegateId} ORDER BY name, company.id`.execute(db)
  return rows
}

/** Signed-up companies that stand in the list of groups under a name. */
const unitsOf = (edition: number): RawBuilder<unknown> => sql`(
  SELECT DISTINCT unit.group_type, unit.group_name, company.id AS company_id
  FROM group_unit unit JOIN company ON company.id = unit.company_id
  WHERE unit.deleted_at IS NULL AND unit.group_name <> '' AND company.edition = ${edition} AND company.deleted_at IS NULL
) unit`

export interface GroupUnit {
  groupType: string
  groupName: string
  companyId: string
  accountId: string
  name: string
  approved: boolean
  allowed: OwnAsked | null
  codes: string[]
  inBlock: boolean
}

const inGroup = ({ groupType, groupName }: Pick<Delegacy, 'groupType' | 'groupName'>): RawBuilder<SqlBool> =>
  sql`unit.group_type = ${groupType} AND unit.group_name = ${groupName}`

/** All groups, or one of them. */
export async function readGroupUnits(
  db: Db,
  { edition, language }: { edition: number; language: Language },
  only?: Pick<Delegacy, 'groupType' | 'groupName'>,
): Promise<GroupUnit[]> {
  const { rows } = await sql<GroupUnit>`
    SELECT unit.group_type AS "groupType", unit.group_name AS "groupName", company.id AS "companyId",
      company.account_id AS "accountId", ${nameIn(language)} AS name,
      company.review_state IS NOT DISTINCT FROM 'approved' AND account.disabled_at IS NULL AS approved,
      ${ownAsked('company.id')} AS allowed,
      (SELECT coalesce(array_agg(booth.code ORDER BY booth.code), '{}') FROM booth_holding holding
        JOIN booth ON booth.id = holding.booth_id
        WHERE holding.company_id = company.id AND holding.released_at IS NULL) AS codes,
      EXISTS (SELECT FROM block_member member JOIN group_delegate delegate ON delegate.id = member.group_delegate_id
        WHERE member.company_id = company.id AND delegate.group_type = unit.group_type
          AND delegate.group_name = unit.group_name) AS "inBlock"
    FROM ${unitsOf(edition)} JOIN company ON company.id = unit.company_id
    JOIN account ON account.id = company.account_id
    WHERE ${only ? inGroup(only) : sql`true`}
    ORDER BY unit.group_type, unit.group_name, name, company.id`.execute(db)
  return rows
}

export interface ListedDelegate extends Delegacy {
  name: string
  reason: string
  by: string
  at: Date
  held: number
  divided: number
}

export async function readDelegates(
  db: Db,
  { edition, language }: { edition: number; language: Language },
): Promise<ListedDelegate[]> {
  const { rows } = await sql<ListedDelegate>`
    SELECT delegate.id, delegate.company_id AS "companyId", delegate.group_type AS "groupType",
      delegate.group_name AS "groupName", delegate.version, ${nameIn(language)} AS name,
      delegate.reason, delegate.set_at AS at, coalesce(nullif(setter.real_name, ''), setter.username, '') AS by,
      (SELECT count(*)::int FROM booth_holding WHERE group_delegate_id = delegate.id AND released_at IS NULL
        AND booth_holding.company_id = delegate.company_id) AS held,
      (SELECT count(*)::int FROM booth_holding WHERE group_delegate_id = delegate.id AND released_at IS NULL
        AND divided_from IS NOT NULL) AS divided
    FROM group_delegate delegate JOIN company ON company.id = delegate.company_id
    LEFT JOIN account setter ON setter.id = delegate.set_by
    WHERE delegate.edition = ${edition} AND delegate.ended_at IS NULL`.execute(db)
  return rows
}

interface NewDelegate extends Pick<Delegacy, 'companyId' | 'groupType' | 'groupName'> {
  edition: number
  reason: string
  by: string
}

export async function insertDelegate(trx: Db, { by, reason, ...delegate }: NewDelegate): Promise<string> {
  const { id } = await trx
    .insertInto('group_delegate')
    .values({
      edition: delegate.edition,
      group_type: delegate.groupType,
      group_name: delegate.groupName,
      company_id: delegate.companyId,
      set_by: by,
      reason,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function markDelegateEnded(
  trx: Db,
  id: string,
  { by, reason }: { by: string; reason: string },
): Promise<void> {
  await trx
    .updateTable('group_delegate')
    .set({ ended_at: sql`clock_timestamp()`, ended_by: by, end_reason: reason })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .execute()
}

export async function markDivided(trx: Db, id: string): Promise<void> {
  await trx.updateTable('group_delegate').set({ version: sql`version + 1` }).where('id', '=', id).execute()
}

/** One holding ends where the other begins: the booth is never free between them. How many there were to give. */
export async function giveFromBlock(
  trx: Db,
  { id, companyId }: Delegacy,
  share: { companyId: string; boothIds: readonly string[] },
  { edition, reason, by }: { edition: number; reason: string; by: string },
): Promise<number> {
  const { rows } = await sql<{ given: number }>`
    WITH ended AS (
      UPDATE booth_holding SET released_at = clock_timestamp(), released_by = ${by}, release_reason = ${reason}
      WHERE company_id = ${companyId} AND group_delegate_id = ${id} AND booth_id = ANY(${share.boothIds}::uuid[])
        AND released_at IS NULL RETURNING id, booth_id, origin, released_at
    ), begun AS (
      INSERT INTO booth_holding (booth_id, company_id, edition, origin, taken_at, taken_by, reason, group_delegate_id,
        divided_from)
      SELECT booth_id, ${share.companyId}, ${edition}, origin, released_at, ${by}, ${reason}, ${id}, id FROM ended
      RETURNING id
    )
    SELECT count(*)::int AS given FROM begun`.execute(trx)
  return rows[0]?.given ?? 0
}
