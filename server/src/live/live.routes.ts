import { live } from '@fairground/wire/live'
import type { FastifyInstance } from 'fastify'
import { serve } from '../platform/http/serve'
import type { Platform } from '../platform/platform'

export function liveRoutes(app: FastifyInstance, { streams }: Platform): void {
  serve(app, live, ({ caller, reply }) => {
    streams.open(reply, caller)
    return null
  })
}
