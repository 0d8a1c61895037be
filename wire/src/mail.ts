import { wording } from '@fairground/domain/mail'
import { languages } from '@fairground/domain/text'
import { z } from 'zod'
import { holderOf } from './kernel/access'
import { instant } from './kernel/codecs'
import { endpoint } from './kernel/endpoint'
import { chosenIds, pageOf, paging } from './kernel/page'

/** The specs have only the screen of this, so no field has a wire name of its own. */

const reads = holderOf('system/mail:list')
const edits = holderOf('system/mail:edit')
const sends = holderOf('system/mail:send')

const channel = z.enum(['sms', 'mail'])
const named = { name: z.string().max(60) }

const template = wording.extend({
  ...named,
  /** What such a message can say. */
  placeholders: z.array(z.string()),
  /** As the product words it. */
  shipped: wording,
  /** The organiser's own words. */
  own: z.boolean(),
  version: z.int(),
})
export type MessageTemplate = z.output<typeof template>

export const listTemplates = endpoint({
  method: 'GET',
  path: '/system/mail/templates',
  summary: 'How every message of the system is worded, in both languages',
  access: reads,
  effect: 'reads',
  shows: ['messages'],
  result: z.object({
    templates: z.array(template),
    /** The SMS provider sends the wordings registered with it, whatever stands here. */
    smsRegistered: z.boolean(),
  }),
})

export const saveTemplate = endpoint({
  method: 'POST',
  path: '/system/mail/templates/save',
  summary: 'Words a message anew, unless somebody else did since the version named',
  access: edits,
  effect: 'changes',
  body: wording.extend({ ...named, version: z.int() }),
  result: z.null(),
})

export const resetTemplate = endpoint({
  method: 'POST',
  path: '/system/mail/templates/reset',
  summary: 'Lets a message follow the product’s own words again',
  access: edits,
  effect: 'changes',
  body: z.object({ ...named, version: z.int() }),
  result: z.null(),
})

export const templateHistory = endpoint({
  method: 'GET',
  path: '/system/mail/templates/{name}/history',
  summary: 'How a message was worded before, newest first, twenty at a time',
  access: reads,
  effect: 'reads',
  shows: ['messages'],
  params: z.object(named),
  query: z.object({ before: z.coerce.number().int().positive().optional() }),
  result: z.object({
    entries: z.array(
      z.object({
        id: z.int(),
        at: instant,
        by: z.string(),
        action: z.string(),
        before: wording.nullable(),
        after: wording.nullable(),
      }),
    ),
    more: z.boolean(),
  }),
})

const draft = wording.extend({ ...named, language: z.enum(languages) })

export const previewMessage = endpoint({
  method: 'POST',
  path: '/system/mail/preview',
  summary: 'A message as a company would read it: its own facts where they are known, examples elsewhere',
  access: reads,
  effect: 'reads',
  body: draft.extend({
    /** Part of a name or the registration number; the first approved company where nothing is said. */
    company: z.string().trim().max(200).optional(),
  }),
  result: z.object({
    company: z.string(),
    subject: z.string(),
    text: z.string(),
    /** What stands for itself only. */
    examples: z.array(z.string()),
  }),
})

export const sendTest = endpoint({
  method: 'POST',
  path: '/system/mail/test',
  summary: 'Sends a message, with examples in it, to the caller’s own mobile or mailbox',
  access: sends,
  effect: 'changes',
  body: draft.extend({ channel }),
  result: z.object({ to: z.string() }),
})

export const messageStates = ['queued', 'sent', 'failed', 'skipped'] as const

export const queueFilters = z.object({
  recipient: z.string().trim().max(200).optional(),
  state: z.enum(messageStates).optional(),
  channel: channel.optional(),
  template: z.string().max(60).optional(),
})
export type QueueFilters = z.output<typeof queueFilters>

const queued = z.object({
  id: z.uuid(),
  channel,
  recipient: z.string(),
  template: z.string(),
  subject: z.string(),
  /** What only its receiver may read stands in braces. */
  text: z.string(),
  state: z.enum(messageStates),
  attempts: z.int(),
  lastError: z.string(),
  causedBy: z.string(),
  createdAt: instant,
  settledAt: instant.nullable(),
  /** Codes and passwords are asked for anew by whoever needs them. */
  mayResend: z.boolean(),
})
export type QueuedMessage = z.output<typeof queued>

export const listQueue = endpoint({
  method: 'POST',
  path: '/system/mail/queue',
  summary: 'What was sent and what waits, newest first: one page of what matches the filters',
  access: reads,
  effect: 'reads',
  shows: ['messages'],
  body: queueFilters.extend({ page: paging.pageNum, pageSize: paging.pageSize }),
  result: pageOf(queued),
})

export const queueFigures = endpoint({
  method: 'GET',
  path: '/system/mail/queue/figures',
  summary: 'How many messages wait, and how many of the last seven days did not arrive',
  access: reads,
  effect: 'reads',
  shows: ['messages'],
  result: z.object({ queued: z.int(), failed: z.int(), sent: z.int(), skipped: z.int() }),
})

export const resendMessages = endpoint({
  method: 'POST',
  path: '/system/mail/resend',
  summary: 'Sends messages once more; neither codes and passwords, nor one that is still on its way',
  access: sends,
  effect: 'changes',
  body: z.object({ ids: chosenIds }),
  result: z.object({ resent: z.int(), left: z.int() }),
})
