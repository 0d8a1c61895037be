import { type SignUpSection, signUpMessages as say } from '@fairground/domain/company/sections'
import { codes } from '@fairground/wire/kernel/codes'
import { companyNews } from '../exhibitor'
import type { Db } from '../platform/database/database'
import type { SignedInCaller } from '../platform/http/principal'
import { Refusal } from '../platform/http/refusal'
import type { Platform } from '../platform/platform'
import { keeperIn } from '../platform/record/keeper'
import { requireEditable } from './company-access'
import type { OpenCompany } from './open-company.repository'
import { sectionOf } from './section-record'
import type { SectionValues } from './sections.repository'
import { requireOpen } from './sign-up-open'

interface Change {
  companyId?: string | undefined
  /** When the caller last read the section; a section saved since then is not overwritten. */
  basedOn?: Date | undefined
}

type Write = (
  trx: Db,
  company: OpenCompany,
) => Promise<{ before: SectionValues | null; after: SectionValues }>

export const saveSection = (
  platform: Platform,
  section: SignUpSection,
  change: Change,
  caller: SignedInCaller,
  write: Write,
): Promise<OpenCompany> =>
  platform.db.transaction().execute((trx) => saveSectionIn(platform, trx, section, change, caller, write))

/**
 * What every save has in common: the company is locked, must be in the caller's hands and not have moved on meanwhile;
 * what changed goes on record, and whoever looks at the company hears of it.
 */
export async function saveSectionIn(
  platform: Platform,
  trx: Db,
  section: SignUpSection,
  { companyId, basedOn }: Change,
  caller: SignedInCaller,
  write: Write,
): Promise<OpenCompany> {
  const settings = platform.settings.current()
  const kept = keeperIn(platform, trx, caller, sectionOf(section, caller, settings.edition))
  const company = await kept.take(companyId)
  requireEditable(company, caller, settings)
  if (caller.user.department === 'exhibitor' && company.dataState === 'submitted')
    await requireOpen(trx, company, settings)
  if (section !== 'basics' && !company.basicsSaved) throw new Refusal(codes.refused, say.basicsFirst)
  await kept.requireSeen(company, basedOn)
  const { before, after } = await write(trx, company)
  await kept.record(
    { id: company.id, action: `save-${section}`, before: before ?? undefined, after },
    ...companyNews(company),
  )
  return company
}
