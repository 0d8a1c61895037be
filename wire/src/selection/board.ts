import { hallKinds } from '@fairground/domain/booth'
import { progressSteps, refusalKinds, selectionActions } from '@fairground/domain/selection'
import { z } from 'zod'
import { staff } from '../kernel/access'
import { instant } from '../kernel/codecs'
import { endpoint } from '../kernel/endpoint'

/** The minutes in which everybody chooses, at a glance. Names stand in both languages: the answer is kept for all who watch. */

const text = z.object({ zh: z.string(), en: z.string() })
const rule = z.enum(refusalKinds)

const boardWindow = z.object({
  batch: z.int().nullable(),
  startsAt: instant,
  endsAt: instant,
  companies: z.int(),
  finished: z.int(),
  choosing: z.int(),
  empty: z.int(),
  present: z.int(),
})
export type BoardWindowShown = z.output<typeof boardWindow>

const happening = z.object({
  id: z.int(),
  at: instant,
  companyId: z.uuid(),
  company: text,
  action: z.enum(selectionActions),
  booths: z.array(z.string()),
  /** None where it was done. */
  refusedBy: rule.nullable(),
  /** Somebody of the organiser's; empty where the company did it itself. */
  actor: z.string(),
})
export type Happening = z.output<typeof happening>

const pending = z.object({
  companyId: z.uuid(),
  company: text,
  endsAt: instant,
  held: z.int(),
  least: z.int().nullable(),
  most: z.int().nullable(),
  present: z.boolean(),
  refused: z.int(),
})
export type PendingCompany = z.output<typeof pending>

const alert = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('stopped'), companies: z.int() }),
  z.object({ kind: z.literal('stuck'), companyId: z.uuid(), company: text, rule, count: z.int() }),
  z.object({
    kind: z.literal('ending'),
    endsAt: instant,
    minutes: z.int(),
    companies: z.int(),
    present: z.int(),
  }),
  z.object({ kind: z.literal('freed'), booths: z.array(z.string()), waiting: z.int() }),
  z.object({
    kind: z.literal('offersEnding'),
    booths: z.array(z.string()),
    offers: z.int(),
    minutes: z.int(),
  }),
  z.object({ kind: z.literal('fullHall'), hallId: z.uuid(), code: z.string(), free: z.int() }),
  z.object({ kind: z.literal('refusals'), rule, count: z.int(), percent: z.int() }),
])
export type ShownAlert = z.output<typeof alert>

export const selectionBoard = endpoint({
  method: 'GET',
  path: '/selection/desk/board',
  summary:
    'The selection as it runs: windows, booths taken and tries refused minute by minute, halls, what needs somebody',
  access: staff,
  effect: 'reads',
  shows: ['overview', 'halls', 'settings'],
  result: z.object({
    /** By the clock that decides. */
    now: instant,
    switch: z.object({
      started: z.boolean(),
      version: z.int(),
      at: instant.nullable(),
      by: z.string(),
    }),
    /** How many companies are how far. */
    progress: z.record(z.enum(progressSteps), z.int()),
    /** Grouped by batch and hours, in the order of time. */
    windows: z.array(boardWindow),
    /** How many groups are not among them, being far away in time. */
    windowsLeftOut: z.int(),
    /** Of the last hour, oldest first; the last one is still running. */
    minutes: z.array(z.object({ at: instant, taken: z.int(), done: z.int(), refused: z.int() })),
    takenToday: z.int(),
    /** Of the last hour, most frequent first. */
    refusals: z.array(z.object({ kind: rule, count: z.int() })),
    tries: z.int(),
    halls: z.array(
      z.object({
        id: z.uuid(),
        code: z.string(),
        name: text,
        kind: z.enum(hallKinds),
        booths: z.int(),
        taken: z.int(),
        reserved: z.int(),
        free: z.int(),
        /** Places of booths taken within the last minute, in metres: left, top, width, depth. */
        fresh: z.array(z.tuple([z.number(), z.number(), z.number(), z.number()])),
      }),
    ),
    /** Whose windows are open and who has not finished, those without a booth first. */
    pending: z.array(pending),
    happenings: z.array(happening),
    alerts: z.array(alert),
    /** What the organiser calls the tiers, for looking for companies by them. */
    tiers: z.array(z.string()),
  }),
})
export type SelectionBoard = z.output<typeof selectionBoard.result>
