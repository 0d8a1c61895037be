import { openApi } from '@fairground/wire/openapi'
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config/config'

/** Describing every call costs more than starting all the rest, and says the same each time: not before somebody asks. */
const described = new Map<boolean, ReturnType<typeof openApi>>()

function describe(demo: boolean): ReturnType<typeof openApi> {
  const document = described.get(demo) ?? openApi('0.1.0', { demo })
  described.set(demo, document)
  return document
}

export async function serveApiDocs(app: FastifyInstance, config: Config): Promise<void> {
  // In a room of its own, or the plugin would look at every route of the product to describe it, too.
  await app.register(async (docs) => {
    await docs.register(swagger, {
      openapi: {},
      transformObject: () => describe(config.MODE === 'demo') as never,
    })
    await docs.register(swaggerUi, {
      routePrefix: '/api/docs',
      uiConfig: { docExpansion: 'none', tryItOutEnabled: false },
    })
    docs.get('/api/openapi.json', async (_request, reply) => reply.send(docs.swagger()))
  })
}
