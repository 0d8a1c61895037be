import type { SignUpSection } from '@fairground/domain/company/sections'
import { type CompanyRecord, findCompany } from '@fairground/wire/company/basics'
import { listBoothRequests } from '@fairground/wire/company/booth-request'
import { copyEarlierFiles } from '@fairground/wire/company/earlier'
import { findIntro, type IntroRecord } from '@fairground/wire/company/intro'
import { findInvoice } from '@fairground/wire/company/invoice'
import { findQualification, findScale } from '@fairground/wire/company/surveys'
import { call } from '../../session/session'
import type { SectionRecords } from '../use-sign-up'

interface From {
  /** The sign-up of the earlier edition. */
  companyId: string
  /** Whose section it is to become, as every save says it. */
  about: { companyId?: string }
}

const readers: {
  [Section in SignUpSection]: (from: From) => Promise<SectionRecords[Section] | undefined>
} = {
  basics: async ({ companyId, about }) => {
    const record = await call(findCompany, { body: { companyId } })
    return record && withCopies(about, record, documentOf)
  },
  invoice: ({ companyId }) => call(findInvoice, { params: { companyId } }),
  qualification: ({ companyId }) => call(findQualification, { params: { companyId } }),
  scale: ({ companyId }) => call(findScale, { params: { companyId } }),
  intro: async ({ companyId, about }) => {
    const record = (await call(findIntro, { params: { companyId } })) as IntroRecord | null
    return record && withCopies(about, record, picturesOf)
  },
  boothRequest: async ({ companyId }) => (await call(listBoothRequests, { body: { companyId } }))[0],
}

/** A section as it was saved for an earlier edition, with files of its own; undefined where it was not. */
export async function readEarlierAnswers<Section extends SignUpSection>(
  section: Section,
  from: From,
): Promise<SectionRecords[Section] | undefined> {
  const record = await readers[section](from)
  return record?.saved ? record : undefined
}

interface Files<Record> {
  named: (record: Record) => unknown[]
  put: (record: Record, copyOf: (id: unknown) => string | undefined) => Record
}

const documentOf: Files<CompanyRecord> = {
  named: ({ documentFileId }) => [documentFileId],
  put: (record, copyOf) => ({ ...record, documentFileId: copyOf(record.documentFileId) }),
}

const picturesOf: Files<IntroRecord> = {
  named: ({ logoFileId, products }) => [logoFileId, ...products.map(({ imageFileId }) => imageFileId)],
  put: (record, copyOf) => ({
    ...record,
    logoFileId: copyOf(record.logoFileId),
    products: record.products.map((product) => ({ ...product, imageFileId: copyOf(product.imageFileId) })),
  }),
}

async function withCopies<Record>(
  about: From['about'],
  record: Record,
  { named, put }: Files<Record>,
): Promise<Record> {
  const fileIds = named(record).filter((id): id is string => typeof id === 'string' && id !== '')
  const copies = fileIds.length > 0 ? await call(copyEarlierFiles, { body: { ...about, fileIds } }) : []
  return put(record, (id) => copies.find(({ from }) => from === id)?.to)
}
