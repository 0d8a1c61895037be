import {
  identityKinds,
  requestDecided,
  requestKinds,
  requestMade,
  requestNamed,
  requestStates,
} from '@fairground/domain/badge'
import { z } from 'zod'
import { exhibitor, holderOf } from '../kernel/access'
import { instant } from '../kernel/codecs'
import { endpoint } from '../kernel/endpoint'
import { pageOf, paging } from '../kernel/page'
import { renamed } from '../kernel/renamed'

/** Changes of people after the deadline: asked for by the company, decided by the organiser. */

const decides = holderOf('participants/participants_manage:decide')

const request = z.object({
  id: z.uuid(),
  kind: z.enum(requestKinds),
  /** Who has the badge now; empty where somebody is to be added. */
  personName: z.string(),
  /** Who is to have it; empty where it is to be cancelled. */
  name: z.string(),
  nameEn: z.string(),
  post: z.string(),
  identityKind: z.enum(identityKinds).nullable(),
  identityMasked: z.string(),
  photoFileId: z.uuid().nullable(),
  reason: z.string(),
  state: z.enum(requestStates),
  madeAt: instant,
  decidedAt: instant.nullable(),
  decisionReason: z.string(),
})
export type ListedRequest = z.output<typeof request>

export const ownRequests = endpoint({
  method: 'GET',
  path: '/badge/requests',
  summary: 'What the own company asked to have changed after the deadline, newest first, and the answers',
  access: exhibitor,
  effect: 'reads',
  shows: ['ownSignUp'],
  result: z.array(request),
})

export const makeRequest = endpoint({
  method: 'POST',
  path: '/badge/requests/make',
  summary: 'Asks the organiser to add, replace or cancel somebody, once the deadline has passed',
  access: exhibitor,
  effect: 'changes',
  body: requestMade,
  result: z.null(),
})

export const withdrawRequest = endpoint({
  method: 'POST',
  path: '/badge/requests/withdraw',
  summary: 'Takes back a request nobody has decided yet',
  access: exhibitor,
  effect: 'changes',
  body: requestNamed,
  result: z.null(),
})

export const requestFilters = z.object({
  companyName: z.string().trim().max(100).optional(),
  state: z.enum(requestStates).optional(),
  kind: z.enum(requestKinds).optional(),
})
export type RequestFilters = z.output<typeof requestFilters>
const search = requestFilters.extend({ page: paging.pageNum, pageSize: paging.pageSize })
export type RequestSearch = z.output<typeof search>

const deskRequest = request.extend({
  companyId: z.uuid(),
  companyName: z.string(),
  decidedBy: z.string(),
  /** Badges the company has left, were somebody to be added. */
  left: z.int(),
})
export type DeskRequest = z.output<typeof deskRequest>

export const listRequests = endpoint({
  method: 'POST',
  path: '/badge/desk/requests',
  summary: 'Requests of all companies, those nobody decided first: one page of what matches',
  access: decides,
  effect: 'reads',
  shows: ['settings', 'signUps'],
  body: renamed('BadgeRequestSearch', search, {
    companyName: 'companyName',
    state: 'state',
    kind: 'kind',
    page: 'pageNum',
    pageSize: 'pageSize',
  }),
  result: pageOf(deskRequest),
})

export const decideRequest = endpoint({
  method: 'POST',
  path: '/badge/desk/decide',
  summary: 'Says yes or no to a request; a yes changes the person at once and voids the paper before',
  access: decides,
  effect: 'changes',
  body: requestDecided,
  result: z.null(),
})
