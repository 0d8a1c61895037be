import { search } from '@fairground/wire/search'
import type { FastifyInstance } from 'fastify'
import { serve } from '../platform/http/serve'
import type { Platform } from '../platform/platform'
import { searchEverything } from './search.service'

export function searchRoutes(app: FastifyInstance, { db, settings }: Platform): void {
  serve(app, search, ({ body }) => searchEverything(db, body.text, settings.current().edition))
}
