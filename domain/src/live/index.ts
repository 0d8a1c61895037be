import { z } from 'zod'

/**
 * What is pushed to browsers. `fair` reaches everyone, `staff` every staff member, `person` everyone signed in to one
 * account, `account` one session of it.
 * An event tells that something changed; details a viewer may not see never travel in it.
 */
export const liveEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('settings-changed'), audience: z.literal('fair') }),
  z.object({ type: z.literal('codelist-changed'), audience: z.literal('fair') }),
  z.object({ type: z.literal('list-changed'), audience: z.literal('staff'), list: z.string() }),
  z.object({ type: z.literal('company-changed'), audience: z.literal('staff'), companyId: z.uuid() }),
  z.object({ type: z.literal('own-sign-up-changed'), audience: z.literal('person'), accountId: z.uuid() }),
  z.object({ type: z.literal('board-changed'), audience: z.enum(['fair', 'staff']) }),
  z.object({ type: z.literal('questions-changed'), audience: z.literal('person'), accountId: z.uuid() }),
  z.object({ type: z.literal('design-changed'), audience: z.literal('staff'), hallId: z.uuid() }),
  z.object({ type: z.literal('people-changed'), audience: z.literal('staff') }),
  z.object({ type: z.literal('draw-changed'), audience: z.literal('fair') }),
  // For the processes that keep maps: what changed is sent on by each of them, once it has read it.
  z.object({ type: z.literal('booths-changed'), audience: z.literal('processes'), hallId: z.uuid() }),
  z.object({ type: z.literal('waiting-room-changed'), audience: z.literal('processes') }),
  z.object({
    type: z.literal('session-ended'),
    audience: z.literal('account'),
    accountId: z.uuid(),
    sessionId: z.uuid(),
  }),
])
export type LiveEvent = z.infer<typeof liveEvent>

export { type LiveNotice, mapChangeNotice, noticeTypes } from './notices'
