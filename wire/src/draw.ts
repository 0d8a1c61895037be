import { batchSet, drawBundle, publicSource, drawMessages as say } from '@fairground/domain/draw'
import { z } from 'zod'
import { lotteryNames, lotterySearchNames } from './draw/lottery-names'
import { anyone, holderOf, staff } from './kernel/access'
import { instant } from './kernel/codecs'
import { endpoint } from './kernel/endpoint'
import { paging } from './kernel/page'
import { as, renamed } from './kernel/renamed'

const sets = holderOf('drawLots/drawLotsSetting:edit')
const draws = holderOf('drawLots/drawLotsRecord:draw')

const round = z.coerce.number().int().min(1).max(99).default(1)
/** The specs call the round reserve1; they know of one and mostly leave it out. */
const roundAsked = renamed('DrawRound', z.object({ round }), { round: 'reserve1' })

const batch = z.object({
  id: z.uuid(),
  sequence: z.int(),
  name: z.string(),
  size: z.int(),
  startsAt: z.string(),
  endsAt: z.string(),
  version: z.int(),
  createdBy: z.string(),
  createdByName: z.string(),
  changedBy: z.string(),
  changedByName: z.string(),
})
const batchNames = { sequence: 'xh', size: 'sl', startsAt: 'kssj', endsAt: 'jssj' } as const
const batches = z.array(
  renamed('DrawBatch', batch, {
    ...batchNames,
    id: 'uuid',
    name: 'pc',
    version: 'version',
    createdBy: 'cjrid',
    createdByName: 'cjrmc',
    changedBy: 'xgrid',
    changedByName: 'xgrmc',
  }),
)
export type DrawBatch = z.output<typeof batch>

export const listDrawBatches = endpoint({
  method: 'POST',
  path: '/cfpayhsz/list',
  summary: 'The batches of a round, in their order',
  access: staff,
  effect: 'reads',
  shows: ['draws'],
  body: roundAsked,
  result: batches,
})

/** Programs send one object where there is one, and a list where there are several. */
const several = <Schema extends z.ZodType>(schema: Schema) =>
  z.codec(z.union([z.array(z.unknown()).max(200), z.looseObject({})]), z.array(schema), {
    decode: (given) => (Array.isArray(given) ? given : [given]) as never,
    encode: (rows) => rows as never,
  })

const version = z.int().optional()
const newBatch = renamed('NewDrawBatch', batchSet, batchNames)
const changedBatch = renamed('ChangedDrawBatch', batchSet.extend({ id: z.uuid(), version }), {
  ...batchNames,
  id: 'uuid',
  version: 'version',
})
const goneBatch = renamed('RemovedDrawBatch', z.object({ id: z.uuid(), version }), {
  id: 'uuid',
  version: 'version',
})

const changes = z.object({
  round,
  added: z.array(batchSet).default([]),
  changed: z.array(batchSet.extend({ id: z.uuid(), version })).default([]),
  removed: z.array(z.object({ id: z.uuid(), version })).default([]),
  /** The question about the council was answered with yes. */
  confirmed: z.boolean().default(false),
})
export type BatchChanges = z.output<typeof changes>

export const saveDrawBatches = endpoint({
  method: 'POST',
  path: '/cfpayhsz/saveYhsz',
  summary:
    'Changes the batches of a round, all or none. Whatever must be confirmed is refused with a question beside ' +
    '`confirmed`, to be sent again with it',
  access: sets,
  effect: 'changes',
  body: renamed('DrawBatchChanges', changes, {
    round: 'reserve1',
    added: as('insertCfpaYhSzVO', several(newBatch)),
    changed: as('updateCfpaYhSzVO', several(changedBatch)),
    removed: as('deleteCfpaYhSzVO', several(goneBatch)),
    confirmed: 'confirmed',
  }),
  result: batches,
})

export const freezeDraw = endpoint({
  method: 'POST',
  path: '/draw/freeze',
  summary: 'Freezes the list of a round with its batches, and names where the public value will come from',
  access: sets,
  effect: 'changes',
  body: z.object({ round, source: publicSource }),
  result: z.object({ id: z.uuid(), listHash: z.string(), commitment: z.string() }),
})

export const enterPublicValue = endpoint({
  method: 'POST',
  path: '/draw/value',
  summary: 'Enters the public value of a frozen round, once; a drand value with its signature',
  access: sets,
  effect: 'changes',
  body: z.object({
    round,
    value: z.string().trim().max(400).default(''),
    proof: z.string().trim().toLowerCase().max(200).default(''),
  }),
  result: z.object({ value: z.string() }),
})

export const withdrawDraw = endpoint({
  method: 'POST',
  path: '/draw/withdraw',
  summary: 'Takes back a frozen or drawn round, with a reason, as long as no window of it has opened',
  access: draws,
  effect: 'changes',
  body: z.object({
    round,
    reason: z.string({ error: say.reasonMissing }).trim().min(1, { error: say.reasonMissing }).max(500),
  }),
  result: z.null(),
})

export const runDraw = endpoint({
  method: 'POST',
  path: '/zwtime/yh',
  summary: 'Draws a round that is frozen and has its public value; answers how many companies were drawn',
  access: draws,
  effect: 'changes',
  body: roundAsked,
  result: z.int(),
})

export const tellDrawn = endpoint({
  method: 'GET',
  path: '/zwtime/sendMessage',
  summary:
    'Tells every company of a drawn round its place and time, once; answers how many are still to be told',
  access: draws,
  effect: 'changes',
  query: roundAsked,
  result: z.int(),
})

const lotteryRow = renamed(
  'LotteryRow',
  z.object({
    place: z.int(),
    companyName: z.string(),
    contact: z.string(),
    mobile: z.string(),
    startsAt: z.string(),
    endsAt: z.string(),
    batchName: z.string(),
    /** Which page of this size it stands on, and its times in short, for the screen with four columns. */
    page: z.int(),
    startsShort: z.string(),
    endsShort: z.string(),
  }),
  lotteryNames,
)
const lotteryPage = z.object({ list: z.array(lotteryRow), total: z.int(), pages: z.int() })
export type LotteryPage = z.output<typeof lotteryPage>
const lotterySearch = (size: number) =>
  renamed(
    'LotterySearch',
    z.object({ page: paging.pageNum, pageSize: paging.pageSize.default(size), round }),
    lotterySearchNames,
  )

export const lotteryPageA = endpoint({
  method: 'POST',
  path: '/zwtime/NewdoSearchListByVO',
  summary: 'What was drawn, for the screen with four columns; contacts in full for staff alone',
  access: anyone,
  effect: 'reads',
  shows: ['draws'],
  body: lotterySearch(40),
  result: lotteryPage,
})

export const lotteryPageB = endpoint({
  method: 'POST',
  path: '/zwtime/doSearchListByVOTwo',
  summary: 'What was drawn, for the screen with one company per line; contacts in full for staff alone',
  access: anyone,
  effect: 'reads',
  shows: ['draws'],
  body: lotterySearch(10),
  result: lotteryPage,
})

const drawStates = ['frozen', 'drawn', 'withdrawn'] as const

export const drawNow = endpoint({
  method: 'GET',
  path: '/draw/now',
  summary: 'How far a round is: what a screen says before, between and after',
  access: anyone,
  effect: 'reads',
  shows: ['draws', 'settings'],
  query: z.object({ round }),
  result: z.object({
    edition: z.int(),
    now: instant,
    state: z.enum(['open', 'frozen', 'drawn']),
    /** In words, as long as nothing can be drawn. */
    missing: z.string().nullable(),
    companies: z.int(),
    /** When the first batch chooses, as far as that is set: it is drawn before then. */
    firstBatchAt: instant.nullable(),
    draw: z
      .object({
        id: z.uuid(),
        attempt: z.int(),
        listHash: z.string(),
        commitment: z.string(),
        source: publicSource,
        value: z.string().nullable(),
        frozenAt: instant,
        drawnAt: instant.nullable(),
      })
      .nullable(),
  }),
})
export type DrawNow = z.output<typeof drawNow.result>

export const drawRecord = endpoint({
  method: 'GET',
  path: '/draw/record',
  summary: 'Every draw of this edition, those withdrawn too, the latest first',
  access: staff,
  effect: 'reads',
  shows: ['draws'],
  result: z.array(
    z.object({
      id: z.uuid(),
      round: z.int(),
      attempt: z.int(),
      state: z.enum(drawStates),
      companies: z.int(),
      listHash: z.string(),
      source: publicSource,
      value: z.string().nullable(),
      frozenAt: instant,
      frozenBy: z.string(),
      drawnAt: instant.nullable(),
      drawnBy: z.string(),
      withdrawnAt: instant.nullable(),
      withdrawnBy: z.string(),
      withdrawReason: z.string(),
      told: z.int(),
    }),
  ),
})

export const publishedBundle = endpoint({
  method: 'GET',
  path: '/draw/bundle',
  summary: 'Everything anybody needs to check a draw: the one of a round that stands, or one by its id',
  access: anyone,
  effect: 'reads',
  shows: ['draws'],
  query: z.object({ round, drawId: z.uuid().optional() }),
  result: drawBundle,
})
