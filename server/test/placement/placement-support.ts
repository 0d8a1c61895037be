import type { BoothClass } from '@fairground/domain/booth'
import type { Client } from '@fairground/wire/kernel/client'
import { listBooths } from '@fairground/wire/placement'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { holdsBooths } from '../../src/booth'
import type { TestFair } from '../support/test-fair'

export type FreeBooths = (hallId: string, count: number, boothClass?: BoothClass) => Promise<string[]>

/** Free booths of a hall, in their order. */
export async function freeBooths(
  client: Client,
  hallId: string,
  count: number,
  boothClass: BoothClass = 'standard',
): Promise<string[]> {
  const { list } = await client(listBooths, {
    body: { hallId, state: 'normal', boothClass, page: 1, pageSize: count },
  })
  expect(list).toHaveLength(count)
  return list.map(({ id }) => id)
}

export async function approveSubmitted({ platform: { db } }: TestFair): Promise<void> {
  await db
    .updateTable('company')
    .set({ review_state: 'approved' })
    .where('data_state', '=', 'submitted')
    .where('review_state', 'is distinct from', 'approved')
    .where(sql<boolean>`blacklisting_of(account_id) IS NULL`)
    .execute()
}

/** Approved companies that asked for standard booths in a hall such as W3, and have none. */
export async function companiesWithoutBooth(
  { platform: { db } }: TestFair,
  count: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('company')
    .select('company.id')
    .where('edition', '=', 21)
    .where('review_state', '=', 'approved')
    .where('deleted_at', 'is', null)
    .where(sql<boolean>`NOT ${holdsBooths('company.id')} AND blacklisting_of(account_id) IS NULL`)
    .where(sql<boolean>`NOT EXISTS (SELECT FROM contract WHERE company_id = company.id)`)
    .where(sql<boolean>`EXISTS (SELECT FROM booth_request request WHERE request.company_id = company.id
      AND request.saved AND request.exhibit_type = '02' AND request.booth_type = '1')`)
    .orderBy('company.id')
    .limit(count)
    .execute()
  expect(rows).toHaveLength(count)
  return rows.map(({ id }) => id)
}
