import { catalogueStates } from '@fairground/domain/catalogue'
import * as calls from '@fairground/wire/catalogue'
import type { FastifyInstance } from 'fastify'
import { readPage } from '../platform/database/joined-view'
import { serve } from '../platform/http/serve'
import type { Platform } from '../platform/platform'
import { countStates, entriesAtDesk } from './catalogue-list.repository'
import { sendCatalogue } from './catalogue-pdf'
import { decideEntryOf, findEntry, remind } from './desk.service'
import { sendCatalogueWorkbook } from './export-catalogue'
import { agreeToDirectory, readOwnCatalogue, saveCatalogue } from './own-catalogue'

export function catalogueRoutes(app: FastifyInstance, platform: Platform): void {
  const { db, settings } = platform
  const done = (deed: Promise<void>): Promise<null> => deed.then(() => null)

  serve(app, calls.ownCatalogue, ({ caller }) => readOwnCatalogue(platform, caller))
  serve(app, calls.saveCatalogue, ({ body, caller }) => saveCatalogue(platform, body, caller))
  serve(app, calls.agreeToDirectory, ({ body, caller }) =>
    done(agreeToDirectory(platform, body.agreed, caller)),
  )

  serve(app, calls.listCatalogue, ({ body, caller: { language } }) =>
    readPage(db, entriesAtDesk, body, { edition: settings.current().edition, language }),
  )
  serve(app, calls.exportCatalogue, ({ query, caller, reply }) =>
    sendCatalogueWorkbook(platform, query, caller, reply),
  )
  serve(app, calls.catalogueOverview, async () => {
    const { edition, catalogueDeadline: lastDay } = settings.current()
    const counted = await countStates(db, edition)
    const companies = (state: string) => counted.find((one) => one.state === state)?.companies ?? 0
    return {
      states: Object.fromEntries(catalogueStates.map((state) => [state, companies(state)])) as Record<
        (typeof catalogueStates)[number],
        number
      >,
      lastDay,
    }
  })
  serve(app, calls.findCatalogueEntry, ({ query, caller }) => findEntry(platform, query.companyId, caller))
  serve(app, calls.decideCatalogue, ({ body, caller }) => done(decideEntryOf(platform, body, caller)))
  serve(app, calls.remindOfCatalogue, ({ body, caller }) => remind(platform, body.companyIds, caller))
  serve(app, calls.cataloguePdf, ({ query, caller, reply }) =>
    sendCatalogue(platform, query.language, caller, reply),
  )
}
