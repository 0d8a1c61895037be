import { type SignUpSection, signUpMessages as say } from '@fairground/domain/company/sections'
import { codes } from '@fairground/wire/kernel/codes'
import { tellOfCompany } from '../exhibitor'
import { recordAudit } from '../platform/audit/audit'
import type { Db } from '../platform/database/database'
import type { SignedInCaller } from '../platform/http/principal'
import { Refusal } from '../platform/http/refusal'
import type { Platform } from '../platform/platform'
import { findCompanyFor, type OpenCompany, requireEditable } from './company-access'
import { readSection, type SectionValues } from './section-tables'
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
  { live, settings }: Platform,
  trx: Db,
  section: SignUpSection,
  { companyId, basedOn }: Change,
  caller: SignedInCaller,
  write: Write,
): Promise<OpenCompany> {
  const company = await findCompanyFor(trx, caller, companyId, settings.current().edition, true)
  if (!company) throw new Refusal(codes.refused, say.basicsFirst)
  requireEditable(company, caller, settings.current())
  if (caller.user.department === 'exhibitor' && company.dataState === 'submitted')
    await requireOpen(trx, company, settings.current())
  if (section !== 'basics' && !company.basicsSaved) throw new Refusal(codes.refused, say.basicsFirst)
  if (basedOn) {
    // A company that is only registered has nothing that could be overwritten.
    const savedAt =
      section === 'basics'
        ? company.basicsSaved && company.updatedAt
        : (await readSection(trx, section, company.id))?.updatedAt
    if (savedAt && savedAt.getTime() > basedOn.getTime())
      throw new Refusal(codes.conflict, say.changedElsewhere)
  }
  const { before, after } = await write(trx, company)
  await recordAudit(trx, caller, {
    action: `save-${section}`,
    subjectType: 'company',
    subjectId: company.id,
    ...(before ? { before } : {}),
    after,
  })
  await tellOfCompany(live, trx, company)
  return company
}
