import { isDeepStrictEqual } from 'node:util'
import { signUpSections } from '@fairground/domain/company/sections'
import { findCompany, sendRecoveryMailCode, updateCompany } from '@fairground/wire/company/basics'
import { listBoothRequests } from '@fairground/wire/company/booth-request'
import {
  uploadLicence,
  uploadLogo,
  uploadProductImage,
  uploadSignUpFile,
} from '@fairground/wire/company/files'
import { findIntro } from '@fairground/wire/company/intro'
import { findInvoice } from '@fairground/wire/company/invoice'
import {
  type SectionSample,
  sectionSamples,
  type Values,
} from '@fairground/wire/company/samples/section-samples'
import { findQualification, findScale } from '@fairground/wire/company/surveys'
import type { Client } from '@fairground/wire/kernel/client'
import type { Endpoint } from '@fairground/wire/kernel/endpoint'
import fc from 'fast-check'
import { chineseBasics, overseasBasics, upload } from '../company/sign-up-forms'
import { newestMessage } from './outbox'
import type { Signed, TestFair } from './test-fair'
import { clientFor } from './wire-client'

type Section = SectionSample['section']

/** A company that has saved its basic information, and can fill in everything else. */
export interface SignUpExhibitor {
  variant: 'CHN' | 'ENG'
  as: Signed
  call: Client
  companyId: string
  /** No two companies fill in the same forms. */
  seed: number
  /** Puts in what only the company itself has: its files, its login name, a mailbox that was proved. */
  own(section: Section, values: Values): Values
  /** As the screens read a section again. */
  read(section: Section): Promise<Values>
}

const kinds = {
  CHN: { basics: chineseBasics, document: uploadLicence, field: 'licenceFileId' },
  ENG: { basics: overseasBasics, document: uploadSignUpFile, field: 'signUpFileId' },
} as const

export async function prepareExhibitor(
  fair: TestFair,
  variant: 'CHN' | 'ENG',
  username: string,
): Promise<SignUpExhibitor> {
  const { basics, document, field } = kinds[variant]
  const as = await fair.signIn(username)
  const call = clientFor(fair, as)
  const several = (count: number, endpoint: Parameters<typeof upload>[1]) =>
    Promise.all(Array.from({ length: count }, () => upload(call, endpoint)))
  const files = {
    documents: await several(2, document),
    logos: await several(2, uploadLogo),
    pictures: await several(15, uploadProductImage),
  }
  const recoveryEmail = basics.recoveryEmail && `${as.accountId.slice(0, 8)}@rongan.example`
  const proof = recoveryEmail ? await proofFor(fair, call, recoveryEmail) : {}
  const contact = variant === 'CHN' ? { contactMobile: username } : {}
  const body = { ...basics, ...contact, ...proof, recoveryEmail, documentFileId: files.documents[0] }
  await call(updateCompany, { body })
  const companyId = (await call(findCompany, { body: {} }))?.id ?? ''

  // Each form takes other files than the last one did, so that taking up and letting go are part of every save.
  let turn = 0
  const own: Partial<Record<Section, (values: Values) => Values>> = {
    basics: (values) => ({ ...values, ...contact, recoveryEmail, [field]: files.documents[turn % 2] }),
    intro: (values) => ({
      ...values,
      logoFileId: files.logos[turn % 2],
      products: (values.products as Values[]).map((product, index) => ({
        ...product,
        imageFileId: files.pictures[(index + turn) % files.pictures.length],
      })),
    }),
  }
  return {
    variant,
    as,
    call,
    companyId,
    seed: [...username].reduce((sum, character) => (sum * 31 + character.charCodeAt(0)) % 997, 0),
    own(section, values) {
      turn += 1
      return own[section]?.(values) ?? values
    },
    read: async (section) => ((await readers[section](call, companyId)) ?? {}) as Values,
  }
}

const readers: Record<Section, (call: Client, companyId: string) => Promise<unknown>> = {
  basics: (call) => call(findCompany, { body: {} }),
  invoice: (call, companyId) => call(findInvoice, { params: { companyId } }),
  qualification: (call, companyId) => call(findQualification, { params: { companyId } }),
  scale: (call, companyId) => call(findScale, { params: { companyId } }),
  intro: (call, companyId) => call(findIntro, { params: { companyId } }),
  boothRequest: async (call) => (await call(listBoothRequests, { body: {} }))[0],
}

/** Shows that a mailbox can be read, as somebody does who opens the mail. */
export async function proofFor(
  fair: TestFair,
  call: Client,
  email: string,
): Promise<{ ticket: string; code: string }> {
  await fair.platform.db.deleteFrom('rate_window').execute()
  const ticket = await call(sendRecoveryMailCode, { query: { email } })
  return { ticket, code: (await newestMessage(fair, email)).secrets.code ?? '' }
}

/** Only what the form asks for, under the form's names. */
export function answersIn({ form, fromBody }: SectionSample, record: Values): Values {
  const answers = pick(fromBody(record), Object.keys(form.shape))
  const { element } = (form.shape.products?.def ?? {}) as { element?: { shape: object } }
  if (!element) return answers
  const products = (answers.products as Values[]).map((product) => pick(product, Object.keys(element.shape)))
  return { ...answers, products }
}
const pick = (values: Values, names: string[]): Values =>
  Object.fromEntries(names.flatMap((name) => (values[name] === undefined ? [] : [[name, values[name]]])))

const sampleOf = (variant: 'CHN' | 'ENG', section: Section): SectionSample => {
  const found = sectionSamples.find((sample) => sample.section === section && sample.variant === variant)
  if (!found) throw new Error(`no form of ${section} ${variant}`)
  return found
}

/** The body of a save that is right; another number is another form. */
export function formFor(exhibitor: SignUpExhibitor, section: Section, number = 1): Values {
  const sample = sampleOf(exhibitor.variant, section)
  const [typed = {}] = fc.sample(sample.valid, { seed: number * 1_000 + exhibitor.seed, numRuns: 1 })
  return sample.toBody(sample.form.parse(exhibitor.own(section, typed)) as Values)
}

/** Whether what is stored is this very body, and nothing of another. */
export async function holds(exhibitor: SignUpExhibitor, section: Section, body: Values): Promise<boolean> {
  const sample = sampleOf(exhibitor.variant, section)
  const { ticket: _ticket, code: _code, ...form } = sample.form.parse(sample.fromBody(body)) as Values
  return isDeepStrictEqual(answersIn(sample, await exhibitor.read(section)), sample.kept(form))
}

export const saverOf = (exhibitor: SignUpExhibitor, section: Section): Endpoint =>
  sampleOf(exhibitor.variant, section).save

/** Saves every section that is still open, so that the sign-up can be handed in. */
export async function fillIn(exhibitor: SignUpExhibitor): Promise<void> {
  for (const section of signUpSections[exhibitor.variant])
    await exhibitor.call(saverOf(exhibitor, section), { body: formFor(exhibitor, section) })
}
