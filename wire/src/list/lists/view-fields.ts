import type { Field } from '@fairground/domain/field'
import { notSaid, notSaidName, overseas, overseasName } from '@fairground/domain/statistics'
import type { Text } from '@fairground/domain/text'
import { z } from 'zod'

/** Fields of views: read only, and under their own names on the wire, since the specs name no more than the screens. */

const beside = { [notSaid]: notSaidName }

export const plain = (wire: string, zh: string, en: string, given: { hidden?: true; look?: 'code' } = {}) =>
  ({
    kind: 'text',
    required: false,
    rule: z.string(),
    title: { zh, en },
    ...given,
    wire,
  }) satisfies Field<'text'> & {
    wire: string
  }

export const moment = (wire: string, zh: string, en: string) =>
  ({
    kind: 'instant',
    required: false,
    rule: z.date(),
    title: { zh, en },
    wire,
  }) satisfies Field<'instant'> & {
    wire: string
  }

export const coded = (wire: string, list: string, zh: string, en: string) =>
  ({
    kind: 'code',
    required: false,
    rule: z.string(),
    title: { zh, en },
    list,
    beside: list === 'region' ? { ...beside, [overseas]: overseasName } : beside,
    wire,
  }) satisfies Field<'code'> & { wire: string }

export const severalCoded = (wire: string, list: string, zh: string, en: string) =>
  ({
    kind: 'codes',
    required: false,
    rule: z.array(z.string()),
    title: { zh, en },
    list,
    beside,
    wire,
  }) satisfies Field<'codes'> & { wire: string }

export const worded = (wire: string, choices: Readonly<Record<string, Text>>, zh: string, en: string) =>
  ({
    kind: 'choice',
    required: false,
    rule: z.string(),
    title: { zh, en },
    choices,
    wire,
  }) satisfies Field<'choice'> & {
    wire: string
  }

/** The same with a word for those who did not say. */
export const wordedOrNot = (wire: string, choices: Readonly<Record<string, Text>>, zh: string, en: string) =>
  worded(wire, { ...choices, ...beside }, zh, en)

export const whole = (wire: string, zh: string, en: string) =>
  ({
    kind: 'integer',
    required: false,
    rule: z.number(),
    title: { zh, en },
    wire,
  }) satisfies Field<'integer'> & {
    wire: string
  }

export const figure = (wire: string, zh: string, en: string) =>
  ({
    kind: 'decimal',
    required: false,
    rule: z.number(),
    title: { zh, en },
    wire,
  }) satisfies Field<'decimal'> & {
    wire: string
  }
