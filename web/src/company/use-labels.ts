import type { UserType } from '@fairground/domain/account'
import { type FieldName, fieldTitle, type SignUpSection } from '@fairground/domain/company/sections'
import { useLanguage } from '../lib/language'

/** What the questions of a section are called, in the reader's language. */
export function useLabels<Section extends SignUpSection>(
  section: Section,
  variant: UserType,
): (name: FieldName<Section>) => string {
  const language = useLanguage()
  return (name) => fieldTitle(section, name, variant)[language]
}
