import { fairFacts } from '@fairground/wire/fair'
import type { FastifyInstance } from 'fastify'
import { readHallFigures } from '../booth'
import { serve } from '../platform/http/serve'
import type { Platform } from '../platform/platform'

export function fairRoutes(app: FastifyInstance, { config, db, settings }: Platform): void {
  serve(app, fairFacts, async () => {
    const { edition, fairName, fairDates, signUpDeadline, timeZone, supportPhones, ...rest } =
      settings.current()
    const halls = await readHallFigures(db, edition)
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
      halls: halls.length,
      booths: halls.reduce((sum, { booths }) => sum + booths, 0),
      venue: halls.map(({ id, code, nameZh: zh, nameEn: en, booths }) => ({
        id,
        code,
        name: { zh, en },
        booths,
      })),
      mapRefresh: rest.mapRefresh,
      demo: config.MODE === 'demo',
    }
  })
}
