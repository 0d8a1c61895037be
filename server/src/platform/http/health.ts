import type { FastifyInstance } from 'fastify'
import type { Platform } from '../platform'

export function serveHealth(
  app: FastifyInstance,
  { config, lifeline, live, fileStoreWatch }: Platform,
): void {
  let closing = false
  app.addHook('preClose', async () => {
    closing = true
  })
  // A connection that stays open after its answer would hold up the stop until the client lets go of it.
  app.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('connection', 'close')
  })

  app.get('/healthz', async () => ({ status: 'ok' }))

  // Ready means: a request sent now would be served. A load balancer stops sending while we are closing. Nothing is asked
  // of the database here: one that hangs would keep whoever looks after us waiting too.
  app.get('/readyz', async (_request, reply) => {
    const { state } = lifeline
    const files = fileStoreWatch.isWritable()
    const ready = state === 'well' && live.connected && files && !closing
    return reply.code(ready ? 200 : 503).send({
      status: ready ? 'ready' : 'not ready',
      database: state,
      live: live.connected,
      files,
      closing,
      ...(config.REHEARSAL ? { rehearsal: true } : {}),
    })
  })
}
