import { boothTypes, invoiceTypes, scale } from '@fairground/domain/company/sections'
import type { CompanyRecord } from '@fairground/wire/company/basics'
import type { BoothRequestRecord } from '@fairground/wire/company/booth-request'
import type { CompanyRef } from '@fairground/wire/company/company-codecs'
import type { IntroRecord, ProductRecord } from '@fairground/wire/company/intro'
import type { InvoiceRecord } from '@fairground/wire/company/invoice'
import type { QualificationRecord, ScaleRecord } from '@fairground/wire/company/surveys'
import type { Stamp } from '@fairground/wire/kernel/stamp'
import { type CodeNames, nameOf, readCodeNames } from '../codelist'
import type { Db } from '../platform/database/database'
import { readFileFacts } from '../platform/files/file-facts'
import type { SignedInCaller } from '../platform/http/principal'
import type { Platform } from '../platform/platform'
import { describeTier, readAllowance } from '../quota'
import { readBasics } from './basics.repository'
import { readHeader } from './company.repository'
import { findCompanyFor, type OpenCompany } from './open-company.repository'
import { listProductRows } from './product.repository'
import { countsAsSaved } from './saved-sections'
import { readSection, type SectionRow, type StoredSection } from './sections.repository'
import { readStamp } from './stamp.repository'

type Read<Record> = (platform: Platform, which: CompanyRef, caller: SignedInCaller) => Promise<Record | null>

const open = ({ db, settings }: Platform, which: CompanyRef, caller: SignedInCaller) =>
  findCompanyFor(db, caller, which, settings.current().edition)

export const findCompany: Read<CompanyRecord> = async (platform, which, caller) => {
  const { db } = platform
  const company = await open(platform, which, caller)
  const header = company && (await readHeader(db, company.id))
  if (!company || !header) return null
  const { licenceFileId, signUpFileId, ...basics } = await readBasics(db, company.id)
  const names = await readCodeNames(db, ['mailingDivision', 'exhibitType'])
  const allowance = await readAllowance(db, company.id, platform.settings.current())
  const exhibitor = caller.user.department === 'exhibitor'
  return {
    ...basics,
    ...header,
    id: company.id,
    accountId: company.accountId,
    variant: company.variant,
    dataState: company.dataState,
    reviewState: company.reviewState,
    // Only a rejection is addressed to the exhibitor; other remarks are notes between reviewers.
    reviewRemark: exhibitor && company.dataState !== 'rejected' ? '' : header.reviewRemark,
    // To the company, staff act for the organiser and are not named.
    reviewerName: exhibitor ? '' : header.reviewerName,
    documentFileId: company.variant === 'CHN' ? licenceFileId : signUpFileId,
    mailingProvinceName: nameOf(names, 'mailingDivision', basics.mailingProvince, caller.language),
    mailingCityName: nameOf(names, 'mailingDivision', basics.mailingCity, caller.language),
    saved: await countsAsSaved(
      db,
      'basics',
      { saved: company.basicsSaved, values: { ...basics, licenceFileId, signUpFileId } },
      company,
      platform.settings.current(),
    ),
    tier: allowance ? describeTier(allowance, caller.language) : '',
    ...exhibitTypeNames(names, allowance?.asked.exhibitType),
    ...(await readStamp(db, company.id, caller)),
  } as CompanyRecord
}

const exhibitTypeNames = (names: CodeNames, exhibitType: unknown) => ({
  exhibitTypeZh: nameOf(names, 'exhibitType', exhibitType, 'zh'),
  exhibitTypeEn: nameOf(names, 'exhibitType', exhibitType, 'en'),
})

/** A section's stored row with what every section's record has in common. */
async function section(
  platform: Platform,
  name: StoredSection,
  which: CompanyRef,
  caller: SignedInCaller,
): Promise<{ company: OpenCompany; row: SectionRow; common: Common } | undefined> {
  const company = await open(platform, which, caller)
  const row = company && (await readSection(platform.db, name, company.id))
  if (!company || !row) return undefined
  return {
    company,
    row,
    common: {
      id: company.id,
      companyId: company.id,
      saved: await countsAsSaved(platform.db, name, row, company, platform.settings.current()),
      ...(await readStamp(platform.db, company.id, caller, row)),
    },
  }
}
type Common = Stamp & Pick<InvoiceRecord, 'id' | 'companyId' | 'saved'>

export const findInvoice: Read<InvoiceRecord> = async (platform, which, caller) => {
  const found = await section(platform, 'invoice', which, caller)
  if (!found) return null
  const { invoiceType, creditCode, address, contact, areaCode, phone, fax, bank, bankAccount, title } =
    found.row.values
  const shared = { ...found.common, title, phone } as InvoiceRecord
  if (found.company.variant === 'ENG') return { ...shared, contact, fax } as InvoiceRecord
  return {
    ...shared,
    invoiceType,
    invoiceTypeLabel: invoiceTypes[invoiceType as keyof typeof invoiceTypes][caller.language],
    creditCode: creditCode ?? '',
    address,
    areaCode,
    bank,
    bankAccount,
  } as InvoiceRecord
}

export const findQualification: Read<QualificationRecord> = async (platform, which, caller) => {
  const found = await section(platform, 'qualification', which, caller)
  if (!found) return null
  const { values } = found.row
  const { language } = caller
  const names = await readCodeNames(platform.db, [
    'companyNature',
    'highTechLevel',
    'certification',
    'productCategory',
  ])
  const namesIn = (list: string, codes: unknown) =>
    (codes as string[]).map((code) => nameOf(names, list, code, language))
  return {
    ...values,
    ...found.common,
    companyNatureLabel: nameOf(names, 'companyNature', values.companyNature, language),
    highTechLevelLabel: nameOf(names, 'highTechLevel', values.highTechLevel, language),
    productNames: namesIn('productCategory', values.productCategories),
    certificationNames: namesIn('certification', values.certifications).join(language === 'en' ? ', ' : '、'),
  } as QualificationRecord
}

export const findScale: Read<ScaleRecord> = async (platform, which, caller) => {
  const found = await section(platform, 'scale', which, caller)
  if (!found) return null
  const coded = Object.entries(scale.fields).flatMap(([name, field]) =>
    field.kind === 'code' ? [{ name, list: field.list }] : [],
  )
  const names = await readCodeNames(
    platform.db,
    coded.map(({ list }) => list),
  )
  const labels = Object.fromEntries(
    coded.map(({ name, list }) => [
      `${name}Label`,
      nameOf(names, list, found.row.values[name], caller.language),
    ]),
  )
  return { ...found.row.values, ...found.common, ...labels } as ScaleRecord
}

export const findIntro: Read<IntroRecord> = async (platform, which, caller) => {
  const found = await section(platform, 'intro', which, caller)
  if (!found) return null
  const { id: _id, ...common } = found.common
  const products = await listProducts(platform, { companyId: found.company.id }, caller)
  const nameOfFile = await readFileNames(platform.db, [found.row.values.logoFileId])
  return {
    ...textsOf(found.company, found.row.values),
    logoName: nameOfFile(found.row.values.logoFileId),
    ...common,
    products,
  } as IntroRecord
}

/** What the files of a record are called; a file that is not there has no name. */
async function readFileNames(db: Db, ids: readonly unknown[]): Promise<(id: unknown) => string> {
  const facts = await readFileFacts(
    db,
    ids.filter((id) => typeof id === 'string'),
  )
  return (id) => facts.get(String(id))?.name ?? ''
}

/** Overseas companies have no Chinese texts. */
function textsOf<Values extends { introZh?: unknown }>({ variant }: OpenCompany, values: Values) {
  if (variant === 'CHN') return values
  const { introZh: _none, ...others } = values
  return others
}

export async function listProducts(
  platform: Platform,
  which: CompanyRef,
  caller: SignedInCaller,
): Promise<ProductRecord[]> {
  const company = await open(platform, which, caller)
  if (!company) return []
  const names = await readCodeNames(platform.db, ['productCategory'])
  const products = await listProductRows(platform.db, company.id)
  const nameOfFile = await readFileNames(
    platform.db,
    products.map(({ imageFileId }) => imageFileId),
  )
  return products.map((product) => ({
    ...textsOf(company, product),
    companyId: company.id,
    imageName: nameOfFile(product.imageFileId),
    categoryLabel: nameOf(names, 'productCategory', product.category, 'zh'),
    categoryLabelEn: nameOf(names, 'productCategory', product.category, 'en'),
  }))
}

export const findBoothRequest: Read<BoothRequestRecord> = async (platform, which, caller) => {
  const found = await section(platform, 'boothRequest', which, caller)
  if (!found) return null
  const names = await readCodeNames(platform.db, ['exhibitType', 'boothType'])
  const { exhibitType, boothType } = found.row.values
  return {
    ...found.row.values,
    ...found.common,
    ...exhibitTypeNames(names, exhibitType),
    exhibitTypeLabel: nameOf(names, 'exhibitType', exhibitType, caller.language),
    boothTypeLabel: nameOf(names, 'boothType', boothType ?? boothTypes.standard, caller.language),
  } as BoothRequestRecord
}
