import { randomUUID } from 'node:crypto'
import { ownCreditCode } from '@fairground/wire/company'
import { hallRange, listContracts, selectedBooths } from '@fairground/wire/company/allocation'
import {
  checkComplete,
  countRecoveryEmail,
  findCompany,
  insertBasics,
  updateCompany,
} from '@fairground/wire/company/basics'
import { boothHistory, listBoothRequests } from '@fairground/wire/company/booth-request'
import { copyEarlierFiles, earlierSignUp } from '@fairground/wire/company/earlier'
import { downloadFile, uploadLicence, uploadLogo } from '@fairground/wire/company/files'
import { findIntro, listIntro, listProducts } from '@fairground/wire/company/intro'
import { findInvoice, saveInvoice } from '@fairground/wire/company/invoice'
import * as lookups from '@fairground/wire/company/lookups'
import { accountsForSignUp, newAccountConflicts } from '@fairground/wire/company/on-behalf'
import { signUpPdf } from '@fairground/wire/company/pdf'
import { findQualification, findScale, listQualification, listScale } from '@fairground/wire/company/surveys'
import { chineseBasics, overseasInvoice, specialInvoice } from '../../../company/sign-up-forms'
import { companyOf } from '../../../review/review-support'
import { insertStandingContract } from '../../../support/standing-contract'
import type { Story } from '../story'
import { chineseExhibitors, overseasExhibitors, type Stories, unknownId } from './people'
import { pictureFile, signUp } from './sign-up'

const byPath = [findInvoice, findQualification, findScale, findIntro] as const
const byBody = [
  findCompany,
  listBoothRequests,
  boothHistory,
  listQualification,
  listScale,
  listIntro,
  listProducts,
  selectedBooths,
  hallRange,
  listContracts,
  lookups.ownCreditGrades,
  lookups.ownMemberships,
] as const

/** Everything there is to read of a company. */
async function readAll(story: Story, who: string, companyId: string): Promise<void> {
  for (const call of byPath) await story.ask(who, call, { params: { companyId } })
  for (const call of byBody) await story.ask(who, call, { body: { companyId } })
  await story.ask(who, earlierSignUp, { query: { companyId } })
}

/** A contract, a grade and a membership, which no company of the demo fair is sure to have. */
async function furnish({ fair }: Story, companyId: string): Promise<void> {
  const { db } = fair.platform
  const company = await db
    .selectFrom('company')
    .innerJoin('invoice_profile', 'invoice_profile.company_id', 'company.id')
    .select(['name_zh', 'name_en', 'credit_code'])
    .where('company.id', '=', companyId)
    .executeTakeFirstOrThrow()
  const known = await db.selectFrom('contract').select('id').where('number', 'like', 'HT-20-%').execute()
  const number = `HT-20-${String(known.length + 1).padStart(4, '0')}`
  await insertStandingContract(db, { companyId, number, state: 'payment' })
  const listed = {
    company_name: company.name_zh || company.name_en,
    certificate_number: '77777',
    valid_until: '2129-12-31',
  }
  await db.insertInto('association_member').values(listed).execute()
  await db
    .insertInto('credit_grade')
    .values({ ...listed, credit_code: company.credit_code ?? '', grade: 'AAA' })
    .execute()
}

const newcomer = (documentFileId: string) => ({
  ...chineseBasics,
  nameZh: '代录消防有限公司',
  contactMobile: '13777770001',
  recoveryEmail: 'office@on-behalf.example',
  documentFileId,
  variant: 'CHN',
  username: '13777770001',
  creditCode: '91350100M000900001',
})

export const company: Stories = {
  'what there is to read of companies': async (story) => {
    for (const who of [chineseExhibitors.boothChosen, overseasExhibitors.boothChosen]) {
      const companyId = await companyOf(story.fair, who)
      await furnish(story, companyId)
      for (const reader of [who, 'clerk', 'overseas']) await readAll(story, reader, companyId)
      await story.ask(who, ownCreditCode)
      await story.ask(who, lookups.signUpRules)
      await story.ask(who, lookups.signUpFigures)
      await story.ask(who, signUpPdf)
    }
    for (const who of [chineseExhibitors.draft, overseasExhibitors.submitted])
      await readAll(story, who, await companyOf(story.fair, who))
  },
  'what there is not to read': async (story) => {
    for (const who of [chineseExhibitors.draft, overseasExhibitors.draft]) {
      for (const call of byPath) await story.ask(who, call, { params: { companyId: unknownId } })
      await story.refused(who, signUpPdf, { query: { companyId: unknownId } })
      await story.refused(who, downloadFile, { query: { fileId: unknownId } })
      await story.wrong(who, findCompany, { body: { companyId: 'x'.repeat(100) } })
      await story.wrong(who, signUpPdf, { query: { language: 'fr' } })
      await story.refused(who, checkComplete, { params: { companyId: unknownId } })
    }
    for (const who of ['clerk', 'overseas']) {
      for (const call of byPath) await story.ask(who, call, { params: { companyId: unknownId } })
      await story.refused(who, signUpPdf, { query: { companyId: unknownId } })
      await story.refused(who, checkComplete, { params: { companyId: unknownId } })
      await story.refused(who, saveInvoice, { body: { ...specialInvoice, companyId: unknownId } })
      await story.refused(who, ownCreditCode)
    }
    for (const who of ['nobody', 'nobody, in English']) await story.refused(who, findCompany, { body: {} })
  },
  ...signUp,
  'files and what was told last time': async (story) => {
    const who = chineseExhibitors.draft
    const { fileId } = await story.ask(who, uploadLogo, { file: await pictureFile(), body: {} })
    await story.ask(who, downloadFile, { query: { fileId } })
    await story.ask(who, downloadFile, { query: { fileId, thumbnail: '1' } })
    await story.ask('clerk', downloadFile, { query: { fileId } })
    await story.refused(chineseExhibitors.rejected, downloadFile, { query: { fileId } })
    await story.refused(overseasExhibitors.draft, downloadFile, { query: { fileId } })
    await story.wrong(who, downloadFile, { query: { fileId, thumbnail: '2' } })
    const earlier = await story.ask(who, earlierSignUp)
    await story.refused(who, copyEarlierFiles, { body: { fileIds: [fileId] } })
    await story.fair.platform.db
      .updateTable('company')
      .set({ licence_file_id: fileId })
      .where('id', '=', earlier?.companyId ?? '')
      .execute()
    await story.ask(who, copyEarlierFiles, { body: { fileIds: [fileId] } })
    await story.refused(overseasExhibitors.draft, copyEarlierFiles, { body: { fileIds: [fileId] } })
    await story.wrong(who, copyEarlierFiles, { body: { fileIds: [] } })
    const creditCode = '91350100M000100Y43'
    await story.ask(who, lookups.findInvoices, { body: { creditCode } })
    await story.wrong(who, lookups.findInvoices, { body: { creditCode: 'x'.repeat(99) } })
    await story.wrong(who, countRecoveryEmail, { params: { email: 'x'.repeat(200) } })
  },
  'staff sign a company up': async (story) => {
    await story.ask('admin', accountsForSignUp, { body: { variant: 'CHN', text: '消防' } })
    await story.ask('admin', accountsForSignUp, { body: { variant: 'ENG', text: 'exhibitor' } })
    await story.wrong('admin', accountsForSignUp, { body: { variant: 'CHN', text: 'x' } })
    await story.refused('clerk', accountsForSignUp, { body: { variant: 'CHN', text: '消防' } })
    const { fileId } = await story.ask('admin', uploadLicence, {
      file: await pictureFile(),
      body: { companyId: 'newInsert' },
    })
    const form = newcomer(fileId)
    const asked = { variant: 'CHN', username: form.username, creditCode: form.creditCode } as const
    await story.ask('admin', newAccountConflicts, { body: asked })
    await story.wrong('admin', insertBasics, {
      body: { ...form, nameZh: '', creditCode: 'x', username: '1' },
    })
    const { id } = await story.ask('admin', insertBasics, { body: form })
    await story.ask('admin', newAccountConflicts, { body: asked })
    await story.ask('admin', insertBasics, { body: form })
    await story.refused('admin', insertBasics, {
      body: { ...form, username: '13777770002', contactMobile: '13777770002' },
    })
    await story.wrong('admin', newAccountConflicts, { body: {} })
    await story.ask('admin', findCompany, { body: { companyId: id } })
    await story.ask('admin', updateCompany, { body: { ...form, companyId: id, shortNameZh: '代录' } })
    await story.refused('admin', updateCompany, { body: { companyId: id, dataState: 'submitted' } })
    await story.refused(chineseExhibitors.draft, insertBasics, { body: form })
    await story.refused(overseasExhibitors.draft, insertBasics, { body: { companyId: randomUUID() } })
    await story.refused('overseas', saveInvoice, { body: { ...overseasInvoice, companyId: id } })
  },
}
