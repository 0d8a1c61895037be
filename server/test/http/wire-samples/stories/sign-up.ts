import { defaultLists } from '@fairground/domain/codelist'
import { scale as scaleSection } from '@fairground/domain/company/sections'
import {
  checkComplete,
  countRecoveryEmail,
  findCompany,
  listOwnCompanies,
  proveRecoveryMail,
  sendRecoveryMailCode,
  updateCompany,
} from '@fairground/wire/company/basics'
import {
  insertBoothRequest,
  insertBoothRequestPlain,
  listBoothRequests,
  updateBoothRequest,
} from '@fairground/wire/company/booth-request'
import {
  uploadLicence,
  uploadLogo,
  uploadProductImage,
  uploadSignUpFile,
} from '@fairground/wire/company/files'
import { findIntro, insertIntro, updateIntro } from '@fairground/wire/company/intro'
import { findInvoice, saveInvoice } from '@fairground/wire/company/invoice'
import { discardImages, keepDocument } from '@fairground/wire/company/lookups'
import { signUpPdf } from '@fairground/wire/company/pdf'
import { findQualification, findScale, saveQualification, saveScale } from '@fairground/wire/company/surveys'
import type { Endpoint } from '@fairground/wire/kernel/endpoint'
import {
  chineseBasics,
  overseasBasics,
  overseasInvoice,
  picture,
  qualification,
  specialInvoice,
} from '../../../company/sign-up-forms'
import type { Story } from '../story'
import { codeSentTo } from './codes'
import { chineseExhibitors, overseasExhibitors, type Stories, unknownId } from './people'

type Values = Record<string, unknown>

export const pictureFile = async (name = '图片.png', width = 60): Promise<File> =>
  new File([new Uint8Array(await picture(width))], name)

/** A form that is saved, saved again from an old screen, and filled in wrongly. */
async function section(story: Story, who: string, saves: Endpoint[], form: Values): Promise<void> {
  const names = Object.keys(form)
  const filled = (value: unknown) => Object.fromEntries(names.map((name) => [name, value]))
  for (const save of saves) {
    await story.ask(who, save, { body: form })
    await story.refused(who, save, { body: { ...form, basedOn: new Date(0) } })
    await story.wrong(who, save, { body: filled('') })
  }
  const [save] = saves
  for (const value of ['长'.repeat(999), { no: 'form' }])
    if (save) await story.wrong(who, save, { body: filled(value) })
}

const scale = {
  ...Object.fromEntries(
    Object.values(scaleSection.fields).flatMap((field) => {
      if (field.kind !== 'code') return []
      const { list } = field
      const value = defaultLists[list as keyof typeof defaultLists]?.[0]?.value
      return [[list, list === 'region' ? '350000' : value]]
    }),
  ),
  domesticFairs: 3,
  foreignFairs: 0,
}
const boothRequest = { exhibitType: '02', boothType: '1', standardBooths: 2, indoorArea: 0, outdoorArea: 0 }
const category = '8201'

async function products(story: Story, who: string, texts: Values): Promise<Values[]> {
  const made: Values[] = []
  for (const width of [60, 61]) {
    const { fileId } = await story.ask(who, uploadProductImage, {
      file: await pictureFile('产品.png', width),
      body: {},
    })
    made.push({ category, ...texts, imageFileId: fileId })
  }
  return made
}

/** What is the same for everybody once all sections are saved. */
async function handedIn(story: Story, who: string, companyId: string): Promise<void> {
  await story.ask(who, checkComplete, { params: { companyId } })
  for (const dataState of ['submitted', 'draft', 'submitted', 'submitted'] as const)
    await story.ask(who, updateCompany, { body: { dataState } })
  await story.refused(who, saveInvoice, { body: overseasInvoice })
  await story.ask(who, findCompany, { body: {} })
  await story.ask(who, signUpPdf)
}

async function begun(story: Story, who: string): Promise<string> {
  await story.ask(who, listOwnCompanies)
  const companyId = (await story.ask(who, findCompany, { body: {} }))?.id ?? ''
  await story.refused(who, checkComplete, { params: { companyId } })
  await story.refused(who, updateCompany, { body: { dataState: 'submitted' } })
  await story.refused(who, updateCompany, { body: { dataState: 'draft' } })
  return companyId
}

async function uploads(story: Story, who: string): Promise<void> {
  for (const call of [uploadLicence, uploadSignUpFile, uploadLogo, uploadProductImage]) {
    await story.wrong(who, call)
    await story.wrong(who, call, { file: new File(['no picture'], 'x.png') })
  }
  const { fileId } = await story.ask(who, uploadLogo, { file: await pictureFile('弃用.png'), body: {} })
  await story.ask(who, keepDocument, { body: { fileId } })
  await story.ask(who, discardImages, { body: [fileId] })
  await story.refused(who, keepDocument, { body: { fileId: unknownId } })
  await story.wrong(who, discardImages, { body: 'x' })
}

export const signUp: Stories = {
  'CHN: a whole sign-up': async (story) => {
    const who = chineseExhibitors.fresh
    const companyId = await begun(story, who)
    await uploads(story, who)
    const email = 'office@rongan.example'
    await story.ask(who, countRecoveryEmail, { params: { email } })
    for (const typed of ['', 'not-an-email'])
      await story.wrong(who, sendRecoveryMailCode, { query: { email: typed } })
    const ticket = await story.ask(who, sendRecoveryMailCode, { query: { email } })
    const code = await codeSentTo(story, email)
    const { fileId } = await story.ask(who, uploadLicence, { file: await pictureFile('执照.png'), body: {} })
    const basics = { ...chineseBasics, contactMobile: who, recoveryEmail: email, documentFileId: fileId }
    await story.refused(who, updateCompany, { body: { ...basics, ticket, code: '000000' } })
    await story.refused(who, proveRecoveryMail, { body: { email, ticket, code: '000000' } })
    const proof = await story.ask(who, proveRecoveryMail, { body: { email, ticket, code } })
    await story.ask(who, updateCompany, { body: { ...basics, ticket: proof } })
    await section(story, who, [updateCompany], basics)
    await section(story, who, [saveInvoice], specialInvoice)
    await story.ask(who, findInvoice, { params: { companyId } })
    await section(story, who, [saveQualification], {
      ...qualification,
      productCategories: [category],
      certifications: ['01'],
    })
    await story.ask(who, findQualification, { params: { companyId } })
    await section(story, who, [saveScale], scale)
    await story.ask(who, findScale, { params: { companyId } })
    const logo = await story.ask(who, uploadLogo, { file: await pictureFile('标志.png'), body: {} })
    await section(story, who, [insertIntro, updateIntro], {
      introZh: '专注消防二十年。',
      introEn: 'Fire safety for twenty years.',
      logoFileId: logo.fileId,
      products: await products(story, who, { introZh: '灭火器', introEn: 'Extinguisher' }),
    })
    await story.ask(who, findIntro, { params: { companyId } })
    await section(story, who, [insertBoothRequest, insertBoothRequestPlain, updateBoothRequest], boothRequest)
    await story.ask(who, listBoothRequests, { body: {} })
    await handedIn(story, who, companyId)
    await story.ask(who, signUpPdf, { query: { language: 'en' } })
    await story.ask('clerk', signUpPdf, { query: { companyId } })
  },

  'ENG: a whole sign-up': async (story) => {
    const who = overseasExhibitors.fresh
    const companyId = await begun(story, who)
    await uploads(story, who)
    const document = await story.ask(who, uploadSignUpFile, {
      file: await pictureFile('brochure.png'),
      body: {},
    })
    await section(story, who, [updateCompany], { ...overseasBasics, documentFileId: document.fileId })
    await section(story, who, [saveInvoice], overseasInvoice)
    await story.ask(who, findInvoice, { params: { companyId } })
    await section(story, who, [saveQualification], { productCategories: [category] })
    await story.ask(who, findQualification, { params: { companyId } })
    await story.refused(who, saveScale as Endpoint, { body: scale })
    const logo = await story.ask(who, uploadLogo, { file: await pictureFile('logo.png'), body: {} })
    await section(story, who, [insertIntro, updateIntro], {
      introEn: 'Fire safety for twenty years.',
      logoFileId: logo.fileId,
      products: await products(story, who, { introEn: 'Extinguisher' }),
    })
    await story.ask(who, findIntro, { params: { companyId } })
    await section(story, who, [insertBoothRequest, insertBoothRequestPlain, updateBoothRequest], boothRequest)
    await story.ask(who, listBoothRequests, { body: {} })
    await handedIn(story, who, companyId)
    await story.ask(who, signUpPdf, { query: { language: 'zh' } })
  },
}
