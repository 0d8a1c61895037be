import {
  badgeReplaced,
  badgeStates,
  badgesPrinted,
  identityKinds,
  personNamed,
} from '@fairground/domain/badge'
import { z } from 'zod'
import { holderOf } from '../kernel/access'
import { instant } from '../kernel/codecs'
import { endpoint } from '../kernel/endpoint'
import { pageOf, paging, sortNote, sortsBy } from '../kernel/page'

/** Everybody of every exhibitor, for the organiser, and what is done about their badges. */

const sees = holderOf('participants/participants_baseinfo:list')
const prints = holderOf('participants/participants_baseinfo:print')

export const participantFilters = z.object({
  companyName: z.string().trim().max(100).optional(),
  /** Part of a name, or the number of the badge. */
  person: z.string().trim().max(100).optional(),
  state: z.enum(badgeStates).optional(),
})
export type ParticipantFilters = z.output<typeof participantFilters>

export const participantColumns = ['number', 'companyName', 'admittedAt'] as const
export type ParticipantColumn = (typeof participantColumns)[number]

const search = participantFilters.extend({
  sort: z.enum(sortsBy(participantColumns)).describe(sortNote).optional(),
})
export type ParticipantSearch = z.output<typeof search>

const participant = z.object({
  id: z.uuid(),
  companyId: z.uuid(),
  companyName: z.string(),
  booths: z.array(z.string()),
  number: z.int(),
  name: z.string(),
  nameEn: z.string(),
  post: z.string(),
  mobile: z.string(),
  identityKind: z.enum(identityKinds),
  identityMasked: z.string(),
  photoFileId: z.uuid().nullable(),
  printing: z.int(),
  version: z.int(),
  state: z.enum(badgeStates),
  voidReason: z.string(),
  /** The last time they came in. */
  admittedAt: instant.nullable(),
})
export type Participant = z.output<typeof participant>

export const listParticipants = endpoint({
  method: 'POST',
  path: '/badge/desk/people',
  summary: 'Everybody of every exhibitor, identity numbers masked: one page of what matches',
  access: sees,
  effect: 'reads',
  shows: ['signUps'],
  body: search.extend({ page: paging.pageNum, pageSize: paging.pageSize }),
  result: pageOf(participant),
})

export const participantSums = endpoint({
  method: 'GET',
  path: '/badge/desk/people/sums',
  summary: 'How many people there are in each state, and who came in today',
  access: sees,
  effect: 'reads',
  shows: ['signUps', 'settings'],
  result: z.object({
    states: z.record(z.enum(badgeStates), z.int()),
    admittedToday: z.int(),
  }),
})

export const exportParticipants = endpoint({
  method: 'GET',
  path: '/badge/desk/people/export',
  summary: 'Everybody who matches as a workbook, identity numbers masked',
  access: sees,
  effect: 'reads',
  query: search,
  answer: 'file',
  result: z.null(),
})

export const seeParticipantIdentity = endpoint({
  method: 'POST',
  path: '/badge/desk/people/identity',
  summary: 'The whole document number of somebody; every look at one is on record',
  access: holderOf('participants/participants_baseinfo:identity'),
  effect: 'changes',
  body: personNamed,
  result: z.object({ identityNumber: z.string() }),
})

export const printForCompany = endpoint({
  method: 'POST',
  path: '/badge/desk/print',
  summary: 'Gives badges of one company that were never printed their first printing, for the company',
  access: prints,
  effect: 'changes',
  body: badgesPrinted,
  result: z.null(),
})

export const reprintForCompany = endpoint({
  method: 'POST',
  path: '/badge/desk/reprint',
  summary:
    'A new printing of a badge, with a reason; the code before is no longer good, and a void badge is good again',
  access: prints,
  effect: 'changes',
  body: badgeReplaced,
  result: z.null(),
})

export const voidBadge = endpoint({
  method: 'POST',
  path: '/badge/desk/void',
  summary: 'Makes a printed badge void, with a reason its company reads; the person stays on the list',
  access: prints,
  effect: 'changes',
  body: badgeReplaced,
  result: z.null(),
})

export const deskBadgePdf = endpoint({
  method: 'GET',
  path: '/badge/desk/pdf',
  summary: 'Printed badges of one company as a PDF: one person’s on a small page, or all, four to a sheet',
  access: prints,
  effect: 'reads',
  query: z.object({ companyId: z.uuid().toLowerCase(), personId: z.string().max(60).optional() }),
  answer: 'file',
  result: z.null(),
})
