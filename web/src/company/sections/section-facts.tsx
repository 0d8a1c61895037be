import type { UserType } from '@fairground/domain/account'
import { type FieldName, type SignUpSection, sectionOf } from '@fairground/domain/company/sections'
import { applies, type Field, worded } from '@fairground/domain/field'
import type { Text } from '@fairground/domain/text'
import type { ReactNode } from 'react'
import { useLanguage } from '../../lib/language'
import { type Fact, Facts } from '../../ui/facts'

/** Several answers that are read as one. */
interface Joined<Name extends string> {
  title: Text
  of: readonly Name[]
  between: string
}

/** The answers of a section in the order of the page. */
export type Order<Section extends SignUpSection> = readonly (
  | FieldName<Section>
  | Joined<FieldName<Section>>
)[]

interface Props<Section extends SignUpSection> {
  section: Section
  variant: UserType
  record: Readonly<Record<string, unknown>>
  order: Order<Section>
  /** What the record calls its codes, where it is not the field's name and `Label`. */
  labels?: Partial<Record<FieldName<Section>, string>>
  /** What cannot be read as a line of text. */
  shown?: Partial<Record<FieldName<Section>, ReactNode>>
}

/** What a section says, as its definition reads it. */
export function SectionFacts<Section extends SignUpSection>(props: Props<Section>) {
  const { section, variant, record, order, labels, shown } = props
  const language = useLanguage()
  const { fields } = sectionOf(section, variant)

  function textOf(name: FieldName<Section>): string {
    const label = record[labels?.[name] ?? `${name}Label`]
    if (typeof label === 'string') return label
    const field = fields[name]
    return field ? worded(field, record[name], { language, code: (_list, value) => value }) : ''
  }

  const facts = order.flatMap((each): Fact[] => {
    const name = typeof each === 'string' ? each : each.of[0]
    const field = name && fields[name]
    if (!field || !applies(field, record)) return []
    if (typeof each !== 'string')
      return [{ label: each.title[language], value: each.of.map(textOf).filter(Boolean).join(each.between) }]
    const value = shown && name in shown ? shown[name] : textOf(name)
    return [{ label: field.title[language], value, wide: isWide(field) }]
  })
  return <Facts facts={facts} />
}

const wideKinds: ReadonlySet<Field['kind']> = new Set<Field['kind']>(['paragraph', 'codes', 'file'])

/** Long answers take the whole width, on the form and to read. */
export const isWide = (field: Field): boolean =>
  field.kind === 'text' ? field.short !== true : wideKinds.has(field.kind)
