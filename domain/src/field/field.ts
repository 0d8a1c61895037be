import type { z } from 'zod'
import type { Text } from '../text'

/** Colours that tell good from bad at a glance. */
export type Tone = 'ok' | 'info' | 'warn' | 'bad' | 'quiet'

/** Marks some values of a field; `otherwise` marks all the rest. */
export interface Tones {
  readonly byValue: Readonly<Record<string, Tone>>
  readonly otherwise?: Tone
}

/** Whether a field is asked for, told by what another one says. */
export type Condition = { readonly field: string } & ({ readonly is: string } | { readonly isNot: string })

/**
 * Every kind of field, and what it says beyond what all fields say. A new kind is a line here, one in `FieldValues`, and
 * a row in each room's table over the kinds; the compiler names those that lack it.
 */
export interface FieldKinds {
  text: {
    /** Read character by character. */
    look?: 'code'
    /** Two such fields stand on one line of a form. */
    short?: true
  }
  paragraph: { most: number }
  integer: Record<never, never>
  date: {
    /** Something ends on this day, and whoever reads it should see that it is near or over. */
    expires?: true
  }
  instant: Record<never, never>
  /** A value of a code list. */
  code: { list: string; tones?: Tones }
  /** One of a few words of the domain. */
  choice: { choices: Readonly<Record<string, Text>>; tones?: Tones }
  /** A company that signed up, chosen from a picker. Its name and code are copied into the fields named here. */
  company: { picker: string; fills: { name: string; creditCode?: string } }
}
export type FieldKind = keyof FieldKinds

/** What is kept of each kind. A text is never nothing, only empty. */
export interface FieldValues {
  text: string
  paragraph: string
  integer: number | null
  date: string | null
  instant: Date | null
  code: string | null
  choice: string | null
  company: string | null
}
export type FieldValue = FieldValues[FieldKind]

interface Common<Rule extends z.ZodType> {
  title: Text
  /** What the form and the template say beside the field. */
  hint?: Text
  /** Must be filled in, while it is asked for. */
  required: boolean
  /** Judges and normalises a filled-in value. */
  rule: Rule
  /** An example, for the import template. */
  example?: string
  /** Too long or too minor for a table; shown in the details. */
  hidden?: boolean
  /** Asked for only while another field says so; otherwise kept empty. */
  when?: Condition
}

/** One thing a record says. The kind decides how it is typed, shown, kept, sent, exported and imported. */
export type Field<Kind extends FieldKind = FieldKind, Rule extends z.ZodType = z.ZodType> = {
  [Each in Kind]: { kind: Each } & Common<Rule> & FieldKinds[Each]
}[Kind]

export type Fields = Readonly<Record<string, Field>>

/** What a record of these fields says. */
export type RowOf<Of extends Fields> = { -readonly [Name in keyof Of]: FieldValues[Of[Name]['kind']] }
/** The same, for whoever handles records of any fields. */
export type Row = Record<string, FieldValue>

/** The fields that conditions of these fields look at. */
export type AskedAbout<Of extends Fields> = {
  [Name in keyof Of]: NonNullable<Of[Name]['when']>['field']
}[keyof Of]
