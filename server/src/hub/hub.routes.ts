import { companyHub } from '@fairground/wire/hub'
import type { FastifyInstance } from 'fastify'
import { serve } from '../platform/http/serve'
import type { Platform } from '../platform/platform'
import { readHub } from './hub.service'

export function hubRoutes(app: FastifyInstance, platform: Platform): void {
  serve(app, companyHub, ({ params, caller }) => readHub(platform, params.companyId, caller))
}
