import { z } from 'zod'
import { designMessages as say } from './design.messages'

export const noteLimit = 200

/** What is said when a plan is published: for the history of versions, and for whoever has a booth that moved. */
export const publishing = z.object({
  note: z.string().trim().max(noteLimit, say.noteTooLong),
  /** Needed where a booth that somebody has lies elsewhere now. */
  reason: z.string().trim().max(noteLimit, say.reasonTooLong),
})
