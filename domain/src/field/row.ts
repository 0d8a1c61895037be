import { z } from 'zod'
import { languages } from '../text'
import type { Condition, Field, Fields, FieldValues, Row, RowOf } from './field'
import { fieldRules as say } from './field.messages'
import { languageFaults } from './whole-languages'

/** A rule between fields: which field to point at, and the message. */
export type RowCheck<Of extends Fields = Fields> = (
  row: Partial<RowOf<Of>>,
) => { field: keyof Of & string; message: string } | undefined

export const isBlank = (value: unknown): value is undefined | null | '' =>
  value === undefined || value === null || value === ''

/** Whatever somebody said, by the fields' names. */
type Answers = Readonly<Record<string, unknown>>

/** The fields' own rules, under the fields' names. */
export const rulesOf = <Of extends Readonly<Record<string, { rule: z.ZodType }>>>(fields: Of) =>
  Object.fromEntries(Object.entries(fields).map(([name, { rule }]) => [name, rule])) as {
    [Name in keyof Of]: Of[Name]['rule']
  }

/** Whether a field is asked for in a row that says this. */
export const applies = ({ when }: Pick<Field, 'when'>, row: Answers): boolean =>
  when === undefined || holds(when, row[when.field])

function holds(condition: Condition, value: unknown): boolean {
  if ('is' in condition) return value === condition.is
  if ('isNot' in condition) return value !== condition.isNot
  return Array.isArray(value) && value.includes(condition.has)
}

/** Whether a row that says this has to fill in a field that others need not. */
export const isDemanded = ({ when, required, requiredWhen }: Field, row: Answers): boolean =>
  (when !== undefined && required && holds(when, row[when.field])) ||
  (requiredWhen !== undefined && holds(requiredWhen, row[requiredWhen.field]))

/** Points at what has to be filled in only sometimes, has to be now, and is not. */
export const demandFrom =
  (fields: Fields) =>
  (row: Answers, context: z.RefinementCtx): void => {
    for (const [name, field] of Object.entries(fields))
      if (isDemanded(field, row) && isBlank(row[name]))
        context.addIssue({ code: 'custom', path: [name], message: field.missing ?? say.required })
  }

/** The rule of a whole row, for the form and for the server. */
export function rowRule<Of extends Fields>(fields: Of, check?: RowCheck<Of>): z.ZodObject {
  const shape = Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      field.required && !field.when ? field.rule : field.rule.nullish(),
    ]),
  )
  return z.object(shape).superRefine((given, context) => {
    // Each field's own rule has judged it before.
    const row = given as Partial<RowOf<Of>>
    demandFrom(fields)(row, context)
    for (const fault of languageFaults(fields, row)) context.addIssue({ code: 'custom', ...fault })
    const broken = check?.(row)
    if (broken) context.addIssue({ code: 'custom', path: [broken.field], message: broken.message })
  })
}

/** What is not filled in yet is no fault of what is: a rule that lets an empty text pass, and judges any other. */
const orEmpty = (rule: z.ZodType): z.ZodType =>
  z
    .string()
    .overwrite((typed) =>
      typed === '' ? typed : ((rule.safeParse(typed).data as string | undefined) ?? typed),
    )
    .superRefine((typed, context) => {
      const judged = typed === '' ? undefined : rule.safeParse(typed)
      for (const issue of judged?.error?.issues ?? [])
        context.addIssue({ ...issue, code: 'custom' } as z.core.$ZodRawIssue<z.core.$ZodIssueCustom>)
    })

/** The rule of a row somebody is still at work on: whatever it says is sound, and it can be told from others. */
export function draftRule<Of extends Fields>(fields: Of, namedBy: keyof Of & string): z.ZodObject {
  const shape = Object.fromEntries(
    Object.entries(fields).map(([name, { kind, rule }]) => [
      name,
      (kind === 'text' || kind === 'paragraph' ? orEmpty(rule) : rule).nullish(),
    ]),
  )
  return z.object(shape).superRefine((row, context) => {
    const name = row[namedBy]
    if (fields[namedBy]?.kind !== 'bothLanguages') {
      if (isBlank(name)) context.addIssue({ code: 'custom', path: [namedBy], message: say.required })
    } else if (languages.every((language) => isBlank((name as Record<string, unknown> | null)?.[language])))
      context.addIssue({ code: 'custom', path: [namedBy, 'zh'], message: say.noName })
  })
}

/** What stands in a field that says nothing. */
export const nothing: FieldValues = {
  text: '',
  paragraph: '',
  integer: null,
  decimal: null,
  yesNo: null,
  date: null,
  instant: null,
  code: null,
  codes: [],
  choice: null,
  timeZone: null,
  company: null,
  bothLanguages: { zh: '', en: '' },
  document: [],
  navigation: [],
  words: [],
  file: null,
  files: [],
}

/** Whether two values of one field say the same. */
export const sameValue = (one: unknown, other: unknown): boolean =>
  (isBlank(one) && isBlank(other)) || one === other || sameMoment(one, other) || sameParts(one, other)

/** Whatever order its parts come in: the database has one of its own. */
function sameParts(one: unknown, other: unknown): boolean {
  if (!isComposed(one) || !isComposed(other) || Array.isArray(one) !== Array.isArray(other)) return false
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...names].every((name) => one[name] === other[name] || sameParts(one[name], other[name]))
}
const isComposed = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !(value instanceof Date)

/** On record a moment is a text. */
const sameMoment = (one: unknown, other: unknown): boolean =>
  (one instanceof Date || other instanceof Date) && timeOf(one) === timeOf(other)
const timeOf = (moment: unknown): number => new Date(moment as string | Date).getTime()

/** Every field has a value to store: what was left out, and what was not asked for, is empty. */
export function completeRow<Of extends Fields>(fields: Of, row: Partial<Row>): RowOf<Of> {
  const complete = Object.entries(fields).map(([name, field]) => {
    const value = applies(field, row) ? row[name] : undefined
    return [name, isBlank(value) ? nothing[field.kind] : value]
  })
  return Object.fromEntries(complete) as RowOf<Of>
}

/**
 * Fields that start anew once another has a new answer: what was said about square metres says nothing about standard
 * booths. One more code among several changes nothing for what hangs on those that stay.
 */
export const restartedBy = (fields: Fields, name: string, answer: unknown): string[] =>
  Object.entries(fields).flatMap(([other, { when }]) =>
    when?.field === name && !('has' in when && holds(when, answer)) ? [other] : [],
  )

/** A form whose fields that were not asked for say what they say when nobody answers them. */
export function withoutUnasked<Form extends Answers>(fields: Fields, form: Form): Form {
  const unasked = Object.entries(fields).filter(([, field]) => !applies(field, form))
  return { ...form, ...Object.fromEntries(unasked.map(([name, { rule }]) => [name, rule.parse(undefined)])) }
}

/** The later of two dates, or the larger of two figures, must not come first. */
export const inOrder =
  <First extends string, Last extends string>(first: First, last: Last, message: string = say.dateOrder) =>
  (row: { [Name in First | Last]?: string | number | null }) => {
    const [low, high] = [row[first], row[last]]
    if (isBlank(low) || isBlank(high)) return undefined
    return low > high ? { field: last, message } : undefined
  }
