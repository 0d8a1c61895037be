import type { UserType } from '@fairground/domain/account'
import { type FieldName, fieldTitle, type ReviewedSection } from '@fairground/domain/review'
import { useLanguage } from '../lib/language'

/** What the questions of a section are called, in the reader's language. */
export function useLabels<Section extends ReviewedSection>(
  section: Section,
  variant: UserType,
): (name: FieldName<Section>) => string {
  const language = useLanguage()
  return (name) => fieldTitle(section, name, variant)[language]
}
