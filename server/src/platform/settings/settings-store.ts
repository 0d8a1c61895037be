import {
  initialSettings,
  type SettingKey,
  type Settings,
  type SettingValue,
  settingDefinitions,
  settingKeys,
} from '@fairground/domain/settings'
import { sql } from 'kysely'
import { recordAudit } from '../audit/audit'
import type { Database } from '../database/database'
import type { Caller } from '../http/principal'
import type { LiveEvents } from '../live/live-events'

export interface SettingsStore {
  current(): Settings
  reload(): Promise<void>
  change<Key extends SettingKey>(key: Key, value: SettingValue<Key>, caller: Caller): Promise<void>
}

/** All settings, kept in memory and read again whenever any process changes one. */
export async function createSettings(
  db: Database,
  live: LiveEvents,
  warn: (problem: string) => void,
): Promise<SettingsStore> {
  let settings: Settings = initialSettings

  async function reload(): Promise<void> {
    const rows = await db.selectFrom('setting').select(['key', 'value']).execute()
    const stored = new Map(rows.map((row) => [row.key, row.value]))
    settings = Object.fromEntries(
      settingKeys.map((key) => {
        if (!stored.has(key)) return [key, initialSettings[key]]
        const parsed = settingDefinitions[key].schema.safeParse(stored.get(key))
        if (parsed.success) return [key, parsed.data]
        // A value an older version stored and this one cannot read must not keep the fair from starting.
        warn(`setting ${key} holds a value this version cannot use; the default applies`)
        return [key, initialSettings[key]]
      }),
    ) as Settings
  }

  await reload()
  live.subscribe((event) => {
    if (event.type === 'settings-changed') void reload().catch((error: Error) => warn(error.message))
  })

  return {
    current: () => settings,
    reload,
    async change(key, value, caller) {
      const parsed = settingDefinitions[key].schema.parse(value)
      await db.transaction().execute(async (trx) => {
        const before = settings[key]
        await trx
          .insertInto('setting')
          .values({ key, value: JSON.stringify(parsed), updated_by: caller.user?.id ?? null })
          .onConflict((conflict) =>
            conflict.column('key').doUpdateSet({
              value: JSON.stringify(parsed),
              version: sql`setting.version + 1`,
              updated_at: sql`now()`,
              updated_by: caller.user?.id ?? null,
            }),
          )
          .execute()
        await recordAudit(trx, caller, {
          action: 'change',
          subjectType: 'setting',
          subjectId: key,
          before,
          after: parsed,
        })
        await live.publish(trx, { type: 'settings-changed', audience: 'fair' })
      })
      await reload()
    },
  }
}
