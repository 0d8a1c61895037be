import type { Language } from '@fairground/domain/text'
import {
  askedFor,
  directoryPage,
  editionOf,
  exhibitorPage,
  languageAt,
  pageAsked,
  perPage,
  searchPage,
  sitemapOf,
  wordsAsked,
} from '@fairground/site'
import { placeIn, sitePages } from '@fairground/wire/portal/places'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isId } from '../platform/database/ids'
import type { Platform } from '../platform/platform'
import { asHtml, pathOf, type SiteAnswers, saidIn } from './answers'
import { listExhibitorIds, readExhibitor, readExhibitors, readFamilies } from './directory.repository'

/** A hall full of people behind one address finds its booths; a program that copies the directory waits. */
const counted = { config: { rateLimit: { max: 300, timeWindow: 60_000, allowList: () => false } } }

const mostListed = 20_000
const fewFound = 5

/** Pages about companies are read anew for each reader: who takes an agreement back is gone at once. */
export function directoryRoutes(
  app: FastifyInstance,
  { db, settings }: Platform,
  answers: SiteAnswers,
  languages: readonly Language[],
): void {
  const whoAsks = (request: FastifyRequest) => ({
    edition: settings.current().edition,
    language: languageAt(pathOf(request)).language,
  })

  for (const language of languages) {
    const directory = placeIn(language, sitePages.exhibitors)

    app.get(directory, counted, (request, reply) =>
      answers.fresh(request, reply, async (site) => {
        const [asked, page] = [askedFor(saidIn(request, 'q')), pageAsked(saidIn(request, 'page'))]
        if (page === undefined) return undefined
        const wanted = { ...whoAsks(request), category: (saidIn(request, 'category') ?? '').slice(0, 20) }
        const [found, families] = await Promise.all([
          readExhibitors(db, { ...wanted, words: wordsAsked(asked), page, pageSize: perPage }),
          readFamilies(db, wanted),
        ])
        const edition = editionOf(site, language)
        return asHtml(edition, directoryPage(edition, { asked, ...wanted, families, page, ...found }))
      }),
    )

    app.get(`${directory}/:id`, counted, (request, reply) =>
      answers.fresh(request, reply, async (site) => {
        const { id } = request.params as { id: string }
        const entry = isId(id) ? await readExhibitor(db, id, whoAsks(request)) : undefined
        const edition = editionOf(site, language)
        return asHtml(edition, entry && exhibitorPage(edition, entry))
      }),
    )

    app.get(placeIn(language, sitePages.search), counted, (request, reply) =>
      answers.fresh(request, reply, async (site) => {
        const asked = askedFor(saidIn(request, 'q'))
        const words = wordsAsked(asked)
        const exhibitors =
          words.length > 0
            ? await readExhibitors(db, {
                ...whoAsks(request),
                category: '',
                words,
                page: 1,
                pageSize: fewFound,
              })
            : { total: 0, list: [] }
        const edition = editionOf(site, language)
        return asHtml(edition, searchPage(edition, { asked, exhibitors }))
      }),
    )
  }

  app.get('/sitemap.xml', counted, (request, reply) =>
    answers.fresh(request, reply, async (site) => ({
      body: sitemapOf(site, await listExhibitorIds(db, settings.current().edition, mostListed)),
      type: 'xml',
    })),
  )
}
