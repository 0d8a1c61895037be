import { exhibitorHome, organiserHome } from '@fairground/wire/home'
import type { FastifyInstance } from 'fastify'
import { serve } from '../platform/http/serve'
import type { Platform } from '../platform/platform'
import { readExhibitorHome } from './home.service'
import { readOrganiserHome } from './organiser-home.service'

export function homeRoutes(app: FastifyInstance, platform: Platform): void {
  const { db, settings } = platform
  serve(app, exhibitorHome, ({ caller }) => readExhibitorHome(db, caller, settings.current()))
  serve(app, organiserHome, ({ query, caller }) => readOrganiserHome(platform, caller, query))
}
