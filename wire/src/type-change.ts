import { boothClasses } from '@fairground/domain/booth'
import { quotaSources } from '@fairground/domain/selection'
import {
  changeSteps,
  typeChangeDecided,
  typeChangeMade,
  typeChangeNamed,
  typeChangeStates,
} from '@fairground/domain/type-change'
import { z } from 'zod'
import { exhibitor, holderOf, staff } from './kernel/access'
import { instant } from './kernel/codecs'
import { endpoint } from './kernel/endpoint'
import { pageOf, paging } from './kernel/page'

/** The specs have the addresses of the screens and nothing else, so none of these fields has a wire name of its own. */

const typeAndSize = z.object({ boothType: z.string(), size: z.int() })

const request = z.object({
  id: z.uuid(),
  before: typeAndSize,
  wanted: typeAndSize,
  reason: z.string(),
  state: z.enum(typeChangeStates),
  madeAt: instant,
  settledAt: instant.nullable(),
  answer: z.string(),
})
export type ListedTypeChange = z.output<typeof request>

const heldBooth = z.object({
  code: z.string(),
  hallCode: z.string(),
  boothClass: z.enum(boothClasses),
  areaM2: z.number(),
})

/** By count, or by area of each booth. */
const span = z.object({ least: z.int(), most: z.int(), source: z.enum(quotaSources) })
export type QuotaSpan = z.output<typeof span>

const now = z.object({
  ...typeAndSize.shape,
  /** What it may choose for that; none where no tier fits. */
  quota: span.nullable(),
  booths: z.array(heldBooth),
  contract: z.string().nullable(),
})

export const ownTypeChange = endpoint({
  method: 'GET',
  path: '/type-change/own',
  summary:
    'What the own company has asked for and holds, what it may ask for instead, and its requests so far',
  access: exhibitor,
  effect: 'reads',
  shows: ['ownSignUp', 'settings'],
  result: z.object({
    /** Why it cannot ask, in words. */
    closed: z.string().nullable(),
    now: now.nullable(),
    offered: z.array(z.object({ boothType: z.string(), least: z.int(), most: z.int() })),
    /** Latest first. */
    requests: z.array(request),
  }),
})
export type OwnTypeChange = z.output<typeof ownTypeChange.result>

export const askTypeChange = endpoint({
  method: 'POST',
  path: '/type-change/ask',
  summary: 'Asks the organiser for another type or size of booth; one request at a time',
  access: exhibitor,
  effect: 'changes',
  body: typeChangeMade,
  result: z.null(),
})

export const withdrawTypeChange = endpoint({
  method: 'POST',
  path: '/type-change/withdraw',
  summary: 'Takes back a request nobody has answered yet',
  access: exhibitor,
  effect: 'changes',
  body: typeChangeNamed,
  result: z.null(),
})

export const typeChangeFilters = z.object({
  company: z.string().trim().max(100).optional(),
  state: z.enum(typeChangeStates).optional(),
  boothType: z.string().trim().max(20).optional(),
})
export type TypeChangeFilters = z.output<typeof typeChangeFilters>
const search = typeChangeFilters.extend({ page: paging.pageNum, pageSize: paging.pageSize })
export type TypeChangeSearch = z.output<typeof search>

const deskRequest = request.extend({
  companyId: z.uuid(),
  companyName: z.string(),
  settledBy: z.string(),
})
export type DeskTypeChange = z.output<typeof deskRequest>

export const listTypeChanges = endpoint({
  method: 'POST',
  path: '/type-change/list',
  summary: 'Requests of all companies for other types of booths, open ones first: one page of what matches',
  access: staff,
  effect: 'reads',
  shows: ['signUps', 'settings'],
  body: search,
  result: pageOf(deskRequest),
})

export const findTypeChange = endpoint({
  method: 'GET',
  path: '/type-change/requests/{id}',
  summary: 'One request with what its company has now, and what a yes does or leaves to be done',
  access: staff,
  effect: 'reads',
  shows: ['signUps', 'settings', 'halls'],
  params: z.object({ id: z.uuid() }),
  result: deskRequest.extend({
    now,
    /** What it may choose then; none where no such booths are offered any more. */
    quotaAfter: span.nullable(),
    steps: z.array(z.enum(changeSteps)),
    contract: z.object({ id: z.uuid(), number: z.string(), sealed: z.boolean() }).nullable(),
  }),
})
export type TypeChangeDetail = z.output<typeof findTypeChange.result>

export const decideTypeChange = endpoint({
  method: 'POST',
  path: '/type-change/decide',
  summary:
    'Grants or refuses a request; a yes changes what the company may choose at once, and the company is told',
  access: holderOf('booth/typeChange:decide'),
  effect: 'changes',
  body: typeChangeDecided,
  result: z.null(),
})
