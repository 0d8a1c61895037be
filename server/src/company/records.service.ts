import { boothTypes, scale } from '@fairground/domain/company/sections'
import type { CompanyRecord } from '@fairground/wire/company/basics'
import type { BoothRequestRecord } from '@fairground/wire/company/booth-request'
import type { IntroRecord, ProductRecord } from '@fairground/wire/company/intro'
import type { InvoiceRecord } from '@fairground/wire/company/invoice'
import type { QualificationRecord, ScaleRecord } from '@fairground/wire/company/surveys'
import { nameOf, readCodeNames } from '../codelist'
import type { SignedInCaller } from '../platform/http/principal'
import type { Platform } from '../platform/platform'
import { readBasics } from './basics.repository'
import { readHeader } from './company.repository'
import { findCompanyFor, type OpenCompany } from './open-company.repository'
import { listProductRows } from './product.repository'
import { countsAsSaved } from './saved-sections'
import { readSection, type SectionRow, type StoredSection } from './sections.repository'

type Read<Record> = (
  platform: Platform,
  companyId: string | undefined,
  caller: SignedInCaller,
) => Promise<Record | null>

const open = ({ db, settings }: Platform, companyId: string | undefined, caller: SignedInCaller) =>
  findCompanyFor(db, caller, companyId, settings.current().edition)

export const findCompany: Read<CompanyRecord> = async (platform, companyId, caller) => {
  const { db } = platform
  const company = await open(platform, companyId, caller)
  const header = company && (await readHeader(db, company.id))
  if (!company || !header) return null
  const { licenceFileId, signUpFileId, ...basics } = await readBasics(db, company.id)
  const places = await readCodeNames(db, ['mailingDivision'])
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
    mailingProvinceName: nameOf(places, 'mailingDivision', basics.mailingProvince, caller.language),
    mailingCityName: nameOf(places, 'mailingDivision', basics.mailingCity, caller.language),
    saved: await countsAsSaved(
      db,
      'basics',
      { saved: company.basicsSaved, values: { ...basics, licenceFileId, signUpFileId } },
      company,
      platform.settings.current(),
    ),
  } as CompanyRecord
}

/** A section's stored row with what every section's record has in common. */
async function section(
  platform: Platform,
  name: StoredSection,
  companyId: string | undefined,
  caller: SignedInCaller,
): Promise<{ company: OpenCompany; row: SectionRow; common: Common } | undefined> {
  const company = await open(platform, companyId, caller)
  const row = company && (await readSection(platform.db, name, company.id))
  if (!company || !row) return undefined
  return {
    company,
    row,
    common: {
      id: company.id,
      companyId: company.id,
      saved: await countsAsSaved(platform.db, name, row, company, platform.settings.current()),
      updatedAt: row.updatedAt,
    },
  }
}
type Common = Pick<InvoiceRecord, 'id' | 'companyId' | 'saved' | 'updatedAt'>

export const findInvoice: Read<InvoiceRecord> = async (platform, companyId, caller) => {
  const found = await section(platform, 'invoice', companyId, caller)
  if (!found) return null
  const { invoiceType, creditCode, address, contact, areaCode, phone, fax, bank, bankAccount, title } =
    found.row.values
  const shared = { ...found.common, title, phone } as InvoiceRecord
  if (found.company.variant === 'ENG') return { ...shared, contact, fax } as InvoiceRecord
  return {
    ...shared,
    invoiceType,
    creditCode: creditCode ?? '',
    address,
    areaCode,
    bank,
    bankAccount,
  } as InvoiceRecord
}

export const findQualification: Read<QualificationRecord> = async (platform, companyId, caller) => {
  const found = await section(platform, 'qualification', companyId, caller)
  if (!found) return null
  const { values } = found.row
  const { language } = caller
  const names = await readCodeNames(platform.db, [
    'companyNature',
    'highTechLevel',
    'certification',
    'productCategory',
  ])
  const labels = (list: string, codes: unknown) =>
    (codes as string[])
      .map((code) => nameOf(names, list, code, language))
      .join(language === 'en' ? ', ' : '、')
  return {
    ...values,
    ...found.common,
    companyNatureLabel: nameOf(names, 'companyNature', values.companyNature, language),
    highTechLevelLabel: nameOf(names, 'highTechLevel', values.highTechLevel, language),
    productNames: labels('productCategory', values.productCategories),
    certificationNames: labels('certification', values.certifications),
  } as QualificationRecord
}

export const findScale: Read<ScaleRecord> = async (platform, companyId, caller) => {
  const found = await section(platform, 'scale', companyId, caller)
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

export const findIntro: Read<IntroRecord> = async (platform, companyId, caller) => {
  const found = await section(platform, 'intro', companyId, caller)
  if (!found) return null
  const { id: _id, ...common } = found.common
  const products = await listProducts(platform, found.company.id, caller)
  return { ...found.row.values, ...common, products } as IntroRecord
}

export async function listProducts(
  platform: Platform,
  companyId: string | undefined,
  caller: SignedInCaller,
): Promise<ProductRecord[]> {
  const company = await open(platform, companyId, caller)
  if (!company) return []
  const names = await readCodeNames(platform.db, ['productCategory'])
  return (await listProductRows(platform.db, company.id)).map((product) => ({
    ...product,
    companyId: company.id,
    categoryLabel: nameOf(names, 'productCategory', product.category, 'zh'),
    categoryLabelEn: nameOf(names, 'productCategory', product.category, 'en'),
  }))
}

export const findBoothRequest: Read<BoothRequestRecord> = async (platform, companyId, caller) => {
  const found = await section(platform, 'boothRequest', companyId, caller)
  if (!found) return null
  const names = await readCodeNames(platform.db, ['exhibitType', 'boothType'])
  const { exhibitType, boothType } = found.row.values
  return {
    ...found.row.values,
    ...found.common,
    exhibitTypeLabel: nameOf(names, 'exhibitType', exhibitType, caller.language),
    boothTypeLabel: nameOf(names, 'boothType', boothType ?? boothTypes.standard, caller.language),
  } as BoothRequestRecord
}
