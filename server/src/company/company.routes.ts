import { ownCreditCode } from '@fairground/wire/company'
import type { FastifyInstance } from 'fastify'
import { serve } from '../platform/http/serve'
import type { Platform } from '../platform/platform'
import { findOwnCreditCode } from './company.repository'

export function companyRoutes(app: FastifyInstance, { db, settings }: Platform): void {
  serve(app, ownCreditCode, async ({ caller }) => ({
    creditCode: await findOwnCreditCode(db, caller.user.id, settings.current().edition),
  }))
}
