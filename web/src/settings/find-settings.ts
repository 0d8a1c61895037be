import { everyPart } from '@fairground/domain/field'
import {
  definitionOf,
  type SettingGroup,
  type SettingKey,
  sameSetting,
  settingGroups,
  settingKeys,
} from '@fairground/domain/settings'

export interface Wanted {
  typed: string
  onlyChanged: boolean
}

/** The settings of each group that fit what somebody looks for, in either language; groups without any are left out. */
export function findSettings(
  { typed, onlyChanged }: Wanted,
  currentOf: (key: SettingKey) => unknown,
): { group: SettingGroup; keys: SettingKey[] }[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean)
  const fits = (key: SettingKey) => {
    const text = textOf(key)
    return words.every((word) => text.includes(word)) && !(onlyChanged && isDefault(key, currentOf(key)))
  }
  return settingGroups
    .map((group) => ({
      group,
      keys: settingKeys.filter((key) => definitionOf(key).group === group && fits(key)),
    }))
    .filter(({ keys }) => keys.length > 0)
}

export const isDefault = (key: SettingKey, value: unknown): boolean =>
  sameSetting(key, value, definitionOf(key).initial)

function textOf(key: SettingKey): string {
  const { field, help } = definitionOf(key)
  const inside = everyPart(field).flatMap((part) => [
    part.title,
    ...(part.kind === 'choice' ? Object.values(part.choices) : []),
  ])
  return [help, ...inside]
    .flatMap(({ zh, en }) => [zh, en])
    .join(' ')
    .toLowerCase()
}
