import { userTypes } from '@fairground/domain/account'
import { dataStates, reviewStates } from '@fairground/domain/company'
import { signUpSections } from '@fairground/domain/company/sections'
import {
  claimWord,
  correction,
  eventKinds,
  type QueueTab,
  queueTabs,
  reviewStepNames,
  signUpDecision,
} from '@fairground/domain/review'
import { z } from 'zod'
import { exhibitor, holderOf, signedIn, staff } from './kernel/access'
import { instant } from './kernel/codecs'
import { endpoint } from './kernel/endpoint'
import { chosenIds, pageOf, paging, sortNote, sortsBy } from './kernel/page'

/** Not in the specs, so none of these fields has a wire name of its own. */

/** All sign-ups; those handed in, what waits first; those approved, with their booths. */
export const signUpViews = ['signUps', 'reviews', 'exhibitors'] as const
export type SignUpView = (typeof signUpViews)[number]

const typed = z.string().trim().max(200).optional()
const coded = z.string().max(20).optional()

export const signUpFilters = z.object({
  name: typed,
  registrationNumber: typed,
  /** Somebody's name, or part of a number. */
  contact: typed,
  dataState: z.enum(dataStates).optional(),
  reviewState: z.enum(reviewStates).optional(),
  exhibitType: coded,
  boothType: coded,
  region: coded,
  variant: z.enum(userTypes).optional(),
  /** Whether the company holds booths now. */
  booths: z.enum(['held', 'none']).optional(),
})
export type SignUpFilters = z.output<typeof signUpFilters>

export const signUpColumns = [
  'name',
  'registrationNumber',
  'state',
  'contactName',
  'exhibitType',
  'region',
  'variant',
  'submittedAt',
  'reviewerName',
  'reviewedAt',
  'area',
] as const
export type SignUpColumn = (typeof signUpColumns)[number]

const signUpSearch = signUpFilters.extend({
  view: z.enum(signUpViews),
  sort: z.enum(sortsBy(signUpColumns)).describe(sortNote).optional(),
  /** Of what is found, only these. */
  ids: chosenIds.optional(),
})
export type SignUpSearch = z.output<typeof signUpSearch>

const states = { dataState: z.enum(dataStates), reviewState: z.enum(reviewStates).nullable() }
const booth = z.object({ code: z.string(), hallZh: z.string(), hallEn: z.string(), areaM2: z.number() })

const listedSignUp = z.object({
  id: z.uuid(),
  variant: z.enum(userTypes),
  nameZh: z.string(),
  nameEn: z.string(),
  registrationNumber: z.string().nullable(),
  contactName: z.string(),
  contactMobile: z.string(),
  ...states,
  exhibitType: z.string(),
  boothType: z.string(),
  standardBooths: z.int(),
  indoorArea: z.int(),
  outdoorArea: z.int(),
  region: z.string(),
  submittedAt: instant.nullable(),
  reviewedAt: instant.nullable(),
  reviewerName: z.string(),
  blacklisted: z.boolean(),
  booths: z.array(booth),
})
export type ListedSignUp = z.output<typeof listedSignUp>

export const listSignUps = endpoint({
  method: 'POST',
  path: '/review/page',
  summary: 'Sign-ups of this edition: one page of what matches the filters',
  access: staff,
  effect: 'reads',
  shows: ['signUps'],
  body: signUpSearch.extend({ page: paging.pageNum, pageSize: paging.pageSize }),
  result: pageOf(listedSignUp),
})

export const exportSignUps = endpoint({
  method: 'GET',
  path: '/review/export',
  summary: 'Every sign-up that matches the filters, as a workbook',
  access: staff,
  effect: 'reads',
  query: signUpSearch,
  answer: 'file',
  result: z.null(),
})

/** Who is at a sign-up, since when, and whom they took it over from with which word. */
const claim = z.object({
  reviewerId: z.uuid(),
  reviewerName: z.string(),
  at: instant,
  takenFrom: z.string(),
  word: z.string(),
})
export type Claim = z.output<typeof claim>

const queuedSignUp = listedSignUp
  .pick({
    id: true,
    variant: true,
    nameZh: true,
    nameEn: true,
    registrationNumber: true,
    dataState: true,
    reviewState: true,
    boothType: true,
    standardBooths: true,
    indoorArea: true,
    outdoorArea: true,
    submittedAt: true,
    reviewedAt: true,
    blacklisted: true,
  })
  .extend({ claim: claim.nullable() })
export type QueuedSignUp = z.output<typeof queuedSignUp>

export const reviewQueue = endpoint({
  method: 'GET',
  path: '/review/queue',
  summary:
    'A reviewer’s desk: the sign-ups of one tab, longest waiting first, how many each tab has, and what was decided today',
  access: staff,
  effect: 'reads',
  shows: ['signUps'],
  query: z.object({ tab: z.enum(queueTabs) }),
  result: z.object({
    counts: z.object(
      Object.fromEntries(queueTabs.map((tab) => [tab, z.int()])) as Record<QueueTab, z.ZodInt>,
    ),
    /** Decisions of today that stand: the caller’s own, and all others’. */
    today: z.object({ approved: z.int(), returned: z.int(), byOthers: z.int() }),
    list: z.array(queuedSignUp),
  }),
})

/** A value as it reads: words in the reader's language, or a file to look at. */
const shownValue = z.object({
  text: z.string(),
  file: z.object({ id: z.uuid(), name: z.string(), picture: z.boolean() }).optional(),
})
export type ShownValue = z.output<typeof shownValue>

const section = z.enum(signUpSections.CHN)
const product = z.object({
  category: z.string(),
  introZh: z.string(),
  introEn: z.string(),
  image: shownValue,
})
export type ShownProduct = z.output<typeof product>

const shownSection = z.object({
  section,
  saved: z.boolean(),
  facts: z.array(z.object({ field: z.string(), value: shownValue })),
  products: z.array(product),
})
export type ShownSection = z.output<typeof shownSection>

const sectionChange = z.object({
  section,
  fields: z.array(z.object({ field: z.string(), before: shownValue, after: shownValue })),
  gone: z.array(product),
  fresh: z.array(product),
})

export const signUpEvent = z.object({
  at: instant,
  by: z.string(),
  byStaff: z.boolean(),
  kind: z.enum(eventKinds),
  section: section.nullable(),
  fields: z.array(z.string()),
  remark: z.string(),
  sections: z.array(section),
})

const lastReturn = z.object({
  at: instant,
  by: z.string(),
  remark: z.string(),
  /** Those the remark points at. */
  sections: z.array(section),
  changed: z.array(section),
})

export const findSignUp = endpoint({
  method: 'GET',
  path: '/review/{companyId}',
  summary:
    'A whole sign-up to be read: its sections in words, what changed since it was last handed in, and its past',
  access: staff,
  effect: 'reads',
  shows: ['signUps'],
  params: z.object({ companyId: z.uuid() }),
  result: z.object({
    company: z.object({
      id: z.uuid(),
      /** Number of the last line on record about the company. A decision says which one it was based on. */
      version: z.int(),
      /** Who wrote that line. */
      changedBy: z.string(),
      variant: z.enum(userTypes),
      edition: z.int(),
      nameZh: z.string(),
      nameEn: z.string(),
      registrationNumber: z.string().nullable(),
      ...states,
      submittedAt: instant.nullable(),
      reviewRemark: z.string(),
      reviewerName: z.string(),
      reviewedAt: instant.nullable(),
      blacklisted: z.boolean(),
      booths: z.array(booth),
      /** Number of the contract that stands. */
      contract: z.string().nullable(),
      /** When it may choose its booths. */
      window: z.object({ startsAt: instant, endsAt: instant }).nullable(),
      claim: claim.nullable(),
    }),
    /** What it was returned for before it was handed in again, and the sections that changed since. */
    lastReturn: lastReturn.nullable(),
    sections: z.array(shownSection),
    /** Against the submission before this one, or against this one where it is the first. */
    changes: z.object({ since: instant, first: z.boolean(), sections: z.array(sectionChange) }).nullable(),
    earlierBooths: z.array(z.object({ edition: z.int(), standardBooths: z.int(), rawArea: z.number() })),
    timeline: z.array(signUpEvent),
    /** Lines on record before the oldest one shown. */
    older: z.int(),
  }),
})

export const ownTimeline = endpoint({
  method: 'GET',
  path: '/review/own/timeline',
  summary: 'What became of the own sign-up so far, newest first; the organiser’s staff are not named',
  access: exhibitor,
  effect: 'reads',
  shows: ['ownSignUp'],
  result: z.object({ events: z.array(signUpEvent), older: z.int() }),
})

export const returnedFor = endpoint({
  method: 'GET',
  path: '/review/return/{companyId}',
  summary:
    'The sections a returned sign-up was returned for, and those that were changed since; nothing for any other',
  access: signedIn,
  effect: 'reads',
  shows: ['ownSignUp', 'signUps'],
  params: z.object({ companyId: z.uuid() }),
  result: lastReturn.omit({ by: true, remark: true }).nullable(),
})

/** What the reviewer had on the screen; anything that happened since then is a conflict. */
const seen = z.object({ companyId: z.uuid(), version: z.int().min(0) })

const decide = holderOf('prediction/exhprediction_approve:decide')

export const takeReviewStep = endpoint({
  method: 'POST',
  path: '/review/step',
  summary:
    'Start to review a sign-up, which can then no longer be withdrawn, or pass it on to a second review',
  access: decide,
  effect: 'changes',
  body: seen.extend({ step: z.enum(reviewStepNames) }),
  result: z.int(),
})

export const decideSignUp = endpoint({
  method: 'POST',
  path: '/review/decide',
  summary: 'Approve a sign-up or return it with a remark; the company is told by SMS or mail',
  access: decide,
  effect: 'changes',
  body: signUpDecision.safeExtend(seen.shape),
  result: z.int(),
})

export const claimSignUp = endpoint({
  method: 'POST',
  path: '/review/claim',
  summary:
    'Tell colleagues that one is at a sign-up; taking it over from somebody needs a word. Its state stays as it is',
  access: decide,
  effect: 'changes',
  body: z.object({ companyId: z.uuid(), word: claimWord }),
  result: z.int(),
})

export const releaseSignUp = endpoint({
  method: 'POST',
  path: '/review/release',
  summary: 'Let go of a sign-up one has claimed',
  access: decide,
  effect: 'changes',
  body: z.object({ companyId: z.uuid() }),
  result: z.int(),
})

export const correctDecision = endpoint({
  method: 'POST',
  path: '/review/correct',
  summary:
    'Take back a mistaken decision with a reason the company is told; booths and a window that hang on it must be named',
  access: decide,
  effect: 'changes',
  body: correction.extend(seen.shape),
  result: z.int(),
})

export const reviewDocument = endpoint({
  method: 'GET',
  path: '/review/document/{fileId}',
  summary: 'A picture or PDF of a sign-up, to be looked at beside it',
  access: staff,
  effect: 'reads',
  params: z.object({ fileId: z.uuid() }),
  answer: 'file',
  result: z.null(),
})
