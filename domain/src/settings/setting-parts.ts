import { z } from 'zod'
import type { Text } from '../text'
import { settingRules } from './setting-messages'

/** Pieces that several settings are made of, with the words for what is inside them. */

const shortText = z.string().trim().min(1, settingRules.textMissing).max(200)
export const localText = z.object({ zh: shortText, en: shortText })

/** Years below 1900 are slips, and some are none to a database. */
export const calendarDay = z.iso
  .date(settingRules.date)
  .refine((day) => day >= '1900-01-01', settingRules.date)

export const timeZone = z
  .string()
  .refine((zone) => Intl.supportedValuesOf('timeZone').includes(zone), settingRules.zone)
  .meta({ control: 'timeZone' })

/** A lone slash starts a path of ours; two, or one and a backslash, would name another site. */
export const siteOrPath = (longest: number) =>
  z
    .string()
    .trim()
    .max(longest)
    .regex(/^(https:\/\/\S+|\/(?![/\\])\S*)$/, settingRules.siteOrPath)

/** From one on: nobody can ask for nothing. */
const size = z.int().min(1).max(100_000)

export const range = z
  .object({ least: size, most: size })
  .refine(({ least, most }) => least <= most, { path: ['most'], error: settingRules.leastAboveMost })

export const byExhibitType = <Value extends z.ZodType>(value: Value) =>
  z.object({ '01': value, '02': value, '03': value })

export const someOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z
    .array(z.enum(values))
    .min(1, settingRules.oneOfEach)
    .refine((chosen) => new Set(chosen).size === chosen.length, settingRules.doubledChoice)

export const rangeLabels = {
  least: { zh: '最少', en: 'Least' },
  most: { zh: '最多', en: 'Most' },
} satisfies Record<string, Text>

export const languageLabels = {
  zh: { zh: '中文', en: 'Chinese' },
  en: { zh: '英文', en: 'English' },
} satisfies Record<string, Text>

export const units = {
  minutes: { zh: '分钟', en: 'minutes' },
  times: { zh: '次', en: 'times' },
  squareMetres: { zh: '平方米', en: 'm²' },
  booths: { zh: '个', en: 'booths' },
  characters: { zh: '位', en: 'characters' },
} satisfies Record<string, Text>
