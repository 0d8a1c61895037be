import type { WaitingState } from '@fairground/domain/selection'
import { type BoothWish, type InLine, inOrder } from '@fairground/domain/waiting'
import { sql } from 'kysely'
import type { Db } from '../platform/database/database'
import { type AskedAndTiers, askedAndTiers } from '../quota'
import { isBlacklisted } from '../standing'

/** A rectangle on the plan of its hall. */
interface Placed {
  id: string
  code: string
  hallId: string
  hallCode: string
  boothClass: 'standard' | 'raw'
  areaM2: number
  openSides: number
  x: number
  y: number
  width: number
  depth: number
}

export interface HeldOnPlan extends Placed {
  origin: 'chosen' | 'assigned'
}

/** The offer an entry has open, with the booths that are kept for it. */
export interface OpenOffer {
  id: string
  boothIds: string[]
  offeredAt: Date
  expiresAt: Date
  /** By hand, and why. */
  reason: string
  /** By the clock that decides. */
  isOver: boolean
}

/** An entry as it stands, with what decides about its company. */
export interface ListedEntry {
  entryId: string
  companyId: string
  accountId: string
  nameZh: string
  nameEn: string
  wish: BoothWish
  joinedAt: Date
  drawPlace: number | null
  behalfReason: string
  orderReason: string
  version: number
  approved: boolean
  blacklisted: boolean
  contract: string | null
  /** The delegate of its group chooses for it. */
  isLed: boolean
  allowed: AskedAndTiers | null
  held: HeldOnPlan[]
  notAgain: string[]
  offer: OpenOffer | null
}

interface EntryRow extends Omit<ListedEntry, 'offer'> {
  offer: (Omit<OpenOffer, 'offeredAt' | 'expiresAt'> & { offeredAt: string; expiresAt: string }) | null
}

/**
 * Whoever changes entries has the list alone, and whoever frees booths waits until that is over. Companies and booths are
 * locked before it and never after: whoever has the list waits for nobody.
 */
export async function lockList(trx: Db, edition: number): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended('waiting-list', ${edition}))`.execute(trx)
}

/** Whoever frees booths looks at the list beside others who do; until they are done nobody changes it. */
export async function lockListToLook(trx: Db, edition: number): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock_shared(hashtextextended('waiting-list', ${edition}))`.execute(trx)
}

/** Those who look at the list make offers one after the other. After the list, and never before it. */
export async function lockOffering(trx: Db, edition: number): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended('waiting-list-offering', ${edition}))`.execute(trx)
}

/** Who has something on offer is offered nothing else. */
export async function isAnybodyToOffer(db: Db, edition: number): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    SELECT EXISTS (SELECT FROM waiting_entry entry WHERE edition = ${edition} AND ended_at IS NULL AND NOT EXISTS (
      SELECT FROM waiting_offer made WHERE made.entry_id = entry.id AND made.state = 'open')) AS found`.execute(
    db,
  )
  return rows[0]?.found ?? false
}

const placed = sql`'id', booth.id, 'code', booth.code, 'hallId', booth.hall_id, 'hallCode', hall.code,
  'boothClass', booth.booth_class, 'areaM2', booth.area_m2, 'openSides', booth.open_sides,
  'x', booth.x_m, 'y', booth.y_m, 'width', booth.width_m, 'depth', booth.depth_m`

/** In the last round that was drawn and stands, by the columns of entry and company. */
const drawPlace = sql`(SELECT drawn.place FROM draw_place drawn JOIN draw ON draw.id = drawn.draw_id
  WHERE drawn.company_id = entry.company_id AND draw.edition = entry.edition AND draw.state = 'drawn'
    AND draw.round = (SELECT max(round) FROM draw last WHERE last.edition = entry.edition AND last.state = 'drawn'))`

/** The ids of all entries, in order. */
export async function readOrder(db: Db, edition: number): Promise<string[]> {
  return (await readLine(db, edition)).map(({ entryId }) => entryId)
}

export async function readLine(db: Db, edition: number): Promise<InLine[]> {
  const { rows } = await sql<InLine>`
    SELECT entry.id AS "entryId", entry.joined_at AS "joinedAt", entry.order_reason AS "orderReason",
      ${drawPlace} AS "drawPlace"
    FROM waiting_entry entry JOIN company ON company.id = entry.company_id
    WHERE entry.edition = ${edition} AND entry.ended_at IS NULL AND company.deleted_at IS NULL
    ORDER BY entry.rank, entry.id`.execute(db)
  return inOrder(rows)
}

/** All who wait, in order; or one of them, or the one of a company. */
export async function readEntries(
  db: Db,
  edition: number,
  only: { entryId?: string; companyId?: string } = {},
): Promise<ListedEntry[]> {
  const { rows } = await sql<EntryRow>`
    SELECT entry.id AS "entryId", company.id AS "companyId", company.account_id AS "accountId",
      company.name_zh AS "nameZh", company.name_en AS "nameEn",
      jsonb_build_object('least', entry.least, 'wanted', entry.wanted, 'openings', to_jsonb(entry.openings),
        'hallIds', to_jsonb(entry.hall_ids), 'allOrNone', entry.all_or_none, 'givesBack', entry.gives_back) AS wish,
      entry.joined_at AS "joinedAt", ${drawPlace} AS "drawPlace", entry.behalf_reason AS "behalfReason", entry.order_reason AS "orderReason",
      entry.version, company.review_state IS NOT DISTINCT FROM 'approved' AS approved,
      ${isBlacklisted('company.account_id')} AS blacklisted,
      (SELECT number FROM company_contract standing WHERE standing.company_id = company.id) AS contract,
      EXISTS (SELECT FROM block_member WHERE block_member.company_id = company.id) AS "isLed",
      ${askedAndTiers('company.id')} AS allowed,
      (SELECT coalesce(jsonb_agg(jsonb_build_object(${placed}, 'origin', holding.origin) ORDER BY booth.code), '[]')
        FROM booth_holding holding JOIN booth ON booth.id = holding.booth_id JOIN hall ON hall.id = booth.hall_id
        WHERE holding.company_id = company.id AND holding.released_at IS NULL) AS held,
      (SELECT coalesce(array_agg(DISTINCT booth_id), '{}') FROM waiting_offer past, unnest(past.booth_ids) booth_id
        WHERE past.entry_id = entry.id AND past.state <> 'open') AS "notAgain",
      (SELECT jsonb_build_object('id', open.id, 'boothIds', to_jsonb(open.booth_ids), 'offeredAt', open.offered_at,
          'expiresAt', open.expires_at, 'reason', open.reason, 'isOver', open.expires_at <= clock_timestamp())
        FROM waiting_offer open WHERE open.entry_id = entry.id AND open.state = 'open') AS offer
    FROM waiting_entry entry JOIN company ON company.id = entry.company_id
    WHERE entry.edition = ${edition} AND entry.ended_at IS NULL AND company.deleted_at IS NULL
      AND ${only.entryId ? sql`entry.id = ${only.entryId}` : sql`true`}
      AND ${only.companyId ? sql`entry.company_id = ${only.companyId}` : sql`true`}
    ORDER BY entry.rank, entry.id`.execute(db)
  return inOrder(rows).map(({ offer, ...entry }) => ({
    ...entry,
    offer: offer && {
      ...offer,
      offeredAt: new Date(offer.offeredAt),
      expiresAt: new Date(offer.expiresAt),
    },
  }))
}

/** A booth nobody has, and what its hall is for. */
export interface FreeOnPlan extends Placed {
  exhibitType: string
  state: 'normal'
  hall: { kind: 'indoor' | 'outdoor'; exhibitType: string; isOpen: boolean }
}

interface Wanted {
  edition: number
  /** Only what somebody had before. */
  freedOnly: boolean
}

export async function readFreeBooths(db: Db, { edition, freedOnly }: Wanted): Promise<FreeOnPlan[]> {
  const { rows } = await sql<FreeOnPlan>`
    SELECT booth.id, booth.code, booth.hall_id AS "hallId", hall.code AS "hallCode",
      booth.booth_class AS "boothClass", booth.exhibit_type AS "exhibitType", booth.area_m2 AS "areaM2",
      booth.open_sides AS "openSides", booth.status AS state, booth.x_m AS x, booth.y_m AS y, booth.width_m AS width,
      booth.depth_m AS depth, jsonb_build_object('kind', hall.kind, 'exhibitType', hall.exhibit_type, 'isOpen', true) AS hall
    FROM booth JOIN hall ON hall.id = booth.hall_id
    WHERE booth.edition = ${edition} AND booth.status = 'normal' AND booth.deleted_at IS NULL
      AND hall.usage = 'open' AND hall.deleted_at IS NULL AND ${freedOnly ? sql`booth.freed_at IS NOT NULL` : sql`true`}
    ORDER BY hall.position, booth.code`.execute(db)
  return rows
}

/** Those of them that are free and in nobody's hand: what somebody is about to choose is left out, and nobody waits for anybody. */
export async function lockFree(trx: Db, boothIds: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM booth WHERE id = ANY(${boothIds}::uuid[]) AND status = 'normal' AND deleted_at IS NULL
    ORDER BY id FOR UPDATE SKIP LOCKED`.execute(trx)
  return new Set(rows.map(({ id }) => id))
}

interface Figures {
  entries: number
  freed: string[]
  offers: { booths: string[]; expiresAt: string }[]
}

/** How many wait, what became free since then and still is, and what is kept for somebody; by the numbers of booths. */
export async function readWaitingFigures(
  db: Db,
  { edition, freedMinutes }: { edition: number; freedMinutes: number },
): Promise<WaitingState> {
  const { rows } = await sql<Figures>`
    SELECT
      (SELECT count(*)::int FROM waiting_entry JOIN company ON company.id = company_id
        WHERE waiting_entry.edition = ${edition} AND ended_at IS NULL AND company.deleted_at IS NULL) AS entries,
      (SELECT coalesce(array_agg(booth.code ORDER BY freed_at DESC, booth.code), '{}')
        FROM booth JOIN hall ON hall.id = booth.hall_id
        WHERE booth.edition = ${edition} AND booth.status = 'normal' AND booth.deleted_at IS NULL
          AND hall.usage = 'open' AND hall.deleted_at IS NULL
          AND freed_at > clock_timestamp() - ${freedMinutes} * interval '1 minute') AS freed,
      (SELECT coalesce(jsonb_agg(jsonb_build_object('expiresAt', expires_at, 'booths',
          (SELECT jsonb_agg(code ORDER BY code) FROM booth WHERE booth.id = ANY(offer.booth_ids))) ORDER BY expires_at), '[]')
        FROM waiting_offer offer JOIN waiting_entry entry ON entry.id = offer.entry_id
        WHERE entry.edition = ${edition} AND offer.state = 'open') AS offers`.execute(db)
  const [{ entries, freed, offers } = { entries: 0, freed: [], offers: [] }] = rows
  return {
    entries,
    freed,
    offers: offers.map(({ booths, expiresAt }) => ({ booths, expiresAt: new Date(expiresAt) })),
  }
}
