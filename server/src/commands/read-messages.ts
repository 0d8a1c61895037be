import type { Database } from '../platform/database/database'
import { fillIn } from '../platform/messaging/templates'

const most = 20

/** What a rehearsal kept back, newest last. Of a message that was really sent, its code or password is gone. */
export async function readMessages(db: Database, recipient: string | undefined): Promise<string> {
  const rows = await db
    .selectFrom('outbox_message')
    .select(['channel', 'recipient', 'status', 'subject', 'body', 'secrets', 'created_at'])
    .$if(recipient !== undefined, (query) => query.where('recipient', '=', recipient ?? ''))
    .orderBy('created_at', 'desc')
    .limit(most)
    .execute()
  if (rows.length === 0)
    return recipient ? `There is no message to ${recipient}.` : 'There are no messages yet.'
  return rows
    .reverse()
    .map((row) => {
      const text = fillIn(row.body, (row.secrets ?? {}) as Record<string, string>)
      return `${row.created_at.toISOString()}  ${row.channel} to ${row.recipient} (${row.status})\n  ${row.subject}\n  ${text}`
    })
    .join('\n\n')
}
