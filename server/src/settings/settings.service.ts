import { type PermissionKey, sessionMessages } from '@fairground/domain/account'
import {
  definitionOf,
  initialSettings,
  type SettingKey,
  type SettingValue,
  settingKeys,
  settingMessages,
  settingRules,
} from '@fairground/domain/settings'
import { explainIssue, type Language, translate } from '@fairground/domain/text'
import { holderOf, mayCall } from '@fairground/wire/kernel/access'
import { codes } from '@fairground/wire/kernel/codes'
import type { CallResult } from '@fairground/wire/kernel/endpoint'
import type { FieldFault } from '@fairground/wire/kernel/envelope'
import { type listSettings, settingActions, type settingHistory } from '@fairground/wire/settings'
import { z } from 'zod'
import { findFormerValue, readHistory } from '../platform/audit/recorded-changes.repository'
import type { Db } from '../platform/database/database'
import type { SignedInCaller } from '../platform/http/principal'
import { Refusal } from '../platform/http/refusal'
import type { Platform } from '../platform/platform'
import { readStored } from '../platform/settings/settings-store'
import { readHallCodes, readSettingRows, type SettingRow } from './settings.repository'

type SettingState = CallResult<typeof listSettings>[number]

export async function readSettings(db: Db): Promise<SettingState[]> {
  const rows = new Map((await readSettingRows(db)).map((row) => [row.key, row]))
  return settingKeys.map((key) => stateOf(key, rows.get(key)))
}

async function readState(db: Db, key: SettingKey): Promise<SettingState> {
  return stateOf(
    key,
    (await readSettingRows(db)).find((row) => row.key === key),
  )
}

function stateOf(key: SettingKey, row: SettingRow | undefined): SettingState {
  const value = row ? readStored(key, row.value) : initialSettings[key]
  const changed = row !== undefined && row.version > 0
  return {
    key,
    value: value ?? initialSettings[key],
    version: row?.version ?? 0,
    changedAt: changed ? row.changedAt : null,
    changedBy: changed ? row.changedBy : '',
    unusable: value === undefined,
  }
}

/** What has a key of its own elsewhere needs it here too: one switch, one right. */
const ownKeys: Partial<Record<SettingKey, PermissionKey>> = { selectionStarted: 'booth/select:startStop' }

function requireKeyOf(key: SettingKey, { user }: SignedInCaller): void {
  const needed = ownKeys[key]
  if (needed && !mayCall(holderOf(needed), user))
    throw new Refusal(codes.forbidden, sessionMessages.forbidden)
}

export async function changeSetting(
  platform: Platform,
  key: SettingKey,
  change: { version: number; value?: unknown },
  caller: SignedInCaller,
): Promise<SettingState> {
  requireKeyOf(key, caller)
  const value = check(key, change.value, caller)
  refuseAt(await faultsInFair(platform, key, value, caller.language))
  await platform.settings.change(key, value as never, caller, { basedOn: change.version })
  return readState(platform.db, key)
}

export async function resetSetting(
  { db, settings }: Platform,
  key: SettingKey,
  version: number,
  caller: SignedInCaller,
): Promise<SettingState> {
  requireKeyOf(key, caller)
  await settings.reset(key, caller, { basedOn: version })
  return readState(db, key)
}

/** The value a change replaced, put back, if today's rule still accepts it. */
export async function restoreSetting(
  platform: Platform,
  key: SettingKey,
  { version, entry }: { version: number; entry: number },
  caller: SignedInCaller,
): Promise<SettingState> {
  requireKeyOf(key, caller)
  const { db, settings } = platform
  const former = await findFormerValue(db, { type: 'setting', id: key }, entry)
  if (!former) throw new Refusal(codes.refused, settingMessages.entryUnknown)
  const parsed = definitionOf(key).field.rule.safeParse(former.value)
  if (!parsed.success || (await faultsInFair(platform, key, parsed.data, caller.language)).length > 0)
    throw new Refusal(codes.refused, settingMessages.cannotRestore)
  await settings.change(key, parsed.data as never, caller, { basedOn: version, action: 'restore' })
  return readState(db, key)
}

export async function readSettingHistory(
  db: Db,
  key: SettingKey,
  before: number | undefined,
): Promise<CallResult<typeof settingHistory>> {
  const { entries, more } = await readHistory(db, { type: 'setting', id: key }, before)
  const action = z.enum(settingActions).catch('change')
  return { more, entries: entries.map((entry) => ({ ...entry, action: action.parse(entry.action) })) }
}

/** Also a value of a wrong type is told by the field it is in: here it is a person's slip, not a program's. */
function check(key: SettingKey, value: unknown, { language }: SignedInCaller): unknown {
  const parsed = z.object({ value: definitionOf(key).field.rule }).safeParse({ value })
  if (parsed.success) return parsed.data.value
  return refuseAt(
    parsed.error.issues.map((issue) => ({
      path: issue.path.join('.'),
      message: explainIssue(issue, language),
    })),
  )
}

/** What a rule alone cannot know: whether the fair has what the value names. */
async function faultsInFair(
  { db, settings }: Platform,
  key: SettingKey,
  value: unknown,
  language: Language,
): Promise<FieldFault[]> {
  if (key !== 'contactGroups') return []
  const halls = await readHallCodes(db, settings.current().edition)
  return (value as SettingValue<'contactGroups'>).flatMap(({ hall }, index) =>
    halls.has(hall)
      ? []
      : [{ path: `value.${index}.hall`, message: translate(settingRules.unknownHall, language, { hall }) }],
  )
}

function refuseAt(fields: FieldFault[]): void {
  if (fields[0]) throw new Refusal(codes.invalid, fields[0].message, {}, fields)
}
