import type { UserType } from '@fairground/domain/account'
import { sectionTitles } from '@fairground/domain/company/sections'
import { fieldsFor, type ReviewedSection, type SignUpField } from '@fairground/domain/review'
import { useLanguage, useSay } from '../../lib/language'
import { pastTexts as texts } from './past.texts'

/** What sections and fields are called, for one kind of company in the reader's language. */
export function useTitles(variant: UserType) {
  const language = useLanguage()
  const say = useSay()
  const fieldOf = (section: ReviewedSection, name: string): SignUpField | undefined =>
    fieldsFor(section, variant).find((field) => field.name === name)
  return {
    fieldOf,
    section: (section: ReviewedSection): string => sectionTitles[section][language],
    field: (section: ReviewedSection, name: string): string =>
      name === 'products' ? say(texts.products) : (fieldOf(section, name)?.title[language] ?? name),
  }
}
