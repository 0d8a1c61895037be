import { z } from 'zod'
import { anyone } from './kernel/access'
import { endpoint } from './kernel/endpoint'

export const live = endpoint({
  method: 'GET',
  path: '/live',
  summary: 'Server-sent events: public notices for everyone, more for whoever is signed in',
  access: anyone,
  effect: 'reads',
  result: z.null(),
  answer: 'stream',
})
