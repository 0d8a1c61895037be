import { fieldsFor, signUpSections } from '@fairground/domain/company/sections'
import type { Settings } from '@fairground/domain/settings'
import type { Language } from '@fairground/domain/text'
import { type CodeNames, readCodeNames } from '../../codelist'
import type { Database, Db } from '../../platform/database/database'
import { readSnapshot } from '../../platform/database/snapshot'
import { type FileFacts, readFileFacts } from '../../platform/files/file-facts'
import { listBoothsWithHalls } from '../allocation'
import { readBasics } from '../basics.repository'
import { type CompanyHeader, listEarlierBooths, readHeader } from '../company.repository'
import { listCreditGrades } from '../lookups'
import { listMemberships } from '../lookups.repository'
import type { OpenCompany } from '../open-company.repository'
import { listProductRows, type ProductRow } from '../product.repository'
import { readSection, type SectionValues, type StoredSection } from '../sections.repository'

/** A sign-up as it is stored, all of it as of one moment. */
export interface StoredSignUp {
  company: OpenCompany
  header: CompanyHeader
  /** Values of the sections that were saved; the others are missing. */
  sections: Partial<Record<StoredSection | 'basics', SectionValues>>
  /** As the company or the account has it, also before the section it belongs to is saved. */
  name: { zh: string; en: string; short: string }
  products: ProductRow[]
  booths: Awaited<ReturnType<typeof listBoothsWithHalls>>
  earlierBooths: Awaited<ReturnType<typeof listEarlierBooths>>
  creditGrades: Awaited<ReturnType<typeof listCreditGrades>>
  memberships: Awaited<ReturnType<typeof listMemberships>>
  names: CodeNames
  files: Map<string, FileFacts>
}

export function readSignUp(
  db: Database,
  company: OpenCompany,
  settings: Settings,
  language: Language,
): Promise<StoredSignUp> {
  return readSnapshot(db, (trx) => readAll(trx, company, settings, language))
}

async function readAll(
  trx: Db,
  company: OpenCompany,
  settings: Settings,
  language: Language,
): Promise<StoredSignUp> {
  const header = await readHeader(trx, company.id)
  if (!header) throw new Error(`company ${company.id} vanished while it was read`)
  const basics: SectionValues = { ...(await readBasics(trx, company.id)), formerName: header.formerName }
  const sections: StoredSignUp['sections'] = company.basicsSaved ? { basics } : {}
  for (const section of signUpSections[company.variant]) {
    if (section === 'basics') continue
    const row = await readSection(trx, section, company.id)
    if (row?.saved) sections[section] = row.values
  }
  const products = sections.intro ? await listProductRows(trx, company.id) : []
  return {
    company,
    header,
    sections,
    name: {
      zh: String(basics.nameZh ?? ''),
      en: String(basics.nameEn ?? ''),
      short: String(basics.shortNameZh || basics.shortNameEn || ''),
    },
    products,
    booths: await listBoothsWithHalls(trx, company.id, settings, language),
    earlierBooths: await listEarlierBooths(trx, company.accountId, header.edition),
    creditGrades: await listCreditGrades(trx, company.id, language),
    memberships: await listMemberships(trx, company.id),
    names: await readCodeNames(trx, listsOf(company)),
    files: await readFileFacts(trx, fileIds(company, sections, products)),
  }
}

const fieldsOf = ({ variant }: OpenCompany) =>
  signUpSections[variant].flatMap((section) =>
    fieldsFor(section, variant).map((field) => ({ section, field })),
  )

function listsOf(company: OpenCompany): string[] {
  const lists = fieldsOf(company).flatMap(({ field }) => ('list' in field ? [field.list] : []))
  return [...new Set<string>([...lists, 'productCategory'])]
}

function fileIds(
  company: OpenCompany,
  sections: StoredSignUp['sections'],
  products: readonly ProductRow[],
): string[] {
  const named = fieldsOf(company).map(({ section, field }) =>
    field.kind === 'file' ? sections[section]?.[field.name] : null,
  )
  const all = [...named, ...products.map(({ imageFileId }) => imageFileId)]
  return all.filter((id): id is string => typeof id === 'string')
}
