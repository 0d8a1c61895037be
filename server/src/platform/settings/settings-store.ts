import {
  definitionOf,
  initialSettings,
  type SettingKey,
  type Settings,
  type SettingValue,
  sameSetting,
  settingKeys,
} from '@fairground/domain/settings'
import { sql } from 'kysely'
import { recordAudit } from '../audit/audit'
import type { Database, Db } from '../database/database'
import type { Caller } from '../http/principal'
import type { LiveEvents } from '../live/live-events'

export interface SettingsStore {
  current(): Settings
  reload(): Promise<void>
  change<Key extends SettingKey>(
    key: Key,
    value: SettingValue<Key>,
    caller: Caller,
    how?: HowChanged,
  ): Promise<ChangeOutcome>
  /** Back to the default, and from now on whatever a later version's default is. */
  reset(key: SettingKey, caller: Caller, how?: HowChanged): Promise<ChangeOutcome>
}

interface HowChanged {
  /** The version the change was made on; another one by now means someone else was faster. */
  basedOn?: number
  action?: 'change' | 'restore'
}

export type ChangeOutcome = 'done' | 'conflict'

/** JSON's own null: no setting's rule accepts it, so it is free to say "follows the default". */
const followsDefault = null

/** What a stored value means to this version; undefined when it cannot be read. */
export function readStored(key: SettingKey, stored: unknown): unknown {
  if (stored === followsDefault) return initialSettings[key]
  const parsed = definitionOf(key).schema.safeParse(stored)
  return parsed.success ? parsed.data : undefined
}

const retryMs = 1_000

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
        const value = stored.has(key) ? readStored(key, stored.get(key)) : initialSettings[key]
        if (value !== undefined) return [key, value]
        // A value an older version stored and this one cannot read must not keep the fair from starting.
        warn(`setting ${key} holds a value this version cannot use; the default applies`)
        return [key, initialSettings[key]]
      }),
    ) as Settings
  }

  async function write(
    key: SettingKey,
    wanted: unknown,
    action: string,
    caller: Caller,
    { basedOn }: HowChanged,
  ): Promise<ChangeOutcome> {
    const outcome = await db.transaction().execute(async (trx): Promise<ChangeOutcome> => {
      const row = await lockRow(trx, key)
      const before = readStored(key, row.value)
      const after = wanted === followsDefault ? initialSettings[key] : wanted
      // Asked for again, by a second click or a repeated call, it is simply so already.
      if (sameSetting(key, before, after) && (wanted !== followsDefault || row.value === followsDefault))
        return 'done'
      if (basedOn !== undefined && basedOn !== row.version) return 'conflict'
      await trx
        .updateTable('setting')
        .set({
          value: JSON.stringify(wanted),
          version: row.version + 1,
          updated_at: sql`now()`,
          updated_by: caller.user?.id ?? null,
        })
        .where('key', '=', key)
        .execute()
      await recordAudit(trx, caller, {
        action,
        subjectType: 'setting',
        subjectId: key,
        before: before ?? row.value,
        after,
      })
      await live.publish(trx, { type: 'settings-changed', audience: 'fair' })
      return 'done'
    })
    await reload()
    return outcome
  }

  await reload()
  const refresh = () =>
    void reload().catch((error: Error) => {
      warn(`the settings could not be read again: ${error.message}`)
      setTimeout(refresh, retryMs).unref()
    })
  live.subscribe((event) => {
    if (event.type === 'settings-changed') refresh()
  })
  live.onReturn(refresh)

  return {
    current: () => settings,
    reload,
    async change(key, value, caller, how = {}) {
      const wanted: unknown = definitionOf(key).schema.parse(value)
      return write(key, wanted, how.action ?? 'change', caller, how)
    },
    reset: (key, caller, how = {}) => write(key, followsDefault, 'reset', caller, how),
  }
}

/** A setting nobody changed yet has no row to lock; it gets one, so that two first changes wait for each other. */
async function lockRow(trx: Db, key: SettingKey): Promise<{ value: unknown; version: number }> {
  await trx
    .insertInto('setting')
    .values({ key, value: JSON.stringify(followsDefault), version: 0 })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
  return trx
    .selectFrom('setting')
    .select(['value', 'version'])
    .where('key', '=', key)
    .forUpdate()
    .executeTakeFirstOrThrow()
}
