import { roomStates } from '@fairground/domain/waiting-room'
import { z } from 'zod'
import { anyone } from './kernel/access'
import { endpoint } from './kernel/endpoint'

/** Of the login page's address, in the link that a notice carries. */
export const passParameter = 'pass'

const standing = z.object({
  ticket: z.uuid(),
  state: z.enum(roomStates),
  /** 1 is next. Nothing where nobody waits any more. */
  place: z.int(),
  waitSeconds: z.int(),
  askAgainMs: z.int(),
})
export type RoomStanding = z.infer<typeof standing>

export const joinWaitingRoom = endpoint({
  method: 'POST',
  path: '/login/queue',
  summary:
    'A place in the room before the login, for the time many come at once. Takes a picture code, no password',
  access: anyone,
  effect: 'changes',
  body: z.object({
    // Stored together with those of others, who must not be refused for a name that cannot be.
    username: z
      .string()
      .trim()
      .min(1)
      .max(100)
      .refine((name) => !name.includes('\0')),
    captcha: z.object({ ticket: z.string().max(100), answer: z.string().max(20) }),
    /** From the link in the notice of a window. */
    pass: z.string().max(100).optional(),
  }),
  result: standing,
})

export const lookIntoWaitingRoom = endpoint({
  method: 'GET',
  path: '/login/queue/{ticket}',
  summary: 'How far the place has come; whoever stops asking is passed over',
  access: anyone,
  effect: 'reads',
  params: z.object({ ticket: z.uuid() }),
  result: standing,
})
