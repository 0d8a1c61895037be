import { circleChosen, newRound, roundStates } from '@fairground/domain/mail'
import { z } from 'zod'
import { holderOf } from '../kernel/access'
import { instant } from '../kernel/codecs'
import { endpoint } from '../kernel/endpoint'

const reads = holderOf('system/mail:list')
const sends = holderOf('system/mail:send')

const round = newRound.extend({
  id: z.uuid(),
  state: z.enum(roundStates),
  total: z.int(),
  told: z.int(),
  version: z.int(),
  by: z.string(),
  createdAt: instant,
  settledAt: instant.nullable(),
})
export type MessageRound = z.output<typeof round>

export const listRounds = endpoint({
  method: 'GET',
  path: '/system/mail/rounds',
  summary: 'Messages to chosen circles, newest first: how many each was meant for, and how many it has reached',
  access: reads,
  effect: 'reads',
  shows: ['messages'],
  result: z.array(round),
})

export const countCircle = endpoint({
  method: 'POST',
  path: '/system/mail/rounds/count',
  summary: 'How many companies are in a circle now, by the way each would be reached',
  access: sends,
  effect: 'reads',
  shows: ['messages'],
  body: circleChosen,
  result: z.object({ sms: z.int(), mail: z.int() }),
})

export const beginRound = endpoint({
  method: 'POST',
  path: '/system/mail/rounds/begin',
  summary: 'Begins to tell a circle, provided it is still as large as was seen; the same one sent twice is one',
  access: sends,
  effect: 'changes',
  body: newRound.extend({ id: z.uuid(), count: z.int() }),
  result: z.null(),
})

export const switchRound = endpoint({
  method: 'POST',
  path: '/system/mail/rounds/switch',
  summary: 'Stops a message that is on its way, or goes on with one that was stopped',
  access: sends,
  effect: 'changes',
  body: z.object({ id: z.uuid(), version: z.int(), run: z.boolean() }),
  result: z.null(),
})
