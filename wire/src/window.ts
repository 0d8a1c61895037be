import { leaderRole } from '@fairground/domain/account'
import { dataStates, reviewStates } from '@fairground/domain/company'
import {
  mostWindowsAtOnce,
  windowMessages as say,
  type WindowPhase,
  windowExtension,
  windowPhases,
  windowSources,
  windowToCancel,
  windowToSet,
} from '@fairground/domain/window'
import { z } from 'zod'
import { holderExcept, staff } from './kernel/access'
import { flag, instant } from './kernel/codecs'
import { endpoint } from './kernel/endpoint'
import { pageOf, paging, sortedAs, sortsBy } from './kernel/page'
import { as, renamed } from './kernel/renamed'

/** When each company may choose. Times travel as the clock of the fair shows them: yyyy-MM-dd HH:mm:ss. */

/** Whoever only reviews looks on, whatever keys the role was given. */
const setsWindows = holderExcept(leaderRole, 'booth/time:edit')

const isSet = flag('1', '0')
/** A number, and a text where somebody looks for it. */
const batch = z.string().regex(/^\d{1,4}$/)
const batchAsSent = z.codec(z.union([z.string(), z.number()]), batch, {
  decode: (sent) => String(sent).trim(),
  encode: (number) => number,
})
const inWords = z.codec(z.enum(['1', '0']), z.enum(['yes', 'no']), {
  decode: (sent) => (sent === '1' ? 'yes' : 'no'),
  encode: (word) => (word === 'yes' ? '1' : '0'),
})
const wallTime = z.string().max(19)

export const windowFilters = z.object({
  companyName: z.string().trim().max(200).optional(),
  batch: batch.optional(),
  /** In words, since an address has no yes and no. */
  isSet: z.enum(['yes', 'no']).optional(),
  phase: z.enum(windowPhases).optional(),
})
export type WindowFilters = z.output<typeof windowFilters>

const columnsAsSent = {
  companyName: 'qymc',
  batch: 'reserve1',
  startsAt: 'starttime',
  endsAt: 'endtime',
} as const
export const windowColumns = ['companyName', 'batch', 'startsAt', 'endsAt'] as const
export type WindowColumn = (typeof windowColumns)[number]

const windowRow = renamed(
  'SelectionWindow',
  z.object({
    companyId: z.uuid(),
    companyName: z.string(),
    /** Empty where none is set. */
    startsAt: wallTime,
    endsAt: wallTime,
    isSet: z.boolean(),
    batch: z.int().nullable(),
    batchName: z.string(),
    registrationNumber: z.string().nullable(),
    dataState: z.enum(dataStates),
    reviewState: z.enum(reviewStates).nullable(),
    round: z.int().nullable(),
    phase: z.enum(windowPhases),
    source: z.enum(windowSources).nullable(),
    setAt: z.date().nullable(),
    setBy: z.string(),
    /** Number of the last change on record. Whoever sets a window says which one they saw. */
    version: z.int(),
  }),
  {
    companyId: 'qyid',
    companyName: 'qymc',
    startsAt: 'starttime',
    endsAt: 'endtime',
    isSet: as('issz', isSet),
    batch: 'reserve1',
    batchName: 'pcmc',
    registrationNumber: 'registrationNumber',
    dataState: 'dataState',
    reviewState: 'reviewState',
    round: 'round',
    phase: 'phase',
    source: 'source',
    setAt: as('setAt', instant.nullable()),
    setBy: 'setBy',
    version: 'version',
  },
)
export type ListedWindow = z.output<typeof windowRow>

const windowSearch = windowFilters.extend({
  page: paging.pageNum,
  pageSize: paging.pageSize,
  sort: z.enum(sortsBy(windowColumns)).optional(),
})
export type WindowSearch = z.output<typeof windowSearch>

export const listWindows = endpoint({
  method: 'POST',
  path: '/zwtime/searchYhjgList',
  summary:
    'Companies of this edition with their windows: one page of what matches the filters. Reviewers see those handed in',
  access: staff,
  effect: 'reads',
  shows: ['signUps', 'settings'],
  body: renamed('SelectionWindowSearch', windowSearch, {
    companyName: 'qymc',
    batch: as('reserve1', batchAsSent),
    isSet: as('issz', inWords),
    phase: as('phase', z.enum(windowPhases)),
    page: 'pageNum',
    pageSize: 'pageSize',
    sort: as('sort', sortedAs(columnsAsSent)),
  }),
  result: pageOf(windowRow),
})

export const findWindow = endpoint({
  method: 'POST',
  path: '/zwtime/doSearchTime',
  summary: 'The window of one company; without times where none is set',
  access: staff,
  effect: 'reads',
  shows: ['signUps', 'settings'],
  body: renamed('SelectionWindowOf', windowToCancel.pick({ companyId: true }), { companyId: 'qyid' }),
  result: windowRow,
})

export const windowOverview = endpoint({
  method: 'GET',
  path: '/window/overview',
  summary:
    'How many companies can choose now, soon, later, no more or not at all, and which batches there are',
  access: staff,
  effect: 'reads',
  shows: ['signUps', 'settings'],
  result: z.object({
    phases: z.object(
      Object.fromEntries(windowPhases.map((phase) => [phase, z.int()])) as Record<WindowPhase, z.ZodInt>,
    ),
    batches: z.array(z.int()),
  }),
})

const toSet = renamed('SelectionWindowToSet', windowToSet, {
  companyId: 'qyid',
  startsAt: 'starttime',
  endsAt: 'endtime',
  version: 'version',
})
const toCancel = renamed('SelectionWindowToCancel', windowToCancel, { companyId: 'qyid', version: 'version' })

const several = <Row extends z.ZodType<{ companyId: string }>>(row: Row) =>
  z
    .array(row)
    .min(1, say.nothingChosen)
    .max(mostWindowsAtOnce, say.tooMany)
    .refine((rows) => new Set(rows.map(({ companyId }) => companyId)).size === rows.length, say.companyTwice)

export const setWindow = endpoint({
  method: 'POST',
  path: '/zwtime/setBoothTimeByVO',
  summary: 'Sets the window of one company',
  access: setsWindows,
  effect: 'changes',
  body: toSet,
  result: windowRow,
})

export const changeWindow = endpoint({
  method: 'POST',
  path: '/zwtime/updateTimeByQyid',
  summary: 'Changes the window of one company; a running one may be extended',
  access: setsWindows,
  effect: 'changes',
  body: toSet,
  result: windowRow,
})

export const setWindows = endpoint({
  method: 'POST',
  path: '/zwtime/updateTimeByList2',
  summary: 'Sets the windows of several companies, all or none; answers how many',
  access: setsWindows,
  effect: 'changes',
  body: several(toSet),
  result: z.int(),
})

export const cancelWindows = endpoint({
  method: 'POST',
  path: '/zwtime/cancelTimeByList2',
  summary: 'Cancels the windows of several companies, all or none; answers how many had one',
  access: setsWindows,
  effect: 'changes',
  body: several(toCancel),
  result: z.int(),
})

export const extendWindows = endpoint({
  method: 'POST',
  path: '/window/extend',
  summary:
    'Lets windows that are open now end later. Said of the ends that were seen, so that it happens once; answers how many',
  access: setsWindows,
  effect: 'changes',
  body: windowExtension.extend({
    ends: z.array(instant).min(1, say.nothingChosen).max(mostWindowsAtOnce, say.tooMany),
    /** Only those of these companies. */
    companyIds: z
      .array(z.uuid(say.unknownCompany).toLowerCase())
      .min(1, say.nothingChosen)
      .max(mostWindowsAtOnce, say.tooMany)
      .optional(),
  }),
  result: z.int(),
})
