import { menuTree } from '@fairground/wire/shell'
import type { FastifyInstance } from 'fastify'
import { serve } from '../platform/http/serve'
import type { Platform } from '../platform/platform'
import { readMenu } from './menu.repository'

export function systemRoutes(app: FastifyInstance, { db }: Platform): void {
  serve(app, menuTree, ({ params, caller }) => readMenu(db, params.module, caller.user, caller.language))
}
