import type { z } from 'zod'
import { accessSettings } from './access-settings'
import { afterBoothSettings } from './after-booth-settings'
import { badgeSettings } from './badge-settings'
import { contractSettings } from './contract-settings'
import { fairSettings } from './fair-settings'
import { selectionSettings } from './selection-settings'
import type { SettingDefinition } from './setting'
import { signUpSettings } from './sign-up-settings'

export { instalmentPlanOf } from './contract-settings'
export { type SettingDefinition, type SettingGroup, settingGroups } from './setting'
export { settingMessages, settingRules } from './setting-messages'

export const settingDefinitions = {
  ...fairSettings,
  ...accessSettings,
  ...signUpSettings,
  ...selectionSettings,
  ...contractSettings,
  ...badgeSettings,
  ...afterBoothSettings,
}

export type SettingKey = keyof typeof settingDefinitions
export type SettingValue<Key extends SettingKey> = z.infer<(typeof settingDefinitions)[Key]['field']['rule']>
export type Settings = { readonly [Key in SettingKey]: SettingValue<Key> }

export const settingKeys = Object.keys(settingDefinitions) as SettingKey[]

export const initialSettings = Object.fromEntries(
  settingKeys.map((key) => [key, settingDefinitions[key].initial]),
) as Settings

/** For code that handles any setting alike. */
export const definitionOf = (key: SettingKey): SettingDefinition => settingDefinitions[key]

/** Both through the schema, which puts their parts in one order: the database keeps keys in an order of its own. */
export function sameSetting(key: SettingKey, one: unknown, other: unknown): boolean {
  const [first, second] = [one, other].map((value) => definitionOf(key).field.rule.safeParse(value))
  return Boolean(
    first?.success && second?.success && JSON.stringify(first.data) === JSON.stringify(second.data),
  )
}
