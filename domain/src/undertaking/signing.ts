import { z } from 'zod'
import { languages, plainLine, plainText } from '../text'
import { undertakingKinds } from './kinds'
import { unknownPlaceholders } from './placeholders'
import { undertakingMessages as say } from './undertaking.messages'

const kind = z.enum(undertakingKinds)
const companyId = z.uuid(say.unknownCompany).toLowerCase()
export const undertakingReasonLimit = 200
const reason = z
  .string()
  .overwrite(plainText)
  .min(1, say.noReason)
  .max(undertakingReasonLimit, say.reasonTooLong)
const signer = z.string().overwrite(plainLine).min(1, say.noSigner).max(60)

function knownOnly(text: string, context: z.RefinementCtx): void {
  const names = unknownPlaceholders(text)
  if (names.length > 0)
    context.addIssue({
      code: 'custom',
      message: say.unknownPlaceholder,
      params: { names: names.join(' ') },
    })
}

/** What the organiser has companies declare, in one language. */
export const undertakingText = z.object({
  title: z.string().overwrite(plainLine).min(1, say.noTitle).max(120).superRefine(knownOnly),
  body: z.string().overwrite(plainText).min(1, say.noBody).max(20_000).superRefine(knownOnly),
})

export const textToSave = undertakingText.extend({
  kind,
  language: z.enum(languages),
  /** Which version was typed over; 0 where there is none. */
  version: z.int().min(0),
})
export type TextToSave = z.output<typeof textToSave>

const kinds = z
  .array(kind)
  .min(1, say.notAgreed)
  .max(undertakingKinds.length)
  .refine((named) => new Set(named).size === named.length, say.notAgreed)

export const codeToSign = z.object({ kinds })

/** Who signs, what, and the proof. `hash` is the fingerprint of the text that was read. */
export const signing = z.object({
  signer,
  documents: z
    .array(z.object({ kind, hash: z.string().regex(/^[0-9a-f]{64}$/) }))
    .min(1, say.notAgreed)
    .max(undertakingKinds.length)
    .refine((signed) => new Set(signed.map((one) => one.kind)).size === signed.length, say.notAgreed),
  ticket: z.uuid(say.noTicket),
  code: z
    .string()
    .trim()
    .regex(/^\d{6}$/, say.noCode),
})
export type Signing = z.output<typeof signing>

/** What is typed for it; what is ticked and which ticket it is, the screen knows. */
export const signingForm = signing.pick({ signer: true, code: true }).extend({ kinds })

export const mostReminded = 200

export const toRemind = z.object({
  companyIds: z.array(companyId).min(1, say.nothingChosen).max(mostReminded, say.tooMany),
})

/** The signature it takes the place of says what was looked at. */
export const newSignature = z.object({ signatureId: z.uuid(say.unknownSignature).toLowerCase(), reason })
export type NewSignature = z.output<typeof newSignature>

export const signatureOnPaper = z.object({ companyId, kind, signer, reason })
export type SignatureOnPaper = z.output<typeof signatureOnPaper>
