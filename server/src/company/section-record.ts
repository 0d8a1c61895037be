import { type SignUpSection, signUpMessages as say } from '@fairground/domain/company/sections'
import type { Db } from '../platform/database/database'
import type { SignedInCaller } from '../platform/http/principal'
import { type KeptRecord, refusals } from '../platform/record/kept-record'
import { findCompanyFor, type OpenCompany } from './open-company.repository'
import { readSection } from './sections.repository'

/** A company, whose lock holds all of its sign-up, and when one of its sections was last saved. */
type CompanySection = OpenCompany & { version: Date }

export const sectionOf = (
  section: SignUpSection,
  caller: SignedInCaller,
  edition: number,
): KeptRecord<CompanySection, string | undefined> => ({
  subjectType: 'company',
  async lock(trx, companyId) {
    const company = await findCompanyFor(trx, caller, { companyId }, edition, true)
    return company && { ...company, version: (await savedAt(trx, section, company)) ?? never }
  },
  ...refusals(say.basicsFirst, say.changedElsewhere),
})

const never = new Date(0)

async function savedAt(trx: Db, section: SignUpSection, company: OpenCompany): Promise<Date | undefined> {
  if (section !== 'basics') return (await readSection(trx, section, company.id))?.updatedAt
  // A company that is only registered has nothing that could be overwritten.
  return company.basicsSaved ? company.updatedAt : undefined
}
