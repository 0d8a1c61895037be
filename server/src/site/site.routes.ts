import { type Language, languages } from '@fairground/domain/text'
import {
  editionOf,
  faultPage,
  languageAt,
  newsFeed,
  pageAt,
  render,
  robotsOf,
  type Site,
  siteTexts,
} from '@fairground/site'
import { placeIn, sitePages, sitePlaces } from '@fairground/wire/portal/places'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Platform } from '../platform/platform'
import { answersFrom, asHtml, pathOf, saidIn } from './answers'
import { directoryRoutes } from './directory.routes'
import { keepFigures } from './figures'
import { createKeptSites } from './published'
import { addressOfStyles } from './styles'

const { home: _home, exhibitors: _exhibitors, search: _search, ...keptPages } = sitePages

/** The public site: pages made here, the same for everybody. */
export async function siteRoutes(app: FastifyInstance, platform: Platform, webRoot?: string): Promise<void> {
  const { PUBLIC_ORIGIN, PORT } = platform.config
  const kept = createKeptSites(platform, {
    origin: PUBLIC_ORIGIN ?? `http://127.0.0.1:${PORT}`,
    styles: await addressOfStyles(webRoot),
  })
  app.addHook('onClose', async () => kept.stop())
  const answers = answersFrom(kept)
  const figures = keepFigures(platform)

  /** What an address says beside its path is listened to only where it means something: each page is kept once. */
  const sendPage = (request: FastifyRequest, reply: FastifyReply, page?: string) => {
    const { language, path } = languageAt(pathOf(request))
    return answers.kept(request, reply, `${language} ${path} ${page ?? ''}`, (site) => {
      const edition = editionOf(site, language)
      return asHtml(edition, pageAt(edition, { path, page }, new Date()))
    })
  }

  /** The one page that tells of the halls too, so it is made anew once they are others. */
  const sendHome = async (request: FastifyRequest, reply: FastifyReply, language: Language) => {
    const now = await figures.current()
    const make = (site: Site) => {
      const edition = editionOf({ ...site, figures: now }, language)
      return asHtml(edition, pageAt(edition, { path: sitePages.home }, new Date()))
    }
    return answers.kept(request, reply, placeIn(language, sitePages.home), make, now)
  }

  // A scope of its own: what goes wrong here is told in a page.
  await app.register(async (pages) => {
    pages.setErrorHandler(async (error: FastifyError, request, reply) => {
      const status = error.statusCode && error.statusCode >= 400 ? error.statusCode : 503
      if (status >= 500) request.log.error({ err: error }, 'a page of the site could not be made')
      const now = await kept.current().catch(() => undefined)
      if (!now) throw error
      const edition = editionOf(now.site, languageAt(pathOf(request)).language)
      const words = status === 429 ? siteTexts.busy : siteTexts.broken
      return reply
        .code(status)
        .header('cache-control', 'no-store')
        .type('text/html; charset=utf-8')
        .send(render(edition, faultPage(edition, words)))
    })

    for (const language of languages) {
      pages.get(placeIn(language, sitePages.home), (request, reply) => sendHome(request, reply, language))
      for (const path of Object.values(keptPages))
        pages.get(placeIn(language, path), (request, reply) => sendPage(request, reply))
      for (const path of Object.values(sitePlaces)) {
        const place = placeIn(language, path)
        pages.get(place, (request, reply) => sendPage(request, reply, saidIn(request, 'page')))
        pages.get(`${place}/:id`, (request, reply) => sendPage(request, reply))
      }
      const feed = `${placeIn(language, sitePlaces.portalNews)}.xml`
      pages.get(feed, (request, reply) =>
        answers.kept(request, reply, feed, (site) => ({
          body: newsFeed(editionOf(site, language)),
          type: 'feed',
        })),
      )
    }
    directoryRoutes(pages, platform, answers, languages)
    for (const root of ['/en', '/en/'])
      pages.get(root, (_request, reply) => reply.redirect(placeIn('en', sitePages.home)))
    pages.get('/en/*', answers.notFound)
    pages.get('/robots.txt', (request, reply) =>
      answers.kept(request, reply, 'robots', (site) => ({ body: robotsOf(site), type: 'text' })),
    )
  })
}
