import type { UserType } from '@fairground/domain/account'
import {
  fieldsFor,
  type NamedField,
  productsTitle,
  type SignUpSection,
  sectionTitles,
} from '@fairground/domain/company/sections'
import { useLanguage } from '../../lib/language'

/** What sections and fields are called, for one kind of company in the reader's language. */
export function useTitles(variant: UserType) {
  const language = useLanguage()
  const fieldOf = (section: SignUpSection, name: string): NamedField | undefined =>
    fieldsFor(section, variant).find((field) => field.name === name)
  return {
    fieldOf,
    section: (section: SignUpSection): string => sectionTitles[section][language],
    field: (section: SignUpSection, name: string): string =>
      name === 'products' ? productsTitle[language] : (fieldOf(section, name)?.title[language] ?? name),
  }
}
