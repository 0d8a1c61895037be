import type { SettingKey } from '@fairground/domain/settings'
import { sql } from 'kysely'
import type { Db } from '../database/database'

export interface StoredSetting {
  key: string
  value: unknown
  version: number
}

export const readStoredSettings = (db: Db): Promise<StoredSetting[]> =>
  db.selectFrom('setting').select(['key', 'value', 'version']).execute()

/** A setting nobody changed yet has no row to lock; it gets one, so that two first changes wait for each other. */
export async function lockSetting(trx: Db, key: SettingKey, initial: unknown): Promise<StoredSetting> {
  await trx
    .insertInto('setting')
    .values({ key, value: JSON.stringify(initial), version: 0 })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
  return trx
    .selectFrom('setting')
    .select(['key', 'value', 'version'])
    .where('key', '=', key)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

export async function writeSetting(
  trx: Db,
  { key, version }: StoredSetting,
  value: unknown,
  by: string | null,
): Promise<void> {
  await trx
    .updateTable('setting')
    .set({
      value: JSON.stringify(value),
      version: version + 1,
      updated_at: sql`now()`,
      updated_by: by,
    })
    .where('key', '=', key)
    .execute()
}

export async function readLastChange(
  db: Db,
  { key }: StoredSetting,
): Promise<{ who: string; when: Date | null }> {
  const row = await db
    .selectFrom('setting')
    .leftJoin('account', 'account.id', 'setting.updated_by')
    .select(['setting.updated_at', 'real_name', 'username'])
    .where('key', '=', key)
    .executeTakeFirst()
  return { who: row?.real_name || row?.username || '', when: row?.updated_at ?? null }
}
