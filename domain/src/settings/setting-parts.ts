import { z } from 'zod'
import type { CodeListName } from '../codelist'
import {
  type Composed,
  type Entries,
  type Field,
  type FieldKind,
  type FieldKinds,
  type Parts,
  rulesOf,
} from '../field'
import type { Text } from '../text'
import { settingRules } from './setting-messages'

/** What settings are made of: fields of which something always has to be said, and what is made of them. */

const made =
  <Kind extends FieldKind>(kind: Kind) =>
  <Rule extends z.ZodType>(title: Text, rule: Rule, further?: FieldKinds[Kind]) =>
    ({ kind, title, rule, required: true, ...further }) as unknown as Field<Kind, Rule>

export const line = made('text')
export const onOff = (title: Text) => made('yesNo')(title, z.boolean(), { look: 'switch' })
export const choice = made('choice')

interface Figure {
  least: number
  most: number
  unit?: Text
}
/** A bound nobody comes near only takes up room. */
const toldLimits = ({ least, most }: Figure) => (most < 10_000 ? { limits: { least, most } } : {})
const withUnit = ({ unit }: Figure) => (unit ? { unit } : {})

export const whole = (title: Text, figure: Figure) =>
  made('integer')(title, z.int().min(figure.least).max(figure.most), {
    ...toldLimits(figure),
    ...withUnit(figure),
  })

export const decimal = (title: Text, figure: Figure) =>
  made('decimal')(title, z.number().min(figure.least).max(figure.most), {
    ...toldLimits(figure),
    ...withUnit(figure),
  })

/** Years below 1900 are slips, and some are none to a database. */
export const day = (title: Text) =>
  made('date')(
    title,
    z.iso.date(settingRules.date).refine((given) => given >= '1900-01-01', settingRules.date),
  )

export const timeZone = (title: Text) =>
  made('timeZone')(
    title,
    z.string().refine((zone) => Intl.supportedValuesOf('timeZone').includes(zone), settingRules.zone),
  )

type Inner = Readonly<Record<string, Composed>>
type WholeOf<Of extends Inner> = z.ZodObject<{ [Name in keyof Of]: Of[Name]['rule'] }>

/** Values that belong together; `between` adds what has to hold among them. */
export function parts<const Of extends Inner>(
  title: Text,
  inner: Of,
  {
    between = (rule) => rule,
    ...further
  }: Pick<Parts, 'look' | 'namedBy'> & {
    between?: (rule: WholeOf<Of>) => WholeOf<Of>
  } = {},
): Parts<WholeOf<Of>> {
  return {
    kind: 'parts',
    title,
    parts: inner,
    rule: between(z.object(rulesOf(inner)) as WholeOf<Of>),
    ...further,
  }
}

export function entries<Of extends Composed>(
  title: Text,
  of: Of,
  {
    most,
    between = (rule) => rule,
  }: {
    most: number
    between?: (rule: z.ZodArray<Of['rule']>) => z.ZodArray<Of['rule']>
  },
): Entries<z.ZodArray<Of['rule']>> {
  return {
    kind: 'entries',
    title,
    of,
    most,
    rule: between(z.array(of.rule).max(most, settingRules.tooManyEntries)),
  }
}

const words = z.string().trim().min(1, settingRules.textMissing).max(200)

/** The same words twice. */
export const inBothLanguages = (title: Text, titles: { zh: Text; en: Text } = languages) =>
  parts(title, { zh: line(titles.zh, words), en: line(titles.en, words) }, { look: 'bothLanguages' })
const languages = { zh: { zh: '中文', en: 'Chinese' }, en: { zh: '英文', en: 'English' } }

/** From one on: nobody can ask for nothing. */
export function range(title: Text, unit: Text) {
  const size = { least: 1, most: 100_000, unit }
  return parts(
    title,
    { least: whole({ zh: '最少', en: 'Minimum' }, size), most: whole({ zh: '最多', en: 'Maximum' }, size) },
    {
      look: 'range',
      between: (rule) =>
        rule.refine(({ least, most }) => least <= most, {
          path: ['most'],
          error: settingRules.leastAboveMost,
        }),
    },
  )
}

/** One value for each type of exhibit; the organiser's list has the words for them. */
export const byExhibitType = <Of extends Composed>(title: Text, of: (title: Text) => Of) =>
  parts(
    title,
    { '01': of({ zh: '01', en: '01' }), '02': of({ zh: '02', en: '02' }), '03': of({ zh: '03', en: '03' }) },
    { namedBy: 'exhibitType' },
  )

export const someOf =
  <const Values extends readonly [string, ...string[]]>(list: CodeListName, only: Values) =>
  (title: Text) =>
    made('codes')(
      title,
      z
        .array(z.enum(only))
        .min(1, settingRules.oneOfEach)
        .refine((chosen) => new Set(chosen).size === chosen.length, settingRules.doubledChoice),
      { list, only },
    )

/** A lone slash starts a path of ours; two, or one and a backslash, would name another site. */
export const siteOrPath = (longest: number) =>
  z
    .string()
    .trim()
    .max(longest)
    .regex(/^(https:\/\/\S+|\/(?![/\\])\S*)$/, settingRules.siteOrPath)

export const units = {
  seconds: { zh: '秒', en: 'seconds' },
  minutes: { zh: '分钟', en: 'minutes' },
  days: { zh: '天', en: 'days' },
  times: { zh: '次', en: 'times' },
  squareMetres: { zh: '平方米', en: 'm²' },
  booths: { zh: '个', en: 'booths' },
  badges: { zh: '张', en: 'badges' },
  companies: { zh: '家', en: 'companies' },
  characters: { zh: '位', en: 'characters' },
} satisfies Record<string, Text>
