import { z } from 'zod'
import { plainLine, plainText } from '../text'
import { documentRule } from './document'
import type { Condition, Field, FieldKind } from './field'
import { fieldRules as say } from './field.messages'
import { navigationRule } from './navigation'
import { earliestDate } from './typed-date'

export type When = Condition | undefined
export type Given<Kind extends FieldKind, On extends When> = Omit<
  Field<Kind>,
  'kind' | 'rule' | 'required' | 'when'
> & {
  required?: boolean
  when?: On
}
/** Keeps which field the condition asks about, so that whoever puts fields together can be held to it. */
export type Made<Kind extends FieldKind, On extends When, Rule extends z.ZodType = z.ZodType> = Field<
  Kind,
  Rule
> & { when?: NoInfer<On> }

export const text = <const On extends When = undefined>(
  given: Given<'text', On> & { rule: z.ZodType },
): Made<'text', On> => ({ kind: 'text', required: false, ...given })

export function paragraph<const On extends When = undefined>({
  most,
  tooLong,
  missing,
  ...given
}: Given<'paragraph', On> & { most: number; tooLong: string; missing?: string }): Made<'paragraph', On> {
  const limited = z.string(missing).overwrite(plainText).max(most, tooLong)
  return {
    kind: 'paragraph',
    required: missing !== undefined,
    rule: missing === undefined ? limited : limited.min(1, missing),
    ...given,
  }
}

export function integer<const On extends When = undefined>({
  digits,
  least = 0,
  tooLong,
  ...given
}: Given<'integer', On> & { digits: number; least?: number; tooLong: string }): Made<'integer', On> {
  const fits = (value: unknown) =>
    Number.isInteger(value) && (value as number) >= least && (value as number) < 10 ** digits
  return { kind: 'integer', required: true, rule: z.custom<number>(fits, tooLong), digits, ...given }
}

/** To two places, as lengths are kept: centimetre-exact. */
export function decimal<const On extends When = undefined>({
  most,
  wrong,
  ...given
}: Given<'decimal', On> & { most: number; wrong: string }): Made<'decimal', On> {
  const fits = (value: unknown) =>
    typeof value === 'number' &&
    value >= 0.01 &&
    value <= most &&
    Math.abs(value * 100 - Math.round(value * 100)) < 1e-6
  return { kind: 'decimal', required: false, rule: z.custom<number>(fits, wrong), ...given }
}

export const date = <const On extends When = undefined>(given: Given<'date', On>): Made<'date', On> => ({
  kind: 'date',
  required: false,
  rule: z.iso.date(say.date).refine((day) => day >= earliestDate, say.date),
  ...given,
})

export const instant = <const On extends When = undefined>(
  given: Given<'instant', On>,
): Made<'instant', On> => ({ kind: 'instant', required: false, rule: z.date(), ...given })

export const code = <const On extends When = undefined>({
  missing = say.choose,
  ...given
}: Given<'code', On> & { missing?: string }): Made<'code', On> => ({
  kind: 'code',
  required: true,
  rule: z.string(missing).min(1, missing).max(20, missing),
  ...given,
})

export const choice = <const On extends When = undefined>(
  given: Given<'choice', On>,
): Made<'choice', On> => ({
  kind: 'choice',
  required: true,
  rule: z.enum(Object.keys(given.choices) as [string, ...string[]], say.choose),
  ...given,
})

export const company = <const On extends When = undefined>(
  given: Given<'company', On>,
): Made<'company', On> => ({
  kind: 'company',
  required: false,
  rule: z.uuid(say.chooseCompany),
  ...given,
})

export const file = <const On extends When = undefined>(given: Given<'file', On>): Made<'file', On> => ({
  kind: 'file',
  required: false,
  rule: z.uuid().toLowerCase(),
  ...given,
})

/** Whether a language is complete is a rule of the whole row. */
export function bothLanguages<const On extends When = undefined>({
  most,
  ...given
}: Given<'bothLanguages', On> & { most: number }): Made<'bothLanguages', On> {
  const words = z
    .string()
    .overwrite(given.long ? plainText : plainLine)
    .max(most, say.tooLong)
    .default('')
  return {
    kind: 'bothLanguages',
    required: true,
    rule: z.object({ zh: words, en: words }, say.noLanguage),
    ...given,
  }
}

export const document = <const On extends When = undefined>(
  given: Given<'document', On>,
): Made<'document', On> => ({
  kind: 'document',
  required: false,
  rule: documentRule.default([]),
  ...given,
})

export const navigation = <const On extends When = undefined>(
  given: Given<'navigation', On>,
): Made<'navigation', On> => ({
  kind: 'navigation',
  required: false,
  rule: navigationRule.default([]),
  ...given,
})

export const words = <const On extends When = undefined>(given: Given<'words', On>): Made<'words', On> => ({
  kind: 'words',
  required: false,
  rule: z
    .array(z.enum(Object.keys(given.choices) as [string, ...string[]], say.choose))
    .refine((chosen) => new Set(chosen).size === chosen.length, say.twice)
    .default([]),
  ...given,
})

export const files = <const On extends When = undefined>({
  tooMany,
  twice,
  ...given
}: Given<'files', On> & { tooMany: string; twice: string }): Made<'files', On, z.ZodType<string[]>> => ({
  kind: 'files',
  required: false,
  rule: z
    .array(z.uuid().toLowerCase())
    .max(given.most, tooMany)
    .refine((ids) => new Set(ids).size === ids.length, twice)
    .default([]),
  ...given,
})
