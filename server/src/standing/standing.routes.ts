import { companyStanding } from '@fairground/wire/standing'
import type { FastifyInstance } from 'fastify'
import { serve } from '../platform/http/serve'
import type { Platform } from '../platform/platform'
import { standingOf } from './standing.service'

export function standingRoutes(app: FastifyInstance, { db, settings }: Platform): void {
  serve(app, companyStanding, ({ params }) => standingOf(db, params.companyId, settings.current().timeZone))
}
