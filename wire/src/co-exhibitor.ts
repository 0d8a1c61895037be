import {
  coExhibitorDecided,
  coExhibitorSaved,
  coExhibitorSeen,
  coExhibitorStates,
} from '@fairground/domain/co-exhibitor'
import { z } from 'zod'
import { exhibitor, holderOf, staff } from './kernel/access'
import { instant } from './kernel/codecs'
import { endpoint } from './kernel/endpoint'
import { pageOf, paging } from './kernel/page'

/** Not in the specs, so none of these fields has a wire name of its own. */

const listed = z.object({
  id: z.uuid(),
  version: z.int(),
  nameZh: z.string(),
  nameEn: z.string(),
  country: z.string(),
  contactName: z.string(),
  contactPhone: z.string(),
  website: z.string(),
  introZh: z.string(),
  introEn: z.string(),
  logoFileId: z.uuid().nullable(),
  state: z.enum(coExhibitorStates),
  /** What the organiser said with its decision. */
  remark: z.string(),
  namedAt: instant,
  decidedAt: instant.nullable(),
})
export type ListedCoExhibitor = z.output<typeof listed>

export const ownCoExhibitors = endpoint({
  method: 'GET',
  path: '/co-exhibitor/own',
  summary: 'The co-exhibitors of the own company, how many it may name and until when',
  access: exhibitor,
  effect: 'reads',
  shows: ['ownSignUp', 'settings'],
  result: z.object({
    /** Why none can be named or changed now, in words; null where they can. */
    closed: z.string().nullable(),
    lastDay: z.iso.date(),
    most: z.int(),
    /** Badges each of them brings once it is confirmed. */
    badgesEach: z.int(),
    coExhibitors: z.array(listed),
  }),
})
export type OwnCoExhibitors = z.output<typeof ownCoExhibitors.result>

export const saveCoExhibitor = endpoint({
  method: 'POST',
  path: '/co-exhibitor/save',
  summary:
    'Names a co-exhibitor, or changes one over the version that was seen; the organiser confirms it anew',
  access: exhibitor,
  effect: 'changes',
  body: coExhibitorSaved,
  result: z.null(),
})

export const removeCoExhibitor = endpoint({
  method: 'POST',
  path: '/co-exhibitor/remove',
  summary: 'Takes a co-exhibitor off the own stand',
  access: exhibitor,
  effect: 'changes',
  body: coExhibitorSeen,
  result: z.null(),
})

export const uploadCoExhibitorLogo = endpoint({
  method: 'POST',
  path: '/co-exhibitor/logo',
  summary: 'Takes the logo of a co-exhibitor, to be named with it',
  access: exhibitor,
  effect: 'changes',
  takesFile: true,
  body: z.object({}),
  result: z.object({ id: z.uuid(), name: z.string() }),
})

export const coExhibitorFilters = z.object({
  /** Part of a name of the company they stand with. */
  company: z.string().trim().max(200).optional(),
  /** Part of their own name. */
  name: z.string().trim().max(200).optional(),
  state: z.enum(coExhibitorStates).optional(),
})
export type CoExhibitorFilters = z.output<typeof coExhibitorFilters>
const search = coExhibitorFilters.extend({ page: paging.pageNum, pageSize: paging.pageSize })
export type CoExhibitorSearch = z.output<typeof search>

const deskRow = listed.extend({
  companyId: z.uuid(),
  companyName: z.string(),
  booths: z.array(z.string()),
  decidedBy: z.string(),
})
export type DeskCoExhibitor = z.output<typeof deskRow>

export const listCoExhibitors = endpoint({
  method: 'POST',
  path: '/co-exhibitor/list',
  summary: 'Co-exhibitors of all companies, those that wait first: one page of what matches',
  access: staff,
  effect: 'reads',
  shows: ['signUps', 'settings'],
  body: search,
  result: pageOf(deskRow),
})

export const companyCoExhibitors = endpoint({
  method: 'GET',
  path: '/co-exhibitor/company/{companyId}',
  summary: 'The co-exhibitors of one company',
  access: staff,
  effect: 'reads',
  shows: ['signUps'],
  params: z.object({ companyId: z.uuid() }),
  result: z.array(listed),
})

export const decideCoExhibitor = endpoint({
  method: 'POST',
  path: '/co-exhibitor/decide',
  summary: 'Confirms or refuses a co-exhibitor as it was seen; the company is told',
  access: holderOf('coExhibitors/index:decide'),
  effect: 'changes',
  body: coExhibitorDecided,
  result: z.null(),
})
