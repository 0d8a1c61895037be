import type { z } from 'zod'
import { accessSettings } from './access-settings'
import { fairSettings } from './fair-settings'
import { selectionSettings } from './selection-settings'
import { signUpSettings } from './sign-up-settings'

export type { SettingDefinition, SettingGroup } from './setting'

export const settingDefinitions = {
  ...fairSettings,
  ...accessSettings,
  ...signUpSettings,
  ...selectionSettings,
}

export type SettingKey = keyof typeof settingDefinitions
export type SettingValue<Key extends SettingKey> = z.infer<(typeof settingDefinitions)[Key]['schema']>
export type Settings = { readonly [Key in SettingKey]: SettingValue<Key> }

export const settingKeys = Object.keys(settingDefinitions) as SettingKey[]

export const initialSettings = Object.fromEntries(
  settingKeys.map((key) => [key, settingDefinitions[key].initial]),
) as Settings
