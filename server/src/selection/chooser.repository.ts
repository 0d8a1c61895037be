import type { BoothClass, BoothState, HallKind } from '@fairground/domain/booth'
import type { ChoiceStage, Leading, Window } from '@fairground/domain/selection'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../platform/database/database'
import { planOnce } from '../platform/database/plan-once'
import { type AskedAndTiers, askedAndTiers } from '../quota'
import { isBlacklisted } from '../standing'

/** A booth the company has, with where it stands. */
export interface OwnBooth {
  id: string
  code: string
  hallId: string
  boothClass: BoothClass
  areaM2: number
  openSides: number
  special: boolean
  state: BoothState
  origin: 'chosen' | 'assigned'
  x: number
  y: number
  width: number
  depth: number
}

/** A company that wants to choose, as it stands at this moment by the database's own clock. */
export interface Chooser {
  companyId: string
  accountId: string
  approved: boolean
  blacklisted: boolean
  now: Date
  window: Window | undefined
  stage: ChoiceStage
  returnReason: string
  /** The number of its contract, once there is one: from then on booths change by an amendment. */
  contract: string | null
  /** The number of one that is not sealed yet: until then not even the organiser moves booths. */
  unsealed: string | null
  allowed: AskedAndTiers | null
  /** The setting as it is stored; another process may have changed it a moment ago. */
  startedSetting: unknown
  booths: OwnBooth[]
  /** Whose delegate chooses for it while it has no booth of its own. */
  ledBy: Leading | null
}

interface ChooserRow extends Omit<Chooser, 'window'> {
  startsAt: Date | null
  endsAt: Date | null
  isLater: boolean
}

/** A statement of its own after the lock: it sees what others did until the lock was had, and reads the clock then. */
export async function readChooser(db: Db, companyId: string): Promise<Chooser> {
  const found = await findChooser(db, sql`company.id = ${companyId}`)
  if (!found) throw new Error('a company that was found is there')
  return found
}

/** The company of an account, as it stands without a lock. */
export const findChooserOf = (db: Db, accountId: string, edition: number): Promise<Chooser | undefined> =>
  findChooser(
    db,
    sql`company.account_id = ${accountId} AND company.edition = ${edition} AND company.deleted_at IS NULL`,
  )

async function findChooser(db: Db, which: RawBuilder<unknown>): Promise<Chooser | undefined> {
  const { rows } = await sql<ChooserRow>`
    SELECT ${planOnce} company.id AS "companyId", company.account_id AS "accountId", clock_timestamp() AS now,
      company.review_state IS NOT DISTINCT FROM 'approved' AS approved,
      ${isBlacklisted('company.account_id')} AS blacklisted,
      window_.starts_at AS "startsAt", window_.ends_at AS "endsAt",
      EXISTS (SELECT FROM selection_window past
        WHERE past.company_id = company.id AND past.ends_at <= window_.starts_at) AS "isLater",
      coalesce(choice.state, 'choosing') AS stage, coalesce(choice.return_reason, '') AS "returnReason",
      (SELECT number FROM company_contract standing WHERE standing.company_id = company.id) AS contract,
      (SELECT number FROM contract unsealed WHERE unsealed.company_id = company.id
        AND unsealed.state NOT IN ('payment', 'paid', 'superseded', 'void')) AS unsealed,
      ${askedAndTiers('company.id')} AS allowed,
      (SELECT jsonb_build_object('group', delegate.group_name, 'delegate', jsonb_build_object(
          'zh', coalesce(nullif(leader.name_zh, ''), leader.name_en), 'en', coalesce(nullif(leader.name_en, ''), leader.name_zh)))
        FROM block_member member JOIN group_delegate delegate ON delegate.id = member.group_delegate_id
        JOIN company leader ON leader.id = delegate.company_id WHERE member.company_id = company.id) AS "ledBy",
      (SELECT value FROM setting WHERE key = 'selectionStarted') AS "startedSetting",
      (SELECT coalesce(jsonb_agg(jsonb_build_object('id', booth.id, 'code', booth.code, 'hallId', booth.hall_id,
          'boothClass', booth.booth_class, 'areaM2', booth.area_m2, 'openSides', booth.open_sides,
          'special', booth.special, 'state', booth.status, 'origin', holding.origin, 'x', booth.x_m, 'y', booth.y_m,
          'width', booth.width_m, 'depth', booth.depth_m)), '[]')
        FROM booth_holding holding JOIN booth ON booth.id = holding.booth_id
        WHERE holding.company_id = company.id AND holding.released_at IS NULL) AS booths
    FROM company
    LEFT JOIN current_window window_ ON window_.company_id = company.id
    LEFT JOIN booth_choice choice ON choice.company_id = company.id
    WHERE ${which}`.execute(db)
  const [found] = rows
  if (!found) return undefined
  const { startsAt, endsAt, isLater, ...chooser } = found
  return { ...chooser, window: startsAt && endsAt ? { startsAt, endsAt, isLater } : undefined }
}

/** A booth somebody wants, with what its hall is for. */
export interface WantedBooth extends Omit<OwnBooth, 'origin'> {
  exhibitType: string
  hall: { kind: HallKind; exhibitType: string; isOpen: boolean }
}

/** What a statement about them selects, and from where. */
const wantedOnes = (boothIds: readonly string[], edition: number) => sql`
  ${planOnce} booth.id, booth.code, booth.hall_id AS "hallId", booth.booth_class AS "boothClass",
    booth.exhibit_type AS "exhibitType", booth.area_m2 AS "areaM2", booth.open_sides AS "openSides", booth.special,
    booth.status AS state, booth.x_m AS x, booth.y_m AS y, booth.width_m AS width, booth.depth_m AS depth,
    jsonb_build_object('kind', hall.kind, 'exhibitType', hall.exhibit_type,
      'isOpen', hall.usage = 'open' AND hall.deleted_at IS NULL) AS hall
  FROM booth JOIN hall ON hall.id = booth.hall_id
  WHERE booth.id = ANY(${boothIds}::uuid[]) AND booth.edition = ${edition} AND booth.deleted_at IS NULL`

/** In one order, so that two who want the same booths wait for each other and not both. */
export async function lockWanted(
  trx: Db,
  boothIds: readonly string[],
  edition: number,
): Promise<WantedBooth[]> {
  const { rows } = await sql<WantedBooth>`
    SELECT ${wantedOnes(boothIds, edition)} ORDER BY booth.id FOR UPDATE OF booth`.execute(trx)
  return rows
}

/** As they stand without a lock, in the same order, each with who has it. */
export async function readWanted(
  db: Db,
  boothIds: readonly string[],
  edition: number,
): Promise<(WantedBooth & { holderId: string | null })[]> {
  const { rows } = await sql<WantedBooth & { holderId: string | null }>`
    SELECT (SELECT company_id FROM booth_holding WHERE booth_id = booth.id AND released_at IS NULL) AS "holderId",
      ${wantedOnes(boothIds, edition)} ORDER BY booth.id`.execute(db)
  return rows
}
