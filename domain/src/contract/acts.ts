import { z } from 'zod'
import { signedAmount } from '../money'
import { languages, plainLine, plainText } from '../text'
import { contractMessages as say } from './contract.messages'

/** What people send about contracts, judged alike in the browser and on the server. */

const id = z.uuid().toLowerCase()
/** Which state of the contract somebody saw. */
const seen = { contractId: id, version: z.int() }
const reason = z
  .string(say.reasonMissing)
  .overwrite(plainText)
  .min(1, say.reasonMissing)
  .max(500, say.reasonTooLong)
const day = z.iso.date(say.day)

const words = z.string(say.bodyMissing).overwrite(plainText)

/** Placeholders nobody knows are refused by name where it is saved; see `unknownPlaceholders`. */
export const templateDraft = z.object({
  classId: id,
  language: z.enum(languages),
  title: words.min(1, say.titleMissing).max(100, say.titleTooLong),
  body: words.min(1, say.bodyMissing).max(20_000, say.bodyTooLong),
})
export type TemplateDraft = z.output<typeof templateDraft>

/** What it would come to, as it was looked at: whoever draws up draws up that, or nothing. */
export const drawingUp = z.object({
  companies: z
    .array(z.object({ companyId: id, total: z.int() }))
    .min(1)
    .max(200),
  signBy: day.nullable(),
})

export const extraLine = z.object({
  label: z.string(say.labelMissing).overwrite(plainLine).min(1, say.labelMissing).max(60, say.labelTooLong),
  amount: signedAmount,
})

export const revision = z.object({
  ...seen,
  classId: id,
  extras: z.array(extraLine).max(10, say.tooMany),
  signBy: day.nullable(),
  reason,
})
export type Revision = z.output<typeof revision>

/** What an amendment would come to, as it was looked at, and why it is drawn up: its text says so. */
export const amendment = z.object({ ...seen, total: z.int(), signBy: day.nullable(), reason })
export type Amendment = z.output<typeof amendment>

export const someContracts = z.object({ contracts: z.array(z.object(seen)).min(1).max(200) })
export const oneContract = z.object(seen)
export const withReason = z.object({ ...seen, reason })

/** In which capacity somebody signs for the company. */
export const authorities = ['legalRepresentative', 'authorised', 'delegated'] as const
export type Authority = (typeof authorities)[number]
/** What signers say of themselves; a delegate is what the company has said before. */
export const ownAuthorities = ['legalRepresentative', 'authorised'] as const satisfies readonly Authority[]

const signerName = z
  .string(say.signerMissing)
  .overwrite(plainLine)
  .min(1, say.signerMissing)
  .max(60, say.signerTooLong)
const signer = {
  signerName,
  signerPost: z.string().overwrite(plainLine).max(60, say.signerTooLong),
  authority: z.enum(ownAuthorities, say.authority),
  agreed: z.literal(true, say.agreed),
}

export const signatureByCode = z.object({
  ...seen,
  ...signer,
  ticket: z.string(say.wrongCode).min(1, say.wrongCode).max(60, say.wrongCode),
  code: z
    .string(say.codeMissing)
    .trim()
    .regex(/^\d{6}$/, say.codeMissing),
})
export type SignatureByCode = z.output<typeof signatureByCode>

export const signatureByScan = z.object({ ...seen, ...signer, fileId: z.uuid(say.scanMissing).toLowerCase() })
export type SignatureByScan = z.output<typeof signatureByScan>

export const changeRequest = z.object({
  contractId: id,
  text: z
    .string(say.requestMissing)
    .overwrite(plainText)
    .min(1, say.requestMissing)
    .max(1_000, say.requestTooLong),
})
export const requestWithdrawn = z.object({ requestId: id })
export const requestAnswered = z.object({
  requestId: id,
  answer: z
    .string(say.answerMissing)
    .overwrite(plainText)
    .min(1, say.answerMissing)
    .max(1_000, say.requestTooLong),
})

export const requestStates = ['open', 'withdrawn', 'answered'] as const
export type RequestState = (typeof requestStates)[number]
export const signatureKinds = ['code', 'scan'] as const
export type SignatureKind = (typeof signatureKinds)[number]
