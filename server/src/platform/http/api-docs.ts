import { openApi } from '@fairground/wire/openapi'
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'

export async function serveApiDocs(app: FastifyInstance): Promise<void> {
  const document = openApi(process.env.npm_package_version ?? '0.1.0')
  app.get('/api/openapi.json', async (_request, reply) => reply.send(document))
  await app.register(swagger, { mode: 'static', specification: { document: document as never } })
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    uiConfig: { docExpansion: 'none', tryItOutEnabled: false },
  })
}
