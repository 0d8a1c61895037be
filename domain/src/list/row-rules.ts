import { z } from 'zod'
import type { ListField } from './fields'
import { listRules as say } from './list.messages'

export type ListFields = Record<string, ListField>
/** What a row says, by field. */
export type RowValues = Record<string, unknown>
/** A rule between fields: which field to point at, and the message. */
export type RowCheck = (row: RowValues) => { field: string; message: string } | undefined

export const isBlank = (value: unknown): boolean => value === undefined || value === null || value === ''

/** Whether a field is asked for in a row that says this. */
export function applies({ when }: ListField, row: RowValues): boolean {
  if (!when) return true
  return 'is' in when ? row[when.field] === when.is : row[when.field] !== when.isNot
}

/** The rule of a whole row, for the form and for the server. */
export function rowRule(fields: ListFields, check?: RowCheck): z.ZodObject {
  const shape = Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      field.required && !field.when ? field.rule : field.rule.nullish(),
    ]),
  )
  return z.object(shape).superRefine((row: RowValues, context) => {
    for (const [name, field] of Object.entries(fields))
      if (field.when && field.required && applies(field, row) && isBlank(row[name]))
        context.addIssue({ code: 'custom', path: [name], message: say.required })
    const broken = check?.(row)
    if (broken) context.addIssue({ code: 'custom', path: [broken.field], message: broken.message })
  })
}

/** Every field has a value to store: what was left out, and what was not asked for, is empty. */
export function completeRow(fields: ListFields, row: RowValues): RowValues {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const value = applies(field, row) ? row[name] : undefined
      return [name, isBlank(value) ? emptyOf(field) : value]
    }),
  )
}

const emptyOf = ({ kind }: ListField): '' | null => (kind === 'text' || kind === 'paragraph' ? '' : null)

/** The later of two dates, or the larger of two figures, must not come first. */
export const inOrder =
  (first: string, last: string, message: string = say.dateOrder): RowCheck =>
  (row) => {
    const [low, high] = [row[first], row[last]]
    if (isBlank(low) || isBlank(high)) return undefined
    return (low as string | number) > (high as string | number) ? { field: last, message } : undefined
  }
