import { parseListDate, showListDate } from '@fairground/domain/list'
import { z } from 'zod'
import { enumerated, instant } from '../kernel/codecs'
import type { WireField } from './define-list'

/** yyyy/MM/dd outside, yyyy-MM-dd inside. What is no date passes as it came, so that the field's own rule says so. */
const listDate = z.codec(z.string(), z.string(), {
  decode: (typed) => parseListDate(typed) ?? typed,
  encode: showListDate,
})

/** Figures come as numbers or as digits; anything else passes as it came, for the rule to refuse. */
const figure = z.codec(z.union([z.number(), z.string()]), z.unknown(), {
  decode: (given) => (typeof given === 'string' && /^\d{1,15}$/.test(given.trim()) ? Number(given) : given),
  encode: (value) => value as number,
})

const blankAsNull = <Codec extends z.ZodType>(codec: Codec) =>
  z.codec(z.unknown(), z.unknown(), {
    decode: (given, context) => {
      if (given === null || given === undefined || given === '') return null
      const decoded = z.safeDecode(codec, given as never)
      if (decoded.success) return decoded.data
      context.issues.push(...(decoded.error.issues.map((issue) => ({ ...issue, input: given })) as never[]))
      return z.NEVER
    },
    encode: (value) => (value === null || value === undefined ? null : z.encode(codec, value as never)),
  })

/** How a value of this kind travels; undefined where it travels as it is. */
export function fieldCodec(field: WireField): z.ZodType | undefined {
  switch (field.kind) {
    case 'date':
      return blankAsNull(listDate)
    case 'integer':
      return blankAsNull(figure)
    case 'instant':
      return blankAsNull(instant)
    case 'choice':
      return field.words ? blankAsNull(enumerated(field.words)) : undefined
    case 'company':
      return blankAsNull(z.unknown())
    default:
      return undefined
  }
}

/** What a stored value looks like. Looser than the field's rule: rows may be older than the rule. */
export function storedType(field: WireField): z.ZodType {
  switch (field.kind) {
    case 'integer':
      return z.number().nullable()
    case 'instant':
      return z.date().nullable()
    default:
      return z.string().nullable()
  }
}
