import {
  amendment,
  contractEvents,
  contractStates,
  drawingUp,
  oneContract,
  requestAnswered,
  revision,
  someContracts,
  withReason,
} from '@fairground/domain/contract'
import { currencies } from '@fairground/domain/money'
import { languages } from '@fairground/domain/text'
import { z } from 'zod'
import { holderOf, staff } from '../kernel/access'
import { instant } from '../kernel/codecs'
import { endpoint } from '../kernel/endpoint'
import { chosenIds, pageOf, paging, sortNote, sortsBy } from '../kernel/page'
import { eventDetails } from './event-details'
import { boothDifferences, contractRead, delegation, reckoning } from './shapes'

/** What the organiser does with contracts. */

const drawsUp = holderOf('contract/manage:drawUp')
const sends = holderOf('contract/manage:send')
const countersigns = holderOf('contract/manage:countersign')
const voids = holderOf('contract/manage:void')

const company = { companyId: z.uuid(), companyZh: z.string(), companyEn: z.string() }

const readyCompany = z.object({
  ...company,
  registrationNumber: z.string().nullable(),
  className: z.object({ zh: z.string(), en: z.string() }).nullable(),
  ...reckoning,
  /** Why no contract can be drawn up, in words; empty where one can. */
  problems: z.array(z.string()),
})
export type ReadyCompany = z.output<typeof readyCompany>

export const companiesReady = endpoint({
  method: 'GET',
  path: '/contract/ready',
  summary:
    'Companies with confirmed booths and no contract, with what theirs would come to and what is missing',
  access: staff,
  effect: 'reads',
  shows: ['signUps', 'lists', 'settings', 'halls'],
  result: z.object({
    /** Until when they would have to sign, unless staff say otherwise. */
    signBy: z.iso.date(),
    companies: z.array(readyCompany),
  }),
})

/** Of what was to be done, what could not: each by name, in words. */
const outcome = z.object({
  count: z.int(),
  left: z.array(z.object({ name: z.string(), why: z.string() })),
})
export type Outcome = z.output<typeof outcome>

export const drawUpContracts = endpoint({
  method: 'POST',
  path: '/contract/draw-up',
  summary: 'Draws up the contracts of these companies, provided each comes to what was looked at',
  access: drawsUp,
  effect: 'changes',
  body: drawingUp,
  result: outcome,
})

const yes = z.enum(['yes']).optional()
export const contractFilters = z.object({
  /** Its number, or a name of the company. */
  text: z.string().trim().max(100).optional(),
  state: z.enum(contractStates).optional(),
  classId: z.uuid().optional(),
  currency: z.enum(currencies).optional(),
  language: z.enum(languages).optional(),
  /** Neither replaced nor void, and no amendment that is still on its way. */
  standing: yes,
  /** Sent, not signed, and past the day to sign by. */
  overdue: yes,
  /** With a request that waits for an answer. */
  asked: yes,
  /** Countersigned and not sealed yet. */
  unsealed: yes,
  /** Its booths are not those its company has now. */
  differs: yes,
})
export type ContractFilters = z.output<typeof contractFilters>

export const contractColumns = ['number', 'company', 'state', 'total', 'signBy', 'updated'] as const
export type ContractColumn = (typeof contractColumns)[number]

const contractSearch = contractFilters.extend({
  sort: z.enum(sortsBy(contractColumns)).describe(sortNote).optional(),
  ids: chosenIds.optional(),
})
export type ContractSearch = z.output<typeof contractSearch>

const listedContract = z.object({
  id: z.uuid(),
  number: z.string(),
  version: z.int(),
  state: z.enum(contractStates),
  ...company,
  classZh: z.string(),
  classEn: z.string(),
  booths: z.array(z.string()),
  currency: z.enum(currencies),
  total: z.int(),
  signBy: z.iso.date().nullable(),
  updatedAt: instant,
  asked: z.boolean(),
  sealed: z.boolean(),
  /** How it differs from the booths held; nothing where it agrees, and while an amendment is on its way. */
  differs: boothDifferences.nullable(),
  /** The number of the one it amends, and of the one that amends it. */
  amends: z.string().nullable(),
  amendedBy: z.string().nullable(),
})
export type ListedContract = z.output<typeof listedContract>

export const listContracts = endpoint({
  method: 'POST',
  path: '/contract/list',
  summary: 'Contracts of this edition: one page of what matches the filters',
  access: staff,
  effect: 'reads',
  shows: ['signUps'],
  body: contractSearch.extend({ page: paging.pageNum, pageSize: paging.pageSize }),
  result: pageOf(listedContract),
})

export const exportContracts = endpoint({
  method: 'GET',
  path: '/contract/export',
  summary: 'Every contract that matches the filters, as a workbook',
  access: staff,
  effect: 'reads',
  query: contractSearch,
  answer: 'file',
  result: z.null(),
})

export const processEvents = [...contractEvents, 'request', 'withdraw', 'answer'] as const
export type ProcessEvent = (typeof processEvents)[number]

const event = z.object({
  id: z.int(),
  at: instant,
  event: z.enum(processEvents),
  actorName: z.string(),
  reason: z.string(),
  details: eventDetails,
})

export const findContract = endpoint({
  method: 'GET',
  path: '/contract/contracts/{contractId}',
  summary: 'One contract with its text, lines, signatures, requests and everything that was done with it',
  access: staff,
  effect: 'reads',
  shows: ['signUps'],
  params: z.object({ contractId: z.uuid() }),
  result: contractRead.extend({
    companyId: z.uuid(),
    classId: z.uuid(),
    classZh: z.string(),
    classEn: z.string(),
    templateNumber: z.int(),
    documentSha256: z.string().nullable(),
    differs: boothDifferences.nullable(),
    /** Everybody the company has ever named to sign, the latest first. */
    delegations: z.array(delegation.extend({ revokedAt: instant.nullable() })),
    /** Latest first. */
    events: z.array(event),
  }),
})
export type ContractDetail = z.output<typeof findContract.result>

export const proposeAmendment = endpoint({
  method: 'GET',
  path: '/contract/contracts/{contractId}/amendment',
  summary: 'What an amendment of this contract would come to with the booths held now, beside what was paid',
  access: staff,
  effect: 'reads',
  shows: ['signUps', 'lists', 'settings', 'halls'],
  params: z.object({ contractId: z.uuid() }),
  result: z.object({
    number: z.string(),
    version: z.int(),
    differs: boothDifferences.nullable(),
    before: z.object({ lines: reckoning.lines, total: z.int() }),
    ...reckoning,
    paid: z.int(),
    /** Until when it would have to be signed, unless staff say otherwise. */
    signBy: z.iso.date(),
    /** Why none can be drawn up, in words. */
    problems: z.array(z.string()),
  }),
})
export type ProposedAmendment = z.output<typeof proposeAmendment.result>

export const amendContract = endpoint({
  method: 'POST',
  path: '/contract/amend',
  summary:
    'Draws up an amendment from the booths held now, provided it comes to what was looked at; it takes the place of the contract when it is countersigned',
  access: drawsUp,
  effect: 'changes',
  body: amendment,
  result: z.object({ contractId: z.uuid() }),
})

export const reviseContract = endpoint({
  method: 'POST',
  path: '/contract/revise',
  summary:
    'Reckons a contract that was not sent yet anew: class, further lines with a reason, day to sign by',
  access: drawsUp,
  effect: 'changes',
  body: revision,
  result: z.null(),
})

export const sendContracts = endpoint({
  method: 'POST',
  path: '/contract/send',
  summary: 'Sends contracts to their companies to be signed; each is told once',
  access: sends,
  effect: 'changes',
  body: someContracts,
  result: outcome,
})

export const recallContract = endpoint({
  method: 'POST',
  path: '/contract/recall',
  summary: 'Calls a contract back that was not signed, to change it',
  access: sends,
  effect: 'changes',
  body: withReason,
  result: z.null(),
})

export const returnContract = endpoint({
  method: 'POST',
  path: '/contract/return',
  summary: 'Gives a signed contract back to be signed again, with a reason the company reads',
  access: countersigns,
  effect: 'changes',
  body: withReason,
  result: z.null(),
})

export const countersignContracts = endpoint({
  method: 'POST',
  path: '/contract/countersign',
  summary: 'Signs for the organiser: the contracts are in force, have their instalments, and are sealed next',
  access: countersigns,
  effect: 'changes',
  body: someContracts,
  result: outcome,
})

export const voidContract = endpoint({
  method: 'POST',
  path: '/contract/void',
  summary: 'Makes a contract void, with a reason the company reads; its number is not given again',
  access: voids,
  effect: 'changes',
  body: withReason,
  result: z.null(),
})

export const sealAgain = endpoint({
  method: 'POST',
  path: '/contract/seal',
  summary: 'Asks once more for the sealing of a contract in force',
  access: countersigns,
  effect: 'changes',
  body: oneContract.pick({ contractId: true }),
  result: z.null(),
})

export const answerRequest = endpoint({
  method: 'POST',
  path: '/contract/requests/answer',
  summary: 'Answers what a company asked to be changed',
  access: sends,
  effect: 'changes',
  body: requestAnswered,
  result: z.null(),
})

export const contractPdf = endpoint({
  method: 'GET',
  path: '/contract/contracts/{contractId}/pdf',
  summary:
    'A contract as a PDF: the sealed file once there is one, until then what it would be, marked as such',
  access: staff,
  effect: 'reads',
  params: z.object({ contractId: z.uuid() }),
  answer: 'file',
  result: z.null(),
})

export const processFilters = z.object({
  text: z.string().trim().max(100).optional(),
  event: z.enum(processEvents).optional(),
})
export type ProcessFilters = z.output<typeof processFilters>

export const contractProcess = endpoint({
  method: 'POST',
  path: '/contract/process',
  summary: 'Who did what with which contract and when, the latest first',
  access: staff,
  effect: 'reads',
  shows: ['signUps'],
  body: processFilters.extend({ page: paging.pageNum, pageSize: paging.pageSize }),
  result: pageOf(event.extend({ contractId: z.uuid(), number: z.string(), ...company })),
})
export type ProcessRow = z.output<typeof contractProcess.result>['list'][number]
