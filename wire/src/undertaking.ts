import { languages } from '@fairground/domain/text'
import {
  codeToSign,
  newSignature,
  signatureOnPaper,
  signing,
  signingMethods,
  textToSave,
  toRemind,
  type UndertakingPlaceholder,
  type UndertakingState,
  undertakingKinds,
  undertakingPlaceholders,
  undertakingStates,
} from '@fairground/domain/undertaking'
import { z } from 'zod'
import { exhibitor, holderOf, signedIn, staff } from './kernel/access'
import { instant } from './kernel/codecs'
import { endpoint } from './kernel/endpoint'
import { chosenIds, pageOf, paging, sortNote, sortsBy } from './kernel/page'

/** What companies with booths declare in writing. The specs have only the screens, so no field has a wire name of its own. */

const editsTexts = holderOf('undertaking/index:edit')
const reminds = holderOf('undertaking/index:remind')
const decides = holderOf('undertaking/index:decide')

const kind = z.enum(undertakingKinds)
const state = z.enum(undertakingStates)
const language = z.enum(languages)
const words = { title: z.string(), body: z.string() }

const signature = z.object({
  id: z.uuid(),
  signerName: z.string(),
  method: z.enum(signingMethods),
  signedAt: instant,
  language,
  textVersion: z.int(),
  textHash: z.string(),
})

const ownDocument = z.object({
  kind,
  state,
  /** The last day for signing. */
  lastDay: z.iso.date(),
  /** With the own facts in it; null where the organiser has none yet. Of a signed one, as it was signed. */
  text: z.object({ ...words, version: z.int(), hash: z.string() }).nullable(),
  /** Why it cannot be signed now, in words; null where it can. */
  closed: z.string().nullable(),
  signature: signature.nullable(),
  /** Why the organiser asks for a new signature; empty where it does not. */
  renewalReason: z.string(),
})
export type OwnUndertaking = z.output<typeof ownDocument>

export const ownUndertakings = endpoint({
  method: 'GET',
  path: '/undertaking/own',
  summary: 'Both undertakings as the own company reads them, what it has signed, and whether it may sign now',
  access: exhibitor,
  effect: 'reads',
  shows: ['ownSignUp', 'settings'],
  result: z.object({ documents: z.array(ownDocument) }),
})

export const sendSigningCode = endpoint({
  method: 'POST',
  path: '/undertaking/own/code',
  summary:
    'Sends a code to the own phone or mailbox that signs these and nothing else; answers with its ticket',
  access: exhibitor,
  effect: 'changes',
  body: codeToSign,
  result: z.uuid(),
})

export const signUndertakings = endpoint({
  method: 'POST',
  path: '/undertaking/own/sign',
  summary: 'Signs for the own company what was read, with the code that was sent for it',
  access: exhibitor,
  effect: 'changes',
  body: signing,
  result: z.null(),
})

export const signaturePdf = endpoint({
  method: 'GET',
  path: '/undertaking/signatures/{signatureId}/pdf',
  summary: 'What was signed, as a PDF: the own, or for staff any',
  access: signedIn,
  effect: 'reads',
  params: z.object({ signatureId: z.uuid() }),
  answer: 'file',
  result: z.null(),
})

export const undertakingFilters = z.object({
  /** Part of a name or of the registration number. */
  company: z.string().trim().max(200).optional(),
  state: state.optional(),
  area: z.enum(['CHN', 'ENG']).optional(),
  /** Signed as the text stands now, or as it stood before. */
  version: z.enum(['current', 'former']).optional(),
})
export type UndertakingFilters = z.output<typeof undertakingFilters>

export const undertakingColumns = ['company', 'state', 'signedAt', 'remindedAt'] as const
export type UndertakingColumn = (typeof undertakingColumns)[number]

const undertakingSearch = undertakingFilters.extend({
  kind,
  sort: z.enum(sortsBy(undertakingColumns)).describe(sortNote).optional(),
  ids: chosenIds.optional(),
})
export type UndertakingSearch = z.output<typeof undertakingSearch>

const listed = z.object({
  companyId: z.uuid(),
  companyName: z.string(),
  registrationNumber: z.string().nullable(),
  area: z.enum(['CHN', 'ENG']),
  booths: z.array(z.string()),
  state,
  signatureId: z.uuid().nullable(),
  signerName: z.string(),
  method: z.enum(signingMethods).nullable(),
  signedAt: instant.nullable(),
  textVersion: z.int().nullable(),
  /** What people of its language read now; null where there is no text. */
  currentVersion: z.int().nullable(),
  renewalReason: z.string(),
  remindedAt: instant.nullable(),
  remindedToday: z.boolean(),
})
export type ListedUndertaking = z.output<typeof listed>

export const listUndertakings = endpoint({
  method: 'POST',
  path: '/undertaking/list',
  summary:
    'Companies with booths and where each stands with one undertaking: one page of what matches the filters',
  access: staff,
  effect: 'reads',
  shows: ['signUps', 'settings', 'lists'],
  body: undertakingSearch.extend({ page: paging.pageNum, pageSize: paging.pageSize }),
  result: pageOf(listed),
})

export const undertakingOverview = endpoint({
  method: 'GET',
  path: '/undertaking/overview',
  summary:
    'How many companies have signed one undertaking, its last day, and which version each language reads',
  access: staff,
  effect: 'reads',
  shows: ['signUps', 'settings', 'lists'],
  query: z.object({ kind }),
  result: z.object({
    states: z.object(
      Object.fromEntries(undertakingStates.map((one) => [one, z.int()])) as Record<
        UndertakingState,
        z.ZodInt
      >,
    ),
    lastDay: z.iso.date(),
    /** 0 where there is no text yet. */
    versions: z.object({ zh: z.int(), en: z.int() }),
  }),
})

export const exportUndertakings = endpoint({
  method: 'GET',
  path: '/undertaking/export',
  summary: 'Every company that matches the filters, as a workbook',
  access: staff,
  effect: 'reads',
  query: undertakingSearch,
  answer: 'file',
  result: z.null(),
})

export const findUndertaking = endpoint({
  method: 'GET',
  path: '/undertaking/company',
  summary:
    'Everything one company has signed of one undertaking, what it was asked anew and how it was reminded',
  access: staff,
  effect: 'reads',
  shows: ['signUps'],
  query: z.object({ companyId: z.uuid(), kind }),
  result: z.object({
    companyName: z.string(),
    signatures: z.array(
      signature.extend({
        ...words,
        companyName: z.string(),
        /** Why staff put it on record; empty where the company signed itself. */
        reason: z.string(),
        recordedBy: z.string(),
        codeSentTo: z.string(),
        address: z.string(),
        renewal: z.object({ reason: z.string(), at: instant, by: z.string() }).nullable(),
      }),
    ),
    reminders: z.array(
      z.object({
        at: instant,
        by: z.string(),
        /** Empty once the messages of that time are no longer kept. */
        recipient: z.string(),
        text: z.string(),
      }),
    ),
  }),
})
export type UndertakingOfCompany = z.output<typeof findUndertaking.result>

const savedText = z.object({
  ...words,
  version: z.int(),
  savedAt: instant,
  savedBy: z.string(),
  /** How many signatures stand on it. */
  signatures: z.int(),
})
export type SavedText = z.output<typeof savedText>

export const findUndertakingText = endpoint({
  method: 'GET',
  path: '/undertaking/text',
  summary:
    'The text of one undertaking in one language with all its versions, newest first, and that of the last edition',
  access: staff,
  effect: 'reads',
  shows: ['lists'],
  query: z.object({ kind, language }),
  result: z.object({
    versions: z.array(savedText),
    /** What the edition before ended with: a beginning where this one has nothing. */
    earlier: z.object({ ...words, edition: z.int() }).nullable(),
  }),
})

export const saveUndertakingText = endpoint({
  method: 'POST',
  path: '/undertaking/text',
  summary: 'Saves a text as a new version. What was signed before stays as it was signed',
  access: editsTexts,
  effect: 'changes',
  body: textToSave,
  result: z.object({ version: z.int() }),
})

export const undertakingFacts = endpoint({
  method: 'GET',
  path: '/undertaking/facts',
  summary:
    'What a text would say of one company with booths, for a preview; of the first one where none is named',
  access: staff,
  effect: 'reads',
  shows: ['signUps', 'settings'],
  query: z.object({ language, companyId: z.uuid().optional() }),
  result: z
    .object(
      Object.fromEntries(Object.keys(undertakingPlaceholders).map((name) => [name, z.string()])) as Record<
        UndertakingPlaceholder,
        z.ZodString
      >,
    )
    .nullable(),
})

export const remindOfUndertakings = endpoint({
  method: 'POST',
  path: '/undertaking/remind',
  summary: 'Reminds companies of what they have not signed; each of them once a day at most',
  access: reminds,
  effect: 'changes',
  body: toRemind,
  result: z.object({
    reminded: z.int(),
    /** Those with nothing left to sign, or nothing they still can. */
    nothingOpen: z.int(),
    alreadyToday: z.int(),
    /** One of the messages, as it was sent. */
    sample: z.string(),
  }),
})

export const askForNewSignature = endpoint({
  method: 'POST',
  path: '/undertaking/renew',
  summary: 'Asks a company to sign anew, with a reason it reads. The old signature stays on record',
  access: decides,
  effect: 'changes',
  body: newSignature,
  result: z.null(),
})

export const recordSignature = endpoint({
  method: 'POST',
  path: '/undertaking/record',
  summary: 'Puts on record that a company has signed on paper, also after the last day, with a reason',
  access: decides,
  effect: 'changes',
  body: signatureOnPaper,
  result: z.null(),
})
