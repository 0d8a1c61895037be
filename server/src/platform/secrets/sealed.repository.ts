import { sql } from 'kysely'
import type pg from 'pg'
import type { Db } from '../database/database'
import { type SealedColumn, sealedColumns } from './sealed-columns'

export interface SealedValue {
  id: string
  sealed: string
}

const keyIds = ({ table, column }: SealedColumn): string =>
  `SELECT DISTINCT split_part("${column}", '.', 2) AS id FROM "${table}" WHERE "${column}" IS NOT NULL`

/** Which keys everything that is sealed would need. A database of an earlier version may lack the tables. */
export async function readKeyIdsInUse(client: pg.ClientBase | pg.Pool): Promise<string[]> {
  const { rows: tables } = await client.query<{ name: string }>(
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`,
  )
  const there = sealedColumns.filter(({ table }) => tables.some(({ name }) => name === table))
  if (there.length === 0) return []
  const { rows } = await client.query<{ id: string }>(`${there.map(keyIds).join(' UNION ')} ORDER BY 1`)
  return rows.map(({ id }) => id)
}

/** Rows under another key, by id, locked until the transaction ends. */
export async function lockSealedOtherwise(
  trx: Db,
  { table, column }: SealedColumn,
  { keyId, after, most }: { keyId: string; after: string; most: number },
): Promise<SealedValue[]> {
  const value = sql.ref(column)
  const { rows } = await sql<SealedValue>`
    SELECT id::text, ${value} AS sealed FROM ${sql.table(table)}
    WHERE ${value} IS NOT NULL AND split_part(${value}, '.', 2) <> ${keyId} AND id::text > ${after}
    ORDER BY id::text LIMIT ${most} FOR UPDATE`.execute(trx)
  return rows
}

export async function writeSealed(
  trx: Db,
  { table, column }: SealedColumn,
  { id, sealed }: SealedValue,
): Promise<void> {
  await sql`UPDATE ${sql.table(table)} SET ${sql.ref(column)} = ${sealed} WHERE id::text = ${id}`.execute(trx)
}
