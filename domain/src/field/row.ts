import { z } from 'zod'
import type { Condition, Field, Fields, FieldValues, Row, RowOf } from './field'
import { fieldRules as say } from './field.messages'

/** A rule between fields: which field to point at, and the message. */
export type RowCheck<Of extends Fields = Fields> = (
  row: Partial<RowOf<Of>>,
) => { field: keyof Of & string; message: string } | undefined

export const isBlank = (value: unknown): value is undefined | null | '' =>
  value === undefined || value === null || value === ''

/** Whether a field is asked for in a row that says this. */
export const applies = ({ when }: Pick<Field, 'when'>, row: Partial<Row>): boolean =>
  when === undefined || holds(when, row[when.field])

const holds = (condition: Condition, value: unknown): boolean =>
  'is' in condition ? value === condition.is : value !== condition.isNot

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
    for (const [name, field] of Object.entries(fields))
      if (field.when && field.required && applies(field, row) && isBlank(row[name]))
        context.addIssue({ code: 'custom', path: [name], message: say.required })
    const broken = check?.(row)
    if (broken) context.addIssue({ code: 'custom', path: [broken.field], message: broken.message })
  })
}

/** What stands in a field that says nothing. */
export const nothing: FieldValues = {
  text: '',
  paragraph: '',
  integer: null,
  date: null,
  instant: null,
  code: null,
  choice: null,
  company: null,
}

/** Every field has a value to store: what was left out, and what was not asked for, is empty. */
export function completeRow<Of extends Fields>(fields: Of, row: Partial<Row>): RowOf<Of> {
  const complete = Object.entries(fields).map(([name, field]) => {
    const value = applies(field, row) ? row[name] : undefined
    return [name, isBlank(value) ? nothing[field.kind] : value]
  })
  return Object.fromEntries(complete) as RowOf<Of>
}

/** The later of two dates, or the larger of two figures, must not come first. */
export const inOrder =
  <First extends string, Last extends string>(first: First, last: Last, message: string = say.dateOrder) =>
  (row: { [Name in First | Last]?: string | number | null }) => {
    const [low, high] = [row[first], row[last]]
    if (isBlank(low) || isBlank(high)) return undefined
    return low > high ? { field: last, message } : undefined
  }
