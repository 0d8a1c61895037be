import { boothEvents } from '@fairground/domain/booth'
import { currencies } from '@fairground/domain/money'
import { ledgerKinds } from '@fairground/domain/payment'
import { choiceStages, progressSteps, refusalKinds, selectionActions } from '@fairground/domain/selection'
import { z } from 'zod'
import { staff } from '../kernel/access'
import { instant } from '../kernel/codecs'
import { endpoint } from '../kernel/endpoint'
import { pageOf, paging, sortsBy } from '../kernel/page'
import { ownChoice } from './own-choice'
import { quota } from './quota'

/** Companies as the selection desk sees them. Not in the specs, so none of these fields has a wire name of its own. */

const rule = z.enum(refusalKinds)
const window_ = z.object({ startsAt: instant, endsAt: instant, batch: z.int().nullable() })

/** A company that stands beside one from which it is to be kept apart. */
const unwished = z.object({ company: z.string(), reason: z.string() })

const chooser = z.object({
  companyId: z.uuid(),
  companyName: z.string(),
  registrationNumber: z.string().nullable(),
  progress: z.enum(progressSteps),
  booths: z.array(z.object({ id: z.uuid(), code: z.string(), areaM2: z.number() })),
  quota: quota.nullable(),
  window: window_.nullable(),
  finishedAt: instant.nullable(),
  lastTry: z.object({ at: instant, action: z.enum(selectionActions), refusedBy: rule.nullable() }).nullable(),
  unwished: z.array(unwished),
})
export type ListedChooser = z.output<typeof chooser>

export const chooserFilters = z.object({
  progress: z.enum(progressSteps).optional(),
  companyName: z.string().trim().max(200).optional(),
  /** What the organiser calls the tier that the company's request falls into. */
  tier: z.string().trim().max(100).optional(),
  /** Where it has a booth. */
  hallId: z.uuid().optional(),
})
export type ChooserFilters = z.output<typeof chooserFilters>

export const chooserColumns = ['companyName', 'finishedAt', 'window', 'booths', 'lastTry'] as const
export type ChooserColumn = (typeof chooserColumns)[number]

const chooserSearch = chooserFilters.extend({
  page: paging.pageNum,
  pageSize: paging.pageSize,
  sort: z.enum(sortsBy(chooserColumns)).optional(),
})
export type ChooserSearch = z.output<typeof chooserSearch>

export const listChoosers = endpoint({
  method: 'POST',
  path: '/selection/desk/companies',
  summary:
    'Approved companies with what they have, may have and tried last: one page of what matches the filters',
  access: staff,
  effect: 'reads',
  shows: ['overview', 'settings'],
  body: chooserSearch,
  result: pageOf(chooser),
})

const companyRef = z.object({ companyId: z.uuid() })

export const findChooser = endpoint({
  method: 'GET',
  path: '/selection/desk/companies/{companyId}',
  summary:
    'One company at the desk: what it has and may have, what keeps it from choosing, whom it wishes to avoid',
  access: staff,
  effect: 'reads',
  shows: ['overview', 'settings'],
  params: companyRef,
  result: z.object({
    companyId: z.uuid(),
    companyName: z.string(),
    ...ownChoice.shape,
    stage: z.enum(choiceStages),
    progress: z.enum(progressSteps),
    finishedAt: instant.nullable(),
    returnReason: z.string(),
    /** Its number; from then on booths change by an amendment. */
    contract: z.string().nullable(),
    /** From then on the organiser may move its booths again; an amendment follows. */
    contractSealed: z.boolean(),
    window: window_.nullable(),
    quota: quota.nullable(),
    /** Counted in booths or measured in square metres; none where it asked for nothing. */
    scale: z.enum(['count', 'area']).nullable(),
    /** Set for this company alone, and why. */
    ownQuota: z
      .object({ least: z.int(), most: z.int(), reason: z.string(), by: z.string(), at: instant })
      .nullable(),
    /** In words, what keeps the organiser too from choosing for it. */
    missing: z.array(z.string()),
    /** Among which halls booths can be chosen for it. */
    hallIds: z.array(z.uuid()),
    wishes: z.array(
      z.object({
        id: z.uuid(),
        companyId: z.uuid(),
        company: z.string(),
        reason: z.string(),
        by: z.string(),
        at: instant,
        /** Their booths adjoin now. */
        adjoins: z.boolean(),
      }),
    ),
  }),
})
export type ChooserDetail = z.output<typeof findChooser.result>

export const replayChooser = endpoint({
  method: 'GET',
  path: '/selection/desk/companies/{companyId}/tries',
  summary: 'Everything a company tried or was done for it, newest first, with the rule that refused it',
  access: staff,
  effect: 'reads',
  shows: ['overview'],
  params: companyRef,
  query: z.object({ before: z.coerce.number().int().positive().optional() }),
  result: z.object({
    entries: z.array(
      z.object({
        id: z.int(),
        at: instant,
        action: z.enum(selectionActions),
        booths: z.array(z.string()),
        refusedBy: rule.nullable(),
        reason: z.string(),
        actor: z.string(),
        /** Not by the company itself. */
        byStaff: z.boolean(),
      }),
    ),
    more: z.boolean(),
  }),
})
export type Try = z.output<typeof replayChooser.result>['entries'][number]

export const unwishedNeighbours = endpoint({
  method: 'POST',
  path: '/selection/desk/keep-apart/check',
  summary: 'Beside whom a company would stand with these booths although they are to be kept apart',
  access: staff,
  effect: 'reads',
  body: z.object({ companyId: z.uuid(), boothIds: z.array(z.uuid()).max(20) }),
  result: z.array(unwished),
})

/** What happened to a booth, to the place it stands on, and to the money of the contracts it was in. */
export const boothTimelineKinds = [...boothEvents, 'plan', ...ledgerKinds] as const

export const boothTimeline = endpoint({
  method: 'GET',
  path: '/selection/booth-history',
  summary:
    'Who had a booth from when until when, which published plans changed it, and every entry in the ledgers of the contracts it was in; newest first',
  access: staff,
  effect: 'reads',
  shows: ['halls', 'signUps'],
  query: z.object({ code: z.string().trim().min(1).max(40) }),
  result: z
    .object({
      booth: z.object({ id: z.uuid(), code: z.string(), hallId: z.uuid(), hall: z.string() }),
      entries: z.array(
        z.object({
          at: instant,
          kind: z.enum(boothTimelineKinds),
          /** Of the plan, where it is one. */
          version: z.int().nullable(),
          /** The company, what the plan changed, or the company and the number of its contract. */
          what: z.string(),
          /** Of the whole contract; above nothing is owed by the exhibitor, below is in its favour. */
          money: z.object({ amount: z.int(), currency: z.enum(currencies) }).nullable(),
          reason: z.string(),
          actor: z.string(),
        }),
      ),
    })
    .nullable(),
})
export type BoothTimeline = NonNullable<z.output<typeof boothTimeline.result>>
