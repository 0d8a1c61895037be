import type { DrawnPlace, FrozenBatch } from '@fairground/domain/draw'
import type { Language } from '@fairground/domain/text'
import { sql } from 'kysely'
import type { Db } from '../platform/database/database'
import { nameIn, nameToItself } from '../platform/database/name-in'

/** What each company drew, in one statement however many they are. */
export async function writePlaces(
  trx: Db,
  drawId: string,
  order: readonly DrawnPlace[],
  batches: readonly FrozenBatch[],
): Promise<void> {
  await sql`
    UPDATE draw_place SET place = drawn.place, batch = drawn.batch, starts_at = batches.starts_at, ends_at = batches.ends_at
    FROM unnest(${order.map(({ number }) => number)}::text[], ${order.map(({ batch }) => batch)}::int[])
        WITH ORDINALITY drawn (number, batch, place)
      JOIN unnest(${batches.map(({ startsAt }) => startsAt)}::timestamptz[],
          ${batches.map(({ endsAt }) => endsAt)}::timestamptz[])
        WITH ORDINALITY batches (starts_at, ends_at, sequence) ON batches.sequence = drawn.batch
    WHERE draw_id = ${drawId} AND registration_number = drawn.number`.execute(trx)
}

/** The order as it was drawn; shorter than the list once a company is gone for good. */
export async function readOrder(db: Db, drawId: string): Promise<DrawnPlace[]> {
  const { rows } = await sql<DrawnPlace>`
    SELECT registration_number AS number, batch FROM draw_place WHERE draw_id = ${drawId} ORDER BY place`.execute(
    db,
  )
  return rows
}

/** As it was drawn, or as somebody has moved it by hand since. */
export async function hasOpenedWindow(db: Db, drawId: string): Promise<boolean> {
  const { rows } = await sql<{ opened: boolean }>`
    SELECT EXISTS (SELECT FROM draw_place WHERE draw_id = ${drawId} AND starts_at <= clock_timestamp())
      OR EXISTS (SELECT FROM draw JOIN draw_place place ON place.draw_id = draw.id
        JOIN selection_window own ON own.company_id = place.company_id AND own.round = draw.round
        WHERE draw.id = ${drawId} AND draw.state = 'drawn' AND own.batch IS NOT NULL
          AND own.starts_at <= clock_timestamp()) AS opened`.execute(db)
  return rows[0]?.opened ?? false
}

export interface PlacedCompany {
  place: number
  companyName: string
  contact: string
  mobile: string
  batch: number
  startsAt: Date
  endsAt: Date
}

export async function readPlaces(
  db: Db,
  drawId: string,
  { page, pageSize, language }: { page: number; pageSize: number; language: Language },
): Promise<PlacedCompany[]> {
  const { rows } = await sql<PlacedCompany>`
    SELECT place, ${nameIn(language)} AS "companyName",
      contact_name AS contact, contact_mobile AS mobile, batch, starts_at AS "startsAt", ends_at AS "endsAt"
    FROM draw_place JOIN company ON company.id = company_id
    WHERE draw_id = ${drawId} AND place > ${(page - 1) * pageSize} AND place <= ${page * pageSize}
    ORDER BY place`.execute(db)
  return rows
}

export interface Untold {
  companyId: string
  accountId: string
  name: string
  place: number
  batch: number
  startsAt: Date
  endsAt: Date
}

export async function countUntold(db: Db, drawId: string): Promise<number> {
  const { rows } = await sql<{ untold: number }>`
    SELECT count(*)::int AS untold FROM draw_place WHERE draw_id = ${drawId} AND told_at IS NULL`.execute(db)
  return rows[0]?.untold ?? 0
}

/** Some who are to be told, kept from whoever else tells them at the same moment, and told once this commits. */
export async function takeUntold(trx: Db, drawId: string, most: number): Promise<Untold[]> {
  const { rows } = await sql<Untold>`
    WITH taken AS (
      SELECT company_id FROM draw_place WHERE draw_id = ${drawId} AND told_at IS NULL
      ORDER BY place LIMIT ${most} FOR UPDATE SKIP LOCKED
    )
    UPDATE draw_place SET told_at = now() FROM taken JOIN company ON company.id = taken.company_id
    WHERE draw_id = ${drawId} AND draw_place.company_id = taken.company_id
    RETURNING company.id AS "companyId", company.account_id AS "accountId",
      ${nameToItself} AS name, place, batch,
      starts_at AS "startsAt", ends_at AS "endsAt"`.execute(trx)
  return rows
}

/** Whoever was told of a place in a draw that was taken back; who has a window set by hand keeps it and hears nothing. */
export async function readToldOfWithdrawn(
  db: Db,
  drawId: string,
  { after, most }: { after: number; most: number },
): Promise<Untold[]> {
  const { rows } = await sql<Untold>`
    SELECT company.id AS "companyId", company.account_id AS "accountId",
      ${nameToItself} AS name, place.place, place.batch,
      place.starts_at AS "startsAt", place.ends_at AS "endsAt"
    FROM draw JOIN draw_place place ON place.draw_id = draw.id JOIN company ON company.id = place.company_id
    WHERE draw.id = ${drawId} AND draw.state = 'withdrawn' AND place.told_at IS NOT NULL AND place.place > ${after}
      AND NOT EXISTS (SELECT FROM selection_window own
        WHERE own.company_id = place.company_id AND own.round = draw.round AND own.source = 'hand')
    ORDER BY place.place LIMIT ${most}`.execute(db)
  return rows
}
