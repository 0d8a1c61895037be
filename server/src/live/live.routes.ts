import { codes } from '@fairground/wire/kernel/codes'
import { live } from '@fairground/wire/live'
import type { FastifyInstance } from 'fastify'
import { httpMessages } from '../platform/http/http.messages'
import { Refusal } from '../platform/http/refusal'
import { serve } from '../platform/http/serve'
import type { Platform } from '../platform/platform'

export function liveRoutes(app: FastifyInstance, { streams }: Platform): void {
  serve(app, live, ({ caller, reply }) => {
    if (!streams.open(reply, caller)) throw new Refusal(codes.busy, httpMessages.busy)
    return null
  })
}
