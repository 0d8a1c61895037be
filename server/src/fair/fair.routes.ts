import { fairFacts } from '@fairground/wire/fair'
import type { FastifyInstance } from 'fastify'
import { serve } from '../platform/http/serve'
import type { Platform } from '../platform/platform'
import { readHalls } from './fair.repository'

export function fairRoutes(app: FastifyInstance, { config, db, settings }: Platform): void {
  serve(app, fairFacts, async () => {
    const { edition, fairName, fairDates, signUpDeadline, timeZone, supportPhones, ...rest } =
      settings.current()
    const venue = await readHalls(db, edition)
    return {
      name: fairName,
      edition,
      opens: fairDates.opens,
      closes: fairDates.closes,
      signUpDeadline,
      timeZone,
      supportPhones,
      portalUrl: rest.portalUrl,
      innovationUrl: rest.innovationUrl,
      qrCodes: rest.qrCodes,
      passwordLength: rest.passwordLength,
      creditCodeCheckDigit: rest.creditCodeCheckDigit,
      halls: venue.length,
      booths: venue.reduce((sum, { booths }) => sum + booths, 0),
      venue,
      mapRefresh: rest.mapRefresh,
      demo: config.MODE === 'demo',
    }
  })
}
