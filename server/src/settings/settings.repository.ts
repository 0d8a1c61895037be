import type { Db } from '../platform/database/database'

export interface SettingRow {
  key: string
  value: unknown
  version: number
  changedAt: Date
  changedBy: string
}

export async function readSettingRows(db: Db): Promise<SettingRow[]> {
  const rows = await db
    .selectFrom('setting')
    .leftJoin('account', 'account.id', 'setting.updated_by')
    .select(['key', 'value', 'version', 'setting.updated_at', 'real_name', 'username'])
    .execute()
  return rows.map((row) => ({
    key: row.key,
    value: row.value,
    version: row.version,
    changedAt: row.updated_at,
    changedBy: row.real_name || row.username || '',
  }))
}

export async function readHallCodes(db: Db, edition: number): Promise<Set<string>> {
  const halls = await db
    .selectFrom('hall')
    .select('code')
    .where('edition', '=', edition)
    .where('deleted_at', 'is', null)
    .execute()
  return new Set(halls.map(({ code }) => code))
}
