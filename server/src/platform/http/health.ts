import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Platform } from '../platform'

export function serveHealth(app: FastifyInstance, { config, db, live, fileStoreWatch }: Platform): void {
  let closing = false
  app.addHook('preClose', async () => {
    closing = true
  })
  // A connection that stays open after its answer would hold up the stop until the client lets go of it.
  app.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('connection', 'close')
  })

  app.get('/healthz', async () => ({ status: 'ok' }))

  // Ready means: a request sent now would be served. A load balancer stops sending while we are closing.
  app.get('/readyz', async (_request, reply) => {
    const database = await sql`SELECT 1`.execute(db).then(
      () => true,
      () => false,
    )
    const files = fileStoreWatch.isWritable()
    const ready = database && live.connected && files && !closing
    return reply.code(ready ? 200 : 503).send({
      status: ready ? 'ready' : 'not ready',
      database,
      live: live.connected,
      files,
      closing,
      ...(config.REHEARSAL ? { rehearsal: true } : {}),
    })
  })
}
