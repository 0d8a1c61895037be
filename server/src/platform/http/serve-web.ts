import { readFile } from 'node:fs/promises'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** Login, registration and recovery: the build makes them a page that names their files. */
const doors = '/exhibition/login/'

/** The built web room. Hashed assets live forever, the page itself never, so a new version shows at the next load. */
export async function serveWeb(app: FastifyInstance, root: string): Promise<void> {
  const [page, doorsPage] = await Promise.all(
    ['index.html', 'doors.html'].map((name) => readFile(path.join(root, name), 'utf8')),
  )
  const sendPage = ({ url }: FastifyRequest, reply: FastifyReply) =>
    reply
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(url.startsWith(doors) ? doorsPage : page)

  await app.register(fastifyStatic, {
    root,
    index: false,
    wildcard: false,
    globIgnore: ['*.html', '**/*.{br,gz}'],
    preCompressed: true,
    setHeaders(reply, file) {
      const forever = file.includes(`${path.sep}assets${path.sep}`)
      reply.header('cache-control', forever ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  app.get('/', sendPage)
  app.decorate('webPage', sendPage)
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Answers a screen's address; absent when only the API is served. */
    webPage?: (request: FastifyRequest, reply: FastifyReply) => FastifyReply
  }
}
