import {
  badgeReplaced,
  badgesPrinted,
  identityKinds,
  peopleImported,
  personAdded,
  personChanged,
  personNamed,
  personRemoved,
} from '@fairground/domain/badge'
import { z } from 'zod'
import { exhibitor, signedIn } from './kernel/access'
import { endpoint } from './kernel/endpoint'

/** The people of an exhibitor and their badges. The specs have the addresses of the screens only, so names are ours. */

const quota = z.object({
  byArea: z.int(),
  byCoExhibitors: z.int(),
  extra: z.int(),
  total: z.int(),
  used: z.int(),
  left: z.int(),
})

const person = z.object({
  id: z.uuid(),
  /** Printed on the badge, and what is typed where a code cannot be read. */
  number: z.int(),
  name: z.string(),
  nameEn: z.string(),
  post: z.string(),
  mobile: z.string(),
  identityKind: z.enum(identityKinds),
  /** Never whole in a list; empty where it cannot be read. */
  identityMasked: z.string(),
  photoFileId: z.uuid().nullable(),
  /** Which printing is the valid one; none before the first. */
  printing: z.int(),
  /** Why the organiser made the badge void; null where it is good. */
  voidReason: z.string().nullable(),
  version: z.int(),
})
export type ListedPerson = z.output<typeof person>

export const ownBadges = endpoint({
  method: 'GET',
  path: '/badge/own',
  summary: 'The own company’s people, how many badges it has, and until when it changes them itself',
  access: exhibitor,
  effect: 'reads',
  shows: ['settings', 'ownSignUp'],
  result: z.object({
    /** Why there is nothing to do here yet, in words; null where there is. */
    closed: z.string().nullable(),
    booths: z.array(z.string()),
    areaM2: z.number(),
    quota,
    rule: z.object({ perNine: z.int(), least: z.int(), most: z.int() }),
    deadline: z.iso.date(),
    /** People can be changed without asking. */
    isOpen: z.boolean(),
    /** The last day on which these people are on record. */
    keptUntil: z.iso.date(),
    people: z.array(person),
  }),
})
export type OwnBadges = z.output<typeof ownBadges.result>

export const addPerson = endpoint({
  method: 'POST',
  path: '/badge/person/add',
  summary: 'Adds somebody of the own company, within its quota and until the deadline',
  access: exhibitor,
  effect: 'changes',
  body: personAdded,
  result: z.null(),
})

export const changePerson = endpoint({
  method: 'POST',
  path: '/badge/person/change',
  summary: 'Changes somebody of the own company; without a document number the one on record stays',
  access: exhibitor,
  effect: 'changes',
  body: personChanged,
  result: z.null(),
})

export const removePerson = endpoint({
  method: 'POST',
  path: '/badge/person/remove',
  summary: 'Takes somebody of the own company off the list; a printed badge of theirs is no longer good',
  access: exhibitor,
  effect: 'changes',
  body: personRemoved,
  result: z.null(),
})

export const seeIdentity = endpoint({
  method: 'POST',
  path: '/badge/person/identity',
  summary: 'The whole document number of somebody of the own company; every look at one is on record',
  access: exhibitor,
  effect: 'changes',
  body: personNamed,
  result: z.object({ identityNumber: z.string() }),
})

export const uploadBadgePhoto = endpoint({
  method: 'POST',
  path: '/badge/photo',
  summary:
    'Upload a photo for a badge: png or jpg, up to 5 MB; thrown away after a day unless a person has it',
  access: exhibitor,
  effect: 'changes',
  takesFile: true,
  body: z.object({}),
  result: z.object({ id: z.uuid() }),
})

export const badgePhoto = endpoint({
  method: 'GET',
  path: '/badge/photo/{id}',
  summary: 'A photo for a badge, for the company it belongs to',
  access: signedIn,
  effect: 'reads',
  params: z.object({ id: z.string().max(60) }),
  answer: 'file',
  result: z.null(),
})

export const peopleTemplate = endpoint({
  method: 'GET',
  path: '/badge/import/template',
  summary: 'An empty workbook with the columns people are imported by',
  access: exhibitor,
  effect: 'reads',
  answer: 'file',
  result: z.null(),
})

const checkedRow = z.object({
  /** As the workbook counts. */
  row: z.int(),
  values: z.object({
    name: z.string(),
    nameEn: z.string(),
    post: z.string(),
    mobile: z.string(),
    /** As it was typed where it is none of ours. */
    identityKind: z.string(),
    identityNumber: z.string(),
  }),
  faults: z.array(z.object({ field: z.string(), message: z.string() })),
})
export type CheckedRow = z.output<typeof checkedRow>

export const checkPeople = endpoint({
  method: 'POST',
  path: '/badge/import/check',
  summary: 'Judges a workbook of people row by row; nothing is kept',
  access: exhibitor,
  effect: 'changes',
  takesFile: true,
  body: z.object({}),
  result: z.object({
    rows: z.array(checkedRow),
    /** What is wrong with the whole of it, in words; null where nothing is. */
    problem: z.string().nullable(),
  }),
})
export type CheckedPeople = z.output<typeof checkPeople.result>

export const importPeople = endpoint({
  method: 'POST',
  path: '/badge/import/apply',
  summary: 'Adds people who were judged before: all of them or none',
  access: exhibitor,
  effect: 'changes',
  body: peopleImported,
  result: z.object({ added: z.int() }),
})

export const printBadges = endpoint({
  method: 'POST',
  path: '/badge/print',
  summary: 'Gives badges that were never printed their first printing; those that were stay as they are',
  access: exhibitor,
  effect: 'changes',
  body: badgesPrinted,
  result: z.null(),
})

export const reprintBadge = endpoint({
  method: 'POST',
  path: '/badge/reprint',
  summary: 'A new printing of a badge, with a reason; the code on the paper before is no longer good',
  access: exhibitor,
  effect: 'changes',
  body: badgeReplaced,
  result: z.null(),
})

export const badgePdf = endpoint({
  method: 'GET',
  path: '/badge/pdf',
  summary:
    'Printed badges of the own company as a PDF: one person’s on a small page, or all, four to a sheet',
  access: exhibitor,
  effect: 'reads',
  query: z.object({ personId: z.string().max(60).optional() }),
  answer: 'file',
  result: z.null(),
})
