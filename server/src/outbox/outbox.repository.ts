import { fill } from '@fairground/domain/text'
import type { Db } from '../platform/database/database'

export interface KeptMessage {
  channel: 'sms' | 'mail'
  to: string
  status: string
  subject: string
  /** As the person would have read it, with the code or password where that is still kept. */
  text: string
  code: string | null
  at: Date
}

/** Newest first. Of a message that was really sent, its code or password is gone. */
export async function readMessages(db: Db, to: string | undefined, most: number): Promise<KeptMessage[]> {
  const rows = await db
    .selectFrom('outbox_message')
    .select(['channel', 'recipient', 'status', 'subject', 'body', 'secrets', 'created_at'])
    .$if(to !== undefined, (query) => query.where('recipient', '=', to ?? ''))
    .orderBy('created_at', 'desc')
    .limit(most)
    .execute()
  return rows.map((row) => {
    const secrets = (row.secrets ?? {}) as Record<string, string>
    return {
      channel: row.channel as 'sms' | 'mail',
      to: row.recipient,
      status: row.status,
      subject: row.subject,
      text: fill(row.body, secrets),
      code: secrets.code ?? null,
      at: row.created_at,
    }
  })
}
