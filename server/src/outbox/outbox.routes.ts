import { demoOutbox } from '@fairground/wire/outbox'
import type { FastifyInstance } from 'fastify'
import { serve } from '../platform/http/serve'
import { fillIn } from '../platform/messaging/templates'
import type { Platform } from '../platform/platform'

/** Demo mode's window onto what was sent. In production the call is not registered at all. */
export function outboxRoutes(app: FastifyInstance, { config, db }: Platform): void {
  if (config.MODE !== 'demo') return
  serve(app, demoOutbox, async ({ query }) => {
    const rows = await db
      .selectFrom('outbox_message')
      .select(['channel', 'recipient', 'subject', 'body', 'secrets', 'created_at'])
      .$if(query.to !== undefined, (select) => select.where('recipient', '=', query.to ?? ''))
      .orderBy('created_at', 'desc')
      .limit(100)
      .execute()
    return rows.map((row) => {
      const secrets = (row.secrets ?? {}) as Record<string, string>
      return {
        channel: row.channel as 'sms' | 'mail',
        to: row.recipient,
        subject: row.subject,
        text: fillIn(row.body, secrets),
        code: secrets.code ?? null,
        at: row.created_at,
      }
    })
  })
}
