import type { z } from 'zod'
import type { CodeListName } from '../codelist'
import type { Text } from '../text'

/** One thing the organiser may configure. The default is the fair's reading of the specs (docs/adr/0002-readings.md). */
export interface SettingDefinition<Schema extends z.ZodType = z.ZodType> {
  schema: Schema
  initial: z.infer<Schema>
  group: SettingGroup
  title: Text
  help: Text
  /** May be read without signing in, because public and login screens show it. */
  public?: boolean
  /** Words for the fields inside the value, by their path without positions: `least`, `title.zh`. */
  labels?: Readonly<Record<string, Text>>
  /** Words for the choices of an enum. */
  choices?: Readonly<Record<string, Text>>
  /** Where keys or choices are values of a code list, the words are the ones the organiser gave that list. */
  codeLists?: Readonly<{ keys?: CodeListName; choices?: CodeListName }>
  unit?: Text
  /** What changing to this value does to people at once; asked before it is saved. */
  confirm?(value: z.infer<Schema>): Text
}

export const settingGroups = ['fair', 'access', 'signUp', 'selection'] as const
export type SettingGroup = (typeof settingGroups)[number]

export const setting = <Schema extends z.ZodType>(definition: SettingDefinition<Schema>) => definition
