import { currencies } from '@fairground/domain/money'
import {
  deferralDay,
  deferralDraft,
  deferralEvents,
  deferralGranted,
  deferralRefused,
  deferralStates,
} from '@fairground/domain/payment'
import { z } from 'zod'
import { holderOf, holderOfAny, staff } from '../kernel/access'
import { instant } from '../kernel/codecs'
import { endpoint } from '../kernel/endpoint'
import { chosenIds, pageOf, paging, sortNote, sortsBy } from '../kernel/page'

/** A later day for an instalment, proposed by one person and decided by another. */

const proposes = holderOf('financial/deferredPayment:propose')
const decides = holderOf('financial/deferredPaymentApprove:decide')
const either = holderOfAny('financial/deferredPayment:propose', 'financial/deferredPaymentApprove:decide')

export const deferralFilters = z.object({
  /** The contract's number, or a name of the company. */
  text: z.string().trim().max(100).optional(),
  state: z.enum(deferralStates).optional(),
})
export type DeferralFilters = z.output<typeof deferralFilters>

export const deferralColumns = ['number', 'company', 'dueBefore', 'dueOn', 'askedAt'] as const
export type DeferralColumn = (typeof deferralColumns)[number]

const deferralSearch = deferralFilters.extend({
  sort: z.enum(sortsBy(deferralColumns)).describe(sortNote).optional(),
  ids: chosenIds.optional(),
})
export type DeferralSearch = z.output<typeof deferralSearch>

const listed = z.object({
  id: z.uuid(),
  version: z.int(),
  state: z.enum(deferralStates),
  contractId: z.uuid(),
  number: z.string(),
  companyId: z.uuid(),
  companyZh: z.string(),
  companyEn: z.string(),
  currency: z.enum(currencies),
  instalment: z.int(),
  /** What the instalment came to when it was agreed. */
  amount: z.int(),
  dueBefore: z.iso.date(),
  dueOn: z.iso.date(),
  reason: z.string(),
  askedBy: z.string(),
  askedAt: instant,
  proposedBy: z.string(),
  /** An approver has proposed another day than the one asked for. */
  isCountered: z.boolean(),
  /** The day that waits is the caller's own: somebody else decides. */
  isOwn: z.boolean(),
  /** The caller asked for it. */
  isAsker: z.boolean(),
  decidedBy: z.string(),
  decidedAt: instant.nullable(),
  answer: z.string(),
})
export type ListedDeferral = z.output<typeof listed>

export const listDeferrals = endpoint({
  method: 'POST',
  path: '/payment/deferrals/list',
  summary: 'Deferrals of instalments: one page of what matches the filters, those that wait first',
  access: staff,
  effect: 'reads',
  shows: ['signUps'],
  body: deferralSearch.extend({ page: paging.pageNum, pageSize: paging.pageSize }),
  result: pageOf(listed),
})

export const exportDeferrals = endpoint({
  method: 'GET',
  path: '/payment/deferrals/export',
  summary: 'Every deferral that matches the filters, as a workbook',
  access: staff,
  effect: 'reads',
  query: deferralSearch,
  answer: 'file',
  result: z.null(),
})

const detail = listed.extend({
  /** When the instalment after it is due: it cannot be later. */
  nextDueOn: z.iso.date().nullable(),
  /** The latest first. */
  events: z.array(
    z.object({
      id: z.int(),
      event: z.enum(deferralEvents),
      at: instant,
      by: z.string(),
      dueOn: z.iso.date(),
      reason: z.string(),
    }),
  ),
})
export type DeferralDetail = z.output<typeof detail>

export const findDeferral = endpoint({
  method: 'GET',
  path: '/payment/deferrals/{deferralId}',
  summary: 'One deferral with everything that happened to it',
  access: staff,
  effect: 'reads',
  shows: ['signUps'],
  params: z.object({ deferralId: z.uuid() }),
  result: detail,
})

export const proposeDeferral = endpoint({
  method: 'POST',
  path: '/payment/deferrals',
  summary: 'Proposes a later day for an instalment; the same id again is the first one',
  access: proposes,
  effect: 'changes',
  body: deferralDraft,
  result: z.null(),
})

export const reviseDeferral = endpoint({
  method: 'POST',
  path: '/payment/deferrals/revise',
  summary: 'Changes the day one has proposed oneself, for as long as nobody has decided',
  access: either,
  effect: 'changes',
  body: deferralDay,
  result: z.null(),
})

export const withdrawDeferral = endpoint({
  method: 'POST',
  path: '/payment/deferrals/withdraw',
  summary: 'Takes back the day one has proposed oneself: nothing is deferred',
  access: either,
  effect: 'changes',
  body: deferralGranted,
  result: z.null(),
})

export const counterDeferral = endpoint({
  method: 'POST',
  path: '/payment/deferrals/counter',
  summary: 'Proposes another day than somebody else did; again somebody else decides',
  access: decides,
  effect: 'changes',
  body: deferralDay,
  result: z.null(),
})

export const grantDeferral = endpoint({
  method: 'POST',
  path: '/payment/deferrals/grant',
  summary: 'Grants the day somebody else proposed: the instalment is due then, and the company is told once',
  access: decides,
  effect: 'changes',
  body: deferralGranted,
  result: z.null(),
})

export const refuseDeferral = endpoint({
  method: 'POST',
  path: '/payment/deferrals/refuse',
  summary: 'Refuses the day somebody else proposed, with a reason',
  access: decides,
  effect: 'changes',
  body: deferralRefused,
  result: z.null(),
})

export const acceptCounter = endpoint({
  method: 'POST',
  path: '/payment/deferrals/accept',
  summary: 'Whoever asked takes the other day an approver proposed: two people have agreed on it',
  access: proposes,
  effect: 'changes',
  body: deferralGranted,
  result: z.null(),
})
