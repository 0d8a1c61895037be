import {
  definitionOf,
  initialSettings,
  type SettingKey,
  type Settings,
  type SettingValue,
  sameSetting,
  settingMessages as say,
  settingKeys,
} from '@fairground/domain/settings'
import { codes } from '@fairground/wire/kernel/codes'
import type { Database } from '../database/database'
import type { Caller } from '../http/principal'
import { Refusal } from '../http/refusal'
import type { LiveEvents } from '../live/live-events'
import { keeping } from '../record/keeper'
import type { KeptRecord } from '../record/kept-record'
import {
  lockSetting,
  readLastChange,
  readStoredSettings,
  type StoredSetting,
  writeSetting,
} from './setting.repository'

export interface SettingsStore {
  current(): Settings
  reload(): Promise<void>
  /** Told whenever they were read again, changed or not. */
  onRead(listener: () => void): () => void
  change<Key extends SettingKey>(
    key: Key,
    value: SettingValue<Key>,
    caller: Caller,
    how?: HowChanged,
  ): Promise<void>
  /** Back to the default, and from now on whatever a later version's default is. */
  reset(key: SettingKey, caller: Caller, how?: HowChanged): Promise<void>
}

interface HowChanged {
  /** The version the change was made on; another one by now means someone else was faster. */
  basedOn?: number
  action?: 'change' | 'restore'
}

/** JSON's own null: no setting's rule accepts it, so it is free to say "follows the default". */
const followsDefault = null

/** What a stored value means to this version; undefined when it cannot be read. */
export function readStored(key: SettingKey, stored: unknown): unknown {
  if (stored === followsDefault) return initialSettings[key]
  const parsed = definitionOf(key).field.rule.safeParse(stored)
  return parsed.success ? parsed.data : undefined
}

const settingRecord: KeptRecord<StoredSetting, SettingKey> = {
  subjectType: 'setting',
  lock: (trx, key) => lockSetting(trx, key, followsDefault),
  lastChange: readLastChange,
  unknown: () => new Error('a setting that is locked has a row'),
  conflict: ({ who }) =>
    new Refusal(codes.refused, say.conflict, { who }, [{ path: 'version', message: say.changedMeanwhile }]),
}

const retryMs = 1_000

/** All settings, kept in memory and read again whenever any process changes one. */
export async function createSettings(
  db: Database,
  live: LiveEvents,
  warn: (problem: string) => void,
): Promise<SettingsStore> {
  let settings: Settings = initialSettings
  const listeners = new Set<() => void>()

  async function reload(): Promise<void> {
    const stored = new Map((await readStoredSettings(db)).map(({ key, value }) => [key, value]))
    settings = Object.fromEntries(
      settingKeys.map((key) => {
        const value = stored.has(key) ? readStored(key, stored.get(key)) : initialSettings[key]
        if (value !== undefined) return [key, value]
        // A value an older version stored and this one cannot read must not keep the fair from starting.
        warn(`setting ${key} holds a value this version cannot use; the default applies`)
        return [key, initialSettings[key]]
      }),
    ) as Settings
    for (const read of listeners) read()
  }

  async function write(
    key: SettingKey,
    wanted: unknown,
    action: string,
    caller: Caller,
    { basedOn }: HowChanged,
  ): Promise<void> {
    const office = { db, live, settings: { current: () => settings } }
    await keeping(office, caller, settingRecord, async (kept, trx) => {
      const row = await kept.take(key)
      const before = readStored(key, row.value)
      const after = wanted === followsDefault ? initialSettings[key] : wanted
      // Asked for again, by a second click or a repeated call, it is simply so already.
      if (sameSetting(key, before, after) && (wanted !== followsDefault || row.value === followsDefault))
        return
      await kept.requireSeen(row, basedOn)
      await writeSetting(trx, row, wanted, caller.user?.id ?? null)
      await kept.record(
        { id: key, action, before: before ?? row.value, after },
        { type: 'settings-changed', audience: 'fair' },
      )
    })
    await reload()
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
    onRead(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async change(key, value, caller, how = {}) {
      const wanted: unknown = definitionOf(key).field.rule.parse(value)
      return write(key, wanted, how.action ?? 'change', caller, how)
    },
    reset: (key, caller, how = {}) => write(key, followsDefault, 'reset', caller, how),
  }
}
