import type { z } from 'zod'
import type { Text } from '../text'
import type { Document } from './document'
import type { Navigation } from './navigation'

/** Colours that tell good from bad at a glance. */
export type Tone = 'ok' | 'info' | 'warn' | 'bad' | 'quiet'

/** Marks some values of a field; `otherwise` marks all the rest. */
export interface Tones {
  readonly byValue: Readonly<Record<string, Tone>>
  readonly otherwise?: Tone
}

/** Whether a field is asked for, told by what another one says; `has` looks among several codes. */
export type Condition = { readonly field: string } & (
  | { readonly is: string | boolean }
  | { readonly isNot: string }
  | { readonly has: string }
)

/** What a line of text is typed with: a phone's keyboard differs. */
export type Typing = 'mobile' | 'phone' | 'email' | 'url' | 'digits'

/**
 * Every kind of field, and what it says beyond what all fields say. A new kind is a line here, one in `FieldValues`, and
 * a row in each room's table over the kinds; the compiler names those that lack it.
 */
export interface FieldKinds {
  text: {
    /** Read character by character, or in groups of four. */
    look?: 'code' | 'grouped'
    /** Two such fields stand on one line of a form. */
    short?: true
    typing?: Typing
    /** People come near its limit and are shown what is left. */
    counter?: true
  }
  paragraph: Record<never, never>
  integer: {
    /** As many as can be typed. */
    digits?: number
    unit?: Text
    /** Kept as zero where nothing was said. */
    zeroIsNothing?: true
    /** Told beside the input, where somebody may come near them. */
    limits?: { least: number; most: number }
  }
  decimal: { unit?: Text; limits?: { least: number; most: number } }
  yesNo: {
    /** Something that is on or off, rather than a question. */
    look?: 'switch'
  }
  date: {
    /** Something ends on this day, and whoever reads it should see that it is near or over. */
    expires?: true
  }
  instant: Record<never, never>
  /** A value of a code list. */
  code: {
    list: string
    tones?: Tones
    /** Of the values that forms do not offer, those that may be chosen here all the same. */
    also?: readonly string[]
  }
  /** Several of them. */
  codes: {
    list: string
    /** Only these of the list, all in sight. */
    only?: readonly string[]
  }
  /** One of a few words of the domain. */
  choice: {
    choices: Readonly<Record<string, Text>>
    tones?: Tones
    /** All in sight at once, instead of in a menu. */
    look?: 'radios' | 'lines'
  }
  timeZone: Record<never, never>
  /** A company that signed up, chosen from a picker. Its name and code are copied into the fields named here. */
  company: { picker: string; fills: { name: string; creditCode?: string } }
  /** The same words in Chinese and in English: a line each, or paragraphs where they may be `long`. */
  bothLanguages: {
    long?: true
    /** Neither may be left out. */
    both?: true
  }
  /** A text that people lay out, block by block in both languages. */
  document: Record<never, never>
  /** The entries of a site's navigation, inside one another. */
  navigation: Record<never, never>
  /** Several of a few words of the domain, in the order somebody put them. */
  words: { choices: Readonly<Record<string, Text>> }
  /** Something uploaded, by its id; `purpose` is what it is uploaded for, where a kept row takes it up. */
  file: { purpose?: string }
  /** Several of them, in their order; `purpose` is what they are uploaded for. */
  files: { purpose: string; most: number }
}
export type FieldKind = keyof FieldKinds

/** What is kept of each kind. A text is never nothing, only empty. */
export interface FieldValues {
  text: string
  paragraph: string
  integer: number | null
  decimal: number | null
  yesNo: boolean | null
  date: string | null
  instant: Date | null
  code: string | null
  codes: string[]
  choice: string | null
  timeZone: string | null
  company: string | null
  bothLanguages: Text
  document: Document
  navigation: Navigation
  words: string[]
  file: string | null
  files: string[]
}
export type FieldValue = FieldValues[FieldKind]

interface Common<Rule extends z.ZodType> {
  title: Text
  /** What the form and the template say beside the field. */
  hint?: Text
  /** Must be filled in, while it is asked for. */
  required: boolean
  /** Always asked for, and must be filled in only while another field says so. */
  requiredWhen?: Condition
  /** What is said where it has to be filled in only sometimes, and is not. */
  missing?: string
  /** Need not be filled in, and is missed all the same where it is not. */
  missed?: true
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
