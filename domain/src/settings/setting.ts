import type { z } from 'zod'
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
}

export type SettingGroup = 'fair' | 'access' | 'signUp' | 'selection'

export const setting = <Schema extends z.ZodType>(definition: SettingDefinition<Schema>) => definition
