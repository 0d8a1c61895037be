import fc from 'fast-check'
import type { z } from 'zod'
import type { SectionSample, Values } from './section-samples'
import { anyText } from './typed-text'

const figures = fc.oneof(
  fc.constantFrom<unknown>(
    undefined,
    null,
    '',
    0,
    1,
    4,
    5,
    17,
    18,
    59,
    60,
    400,
    401,
    1_500,
    1_501,
    10_000,
    10_001,
  ),
  fc.constantFrom<unknown>(-1, 0.5, 1e21, 2 ** 53, '3', ' 60', '３', '1e3', '0x10', ' ', '-1', 'many', '12a'),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
)
const texts = fc.oneof({ weight: 8, arbitrary: anyText }, { weight: 1, arbitrary: fc.constant(undefined) })
const yesOrNo = fc.constantFrom<unknown>(true, false, undefined)
const codes = fc.oneof(
  anyText,
  fc.constantFrom('8201', '8201消防车', '01', '99', ' 01', '0,1', '__proto__', 'constructor'),
)
const wrongKinds = fc.constantFrom<unknown>({}, [[1]], { length: 3 })

interface Wrapped {
  type: string
  innerType?: z.ZodType
  in?: z.ZodType
  element?: z.ZodType
}
const defOf = (schema: z.ZodType): Wrapped => schema.def as unknown as Wrapped

function inside(schema: z.ZodType): z.ZodType {
  const { innerType, in: front } = defOf(schema)
  const inner = innerType ?? front
  return inner ? inside(inner) : schema
}

type Kind = 'text' | 'figure' | 'yesOrNo' | 'codes' | 'records'

export function kindOf(field: z.ZodType): Kind {
  const { type, element } = defOf(inside(field))
  if (type === 'boolean') return 'yesOrNo'
  if (type === 'custom') return 'figure'
  if (type !== 'array' || !element) return 'text'
  return defOf(inside(element)).type === 'object' ? 'records' : 'codes'
}

/** By what kind of field it is, so that a new field is spoilt without anybody thinking of it. */
function spoiltValue(field: z.ZodType): fc.Arbitrary<unknown> {
  const kind = kindOf(field)
  if (kind === 'text') return texts
  if (kind === 'figure') return figures
  if (kind === 'yesOrNo') return yesOrNo
  const element = defOf(inside(field)).element as z.ZodObject
  const item: fc.Arbitrary<unknown> =
    kind === 'codes' ? codes : fc.record(spoiltFields(element), { requiredKeys: [] })
  return fc.oneof(fc.constantFrom<unknown>(undefined, []), fc.array(item, { maxLength: 20 }))
}

const spoiltFields = (form: z.ZodObject): Record<string, fc.Arbitrary<unknown>> =>
  Object.fromEntries(
    Object.entries(form.shape).map(([name, field]) => [name, spoiltValue(field as z.ZodType)]),
  )

/** A form that would be right, but for a field or two. */
export const nearlyValid = ({ form, valid }: SectionSample): fc.Arbitrary<Values> => {
  const spoilt = spoiltFields(form)
  const names = Object.keys(spoilt)
  const slips = fc
    .subarray(names, { minLength: 1, maxLength: Math.min(2, names.length) })
    .chain((wrong) => fc.record(Object.fromEntries(wrong.map((name) => [name, spoilt[name] ?? texts]))))
  return fc.tuple(valid, slips).map(([right, slip]) => ({ ...right, ...slip }))
}

/** Nothing of it is meant well. */
export const hostile = ({ form }: SectionSample): fc.Arbitrary<Values> =>
  fc.record(spoiltFields(form), { requiredKeys: [] })

/** What no form on a screen can hold, but a program can send. */
export const misshapen = ({ form, valid }: SectionSample): fc.Arbitrary<Values> =>
  fc
    .tuple(valid, fc.constantFrom(...Object.keys(form.shape)), wrongKinds)
    .map(([right, name, wrong]) => ({ ...right, [name]: wrong }))
