import { fairFacts } from '@fairground/wire/fair'
import type { FastifyInstance } from 'fastify'
import { serve } from '../platform/http/serve'
import type { Platform } from '../platform/platform'

export function fairRoutes(app: FastifyInstance, { config, db, settings }: Platform): void {
  serve(app, fairFacts, async () => {
    const { edition, fairName, fairDates, signUpDeadline, timeZone, supportPhones, ...rest } =
      settings.current()
    const { halls, booths } = await db
      .selectNoFrom((from) => [
        from
          .selectFrom('hall')
          .select(from.fn.countAll<number>().as('n'))
          .where('edition', '=', edition)
          .as('halls'),
        from
          .selectFrom('booth')
          .select(from.fn.countAll<number>().as('n'))
          .where('edition', '=', edition)
          .where('deleted_at', 'is', null)
          .as('booths'),
      ])
      .executeTakeFirstOrThrow()
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
      halls: halls ?? 0,
      booths: booths ?? 0,
      demo: config.MODE === 'demo',
    }
  })
}
