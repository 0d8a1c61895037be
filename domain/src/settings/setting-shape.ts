import { z } from 'zod'

/** What a setting's schema is made of, told so that a screen can choose controls and words for it. */
export type Shape =
  | { kind: 'switch' }
  | { kind: 'number'; least: number | undefined; most: number | undefined; whole: boolean }
  | { kind: 'text'; longest: number | undefined }
  | { kind: 'date' }
  | { kind: 'timeZone' }
  | { kind: 'choice'; choices: string[] }
  | { kind: 'choices'; choices: string[] }
  | { kind: 'list'; item: Shape; mostItems: number | undefined }
  /** Fields under fixed names; some combinations read as one thing and have a name of their own. */
  | { kind: 'fields' | 'range' | 'dates' | 'bilingual' | 'matrix'; fields: ShapeField[] }

export interface ShapeField {
  name: string
  shape: Shape
}

export function shapeOf(schema: z.ZodType): Shape {
  if (schema.meta()?.control === 'timeZone') return { kind: 'timeZone' }
  if (schema instanceof z.ZodBoolean) return { kind: 'switch' }
  if (schema instanceof z.ZodNumber) return numberShape(schema)
  if (schema instanceof z.ZodISODate) return { kind: 'date' }
  if (schema instanceof z.ZodString) return { kind: 'text', longest: schema.maxLength ?? undefined }
  if (schema instanceof z.ZodEnum) return { kind: 'choice', choices: schema.options.map(String) }
  if (schema instanceof z.ZodArray) return listShape(schema as z.ZodArray<z.ZodType>)
  if (schema instanceof z.ZodObject) return fieldsShape(schema)
  throw new Error(`no control is known for a setting of type ${schema.def.type}`)
}

function numberShape(schema: z.ZodNumber): Shape {
  const bound = (value: number | null) => (value !== null && Number.isFinite(value) ? value : undefined)
  return {
    kind: 'number',
    least: bound(schema.minValue),
    most: bound(schema.maxValue),
    whole: schema.format === 'safeint',
  }
}

function listShape(schema: z.ZodArray<z.ZodType>): Shape {
  const item = shapeOf(schema.element)
  if (item.kind === 'choice') return { kind: 'choices', choices: item.choices }
  const limit = schema.def.checks?.map((check) => check._zod.def as { check: string; maximum?: number })
  return { kind: 'list', item, mostItems: limit?.find(({ check }) => check === 'max_length')?.maximum }
}

function fieldsShape(schema: z.ZodObject): Shape {
  const fields = Object.entries(schema.shape).map(([name, field]) => ({
    name,
    shape: shapeOf(field as z.ZodType),
  }))
  return { kind: combinationOf(fields), fields }
}

function combinationOf(fields: ShapeField[]): 'fields' | 'range' | 'dates' | 'bilingual' | 'matrix' {
  const names = fields.map(({ name }) => name).join()
  const all = (kind: Shape['kind']) => fields.every(({ shape }) => shape.kind === kind)
  if (names === 'zh,en' && all('text')) return 'bilingual'
  if (names === 'least,most' && all('number')) return 'range'
  if (fields.length === 2 && all('date')) return 'dates'
  return all('choices') ? 'matrix' : 'fields'
}

/** Paths of everything with a name inside a value, without positions in lists: what needs words of its own. */
export function namesInside(shape: Shape, prefix = ''): string[] {
  if (shape.kind === 'list') return namesInside(shape.item, prefix)
  if (!('fields' in shape)) return []
  return shape.fields.flatMap(({ name, shape: inner }) => [
    prefix + name,
    ...namesInside(inner, `${prefix}${name}.`),
  ])
}

/** Where labels are looked up: positions in lists and keys that are codes have no words of their own. */
export const labelPath = (path: readonly (string | number)[]): string =>
  path.filter((part) => !/^\d+$/.test(String(part))).join('.')
