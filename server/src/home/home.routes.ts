import { exhibitorHome, organiserHome } from '@fairground/wire/home'
import type { FastifyInstance } from 'fastify'
import { serve } from '../platform/http/serve'
import type { Platform } from '../platform/platform'
import { readExhibitorHome, readOrganiserHome } from './home.service'

export function homeRoutes(app: FastifyInstance, { db, settings }: Platform): void {
  serve(app, exhibitorHome, ({ caller }) => readExhibitorHome(db, caller, settings.current()))
  serve(app, organiserHome, () => readOrganiserHome(db, settings.current().edition))
}
