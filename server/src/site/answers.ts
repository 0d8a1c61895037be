import {
  type Edition,
  editionOf,
  languageAt,
  notFoundPage,
  type Page,
  render,
  type Site,
} from '@fairground/site'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { KeptAnswer } from '../platform/http/kept-answer'
import type { KeptSites } from './published'

const types = {
  html: 'text/html; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  feed: 'application/rss+xml; charset=utf-8',
  text: 'text/plain; charset=utf-8',
} as const

interface Made {
  body: string
  type: keyof typeof types
}
/** Nothing where nothing is published. */
type Make = (site: Site) => Made | undefined

export type SiteAnswers = ReturnType<typeof answersFrom>

/** How the site answers: with what it keeps, with what it makes for one reader, or that there is nothing. */
export function answersFrom(kept: KeptSites) {
  const ready = ({ body, type }: Made) => new KeptAnswer(body, 'public', types[type])

  function sendNotFound(site: Site, request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const edition = editionOf(site, languageAt(pathOf(request)).language)
    return reply
      .code(404)
      .header('cache-control', 'no-cache')
      .type(types.html)
      .send(render(edition, notFoundPage(edition)))
  }

  return {
    /** Made once, and kept until something is published or what else it stands on is another. */
    async kept(
      request: FastifyRequest,
      reply: FastifyReply,
      address: string,
      make: Make,
      standsOn?: object,
    ): Promise<FastifyReply> {
      const now = await kept.current()
      const known = now.pages.get(address)
      if (known && known.standsOn === standsOn) return known.answer.send(request, reply)
      const made = make(now.site)
      if (!made) return sendNotFound(now.site, request, reply)
      const answer = ready(made)
      kept.keep(now, address, { answer, standsOn })
      return answer.send(request, reply)
    },
    /** Made for whoever asks. */
    async fresh(
      request: FastifyRequest,
      reply: FastifyReply,
      make: (site: Site) => Promise<Made | undefined>,
    ): Promise<FastifyReply> {
      const { site } = await kept.current()
      const made = await make(site)
      return made ? ready(made).send(request, reply) : sendNotFound(site, request, reply)
    },
    async notFound(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
      return sendNotFound((await kept.current()).site, request, reply)
    },
  }
}

export const asHtml = (edition: Edition, page: Page | undefined): Made | undefined =>
  page && { body: render(edition, page), type: 'html' }

export const pathOf = ({ url }: FastifyRequest): string => {
  const path = url.split('?')[0] ?? ''
  return path.length > 1 ? path.replace(/\/$/, '') : path
}

/** An address that says a thing twice says it the first time. */
export function saidIn({ query }: FastifyRequest, name: string): string | undefined {
  const said = (query as Record<string, string | string[] | undefined>)[name]
  return Array.isArray(said) ? said[0] : said
}
