import type { UserType } from '@fairground/domain/account'
import { sectionTitles } from '@fairground/domain/company/sections'
import { fieldsFor, productsTitle, type ReviewedSection, type SignUpField } from '@fairground/domain/review'
import { useLanguage } from '../../lib/language'

/** What sections and fields are called, for one kind of company in the reader's language. */
export function useTitles(variant: UserType) {
  const language = useLanguage()
  const fieldOf = (section: ReviewedSection, name: string): SignUpField | undefined =>
    fieldsFor(section, variant).find((field) => field.name === name)
  return {
    fieldOf,
    section: (section: ReviewedSection): string => sectionTitles[section][language],
    field: (section: ReviewedSection, name: string): string =>
      name === 'products' ? productsTitle[language] : (fieldOf(section, name)?.title[language] ?? name),
  }
}
