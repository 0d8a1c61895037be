import type { Language } from '@fairground/domain/text'
import {
  editionOf,
  faultPage,
  languageAt,
  newsFeed,
  notFoundPage,
  pageAt,
  render,
  robotsOf,
  sitemapOf,
  siteTexts,
} from '@fairground/site'
import { placeIn, sitePages, sitePlaces } from '@fairground/wire/portal/places'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { KeptAnswer } from '../platform/http/kept-answer'
import type { Platform } from '../platform/platform'
import { createKeptSite, type KeptSite } from './published'
import { addressOfStyles } from './styles'

const types = {
  html: 'text/html; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  feed: 'application/rss+xml; charset=utf-8',
  text: 'text/plain; charset=utf-8',
} as const

const languages: readonly Language[] = ['zh', 'en']

/** The public site: pages made here, the same for everybody. */
export async function siteRoutes(app: FastifyInstance, platform: Platform, webRoot?: string): Promise<void> {
  const { PUBLIC_ORIGIN, PORT } = platform.config
  const kept = createKeptSite(platform, {
    origin: PUBLIC_ORIGIN ?? `http://127.0.0.1:${PORT}`,
    styles: await addressOfStyles(webRoot),
  })
  app.addHook('onClose', async () => kept.stop())

  /** What is made once and kept until something is published. */
  async function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    address: string,
    make: (now: KeptSite) => { body: string; type: string } | undefined,
  ): Promise<FastifyReply> {
    const now = await kept.current()
    const known = now.pages.get(address)
    if (known) return known.send(request, reply)
    const made = make(now)
    if (!made) return sendNotFound(now, request, reply)
    return kept.keep(now, address, new KeptAnswer(made.body, 'public', made.type)).send(request, reply)
  }

  function sendNotFound({ site }: KeptSite, request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const edition = editionOf(site, languageAt(pathOf(request)).language)
    return reply
      .code(404)
      .header('cache-control', 'no-cache')
      .type(types.html)
      .send(render(edition, notFoundPage(edition)))
  }

  /** What an address says beside its path is listened to only where it means something: each page is kept once. */
  const sendPage = (request: FastifyRequest, reply: FastifyReply, page?: string) => {
    const { language, path } = languageAt(pathOf(request))
    return answer(request, reply, `${language} ${path} ${page ?? ''}`, ({ site }) => {
      const edition = editionOf(site, language)
      const found = pageAt(edition, { path, page }, new Date())
      return found && { body: render(edition, found), type: types.html }
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
        .type(types.html)
        .send(render(edition, faultPage(edition, words)))
    })

    for (const language of languages) {
      for (const path of Object.values(sitePages))
        pages.get(placeIn(language, path), (request, reply) => sendPage(request, reply))
      for (const path of Object.values(sitePlaces)) {
        pages.get(placeIn(language, path), (request, reply) => sendPage(request, reply, sheetIn(request)))
        pages.get(`${placeIn(language, path)}/:id`, (request, reply) => sendPage(request, reply))
      }
      const feed = `${placeIn(language, sitePlaces.portalNews)}.xml`
      pages.get(feed, (request, reply) =>
        answer(request, reply, feed, ({ site }) => ({
          body: newsFeed(editionOf(site, language)),
          type: types.feed,
        })),
      )
    }
    pages.get('/en', (_request, reply) => reply.redirect(placeIn('en', sitePages.home)))
    pages.get('/en/', (_request, reply) => reply.redirect(placeIn('en', sitePages.home)))
    pages.get('/en/*', async (request, reply) => sendNotFound(await kept.current(), request, reply))
    pages.get('/sitemap.xml', (request, reply) =>
      answer(request, reply, 'sitemap', ({ site }) => ({ body: sitemapOf(site), type: types.xml })),
    )
    pages.get('/robots.txt', (request, reply) =>
      answer(request, reply, 'robots', ({ site }) => ({ body: robotsOf(site), type: types.text })),
    )
  })
}

const pathOf = ({ url }: FastifyRequest): string => {
  const path = url.split('?')[0] ?? ''
  return path.length > 1 ? path.replace(/\/$/, '') : path
}

/** An address that says a thing twice says it the first time. */
function sheetIn({ query }: FastifyRequest): string | undefined {
  const { page } = query as { page?: string | string[] }
  return Array.isArray(page) ? page[0] : page
}
