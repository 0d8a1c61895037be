import type { z } from 'zod'
import type { Composed } from '../field'
import type { Text } from '../text'

/** One thing the organiser may configure. The default is the fair's reading of the specs (docs/adr/0002-readings.md). */
export interface SettingDefinition<Rule extends z.ZodType = z.ZodType> {
  field: Composed<Rule>
  initial: z.infer<Rule>
  group: SettingGroup
  help: Text
  /** May be read without signing in, because public and login screens show it. */
  public?: boolean
  /** What changing to this value does to people at once; asked before it is saved. */
  confirm?(value: z.infer<Rule>): Text
}

export const settingGroups = [
  'fair',
  'access',
  'signUp',
  'selection',
  'contract',
  'badges',
  'afterBooth',
] as const
export type SettingGroup = (typeof settingGroups)[number]

export const setting = <Rule extends z.ZodType>(definition: SettingDefinition<Rule>) => definition
