import { readMessages } from '../outbox/outbox.repository'
import type { Database } from '../platform/database/database'

const most = 20

/** What a rehearsal or demo kept, newest last: at a terminal the end is what one sees. */
export async function showMessages(db: Database, to: string | undefined): Promise<string> {
  const messages = await readMessages(db, to, most)
  if (messages.length === 0) return to ? `There is no message to ${to}.` : 'There are no messages yet.'
  return messages
    .reverse()
    .map(
      ({ at, channel, to, status, subject, text }) =>
        `${at.toISOString()}  ${channel} to ${to} (${status})\n  ${subject}\n  ${text}`,
    )
    .join('\n\n')
}
