import { sql } from 'kysely'
import type { Db } from '../platform/database/database'

/** Of two who save or publish at once the second finds what the first has done. */
export async function lockSite(trx: Db, edition: number): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended('site-plan', ${edition}))`.execute(trx)
}

export async function findSite(
  db: Db,
  edition: number,
): Promise<{ number: number; plan: unknown } | undefined> {
  return db
    .selectFrom('site_plan')
    .select(['number', 'plan'])
    .where('edition', '=', edition)
    .executeTakeFirst()
}

export interface KeptSite {
  plan: unknown
  revision: number
  madeFrom: number
  savedAt: Date
  savedBy: string | null
  name: string
}

export async function findSiteDraft(db: Db, edition: number): Promise<KeptSite | undefined> {
  const { rows } = await sql<KeptSite>`
    SELECT plan, revision, made_from AS "madeFrom", saved_at AS "savedAt", saved_by AS "savedBy",
      coalesce(nullif(real_name, ''), username, '') AS name
    FROM site_draft LEFT JOIN account ON account.id = saved_by WHERE edition = ${edition}`.execute(db)
  return rows[0]
}

/** By what it says, not by how it was written. */
export async function isKeptSite(db: Db, edition: number, plan: string): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM site_draft WHERE edition = ${edition} AND plan = ${plan}::jsonb`.execute(db)
  return rows.length > 0
}

export async function writeSiteDraft(
  db: Db,
  { edition, plan, madeFrom, by }: { edition: number; plan: string; madeFrom: number; by: string },
): Promise<{ revision: number; savedAt: Date }> {
  const { rows } = await sql<{ revision: number; savedAt: Date }>`
    INSERT INTO site_draft (edition, plan, made_from, saved_by) VALUES (${edition}, ${plan}::jsonb, ${madeFrom}, ${by})
    ON CONFLICT (edition) DO UPDATE SET plan = excluded.plan, revision = nextval('plan_draft_revision'),
      made_from = excluded.made_from, saved_at = clock_timestamp(), saved_by = excluded.saved_by
    RETURNING revision, saved_at AS "savedAt"`.execute(db)
  const [row] = rows
  if (!row) throw new Error('a site that was saved has a revision')
  return row
}

export async function deleteSiteDraft(db: Db, edition: number): Promise<void> {
  await db.deleteFrom('site_draft').where('edition', '=', edition).execute()
}

export async function writeSite(db: Db, edition: number, number: number, plan: string): Promise<void> {
  await sql`
    INSERT INTO site_plan (edition, number, plan) VALUES (${edition}, ${number}, ${plan}::jsonb)
    ON CONFLICT (edition) DO UPDATE SET number = excluded.number, plan = excluded.plan`.execute(db)
}

interface SiteVersion {
  number: number
  note: string
  at: Date
  by: string
}

export async function readSiteVersions(db: Db, edition: number): Promise<SiteVersion[]> {
  const { rows } = await sql<SiteVersion>`
    SELECT number, note, published_at AS at, coalesce(nullif(real_name, ''), username, '') AS by
    FROM site_version LEFT JOIN account ON account.id = published_by
    WHERE edition = ${edition} ORDER BY number DESC`.execute(db)
  return rows
}

export async function findSiteVersion(db: Db, edition: number, number: number): Promise<unknown> {
  const row = await db
    .selectFrom('site_version')
    .select('plan')
    .where('edition', '=', edition)
    .where('number', '=', number)
    .executeTakeFirst()
  return row?.plan
}

/** The version this draft became, when its answer was lost on the way. */
export async function findPublishedSite(
  db: Db,
  { edition, revision, by }: { edition: number; revision: number; by: string },
): Promise<number | undefined> {
  const row = await db
    .selectFrom('site_version')
    .select('number')
    .where('edition', '=', edition)
    .where('revision', '=', revision)
    .where('published_by', '=', by)
    .executeTakeFirst()
  return row?.number
}

interface NewVersion {
  edition: number
  number: number
  plan: string
  note: string
  by: string | null
  revision: number | null
}

/** Written down once: what stood before there were versions keeps the number it had. */
export async function insertSiteVersion(
  db: Db,
  { edition, number, plan, note, by, revision }: NewVersion,
): Promise<void> {
  await sql`
    INSERT INTO site_version (edition, number, plan, note, published_by, revision)
    VALUES (${edition}, ${number}, ${plan}::jsonb, ${note}, ${by}, ${revision})
    ON CONFLICT (edition, number) DO NOTHING`.execute(db)
}

export interface SiteChangeRow {
  hall_code: string
  action: string
  before: string
  after: string
  note: string
}

export async function insertSiteChanges(
  db: Db,
  { edition, number, by }: { edition: number; number: number; by: string },
  changes: readonly SiteChangeRow[],
): Promise<void> {
  await sql`
    INSERT INTO plan_change (edition, version, hall_code, action, before, after, note, published_by)
    SELECT ${edition}, ${number}, hall_code, action, before, after, note, ${by}::uuid
    FROM jsonb_to_recordset(${JSON.stringify(changes)}::jsonb)
      AS change (hall_code text, action text, before text, after text, note text)`.execute(db)
}
