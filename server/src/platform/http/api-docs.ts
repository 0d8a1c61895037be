import { openApi } from '@fairground/wire/openapi'
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config/config'

export async function serveApiDocs(app: FastifyInstance, config: Config): Promise<void> {
  const document = openApi('0.1.0', { demo: config.MODE === 'demo' })
  app.get('/api/openapi.json', async (_request, reply) => reply.send(document))
  await app.register(swagger, { mode: 'static', specification: { document: document as never } })
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    uiConfig: { docExpansion: 'none', tryItOutEnabled: false },
  })
}
