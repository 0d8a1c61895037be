import { explainIssue, type Issue, type Language } from '@fairground/domain/text'
import type { FieldFault } from '@fairground/wire/kernel/envelope'
import type { FormRule } from 'antd'
import type { z } from 'zod'

export interface FieldRules {
  /** What is wrong with a value, in words; nothing where it is right. */
  faultOf: (value: unknown) => string | undefined
  /** The same as Ant Design asks for it. */
  rules: FormRule[]
  required: boolean
  maxLength: number | undefined
}

/**
 * Rules for every field of a form's schema, by dotted path. The schema alone decides: what is required, how
 * long a text may be, and which sentence a fault reads as. While `strict` says no, an empty field is left in peace, so
 * that nobody is scolded for a field they have not come to yet.
 */
export function schemaRules(
  schema: z.ZodObject,
  language: Language,
  strict: () => boolean = () => true,
): Record<string, FieldRules> {
  const found: Record<string, FieldRules> = {}
  for (const [path, field] of leavesOf(schema)) {
    const blank = blankOf(field)
    const required = !field.safeParse(blank).success
    const faultOf = (value: unknown) => {
      if (isBlank(value) && !strict()) return undefined
      const issue = field.safeParse(isBlank(value) ? blank : value).error?.issues[0]
      return issue && explainIssue(issue, language)
    }
    const validator = async (_: unknown, value: unknown) => {
      const fault = faultOf(value)
      if (fault !== undefined) throw new Error(fault)
    }
    found[path] = { faultOf, rules: [{ validator }], required, maxLength: longestOf(field) }
  }
  return found
}

/** The form's values with its untouched fields as the schema knows emptiness, so that it can judge them as a whole. */
export function withBlanks(schema: z.ZodObject, values: Record<string, unknown>): Record<string, unknown> {
  const filled = { ...values }
  for (const [name, field] of Object.entries(schema.shape) as [string, z.ZodType][]) {
    const value = values[name]
    const inner = unwrap(field)
    const absent = value === undefined && field.safeParse(undefined).success
    if (inner.def.type === 'object')
      filled[name] = absent ? undefined : withBlanks(inner as z.ZodObject, (value ?? {}) as typeof values)
    else if (isBlank(value)) filled[name] = blankOf(field)
  }
  return filled
}

/** What the schema as a whole finds wrong, rules between fields included. */
export function schemaFaults(issues: readonly Issue[], language: Language): FieldFault[] {
  return issues.map((issue) => ({ path: issue.path.join('.'), message: explainIssue(issue, language) }))
}

/** "products.2.name" as Ant Design names a field. A code such as 01 is a name, not a position. */
export const namePathOf = (path: string): (string | number)[] =>
  path.split('.').map((part) => (/^(0|[1-9]\d*)$/.test(part) ? Number(part) : part))

function leavesOf(schema: z.ZodObject, prefix = ''): [string, z.ZodType][] {
  return Object.entries(schema.shape).flatMap(([name, field]): [string, z.ZodType][] => {
    const path = prefix + name
    const inner = unwrap(field as z.ZodType)
    return inner.def.type === 'object'
      ? leavesOf(inner as z.ZodObject, `${path}.`)
      : [[path, field as z.ZodType]]
  })
}

interface Wrapper {
  type: string
  innerType?: z.ZodType
  in?: z.ZodType
  out?: z.ZodType
}

/** What a person types goes in at the front of a pipe, so that end decides what an empty field is. */
function unwrap(schema: z.ZodType): z.ZodType {
  const { innerType, in: front } = schema.def as Wrapper
  const inner = innerType ?? front
  return inner ? unwrap(inner) : schema
}

/** Nothing at all where a field may be left out, otherwise the empty value of its kind. */
function blankOf(field: z.ZodType): unknown {
  if (field.safeParse(undefined).success) return undefined
  const { type } = unwrap(field).def
  // Where an empty text is none, such as the id of a file, nothing at all may still be an answer.
  if (type === 'string') return !field.safeParse('').success && field.safeParse(null).success ? null : ''
  return type === 'array' ? [] : undefined
}

const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

function longestOf(field: z.ZodType): number | undefined {
  const { innerType, in: front, out: back } = field.def as Wrapper
  if (innerType) return longestOf(innerType)
  if (front && back) return longestOf(front) ?? longestOf(back)
  return field.def.type === 'string' ? ((field as z.ZodString).maxLength ?? undefined) : undefined
}
