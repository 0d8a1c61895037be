import { z } from 'zod'
import { mobilePattern } from '../account'
import { badgeMessages as say } from './badge.messages'
import { identityKinds, isDocumentNumber, isIdCardNumber, plainIdentity } from './identity'

const abroad = /^\+[1-9][\d -]{5,18}\d$/
const latin = /^[\p{Script=Latin} '’.-]*$/u

const fields = {
  name: z.string().trim().min(1, say.name).max(50, say.nameTooLong),
  nameEn: z.string().trim().max(80, say.nameEnTooLong).regex(latin, say.nameEnCharacters),
  post: z.string().trim().min(1, say.post).max(50, say.postTooLong),
  mobile: z
    .string()
    .trim()
    .min(1, say.mobile)
    .refine((mobile) => mobilePattern.test(mobile) || abroad.test(mobile), say.mobileFormat),
  identityKind: z.enum(identityKinds, say.identityKind),
  identityNumber: z.string().trim().max(60, say.documentFormat),
}

const photoFileId = z.uuid(say.photoGone).nullable()

type Identity = Pick<z.output<z.ZodObject<typeof fields>>, 'identityKind' | 'identityNumber'>

/** What is wrong with a number for its kind of document; undefined where nothing is. */
export function faultOfIdentity({ identityKind, identityNumber }: Identity): string | undefined {
  const number = plainIdentity(identityNumber)
  if (number === '') return say.identityNumber
  if (identityKind === 'idCard') return isIdCardNumber(number) ? undefined : say.idCardFormat
  return isDocumentNumber(number) ? undefined : say.documentFormat
}

const besideNumber = (values: Identity, context: z.RefinementCtx): void => {
  const message = faultOfIdentity(values)
  if (message) context.addIssue({ code: 'custom', path: ['identityNumber'], message })
}

/** Somebody a company wants a badge for. */
export const badgePerson = z.object(fields).superRefine(besideNumber)
export type BadgePerson = z.output<typeof badgePerson>

const kept = { ...fields, photoFileId }
const newNumber = fields.identityNumber.min(1, say.identityNumber)
/** No number given, the one on record stays: nobody has to be shown it to correct a post. */
const besideNewNumber = (values: Identity, context: z.RefinementCtx): void => {
  if (values.identityNumber !== '') besideNumber(values, context)
}

/** What is typed of somebody new, and of somebody on record. */
export const newPersonForm = z.object({ ...kept, identityNumber: newNumber }).superRefine(besideNumber)
export const knownPersonForm = z.object(kept).superRefine(besideNewNumber)
export type PersonForm = z.output<typeof newPersonForm>

const reason = z.string().trim().min(1, say.reason).max(200, say.reasonTooLong)
const requestId = z.uuid().toLowerCase()
const wanted = { ...kept, identityNumber: newNumber, reason }

/** After the deadline: what a company asks the organiser to do. */
export const changeAskedForm = z.object(wanted).superRefine(besideNumber)
export const removalAskedForm = z.object({ reason })
export const requestMade = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('add'), id: requestId, ...wanted }).superRefine(besideNumber),
  z
    .object({ kind: z.literal('replace'), id: requestId, personId: z.uuid(say.unknownPerson), ...wanted })
    .superRefine(besideNumber),
  z.object({ kind: z.literal('remove'), id: requestId, personId: z.uuid(say.unknownPerson), reason }),
])
export type RequestMade = z.output<typeof requestMade>

export const requestNamed = z.object({ id: z.uuid(say.unknownRequest).toLowerCase() })
export const requestDecided = z
  .object({
    id: z.uuid(say.unknownRequest).toLowerCase(),
    approved: z.boolean(),
    /** The company reads it; why matters where the answer is no. */
    reason: z.string().trim().max(200, say.reasonTooLong),
  })
  .refine(({ approved, reason: why }) => approved || why !== '', { path: ['reason'], error: say.reason })
export type RequestDecided = z.output<typeof requestDecided>

/** The id is made by whoever adds, so that what is sent twice is one person. */
export const personAdded = z.object({ id: z.uuid().toLowerCase(), ...kept }).superRefine(besideNumber)
export type PersonAdded = z.output<typeof personAdded>

const personId = z.uuid(say.unknownPerson).toLowerCase()
const version = z.int().min(1)

export const personChanged = z.object({ id: personId, version, ...kept }).superRefine(besideNewNumber)
export type PersonChanged = z.output<typeof personChanged>

export const personRemoved = z.object({ id: personId, version })
export const personNamed = z.object({ id: personId })
/** A badge that was lost or came out badly, and is printed anew; or that must open no gate any more. */
export const badgeReplaced = z.object({
  id: personId,
  version,
  reason,
})

/** As many as any company has people at a fair, and no more than one person can look through. */
export const mostImported = 500
export const badgesPrinted = z.object({ ids: z.array(personId).min(1, say.nothingToPrint).max(mostImported) })
export const peopleImported = z.object({
  /** Made by whoever imports, so that what is sent twice is one import. */
  id: z.uuid().toLowerCase(),
  people: z.array(badgePerson).min(1, say.importEmpty).max(mostImported, say.importTooMany),
})
