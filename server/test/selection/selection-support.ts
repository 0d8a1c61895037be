import { randomUUID } from 'node:crypto'
import type { SettingKey } from '@fairground/domain/settings'
import type { Client } from '@fairground/wire/kernel/client'
import { listChoosers } from '@fairground/wire/selection/choosers'
import { sql } from 'kysely'
import type { Signed, TestFair } from '../support/test-fair'
import { clientFor } from '../support/wire-client'

export interface Choosing {
  companyId: string
  as: Signed
  call: Client
}

export const edition = 21

/** Selection is on, and standard booths come in one tier. */
export async function openSelection(fair: TestFair, count = { least: 1, most: 4 }): Promise<void> {
  await setSetting(fair, 'selectionStarted', true)
  await fair.platform.db.deleteFrom('booth_tier').execute()
  await fair.platform.db
    .insertInto('booth_tier')
    .values([
      {
        kind: 'review',
        booth_type: '1',
        exhibit_type: '02',
        label: '二档',
        min_count: count.least,
        max_count: count.most,
      },
      { kind: 'review', booth_type: '2', exhibit_type: '02', label: '', min_area: 36, max_area: 72 },
    ])
    .execute()
}

export async function setSetting(fair: TestFair, key: SettingKey, value: unknown): Promise<void> {
  await sql`INSERT INTO setting (key, value, version) VALUES (${key}, ${JSON.stringify(value)}::jsonb, 1)
    ON CONFLICT (key) DO UPDATE SET value = excluded.value`.execute(fair.platform.db)
  await fair.platform.settings.reload()
}

interface Asked {
  boothType?: '1' | '2' | '3'
  standardBooths?: number
  indoorArea?: number
}

/** Approved companies of this edition with a window that is open now. */
export async function companiesChoosing(
  fair: TestFair,
  names: readonly string[],
  { boothType = '1', standardBooths = 4, indoorArea = 0 }: Asked = {},
): Promise<Choosing[]> {
  const { db } = fair.platform
  await sql`
    WITH made AS (
      INSERT INTO account (username, password_hash, user_type, department)
      SELECT name, '-', 'CHN', 'exhibitor' FROM unnest(${names}::text[]) name RETURNING id, username
    ), signed_up AS (
      INSERT INTO company (account_id, edition, name_zh, name_en, data_state, review_state)
      SELECT id, ${edition}, username, '', 'submitted', 'approved' FROM made RETURNING id
    ), asked AS (
      INSERT INTO booth_request (company_id, exhibit_type, booth_type, standard_booths, indoor_area, saved)
      SELECT id, '02', ${boothType}, ${standardBooths}, ${indoorArea}, true FROM signed_up
    )
    INSERT INTO selection_window (company_id, batch, starts_at, ends_at)
    SELECT id, 1, now() - interval '1 minute', now() + interval '1 hour' FROM signed_up`.execute(db)
  return Promise.all(
    names.map(async (name) => {
      const as = await fair.signIn(name)
      const { id: companyId } = await db
        .selectFrom('company')
        .select('id')
        .where('account_id', '=', as.accountId)
        .executeTakeFirstOrThrow()
      return { companyId, as, call: clientFor(fair, as) }
    }),
  )
}

/** Finished choices as the desk shows them now. */
export async function choicesSeen(staff: Client, ...companyIds: string[]) {
  const { list } = await staff(listChoosers, { body: { page: 1, pageSize: 100, sort: '-finishedAt' } })
  return list
    .filter(({ companyId }) => companyIds.includes(companyId))
    .map(({ companyId, booths, finishedAt }) => ({
      companyId,
      boothIds: booths.map(({ id }) => id),
      finishedAt: (finishedAt ?? new Date(0)).toISOString(),
    }))
}

interface HallWanted {
  code: string
  kind?: 'indoor' | 'outdoor'
  exhibitType?: string
  boothClass?: 'standard' | 'raw'
  /** Metres of each side of a booth. */
  side?: number
}

/** A hall with rows of booths side by side, an aisle between rows. Ids row by row. */
export async function hallOfRows(
  fair: TestFair,
  rows: number,
  perRow: number,
  { code, kind = 'indoor', exhibitType = '02', boothClass = 'standard', side = 3 }: HallWanted,
): Promise<{ hallId: string; boothIds: string[][] }> {
  const { db } = fair.platform
  const hallId = randomUUID()
  await db
    .insertInto('hall')
    .values({
      id: hallId,
      edition,
      code,
      name_zh: code,
      name_en: code,
      kind,
      exhibit_type: exhibitType,
      position: 900,
      width_m: perRow * side + 10,
      depth_m: rows * side * 2 + 10,
    })
    .execute()
  const boothIds = Array.from({ length: rows }, () => Array.from({ length: perRow }, () => randomUUID()))
  await db
    .insertInto('booth')
    .values(
      boothIds.flatMap((ids, row) =>
        ids.map((id, place) => ({
          id,
          hall_id: hallId,
          edition,
          code: `${code}-${row + 1}${String(place + 1).padStart(2, '0')}`,
          booth_class: boothClass,
          exhibit_type: '02',
          open_sides: 1,
          x_m: 5 + place * side,
          y_m: 5 + row * side * 2,
          width_m: side,
          depth_m: side,
        })),
      ),
    )
    .execute()
  return { hallId, boothIds }
}

/** What must hold whatever happened: nothing sold twice, states as facts, nobody above the quota. */
export async function expectSound(fair: TestFair, hallId: string, most: number): Promise<string[]> {
  const { rows } = await sql<{ fault: string }>`
    SELECT 'sold twice: ' || booth.code AS fault FROM booth JOIN booth_holding ON booth_id = booth.id
    WHERE hall_id = ${hallId} AND released_at IS NULL GROUP BY booth.code HAVING count(*) > 1
    UNION ALL
    SELECT 'state without a holder: ' || code FROM booth WHERE hall_id = ${hallId} AND status = 'occupy'
      AND NOT EXISTS (SELECT FROM booth_holding WHERE booth_id = booth.id AND released_at IS NULL)
    UNION ALL
    SELECT 'held and still offered: ' || code FROM booth WHERE hall_id = ${hallId} AND status = 'normal'
      AND EXISTS (SELECT FROM booth_holding WHERE booth_id = booth.id AND released_at IS NULL)
    UNION ALL
    SELECT 'above the quota: ' || company_id FROM booth_holding JOIN booth ON booth.id = booth_id
    WHERE hall_id = ${hallId} AND released_at IS NULL GROUP BY company_id HAVING count(*) > ${most}`.execute(
    fair.platform.db,
  )
  return rows.map(({ fault }) => fault)
}
