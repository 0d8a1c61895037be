import {
  isUnsubmitted,
  lacksFile,
  requestStillHolds,
  type SignUpSection,
} from '@fairground/domain/company/sections'
import { hasValidCheckDigit } from '@fairground/domain/credit-code'
import type { Settings } from '@fairground/domain/settings'
import { readCodeNames } from '../codelist'
import type { Db } from '../platform/database/database'
import { readBasics } from './basics.repository'
import type { OpenCompany } from './open-company.repository'
import { hasBareProducts } from './product.repository'
import { readSavedSections, readSection, type SectionRow } from './sections.repository'

type Judged = Pick<OpenCompany, 'id' | 'edition' | 'variant' | 'dataState' | 'reviewState'>

/** What counts as saved: what could not be saved any more as it stands does not. */
export async function savedSections(
  db: Db,
  company: Judged,
  settings: Settings,
): Promise<Set<SignUpSection>> {
  const saved = await readSavedSections(db, company.id)
  for (const section of [...saved]) {
    const values =
      section === 'basics'
        ? await readBasics(db, company.id)
        : (await readSection(db, section, company.id))?.values
    if (values && !(await countsAsSaved(db, section, { saved: true, values }, company, settings)))
      saved.delete(section)
  }
  return saved
}

/**
 * Settings and code lists may have changed since a section was saved, and a file may be gone or never have come. Only what is still to be handed in is judged
 * again: what was handed in, or belongs to an earlier edition, was right in its day.
 */
export async function countsAsSaved(
  db: Db,
  section: SignUpSection,
  { saved, values }: Pick<SectionRow, 'saved' | 'values'>,
  company: Judged,
  settings: Settings,
): Promise<boolean> {
  if (!saved || !isUnsubmitted(company) || company.edition !== settings.edition) return saved
  if (lacksFile(section, company.variant, values)) return false
  switch (section) {
    case 'intro':
      return !(await hasBareProducts(db, company.id))
    case 'invoice':
      return (
        company.variant === 'ENG' ||
        settings.creditCodeCheckDigit === 'warn' ||
        hasValidCheckDigit(String(values.creditCode))
      )
    case 'boothRequest': {
      const names = await readCodeNames(db, ['exhibitType'])
      const offered = names.get('exhibitType')?.get(String(values.exhibitType))?.offered ?? false
      return offered && requestStillHolds(values, settings)
    }
    // Fixed rules, and answers that may stay when a list no longer offers them.
    default:
      return true
  }
}
