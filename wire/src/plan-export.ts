import { planExportStates, planFormats, planLayouts, planPapers } from '@fairground/domain/plan-export'
import { z } from 'zod'
import { signedIn } from './kernel/access'
import { endpoint } from './kernel/endpoint'
import { renamed } from './kernel/renamed'

/**
 * A hall's plan as a file. A client of the specs sends a picture of what it shows; it is let go unread, because a document
 * that bears the fair's name is drawn from the fair's own plan.
 */

export const exportPlan = endpoint({
  method: 'POST',
  path: '/zgjbxx/doExportTp',
  summary: 'Orders the plan of a hall as a document on A4; its id leads to the file',
  access: signedIn,
  effect: 'changes',
  // A hall drawn by a browser, sent as text.
  mostBodyBytes: 8_000_000,
  body: renamed(
    'PlanPicture',
    z.object({ hallId: z.uuid(), picture: z.string().optional(), hallName: z.string().optional() }),
    { hallId: 'uuid', picture: 'reserve1', hallName: 'zgmc' },
  ),
  result: renamed('OrderedPlan', z.object({ id: z.uuid() }), { id: 'uuid' }),
})

const place = z.object({ x: z.number().finite(), y: z.number().finite() })

const planOrder = z.object({
  hallId: z.uuid(),
  format: z.enum(planFormats),
  paper: z.enum(planPapers),
  layout: z.enum(planLayouts),
  /** To the own verified address instead of a download. */
  byMail: z.boolean(),
  /** Makes it a sheet to put up at this place of the floor: "you are here", with a code that leads on from there. */
  here: place.optional(),
})
export type PlanOrder = z.output<typeof planOrder>

export const orderPlanExport = endpoint({
  method: 'POST',
  path: '/hall/exports',
  summary: 'Orders the plan of a hall as a file, to be drawn in the background',
  access: signedIn,
  effect: 'changes',
  body: planOrder,
  result: z.object({ id: z.uuid() }),
})

const exportId = z.object({ exportId: z.uuid() })

export const findPlanExport = endpoint({
  method: 'GET',
  path: '/hall/exports/{exportId}',
  summary: 'How far an own export is',
  access: signedIn,
  effect: 'reads',
  params: exportId,
  result: z.object({
    state: z.enum(planExportStates),
    sheetsDone: z.int(),
    sheets: z.int(),
    /** Where it is sent to; empty for a download. */
    mailTo: z.string(),
  }),
})
export type PlanExport = z.output<typeof findPlanExport.result>

export const downloadPlanExport = endpoint({
  method: 'GET',
  path: '/hall/exports/{exportId}/file',
  summary: 'An own export that is ready',
  access: signedIn,
  effect: 'reads',
  params: exportId,
  answer: 'file',
  result: z.null(),
})

export const planMailbox = endpoint({
  method: 'GET',
  path: '/hall/exports/mailbox',
  summary: 'The own verified address that exports may be sent to; empty where there is none',
  access: signedIn,
  effect: 'reads',
  result: z.string(),
})
