import type { UserType } from '../../account'
import { type Field, isBlank } from '../../field'
import type { Text } from '../../text'
import { basics } from './basics'
import { boothRequest } from './booth-request'
import { intro } from './intro'
import { invoice } from './invoice'
import { qualification } from './qualification'
import { scale } from './scale'
import type { Section } from './section'
import type { SignUpSection } from './sections'

/** Everything a sign-up asks. The same field may ask Chinese and overseas companies for different things. */
const sections = {
  basics,
  invoice,
  qualification,
  scale: { CHN: scale, ENG: scale },
  intro,
  boothRequest: { CHN: boothRequest, ENG: boothRequest },
} satisfies Record<SignUpSection, Record<UserType, Section>>

type Sections = typeof sections
type NamesOf<Part extends Section> = (keyof Part['fields'] | keyof Part['derived']) & string
export type FieldName<Name extends SignUpSection> =
  | NamesOf<Sections[Name]['CHN']>
  | NamesOf<Sections[Name]['ENG']>

/** A field among others; some are told by the record and asked of nobody. */
export type NamedField = Field & { name: string; asked: boolean }

/** Asked only after a certain answer, kept as zero or not asked at all: empty, there is nothing to show. */
export const isSilent = (field: NamedField): boolean =>
  field.when !== undefined || !field.asked || (field.kind === 'integer' && field.zeroIsNothing === true)

/** Empty, it is something a reviewer should stop at. */
export const isGap = ({ required, when, missed }: NamedField): boolean =>
  missed === true || (required && when === undefined)

export const sectionOf = (section: SignUpSection, variant: UserType): Section => sections[section][variant]

/** Whether a section that asks for files is without one of them. */
export const lacksFile = (
  section: SignUpSection,
  variant: UserType,
  values: Readonly<Record<string, unknown>>,
): boolean =>
  Object.entries(sectionOf(section, variant).fields).some(
    ([name, { kind, required }]) => kind === 'file' && required && isBlank(values[name]),
  )

/** Names of all that is asked in a section, of whichever kind of company: what is kept of it. */
export const namesAsked = (section: SignUpSection): string[] => [
  ...new Set(Object.values(sections[section]).flatMap(({ fields }) => Object.keys(fields))),
]

/** What a section says of one kind of company, in the order of reading. */
export function fieldsFor(section: SignUpSection, variant: UserType): NamedField[] {
  const { fields, derived, reading } = sectionOf(section, variant)
  const all = { ...fields, ...derived }
  return reading.flatMap((name) => (all[name] ? [{ ...all[name], name, asked: name in fields }] : []))
}

/** What a question is called. Whoever shows both kinds of company together names the kind whose words fit both. */
export function fieldTitle<Section extends SignUpSection>(
  section: Section,
  name: FieldName<Section>,
  variant: UserType,
): Text {
  const kinds = [variant, 'CHN', 'ENG'] as const
  const field = kinds.flatMap((kind) => fieldsFor(section, kind)).find((one) => one.name === name)
  if (!field) throw new Error(`no field ${name} in the section ${section}`)
  return field.title
}
