import { z } from 'zod'
import { demo } from './kernel/access'
import { instant } from './kernel/codecs'
import { endpoint } from './kernel/endpoint'

export const demoOutbox = endpoint({
  method: 'GET',
  path: '/demo/outbox',
  summary: 'Demo mode only: every SMS and mail, newest first',
  access: demo,
  effect: 'reads',
  query: z.object({ to: z.string().max(200).optional() }),
  result: z.array(
    z.object({
      channel: z.enum(['sms', 'mail']),
      to: z.string(),
      subject: z.string(),
      text: z.string(),
      code: z.string().nullable(),
      at: instant,
    }),
  ),
})
