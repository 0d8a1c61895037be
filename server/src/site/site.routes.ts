import { languages } from '@fairground/domain/text'
import {
  editionOf,
  faultPage,
  languageAt,
  newsFeed,
  pageAt,
  render,
  robotsOf,
  siteTexts,
} from '@fairground/site'
import { placeIn, sitePages, sitePlaces } from '@fairground/wire/portal/places'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Platform } from '../platform/platform'
import { answersFrom, pathOf, saidIn } from './answers'
import { directoryRoutes } from './directory.routes'
import { createKeptSites } from './published'
import { addressOfStyles } from './styles'

const { exhibitors: _exhibitors, search: _search, ...keptPages } = sitePages

/** The public site: pages made here, the same for everybody. */
export async function siteRoutes(app: FastifyInstance, platform: Platform, webRoot?: string): Promise<void> {
  const { PUBLIC_ORIGIN, PORT } = platform.config
  const kept = createKeptSites(platform, {
    origin: PUBLIC_ORIGIN ?? `http://127.0.0.1:${PORT}`,
    styles: await addressOfStyles(webRoot),
  })
  app.addHook('onClose', async () => kept.stop())
  const answers = answersFrom(kept)

  /** What an address says beside its path is listened to only where it means something: each page is kept once. */
  const sendPage = (request: FastifyRequest, reply: FastifyReply, page?: string) => {
    const { language, path } = languageAt(pathOf(request))
    return answers.kept(request, reply, `${language} ${path} ${page ?? ''}`, (site) => {
      const edition = editionOf(site, language)
      const found = pageAt(edition, { path, page }, new Date())
      return found && { body: render(edition, found), type: 'html' }
    })
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
