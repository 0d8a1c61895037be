import { demoOutbox } from '@fairground/wire/outbox'
import type { FastifyInstance } from 'fastify'
import { serve } from '../platform/http/serve'
import type { Platform } from '../platform/platform'
import { readMessages } from './outbox.repository'

const most = 100

/** Demo mode's window onto what was sent. In production the call is not registered at all. */
export function outboxRoutes(app: FastifyInstance, { config, db }: Platform): void {
  if (config.MODE !== 'demo') return
  serve(app, demoOutbox, ({ query }) => readMessages(db, query.to, most))
}
