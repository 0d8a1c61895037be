import {
  type Document,
  type FieldKind,
  type Navigation,
  parseTypedDate,
  showDate,
} from '@fairground/domain/field'
import { z } from 'zod'
import { blankAs, enumerated, flag, instant, joinedCodes } from '../kernel/codecs'
import type { WireField } from './definition'

/** yyyy/MM/dd outside, yyyy-MM-dd inside. What is no date passes as it came, so that the field's own rule says so. */
const typedDate = z.codec(z.string(), z.string(), {
  decode: (typed) => parseTypedDate(typed) ?? typed,
  encode: showDate,
})

/** Figures come as numbers or as digits; anything else passes as it came, for the rule to refuse. */
const figure = z.codec(z.union([z.number(), z.string()]), z.unknown(), {
  decode: (given) => (typeof given === 'string' && /^\d{1,15}$/.test(given.trim()) ? Number(given) : given),
  encode: (value) => value as number,
})

interface Travel {
  /** How a value travels; undefined where it travels as it is. */
  codec: (field: WireField) => z.ZodType | undefined
  /** What a stored value looks like. Looser than the field's rule: rows may be older than the rule. */
  stored: z.ZodType
}

const asItIs = { codec: () => undefined, stored: z.string().nullable() }
const blankAsNull = (codec: z.ZodType) => () => blankAs(null, codec)

/** How each kind of field travels. */
const travels = {
  text: asItIs,
  paragraph: asItIs,
  integer: { codec: blankAsNull(figure), stored: z.number().nullable() },
  decimal: { codec: blankAsNull(z.number()), stored: z.number().nullable() },
  yesNo: { codec: blankAsNull(flag('1', '0')), stored: z.boolean().nullable() },
  date: { ...asItIs, codec: blankAsNull(typedDate) },
  instant: { codec: blankAsNull(instant), stored: z.date().nullable() },
  code: asItIs,
  codes: { codec: () => joinedCodes(), stored: z.array(z.string()) },
  choice: { ...asItIs, codec: ({ words }) => (words ? blankAs(null, enumerated(words)) : undefined) },
  timeZone: asItIs,
  company: { ...asItIs, codec: blankAsNull(z.unknown()) },
  bothLanguages: { ...asItIs, stored: z.object({ zh: z.string(), en: z.string() }) },
  document: { codec: () => undefined, stored: z.custom<Document>(Array.isArray) },
  navigation: { codec: () => undefined, stored: z.custom<Navigation>(Array.isArray) },
  words: { codec: () => undefined, stored: z.array(z.string()) },
  file: { ...asItIs, codec: blankAsNull(z.string().max(60)) },
  files: { ...asItIs, stored: z.array(z.string()) },
} satisfies Record<FieldKind, Travel>

const travelOf = ({ kind }: WireField): Travel => travels[kind]

export const fieldCodec = (field: WireField): z.ZodType | undefined => travelOf(field).codec(field)
export const storedType = (field: WireField): z.ZodType => travelOf(field).stored
