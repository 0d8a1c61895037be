import { z } from 'zod'
import { plainText, type Text } from '../text'
import { listRules as say } from './list.messages'
import { earliestDate } from './list-date'

interface FieldBase {
  title: Text
  /** What the form and the template say beside the field. */
  hint?: Text
  /** Must be filled in. */
  required: boolean
  /** Judges and normalises a filled-in value. */
  rule: z.ZodType
  /** An example, for the import template. */
  example?: string | undefined
  /** Too long or too minor for the table; shown in the details. */
  hidden?: boolean
  /** Asked for only while another field says so; otherwise kept empty. */
  when?: { field: string; is: string } | { field: string; isNot: string }
}

/** One thing a row of an organiser's list says. The kind decides how it is typed, shown, kept, exported and imported. */
export type ListField = FieldBase &
  (
    | { kind: 'text' }
    | { kind: 'paragraph'; most: number }
    | { kind: 'integer' }
    | { kind: 'date' }
    /** A value of a code list. */
    | { kind: 'code'; list: string }
    /** One of a few words of the domain. */
    | { kind: 'choice'; choices: Record<string, Text> }
    /** A company that signed up, chosen from a picker. Its name and code are copied into the fields named here. */
    | { kind: 'company'; picker: string; fills: { name: string; creditCode?: string } }
    | { kind: 'instant' }
  )

type Given<Kind extends ListField['kind']> = Omit<
  Extract<ListField, { kind: Kind }>,
  'kind' | 'rule' | 'required'
> & {
  required?: boolean
}

export const text = (given: Given<'text'> & { rule: z.ZodType }): ListField => ({
  kind: 'text',
  required: false,
  ...given,
})

export const paragraph = (given: Given<'paragraph'> & { tooLong: string; missing?: string }): ListField => {
  const { tooLong, missing, ...rest } = given
  const limited = z.string(missing).overwrite(plainText).max(given.most, tooLong)
  return {
    kind: 'paragraph',
    required: missing !== undefined,
    rule: missing === undefined ? limited : limited.min(1, missing),
    ...rest,
  }
}

export const integer = (given: Given<'integer'> & { digits: number; tooLong: string }): ListField => {
  const { digits, tooLong, ...rest } = given
  const fits = (value: unknown) =>
    Number.isInteger(value) && (value as number) >= 0 && (value as number) < 10 ** digits
  return { kind: 'integer', required: true, rule: z.custom<number>(fits, tooLong), ...rest }
}

export const date = (given: Given<'date'>): ListField => ({
  kind: 'date',
  required: false,
  rule: z.iso.date(say.date).refine((day) => day >= earliestDate, say.date),
  ...given,
})

export const code = (given: Given<'code'> & { missing?: string }): ListField => {
  const { missing = say.choose, ...rest } = given
  return { kind: 'code', required: true, rule: z.string(missing).min(1, missing).max(20, missing), ...rest }
}

export const choice = (given: Given<'choice'>): ListField => ({
  kind: 'choice',
  required: true,
  rule: z.enum(Object.keys(given.choices) as [string, ...string[]], say.choose),
  ...given,
})

export const company = (given: Given<'company'>): ListField => ({
  kind: 'company',
  required: false,
  rule: z.uuid(say.chooseCompany),
  ...given,
})

export const instant = (given: Given<'instant'>): ListField => ({
  kind: 'instant',
  required: false,
  rule: z.date(),
  ...given,
})
