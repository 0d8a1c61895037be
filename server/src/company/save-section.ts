import { type SignUpSection, signUpMessages as say } from '@fairground/domain/company/sections'
import { codes } from '@fairground/wire/kernel/codes'
import { recordAudit } from '../platform/audit/audit'
import type { Db } from '../platform/database/database'
import type { SignedInCaller } from '../platform/http/principal'
import { Refusal } from '../platform/http/refusal'
import type { Platform } from '../platform/platform'
import { findCompanyFor, type OpenCompany, requireEditable } from './company-access'
import { readSection, type SectionValues } from './section-tables'

interface Change {
  companyId?: string | undefined
  /** When the caller last read the section; a section saved since then is not overwritten. */
  basedOn?: Date | undefined
}

/**
 * What every save has in common: the company is locked, must be in the caller's hands and not have moved on meanwhile;
 * what changed goes on record, and whoever looks at the company hears of it.
 */
export async function saveSection(
  { db, live, settings }: Platform,
  section: SignUpSection,
  { companyId, basedOn }: Change,
  caller: SignedInCaller,
  write: (trx: Db, company: OpenCompany) => Promise<{ before: SectionValues | null; after: SectionValues }>,
): Promise<OpenCompany> {
  return db.transaction().execute(async (trx) => {
    const company = await findCompanyFor(trx, caller, companyId, settings.current().edition, true)
    if (!company) throw new Refusal(codes.refused, say.basicsFirst)
    requireEditable(company, caller, settings.current())
    if (section !== 'basics' && !company.basicsSaved) throw new Refusal(codes.refused, say.basicsFirst)
    if (basedOn) {
      const savedAt =
        section === 'basics' ? company.updatedAt : (await readSection(trx, section, company.id))?.updatedAt
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
    await live.publish(trx, { type: 'company-changed', audience: 'staff', companyId: company.id })
    return company
  })
}
