import type { z } from 'zod'
import type { AskedAbout, Field, FieldKind, FieldKinds, Fields, Made, When } from '../../field'

type NoFields = Record<never, never>
type Given<Kind extends FieldKind, On extends When> = FieldKinds[Kind] &
  Pick<Field<Kind>, 'hint' | 'missing' | 'missed' | 'requiredWhen'> & { when?: On }
/** What a kind cannot do without has to be given. */
type Further<Kind extends FieldKind, On extends When> = NoFields extends FieldKinds[Kind]
  ? [further?: Given<Kind, On>]
  : [further: Given<Kind, On>]

/**
 * A question of one kind. Its rule says whether it may be left empty; what hangs on another answer must not be, once it
 * is asked.
 */
const asking =
  <Kind extends FieldKind>(kind: Kind, always?: Partial<FieldKinds[Kind]>) =>
  <Rule extends z.ZodType, const On extends When = undefined>(
    zh: string,
    en: string,
    rule: Rule,
    ...[further]: Further<Kind, On>
  ) =>
    ({
      kind,
      title: { zh, en },
      rule,
      required: further?.when !== undefined || !rule.safeParse(undefined).success,
      ...always,
      ...further,
    }) as unknown as Made<Kind, On, Rule>

export const line = asking('text', { short: true })
export const wideLine = asking('text')
export const paragraph = asking('paragraph')
export const figure = asking('integer', { digits: 6 })
export const yesNo = asking('yesNo')
export const code = asking('code')
export const codes = asking('codes')
export const choice = asking('choice')
export const file = asking('file')

type NameIn<Of extends Fields> = keyof Of & string

/** One part of a sign-up as companies of one kind fill it in. */
export interface Section<Own extends Fields = Fields, Derived extends Fields = Fields> {
  /** In the order in which faults are told. */
  fields: Own
  /** Told by the record, never asked. */
  derived: Derived
  /** In the order in which people read them, on the screen and on paper. */
  reading: readonly (NameIn<Own> | NameIn<Derived>)[]
}

type Sound<Own extends Fields> =
  AskedAbout<Own> extends NameIn<Own>
    ? unknown
    : { fields: 'a condition asks about a field that is not here' }

interface Definition<Own extends Fields, Derived extends Fields> {
  fields: Own
  derived?: Derived
  reading?: readonly (NameIn<Own> | NameIn<Derived>)[]
}

export const section = <const Own extends Fields, const Derived extends Fields = NoFields>({
  fields,
  derived,
  reading,
}: Definition<Own, Derived> & Sound<Own>): Section<Own, Derived> => ({
  fields,
  derived: derived ?? ({} as Derived),
  reading: reading ?? Object.keys(fields),
})
