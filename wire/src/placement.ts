import {
  areaBands,
  boothClasses,
  boothEvents,
  boothOffers,
  boothStates,
  hallKinds,
} from '@fairground/domain/booth'
import { assignment, designation, release, reservation } from '@fairground/domain/placement'
import { z } from 'zod'
import { holderOf, staff } from './kernel/access'
import { instant } from './kernel/codecs'
import { endpoint } from './kernel/endpoint'
import { chosenIds, pageOf, paging, sortNote, sortsBy } from './kernel/page'
import { neighbour } from './placement/outlook'

/** Not in the specs beyond "signalled to the host", so none of these fields has a wire name of its own. */

const places = holderOf('booth/positionDesign:assign')

const changedBooths = z.array(z.object({ id: z.uuid(), code: z.string(), state: z.enum(boothStates) }))
export type ChangedBooths = z.output<typeof changedBooths>

export const assignBooths = endpoint({
  method: 'POST',
  path: '/placement/assign',
  summary: 'Gives booths to a company, all or none',
  access: places,
  effect: 'changes',
  body: assignment,
  result: changedBooths,
})

export const designateBooths = endpoint({
  method: 'POST',
  path: '/placement/designate',
  summary: 'Gives booths of one hall to several companies, all or none',
  access: places,
  effect: 'changes',
  body: designation,
  result: changedBooths,
})

export const unassignBooths = endpoint({
  method: 'POST',
  path: '/placement/unassign',
  summary: 'Takes back what the organiser gave, all or none',
  access: places,
  effect: 'changes',
  body: release,
  result: changedBooths,
})

export const reserveBooths = endpoint({
  method: 'POST',
  path: '/placement/reserve',
  summary: 'Keeps booths back for nobody in particular, all or none',
  access: places,
  effect: 'changes',
  body: reservation,
  result: changedBooths,
})

export const unreserveBooths = endpoint({
  method: 'POST',
  path: '/placement/unreserve',
  summary: 'Frees booths that were kept back, all or none',
  access: places,
  effect: 'changes',
  body: release,
  result: changedBooths,
})

const typed = z.string().trim().max(100).optional()

export const boothFilters = z.object({
  hallId: z.uuid().optional(),
  code: typed,
  /** Exactly these, with commas between them. */
  codes: z.string().trim().max(4000).optional(),
  /** From this number to that, as people count: 9 before 10. */
  codeFrom: typed,
  codeUntil: typed,
  /** Short or full name of the company. */
  company: typed,
  state: z.enum(boothStates).optional(),
  boothClass: z.enum(boothClasses).optional(),
  exhibitType: z.string().max(20).optional(),
  openSides: z.enum(['1', '2', '3', '4']).optional(),
  special: z.enum(['yes', 'no']).optional(),
  hallKind: z.enum(hallKinds).optional(),
  hallUsage: z.enum(['open', 'closed']).optional(),
  areaBand: z.enum(areaBands).optional(),
  /** Several states at once, by what they mean to somebody who looks for room. */
  offer: z.enum(boothOffers).optional(),
  /** Whether a company has it. */
  held: z.enum(['yes']).optional(),
  /** Reservations that have run out. */
  overdue: z.enum(['yes']).optional(),
})
export type BoothFilters = z.output<typeof boothFilters>

export const boothColumns = [
  'code',
  'hall',
  'state',
  'boothClass',
  'openSides',
  'area',
  'company',
  'since',
] as const
export type BoothColumn = (typeof boothColumns)[number]

const boothSearch = boothFilters.extend({
  sort: z.enum(sortsBy(boothColumns)).describe(sortNote).optional(),
  ids: chosenIds.optional(),
})
export type BoothSearch = z.output<typeof boothSearch>

const listedBooth = z.object({
  id: z.uuid(),
  code: z.string(),
  hallId: z.uuid(),
  hallCode: z.string(),
  hallZh: z.string(),
  hallEn: z.string(),
  /** What a service area is called. */
  nameZh: z.string(),
  nameEn: z.string(),
  state: z.enum(boothStates),
  boothClass: z.enum(boothClasses),
  exhibitType: z.string(),
  openSides: z.int(),
  special: z.boolean(),
  widthM: z.number(),
  depthM: z.number(),
  areaM2: z.number(),
  companyId: z.uuid().nullable(),
  companyZh: z.string(),
  companyEn: z.string(),
  shortZh: z.string(),
  shortEn: z.string(),
  origin: z.enum(['chosen', 'assigned']).nullable(),
  /** Since when it is held or kept back. */
  since: instant.nullable(),
  reservedFor: z.string(),
  reservedUntil: z.iso.date().nullable(),
})
export type PlacedBooth = z.output<typeof listedBooth>

export const listBooths = endpoint({
  method: 'POST',
  path: '/placement/booths',
  summary: 'Booths of this edition: one page of what matches the filters',
  access: staff,
  effect: 'reads',
  shows: ['halls'],
  body: boothSearch.extend({ page: paging.pageNum, pageSize: paging.pageSize }),
  result: pageOf(listedBooth),
})

export const exportBooths = endpoint({
  method: 'GET',
  path: '/placement/export',
  summary: 'Every booth that matches the filters, as a workbook',
  access: staff,
  effect: 'reads',
  query: boothSearch,
  answer: 'file',
  result: z.null(),
})

export const findBooth = endpoint({
  method: 'GET',
  path: '/placement/booths/{boothId}',
  summary: 'One booth, its neighbours and everything that happened to it',
  access: staff,
  effect: 'reads',
  shows: ['halls'],
  params: z.object({ boothId: z.uuid() }),
  result: z.object({
    booth: listedBooth,
    neighbours: z.array(neighbour),
    history: z.array(
      z.object({
        at: instant,
        action: z.enum(boothEvents),
        actorName: z.string(),
        companyId: z.string(),
        company: z.string(),
        reason: z.string(),
      }),
    ),
  }),
})
export type BoothDetail = z.output<typeof findBooth.result>

/** Companies that may be given a booth, for whoever types a name or number; or those somebody has chosen already. */
export const companiesToPlace = endpoint({
  method: 'GET',
  path: '/placement/companies',
  summary:
    'Approved companies whose name or registration number contains this, or those named, with the booths they hold',
  access: places,
  effect: 'reads',
  shows: ['halls', 'signUps'],
  query: z.object({ text: z.string().trim().max(100), ids: chosenIds.optional() }),
  result: z.array(
    z.object({
      id: z.uuid(),
      nameZh: z.string(),
      nameEn: z.string(),
      registrationNumber: z.string().nullable(),
      /** Numbers of booths. */
      holds: z.array(z.string()),
      approved: z.boolean(),
      blacklisted: z.boolean(),
    }),
  ),
})
export type CompanyToPlace = z.output<typeof companiesToPlace.result>[number]
